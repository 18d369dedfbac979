import { afterEach, expect, test, vi } from 'vitest';
import { loadTurnstile } from '../../src/embeds/Turnstile/load.ts';

interface Script {
  onload?: () => void;
  onerror?: () => void;
  remove: () => void;
}

afterEach(() => vi.unstubAllGlobals());

test('loads Turnstile again after a failure, and only once after a success', async () => {
  const scripts: Script[] = [];
  const remove = vi.fn();
  const api = { render: vi.fn(), remove: vi.fn() };
  vi.stubGlobal('window', { turnstile: api });
  vi.stubGlobal('document', {
    createElement: () => ({ remove }),
    head: { append: (script: Script) => scripts.push(script) },
  });

  const first = loadTurnstile();
  expect(loadTurnstile()).toBe(first);
  scripts[0]?.onerror?.();
  expect(await first).toBeUndefined();
  expect(remove).toHaveBeenCalledOnce();

  const second = loadTurnstile();
  scripts[1]?.onload?.();
  expect(await second).toBe(api);
  expect(loadTurnstile()).toBe(second);
  expect(scripts).toHaveLength(2);
});
