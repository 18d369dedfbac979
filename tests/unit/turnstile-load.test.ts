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
  const removeScriptMock = vi.fn();
  const fakeTurnstileApi = { render: vi.fn(), remove: vi.fn() };
  vi.stubGlobal('window', { turnstile: fakeTurnstileApi });
  vi.stubGlobal('document', {
    createElement: () => ({ remove: removeScriptMock }),
    head: { append: (script: Script) => appendedScripts.push(script) },
  });

  const firstLoadPromise = loadTurnstile();
  expect(loadTurnstile()).toBe(firstLoadPromise);
  appendedScripts[0]?.onerror?.();
  expect(await firstLoadPromise).toBeUndefined();
  expect(removeScriptMock).toHaveBeenCalledOnce();

  const secondLoadPromise = loadTurnstile();
  appendedScripts[1]?.onload?.();
  expect(await secondLoadPromise).toBe(fakeTurnstileApi);
  expect(loadTurnstile()).toBe(secondLoadPromise);
  expect(appendedScripts).toHaveLength(2);
});
