/** Whom We Serve: the tiles of the trades, and how a visitor comes from one to its page. */
import { content } from './content.ts';
import { expect, open, test } from './site.ts';

const trades = content('industries');
const [first] = trades;
const { slug = '', name = '', title = name } = trades.at(-1) ?? {};

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

test('an address from before leads to the trade’s page, and Back does not return to it', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto(`/industry#${slug}`);
  await expect(page).toHaveURL(`/industry/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
