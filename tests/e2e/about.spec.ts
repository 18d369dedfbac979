import { openWithFakeClock, pauseFakeClock } from './clock.ts';
import { expect, findSection, test } from './site.ts';

test.use({ ownContext: true, viewport: { width: 1440, height: 700 } });

for (const [testTitle, reducedMotion, initialFigureText, textAfterOneSecond] of [
  ['counts the figures up in two seconds when in view', 'no-preference', '0+', /^9[23]\d\+$/],
  ['shows the final figures at once with reduced motion', 'reduce', '1240+', '1240+'],
] as const) {
  test(testTitle, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openWithFakeClock(page, '/about');
    await pauseFakeClock(page);
    const secondFigure = findSection(page, 'What floats so far')
      .getByText(/^\d+\+$/)
      .nth(1);
    await expect(secondFigure).toHaveText('1240+');
    await secondFigure.scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.runFor(16);
      await expect(secondFigure).toHaveText(initialFigureText, { timeout: 100 });
    }).toPass();
    await page.clock.runFor(1000);
    await expect(secondFigure).toHaveText(textAfterOneSecond);
    await page.clock.runFor(1000);
    await expect(secondFigure).toHaveText('1240+');
  });
}

test('shows the LinkedIn link on hover and on focus', async ({ page }) => {
  await page.goto('/about/team');
  const linkedInLink = page.getByRole('link', { name: 'आन्या देशपांडे on LinkedIn' });
  await expect(linkedInLink).toHaveCSS('opacity', '0');
  await page.getByRole('heading', { name: 'आन्या देशपांडे', exact: true }).hover();
  await expect(linkedInLink).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(linkedInLink).toHaveCSS('opacity', '0');
  await page.getByRole('link', { name: /^Siân .* on LinkedIn/ }).focus();
  await page.keyboard.press('Tab');
  await expect(linkedInLink).toBeFocused();
  await expect(linkedInLink).toHaveCSS('opacity', '1');
});

test.describe('team on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('shows the LinkedIn link without hover', async ({ page }) => {
    await page.goto('/about/team');
    const linkedInLink = page.getByRole('link', { name: /^Siân .* on LinkedIn/ });
    await expect(linkedInLink).toHaveCSS('opacity', '1');
  });
});
