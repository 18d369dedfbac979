import { expectAccessible } from './axe.ts';
import { expectNoSidewaysScroll, resize } from './layout.ts';
import { expect, mainWidths, pageHeading, test, themes } from './site.ts';

test('shows the reference after sending, accessible in both themes', async ({ page }) => {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/sent/TT-7K3M-9QX2');
    await expect(pageHeading(page)).toBeVisible();
    await expect(page.getByText('TT-7K3M-9QX2')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page, colorScheme);
  }
  for (const windowWidth of mainWidths) {
    await resize(page, windowWidth);
    await expectNoSidewaysScroll(page, `${windowWidth} wide`);
  }
});
