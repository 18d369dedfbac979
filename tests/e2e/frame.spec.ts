/** What stays while pages come and go: the theme, the frame, and the way back. */
import type { Page } from 'playwright/test';
import { expect, open, test } from './site.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** The last link to /contact is the one in the footer's call. */
async function chooseContact(page: Page) {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' });
  // At once: a smooth way there would go on after the click.
  await link.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const from = await page.evaluate(() => scrollY);
  await link.click();
  await expect(h1(page)).toHaveText('Write to us');
  return from;
}

test('the visitor’s system chooses the theme, the switch overrides it and is remembered; the footer keeps the brand’s colours', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/about');
  const root = page.locator('html');
  const change = page.getByRole('switch', { name: 'Dark theme' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(change).toBeChecked();
  await change.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('contentinfo')).toHaveCSS(
    'background-image',
    /rgb\(59, 18, 72\), rgb\(138, 47, 109\)/,
  );
});

test.describe('before the scripts run', () => {
  test.use({ idle: true, colorScheme: 'light' });

  test('a click on the theme switch is not lost', async ({ page }) => {
    await page.addInitScript(() => {
      // The browser never idles here: only the visitor's own act starts the scripts.
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/about');
    const root = page.locator('html');
    await expect(root).not.toHaveAttribute('data-hydrated');
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
  });
});

test('a link opens a page at its top at once, with the same frame, and Back leads to where the visitor was', async ({
  page,
}) => {
  await open(page, '/about');
  const frame = [page.getByRole('navigation', { name: 'Main' }), page.getByRole('contentinfo')];
  for (const part of frame) {
    await part.evaluate((element) => element.setAttribute('data-first', ''));
  }
  const place = () => page.evaluate(() => scrollY);
  const before = await chooseContact(page);
  expect(before).toBeGreaterThan(500);
  expect(await place()).toBe(0);
  for (const part of frame) {
    await expect(part).toHaveAttribute('data-first');
  }
  // What was laid out after the first paint is as high as in a page that was loaded.
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  const height = () => page.evaluate(() => document.body.scrollHeight);
  const opened = await height();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(place).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expect.poll(place).toBe(0);

  // What is open in the frame closes with the page.
  await page.locator('[data-group="about"] summary').press('Enter');
  await expect(page.locator('details[data-group][open]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('details[data-group][open]')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page).toHaveURL('/about');

  await chooseContact(page);
  await page.reload();
  await expect.poll(height).toBe(opened);
});

test('a page that breaks says so, with its status and message, comes back on request, and leads home', async ({
  page,
}) => {
  await open(page, '/test');
  await page.getByRole('button', { name: 'Break this page' }).click();
  await expect(h1(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(h1(page)).toHaveText('Style guide');
  await page.getByRole('button', { name: 'Break this page' }).click();
  await expect(
    page.getByText('For the water, for the quay, and for those who look at both from a window.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(h1(page)).not.toHaveText('Unexpected Application Error!');
});
