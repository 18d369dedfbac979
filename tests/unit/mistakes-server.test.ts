import { expect, test, vi } from 'vitest';
import { serveMistakesUntilFixed } from '../../scripts/lib/mistakes-server.ts';
import { findFreePort } from '../../scripts/lib/worker.ts';

test('serves the mistakes until they are fixed, then frees the port', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const port = await findFreePort(18_850);
  let mistakes = ['src/content/faq.yml:3: answer: Write <a text> here.'];
  const fixed = serveMistakesUntilFixed(port, async () => mistakes);
  const site = `http://localhost:${port}/contact`;
  await vi.waitFor(async () => {
    expect(await (await fetch(site)).text()).toContain(
      'faq.yml:3: answer: Write &lt;a text&gt; here.',
    );
  }, 5000);
  mistakes = [];
  await fixed;
  await expect(fetch(site)).rejects.toThrow();
});

test('resolves at once when there is no mistake', async () => {
  await expect(serveMistakesUntilFixed(0, async () => [])).resolves.toBeUndefined();
});
