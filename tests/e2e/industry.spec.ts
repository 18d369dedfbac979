/** Whom We Serve: the tiles of the trades, and how a visitor comes from one to its page. */
import { content } from './content.ts';
import { expectNoSidewaysScroll, resize } from './layout.ts';
import { expect, test, untilHydrated, widths } from './site.ts';

const trades = content('industries');
const first = trades[0] ?? { name: '', slug: '', title: '' };
const { slug = '', name = '', title = name } = trades.at(-1) ?? {};

test('no tile breaks its name or the page, at any width', async ({ reader: page }) => {
  await page.goto('/industry');
  for (const width of [320, ...widths]) {
    await resize(page, width);
    await expectNoSidewaysScroll(page, `${width} wide`);
  }
});

test('a tile leads to the page of its trade, whose form knows the trade', async ({ page }) => {
  await page.goto('/industry');
  await untilHydrated(page);
  await page.locator('main').getByRole('link', { name: first.name, exact: true }).click();
  await expect(page).toHaveURL(`/industry/${first.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title ?? first.name);
  await expect(
    page.locator('main form').getByLabel(content('forms').inquiry.fields.type.label),
  ).toHaveValue(first.name);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address from before still shows the tiles, and each leads on', async ({ page }) => {
    await page.goto(`/industry#${slug}`);
    await page.locator('main').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});
