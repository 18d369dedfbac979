/** Whom We Serve: how a visitor comes from a tile to the page of its trade. */

import { expect, open, test } from './site.ts';
import { content } from './unconverted/content.ts';

const [first] = content('industries');

test.skip(!first, 'without a trade there is no such page');

test('a tile leads to the page of its trade, whose form knows the trade', async ({ page }) => {
  await open(page, '/industry');
  await page
    .locator('main')
    .getByRole('link', { name: first?.name ?? '', exact: true })
    .click();
  await expect(page).toHaveURL(`/industry/${first?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    first?.title ?? first?.name ?? '',
  );
  await expect(
    page.locator('main form').getByLabel(content('forms').inquiry.fields.type.label),
  ).toHaveValue(first?.name ?? '');
});
