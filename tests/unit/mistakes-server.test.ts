import { expect, test, vi } from 'vitest';
import { serveMistakesUntilFixed } from '../../scripts/lib/mistakes-server.ts';
import { findFreePort } from '../../scripts/lib/worker.ts';

test('serves the mistakes until they are fixed, then frees the port', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const freePort = await findFreePort(18_850);
  let currentMistakes = ['src/content/faq.yml:3: answer: Write <a text> here.'];
  const serverEndPromise = serveMistakesUntilFixed(freePort, async () => currentMistakes);
  const pageAddress = `http://localhost:${freePort}/contact`;
  await vi.waitFor(async () => {
    expect(await (await fetch(pageAddress)).text()).toContain(
      'faq.yml:3: answer: Write &lt;a text&gt; here.',
    );
  }, 5000);
  currentMistakes = [];
  await serverEndPromise;
  await expect(fetch(pageAddress)).rejects.toThrow();
});

test('resolves at once when there is no mistake', async () => {
  await expect(serveMistakesUntilFixed(0, async () => [])).resolves.toBeUndefined();
});
