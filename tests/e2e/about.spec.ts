/** About us, and the people. */
import { resize } from './layout.ts';
import { openWithClock, section } from './parts.ts';
import { expect, test } from './site.ts';

test.describe('by a stopped clock', () => {
  test.use({ ownContext: true, viewport: { width: 1440, height: 700 } });

  for (const [motion, begins, reached] of [
    ['no-preference', '0+', /^9[23]\d\+$/],
    ['reduce', '1240+', '1240+'],
  ] as const) {
    test(`numbers ${motion === 'reduce' ? 'stand still for those who asked for stillness' : 'count up in two seconds when they are seen'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await openWithClock(page, '/about');
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      const count = section(page, 'What floats so far')
        .getByText(/^\d+\+$/)
        .nth(1);
      await expect(count).toHaveText('1240+');
      await count.scrollIntoViewIfNeeded();
      await expect(async () => {
        await page.clock.runFor(16);
        await expect(count).toHaveText(begins, { timeout: 100 });
      }).toPass();
      await page.clock.runFor(1000);
      await expect(count).toHaveText(reached);
      await page.clock.runFor(1000);
      await expect(count).toHaveText('1240+');
    });
  }
});

test('LinkedIn shows on hover and on focus', async ({ page }) => {
  await resize(page, 1440);
  await page.goto('/about/team');
  const link = page.getByRole('link', { name: 'आन्या देशपांडे on LinkedIn' });
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('heading', { name: 'आन्या देशपांडे', exact: true }).hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('link', { name: /^Siân .* on LinkedIn/ }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('opacity', '1');
});

test.describe('for fingers, which cannot hover', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('LinkedIn shows at once', async ({ page }) => {
    await page.goto('/about/team');
    const link = page.getByRole('link', { name: /^Siân .* on LinkedIn/ });
    await expect(link).toHaveCSS('opacity', '1');
  });
});
