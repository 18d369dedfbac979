/** A long post with code and a wide table. */
import { resize } from './layout.ts';
import { expect, open, test } from './site.ts';

test('a long post lists its parts, which a short one does not; its code is coloured in the page itself and copied whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await resize(page, 1440);
  await open(page, '/blog/mooring-book');
  const parts = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(parts).toHaveText([
    'The wall',
    'The drawer',
    'The head',
    'The first summer',
    'The second summer',
    'What it cannot do',
  ]);
  await parts.nth(3).click();
  await expect(page).toHaveURL(/#the-first-summer$/);
  await expect(page.getByRole('heading', { name: /^The first summer/ })).toBeInViewport();

  const block = page.locator('[data-code]').first();
  const colours = await block
    .locator('code span[style]')
    .evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).color)).size);
  expect(colours).toBeGreaterThan(2);
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^const berths = \['A1', 'A2'\];\n\n/);
  expect(copied).toBe(await block.locator('pre').textContent());

  await open(page, '/blog/tide-tables');
  await expect(parts).toHaveCount(0);
});

test('a wide table scrolls inside itself by keyboard, and the page does not', async ({ page }) => {
  await resize(page, 320, 700);
  await open(page, '/blog/mooring-book');
  const table = page.getByRole('group', { name: 'Table, scrolls sideways' }).first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 760 } });

  test('the folded list of a long post opens and leads to a part', async ({ page }) => {
    await page.goto('/blog/mooring-book');
    const folded = page.locator('details', { hasText: 'On this page' });
    await folded.locator('summary').click();
    await folded.getByRole('link', { name: 'What it cannot do' }).click();
    await expect(page.getByRole('heading', { name: /^What it cannot do/ })).toBeInViewport();
  });
});
