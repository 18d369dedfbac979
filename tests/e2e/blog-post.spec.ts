/** A long post with code and a wide table, of the other agency: its posts stay as they are. */
import { expect } from 'playwright/test';
import { resize } from './layout.ts';
import { open, readOther, test } from './other-site.ts';

test.describe.configure({ mode: 'default' });

const long = '/blog/mooring-book';
const words = () => readOther().content.blog.post;

test('a long post lists its parts, which a short one does not; its code is coloured in the page itself and copied whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { contents, copyCode, codeCopied } = words();
  await resize(page, 1440);
  await open(page, long);
  const parts = page.getByRole('navigation', { name: contents }).getByRole('link');
  expect(await parts.count()).toBeGreaterThan(4);
  await parts.nth(3).click();
  await expect(page).toHaveURL(/#one-book$/);
  await expect(page.getByRole('heading', { name: /^One book/ })).toBeInViewport();

  const block = page.locator('[data-code]').first();
  const colours = await block
    .locator('code span[style]')
    .evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).color)).size);
  expect(colours).toBeGreaterThan(2);
  await block.getByRole('button', { name: copyCode }).click();
  await expect(block.getByRole('button', { name: codeCopied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await block.locator('pre').textContent(),
  );

  await open(page, '/blog/tide-tables');
  await expect(parts).toHaveCount(0);
});

test('a wide table scrolls inside itself by keyboard, and the page does not', async ({ page }) => {
  await resize(page, 320, 700);
  await open(page, long);
  const table = page.getByRole('group', { name: words().table }).first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 760 } });

  test('the folded list of a long post opens and leads to a part', async ({ page }) => {
    await page.goto(`https://site.example${long}`);
    const folded = page.locator('details', { hasText: words().contents });
    await folded.locator('summary').click();
    await folded.getByRole('link', { name: 'What it cannot do' }).click();
    await expect(page.getByRole('heading', { name: /^What it cannot do/ })).toBeInViewport();
  });
});
