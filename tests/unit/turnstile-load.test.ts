import { afterEach, expect, test, vi } from 'vitest';
import { loadTurnstile } from '../../src/embeds/Turnstile/load.ts';

interface Script {
  onload?: () => void;
  onerror?: () => void;
  remove: () => void;
}

afterEach(() => vi.unstubAllGlobals());

test('loads Turnstile again after a failure, and only once after a success', async () => {
  const appendedScripts: Script[] = [];
  const removeScript = vi.fn();
  const turnstileApi = { render: vi.fn(), remove: vi.fn() };
  vi.stubGlobal('window', { turnstile: turnstileApi });
  vi.stubGlobal('document', {
    createElement: () => ({ remove: removeScript }),
    head: { append: (script: Script) => appendedScripts.push(script) },
  });

  const firstLoad = loadTurnstile();
  expect(loadTurnstile()).toBe(firstLoad);
  appendedScripts[0]?.onerror?.();
  expect(await firstLoad).toBeUndefined();
  expect(removeScript).toHaveBeenCalledOnce();

  const secondLoad = loadTurnstile();
  appendedScripts[1]?.onload?.();
  expect(await secondLoad).toBe(turnstileApi);
  expect(loadTurnstile()).toBe(secondLoad);
  expect(appendedScripts).toHaveLength(2);
});
