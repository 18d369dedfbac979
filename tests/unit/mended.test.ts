import { expect, test, vi } from 'vitest';
import { untilMended } from '../../scripts/lib/mended.ts';
import { freePort } from '../../scripts/lib/worker.ts';

test('hot reload that is begun with a mistake shows it, and goes on once it is mended', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const port = await freePort(18_850);
  let found = ['src/content/faq.yml:3: answer: Write <a text> here.'];
  const mended = untilMended(port, async () => found);
  const site = `http://localhost:${port}/contact`;
  await vi.waitFor(async () => {
    expect(await (await fetch(site)).text()).toContain(
      'faq.yml:3: answer: Write &lt;a text&gt; here.',
    );
  }, 5000);
  found = [];
  await mended;
  await expect(fetch(site)).rejects.toThrow();
});

test('hot reload of right content waits for nothing', async () => {
  await expect(untilMended(0, async () => [])).resolves.toBeUndefined();
});
