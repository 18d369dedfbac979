import type { Page } from 'playwright/test';
import { expect, openHydrated, test } from './site.ts';

const newestPostTitle = 'What a fog signal says to a small boat';
const secondPostTitle = 'Why a mooring book beats three lists on the wall';
const oldestPostTitle = 'Reading a tide table without a computer';

async function expectMainHeading(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

test('lists all posts on two pages, newest first, with pictures', async ({ page, problems }) => {
  await openHydrated(page, '/blog');
  const postCards = page.locator('main article');
  async function expectListPage(pageNumber: number, postTitles: string[]) {
    await expect(
      page.getByRole('link', { name: `Page ${pageNumber}`, exact: true }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(postCards.getByRole('heading')).toHaveText(postTitles);
    for (const postCard of await postCards.all()) {
      await postCard.scrollIntoViewIfNeeded();
      await expect(postCard.locator('img')).toHaveJSProperty('complete', true);
    }
  }
  await expectListPage(1, [
    newestPostTitle,
    secondPostTitle,
    'Winter ashore, and what it is good for',
    'नाव और सॉफ़्टवेयर की कहानी',
    'The paper in the drawer is right',
    'Why we try each screen with gloves on',
    'Bread on board, and who bakes it',
    'What a ferry says when the wind decides',
    'Forty knots and how to show them',
  ]);
  const olderPageLink = page.getByRole('link', { name: 'Older', exact: true });
  await olderPageLink.click();
  await expect(page).toHaveURL('/blog/page/2');
  await expectListPage(2, ['Milk that knows its way to the door', oldestPostTitle]);
  await expect(olderPageLink).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('shares a post by link or copied address, or shows that it cannot copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/blog/fog-signals');
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/?text=What%20a%20fog%20signal%20says%20to%20a%20small%20boat%20https%3A%2F%2Ftern-and-tide.test%2Fblog%2Ffog-signals',
  );
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://tern-and-tide.test/blog/fog-signals',
  );

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Link copied' }).click();
  await expect(page.getByRole('button', { name: 'Could not copy' })).toBeVisible();
});

test('leads to a post by search, topic, author and archive', async ({ page, problems }) => {
  await openHydrated(page, '/blog');
  const mainContent = page.getByRole('main');
  const searchButton = page.getByRole('button', { name: 'Search', exact: true });
  await searchButton.click();
  await expect(page.getByRole('dialog', { name: 'Search this site' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchButton).toBeFocused();
  const blogMenu = page.getByRole('navigation', { name: 'Ways into the blog' });
  await blogMenu.getByRole('link', { name: 'Topics' }).click();
  await expectMainHeading(page, 'Topics');
  await mainContent.getByRole('link', { name: 'On the water' }).first().click();
  await expectMainHeading(page, 'On the water');

  await blogMenu.getByRole('link', { name: 'Authors' }).click();
  await mainContent.getByRole('link', { name: 'आन्या देशपांडे' }).first().click();
  await expectMainHeading(page, 'आन्या देशपांडे');

  await blogMenu.getByRole('link', { name: 'Archive' }).click();
  await expectMainHeading(page, 'Archive');
  await mainContent.getByRole('link', { name: oldestPostTitle }).click();
  await expectMainHeading(page, oldestPostTitle);
  expect(problems).toEqual([]);
});

test('opens posts without a page load, and loads scripts only then', async ({ page, problems }) => {
  const readScriptTimings = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    );
  await openHydrated(page, '/about');
  const scriptTimingsBefore = await readScriptTimings();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Notes' }).click();
  await expectMainHeading(page, 'Notes');
  await page.getByRole('link', { name: 'Read More' }).first().click();
  await expectMainHeading(page, newestPostTitle);
  await page.getByRole('link', { name: `Older post ${secondPostTitle}` }).click();
  await expectMainHeading(page, secondPostTitle);
  await page.goBack();
  await page.goBack();
  await expectMainHeading(page, 'Notes');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect((await readScriptTimings()).length).toBeGreaterThan(scriptTimingsBefore.length);
  expect(problems).toEqual([]);
});
