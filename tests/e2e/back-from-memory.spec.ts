/** The browser keeps a page in memory when the visitor leaves it, and shows it again on Back. */
import type { Page } from 'playwright/test';
import { readMessages } from './database-and-mailbox.ts';
import {
  contactCase,
  expectValues,
  openFilledForm,
  skipSpamDelay,
  withUniqueSender,
} from './forms.ts';
import { expect, openHydrated, test } from './site.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    // Playwright turns this memory off.
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

async function leaveAndGoBack(
  page: Page,
  visitOther: () => Promise<unknown> = () => page.goto('/robots.txt'),
) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'isFromMemory', persisted));
  });
  await visitOther();
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isFromMemory'))).toBe(true);
}

const routes = [
  '/',
  '/about',
  '/service/berths',
  '/portfolio',
  '/gallery',
  '/contact',
  '/carrer',
  '/meeting',
  '/blog',
  '/hi',
];

test('every kind of page can be kept in memory, with nothing wrong', async ({ page, problems }) => {
  for (const route of routes) {
    await openHydrated(page, route);
    await leaveAndGoBack(page);
    await expect(page).toHaveURL(route);
  }
  expect(problems).toEqual([]);
});

test('a page from memory follows a theme that was chosen on another page', async ({ page }) => {
  await openHydrated(page, '/about');
  await leaveAndGoBack(page, async () => {
    await openHydrated(page, '/hi/about');
    await page.getByRole('switch').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeChecked();
});

test('a form from memory keeps what was written, and can be sent', async ({ page, request }) => {
  const formCase = withUniqueSender(contactCase, 'memory');
  const formElement = await openFilledForm(page, formCase);
  await leaveAndGoBack(page);
  await expectValues(formElement, formCase.fields);
  await skipSpamDelay(page);
  await formElement.getByRole('button', { name: formCase.button }).click();
  const successStatus = formElement.getByRole('status').filter({ hasText: formCase.success });
  await expect(successStatus).toBeVisible();
  await leaveAndGoBack(page);
  await expect(successStatus).toBeVisible();
  expect(await readMessages(request, formCase.fields.email)).toHaveLength(1);
});

test('the home page from memory shows its figures, and its headlines can be paused', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await leaveAndGoBack(page);
  await page.getByRole('button', { name: 'Pause the headlines and pictures' }).click();
  await expect(
    page.getByRole('button', { name: 'Let the headlines and pictures move' }),
  ).toBeVisible();
});
