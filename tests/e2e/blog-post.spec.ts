import { resize } from './layout.ts';
import { expect, openHydrated, test } from './site.ts';

test('lists a long post’s sections, colours its code and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await resize(page, 1440);
  await openHydrated(page, '/blog/mooring-book');
  const sectionLinks = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(sectionLinks).toHaveText([
    'The wall',
    'The drawer',
    'The head',
    'The first summer',
    'The second summer',
    'What it cannot do',
  ]);
  await sectionLinks.nth(3).click();
  await expect(page).toHaveURL(/#the-first-summer$/);
  await expect(page.getByRole('heading', { name: /^The first summer/ })).toBeInViewport();

  const codeBlock = page.locator('[data-code]').first();
  const codeColourCount = await codeBlock
    .locator('code span[style]')
    .evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size);
  expect(codeColourCount).toBeGreaterThan(2);
  await codeBlock.getByRole('button', { name: 'Copy' }).click();
  await expect(codeBlock.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copiedCode = await page.evaluate(() => navigator.clipboard.readText());
  expect(copiedCode).toMatch(/^const berths = \['A1', 'A2'\];\n\n/);
  expect(copiedCode).toBe(await codeBlock.locator('pre').textContent());

  await openHydrated(page, '/blog/tide-tables');
  await expect(sectionLinks).toHaveCount(0);
});

test('scrolls a wide table by keyboard, and not the page', async ({ page }) => {
  await resize(page, 320, 700);
  await openHydrated(page, '/blog/mooring-book');
  const wideTable = page.getByRole('group', { name: 'Table, scrolls sideways' }).first();
  await wideTable.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wideTable.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 760 } });

  test('opens the list of sections and leads to one', async ({ page }) => {
    await page.goto('/blog/mooring-book');
    const sectionsDetails = page.locator('details', { hasText: 'On this page' });
    await sectionsDetails.locator('summary').click();
    await sectionsDetails.getByRole('link', { name: 'What it cannot do' }).click();
    await expect(page.getByRole('heading', { name: /^What it cannot do/ })).toBeInViewport();
  });
});
