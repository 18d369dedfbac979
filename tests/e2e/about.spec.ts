import { openWithClock, stopClock } from './clock.ts';
import { resize } from './layout.ts';
import { expect, section, test } from './site.ts';

test.describe('with a stopped clock', () => {
  test.use({ ownContext: true, viewport: { width: 1440, height: 700 } });

  for (const { title, reducedMotion, start, afterOneSecond } of [
    {
      title: 'counts the figures up in two seconds when they come into view',
      reducedMotion: 'no-preference',
      start: '0+',
      afterOneSecond: /^9[23]\d\+$/,
    },
    {
      title: 'shows the final figures at once with reduced motion',
      reducedMotion: 'reduce',
      start: '1240+',
      afterOneSecond: '1240+',
    },
  ] as const) {
    test(title, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await openWithClock(page, '/about');
      await stopClock(page);
      const figures = section(page, 'What floats so far').getByText(/^\d+\+$/);
      const figure = figures.nth(1);
      await expect(figure).toHaveText('1240+');
      await figure.scrollIntoViewIfNeeded();
      await expect(async () => {
        await page.clock.runFor(16);
        await expect(figure).toHaveText(start, { timeout: 100 });
      }).toPass();
      await page.clock.runFor(1000);
      await expect(figure).toHaveText(afterOneSecond);
      await page.clock.runFor(1000);
      await expect(figure).toHaveText('1240+');
    });
  }
});

test('shows the LinkedIn link on hover and on focus', async ({ page }) => {
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

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('always shows the LinkedIn link', async ({ page }) => {
    await page.goto('/about/team');
    const link = page.getByRole('link', { name: /^Siân .* on LinkedIn/ });
    await expect(link).toHaveCSS('opacity', '1');
  });
});
