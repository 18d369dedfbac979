/** The page after a message that was sent without scripts; the Worker writes the reference into it. */
import { expectAccessible } from './axe.ts';
import { expectNoSidewaysScroll, resize } from './layout.ts';
import { expect, test, themes, widths } from './site.ts';

test('shows the reference after sending, soundly at every width in both themes', async ({
  page,
}) => {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/sent/TT-7K3M-9QX2');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('TT-7K3M-9QX2')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page, colorScheme);
  }
  for (const width of widths) {
    await resize(page, width);
    await expectNoSidewaysScroll(page, `${width} wide`);
  }
});
