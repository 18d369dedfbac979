import { expect, test, vi } from 'vitest';
import { loadTurnstile } from '../../src/embeds/Turnstile/load.ts';

test('loads Turnstile again after a failure, and only once after a success', async () => {
  const appendedScripts: Record<'onload' | 'onerror', () => void>[] = [];
  const removeScript = vi.fn();
  const fakeTurnstile = { render: vi.fn(), remove: vi.fn() };
  vi.stubGlobal('window', { turnstile: fakeTurnstile });
  vi.stubGlobal('document', {
    createElement: () => ({ remove: removeScript }),
    head: { append: appendedScripts.push.bind(appendedScripts) },
  });

  const firstLoadPromise = loadTurnstile();
  expect(loadTurnstile()).toBe(firstLoadPromise);
  appendedScripts[0]?.onerror();
  expect(await firstLoadPromise).toBeUndefined();
  expect(removeScript).toHaveBeenCalledOnce();

  const secondLoadPromise = loadTurnstile();
  appendedScripts[1]?.onload();
  expect(await secondLoadPromise).toBe(fakeTurnstile);
  expect(loadTurnstile()).toBe(secondLoadPromise);
  expect(appendedScripts).toHaveLength(2);
});
