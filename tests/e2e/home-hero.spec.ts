/** The top of the home page: headlines and pictures that take turns. */

import { openWithClock, restartInterval, section, setTabHidden } from './clock.ts';
import { resize } from './layout.ts';
import { expect, test } from './site.ts';

const headlines = [
  'Software for people who work outdoors',
  'Berths, tides and tickets',
  'Made in Waitangi, tried at sea',
];
const motion = {
  pause: 'Pause the headlines and pictures',
  play: 'Let the headlines and pictures move',
};

test.describe('by the clock', () => {
  test.use({ ownContext: true });

  test('headlines change every three seconds and pictures every five, begin again after the last, and stand still while paused or in a hidden tab', async ({
    page,
  }) => {
    const shown = page.locator('h1').locator('xpath=..').locator('[data-shown="true"]');
    const picture = section(page, 'Software for people who work outdoors').locator(
      'div[data-shown="true"] img',
    );
    const pictureNow = () => picture.getAttribute('alt');
    await openWithClock(page);

    await test.step('a headline stays for three seconds', async () => {
      await restartInterval(page, motion);
      const first = (await shown.textContent()) ?? '';
      const start = headlines.indexOf(first);
      for (const turn of [1, 2, 3]) {
        await page.clock.runFor(2999);
        await expect(shown).toHaveText(headlines[(start + turn - 1) % 3] ?? '');
        await page.clock.runFor(1);
        await expect(shown).toHaveText(headlines[(start + turn) % 3] ?? '');
      }
    });

    await test.step('a picture stays for five', async () => {
      await restartInterval(page, motion);
      const seen = [await pictureNow()];
      for (const _ of [1, 2]) {
        await page.clock.runFor(4999);
        expect(await pictureNow()).toBe(seen.at(-1));
        await page.clock.runFor(1);
        await expect.poll(pictureNow).not.toBe(seen.at(-1));
        await expect(picture).toHaveCount(1);
        seen.push(await pictureNow());
      }
      expect(seen[2]).toBe(seen[0]);
    });

    await test.step('neither moves while paused', async () => {
      await page.getByRole('button', { name: motion.pause }).click();
      const before = [await shown.textContent(), await pictureNow()];
      await page.clock.runFor(30_000);
      expect([await shown.textContent(), await pictureNow()]).toEqual(before);
    });

    await test.step('nor in a hidden tab, and both go on afterwards', async () => {
      await page.getByRole('button', { name: motion.play }).click();
      await setTabHidden(page, true);
      const headline = (await shown.textContent()) ?? '';
      await page.clock.runFor(30_000);
      await expect(shown).toHaveText(headline);
      await setTabHidden(page, false);
      await page.clock.runFor(3000);
      await expect(shown).not.toHaveText(headline);
    });
  });
});

test('a changing headline never moves the layout and never changes what a screen reader hears', async ({
  staticPage: page,
}) => {
  await page.goto('/');
  for (const width of [360, 768, 1440]) {
    await resize(page, width, 800);
    const { tops, names } = await page.evaluate(() => {
      const stack = document.querySelector('h1')?.parentElement;
      const all = [...(stack?.children ?? [])] as HTMLElement[];
      const intro = stack?.nextElementSibling as HTMLElement;
      const measured = all.map((headline) => {
        for (const other of all) {
          other.dataset.shown = String(other === headline);
        }
        return intro.offsetTop;
      });
      const heard = all.filter((one) => one.ariaHidden !== 'true').map((one) => one.textContent);
      return { tops: measured, names: heard };
    });
    expect(new Set(tops).size).toBe(1);
    expect(names).toEqual([headlines[0]]);
  }
});

test('on paper the circle of pictures is on one sheet', async ({ staticPage: page }) => {
  await page.goto('/');
  await resize(page, 680, 1009);
  await page.emulateMedia({ media: 'print' });
  const circle = section(page, 'Software for people who work outdoors').locator('div:has(> ul)');
  await expect(circle).toHaveCSS('break-inside', 'avoid');
  expect((await circle.boundingBox())?.height).toBeLessThan(500);
  await page.emulateMedia({ media: null });
});
