import { openWithClock, restartInterval, setTabHidden } from './clock.ts';
import { resize } from './layout.ts';
import { boxOf, expect, section, test } from './site.ts';

const headlines = [
  'Software for people who work outdoors',
  'Berths, tides and tickets',
  'Made in Waitangi, tried at sea',
];
const motion = {
  pause: 'Pause the headlines and pictures',
  play: 'Let the headlines and pictures move',
};

test.describe('with a stopped clock', () => {
  test.use({ ownContext: true });

  test('changes headlines every three seconds and pictures every five, unless paused or in a hidden tab', async ({
    page,
  }) => {
    const headline = page.locator('h1').locator('xpath=..').locator('[data-shown="true"]');
    const picture = section(page, 'Software for people who work outdoors').locator(
      'div[data-shown="true"] img',
    );
    const pictureNow = () => picture.getAttribute('alt');
    await openWithClock(page);

    await test.step('shows a headline for three seconds', async () => {
      await restartInterval(page, motion);
      const first = (await headline.textContent()) ?? '';
      const start = headlines.indexOf(first);
      for (const turn of [1, 2, 3]) {
        await page.clock.runFor(2999);
        await expect(headline).toHaveText(headlines[(start + turn - 1) % 3] ?? '');
        await page.clock.runFor(1);
        await expect(headline).toHaveText(headlines[(start + turn) % 3] ?? '');
      }
    });

    await test.step('shows a picture for five seconds', async () => {
      await restartInterval(page, motion);
      const pictures = [await pictureNow()];
      for (const _ of [1, 2]) {
        await page.clock.runFor(4999);
        expect(await pictureNow()).toBe(pictures.at(-1));
        await page.clock.runFor(1);
        await expect.poll(pictureNow).not.toBe(pictures.at(-1));
        await expect(picture).toHaveCount(1);
        pictures.push(await pictureNow());
      }
      expect(pictures[2]).toBe(pictures[0]);
    });

    await test.step('changes nothing while paused', async () => {
      await page.getByRole('button', { name: motion.pause }).click();
      const before = [await headline.textContent(), await pictureNow()];
      await page.clock.runFor(30_000);
      expect([await headline.textContent(), await pictureNow()]).toEqual(before);
    });

    await test.step('changes nothing in a hidden tab', async () => {
      await page.getByRole('button', { name: motion.play }).click();
      await setTabHidden(page, true);
      const current = (await headline.textContent()) ?? '';
      await page.clock.runFor(30_000);
      await expect(headline).toHaveText(current);
      await setTabHidden(page, false);
      await page.clock.runFor(3000);
      await expect(headline).not.toHaveText(current);
    });
  });
});

test('a headline change shifts no layout and announces nothing', async ({ staticPage: page }) => {
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
      const heard = all
        .filter(({ ariaHidden }) => ariaHidden !== 'true')
        .map(({ textContent }) => textContent);
      return { tops: measured, names: heard };
    });
    expect(new Set(tops).size).toBe(1);
    expect(names).toEqual([headlines[0]]);
  }
});

test('prints the circle of pictures on one sheet', async ({ staticPage: page }) => {
  await page.goto('/');
  await resize(page, 680, 1009);
  await page.emulateMedia({ media: 'print' });
  const circle = section(page, 'Software for people who work outdoors').locator('div:has(> ul)');
  await expect(circle).toHaveCSS('break-inside', 'avoid');
  expect((await boxOf(circle)).height).toBeLessThan(500);
  await page.emulateMedia({ media: null });
});
