import type { Page } from 'playwright/test';
import { expect, open, test } from './site.ts';

const newest = 'What a fog signal says to a small boat';
const second = 'Why a mooring book beats three lists on the wall';
const oldest = 'Reading a tide table without a computer';

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

test('lists all posts on two pages, newest first, with pictures', async ({ page, problems }) => {
  await open(page, '/blog');
  const cards = page.locator('main article');
  async function expectPage(number: number, titles: string[]) {
    await expect(page.getByRole('link', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(cards.getByRole('heading')).toHaveText(titles);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator('img')).toHaveJSProperty('complete', true);
    }
  }
  await expectPage(1, [
    newest,
    second,
    'Winter ashore, and what it is good for',
    'नाव और सॉफ़्टवेयर की कहानी',
    'The paper in the drawer is right',
    'Why we try each screen with gloves on',
    'Bread on board, and who bakes it',
    'What a ferry says when the wind decides',
    'Forty knots and how to show them',
  ]);
  const older = page.getByRole('link', { name: 'Older', exact: true });
  await older.click();
  await expect(page).toHaveURL('/blog/page/2');
  await expectPage(2, ['Milk that knows its way to the door', oldest]);
  await expect(older).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('shares a post by link or copied address, and says if the browser refuses to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/blog/fog-signals');
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
  await open(page, '/blog');
  const main = page.getByRole('main');
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.click();
  await expect(page.getByRole('dialog', { name: 'Search this site' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  const blogMenu = page.getByRole('navigation', { name: 'Ways into the blog' });
  await blogMenu.getByRole('link', { name: 'Topics' }).click();
  await expectHeading(page, 'Topics');
  await main.getByRole('link', { name: 'On the water' }).first().click();
  await expectHeading(page, 'On the water');

  await blogMenu.getByRole('link', { name: 'Authors' }).click();
  await main.getByRole('link', { name: 'आन्या देशपांडे' }).first().click();
  await expectHeading(page, 'आन्या देशपांडे');

  await blogMenu.getByRole('link', { name: 'Archive' }).click();
  await expectHeading(page, 'Archive');
  await main.getByRole('link', { name: oldest }).click();
  await expectHeading(page, oldest);
  expect(problems).toEqual([]);
});

test('opens posts without a page load, and loads the blog’s scripts only then', async ({
  page,
  problems,
}) => {
  const scripts = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    );
  await open(page, '/about');
  const before = await scripts();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Notes' }).click();
  await expectHeading(page, 'Notes');
  await page.getByRole('link', { name: 'Read More' }).first().click();
  await expectHeading(page, newest);
  await page.getByRole('link', { name: `Older post ${second}` }).click();
  await expectHeading(page, second);
  await page.goBack();
  await page.goBack();
  await expectHeading(page, 'Notes');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect((await scripts()).length).toBeGreaterThan(before.length);
  expect(problems).toEqual([]);
});
