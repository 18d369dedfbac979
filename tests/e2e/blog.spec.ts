/** The blog: its list, the ways to a post, and what a reader does with one. */

import { resize } from './layout.ts';
import { inFirstRow } from './parts.ts';
import { expect, open, test, untilHydrated } from './site.ts';
import { authors, content, posts, tags } from './unconverted/content.ts';

const words = content('blog');
const { heading } = content('pages').blog;
const [newest, older] = posts;
const aPage = 9;
const lastPage = Math.ceil(posts.length / aPage);

test.skip(!newest, 'nothing is published');

/** The title that a page is headed with. */
function h1(title = '') {
  return { level: 1, name: title, exact: true };
}

test('a reader goes through all pages of the list, nine posts each with its picture, and meets every post once', async ({
  page,
  complaints,
}) => {
  await open(page, '/blog');
  const cards = page.locator('main article');
  const seen: string[] = [];
  for (let number = 1; number <= lastPage; number += 1) {
    if (lastPage > 1) {
      await expect(
        page.getByRole('link', { name: `${words.list.page} ${number}`, exact: true }),
      ).toHaveAttribute('aria-current', 'page');
    }
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator('img')).toHaveJSProperty('complete', true);
    }
    seen.push(...(await cards.getByRole('heading').allTextContents()));
    if (number < lastPage) {
      await expect(cards).toHaveCount(aPage);
      await page.getByRole('link', { name: words.list.older, exact: true }).click();
      await page.waitForURL(`**/blog/page/${number + 1}`);
    }
  }
  expect(seen).toEqual(posts.map(({ title }) => title));
  await expect(page.getByRole('link', { name: words.list.older, exact: true })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the posts stand in one, two or three columns', async ({ reader: page }) => {
  test.skip(posts.length < 3, 'fewer than three posts');
  await page.goto('/blog');
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await resize(page, width);
    const tops = await page
      .locator('main article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(inFirstRow(tops), `at ${width} px`).toBe(columns);
  }
});

test('a reader shares a post by a plain link, copies its address, and is not told so where the browser refuses', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { title = '', address = '' } = newest ?? {};
  const url = content('company').site + address;
  await open(page, address);
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(title)}%20${encodeURIComponent(url)}`,
  );
  await page.getByRole('button', { name: words.post.copyLink }).click();
  await expect(page.getByRole('button', { name: words.post.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: words.post.copied }).click();
  await expect(page.getByRole('button', { name: words.post.copyRefused })).toBeVisible();
});

test('a reader opens the search, or follows a topic, an author and a year to a post', async ({
  page,
  complaints,
}) => {
  const oldest = posts.at(-1);
  const [topic = '', author = ''] = [oldest?.tags[0], oldest?.authors[0]];
  await open(page, '/blog');
  const search = page.getByRole('button', { name: content('search').open, exact: true });
  await search.click();
  await expect(page.getByRole('dialog', { name: content('search').title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  const ways = page.getByRole('navigation', { name: words.menu.label });
  await ways.getByRole('link', { name: words.menu.topics.label }).click();
  await expect(page.getByRole('heading', h1(words.tags.heading))).toBeVisible();
  await page.locator(`main a[href="/blog/tags${tags[topic]?.permalink}"]`).first().click();
  await expect(page.getByRole('heading', h1(tags[topic]?.label))).toBeVisible();

  await ways.getByRole('link', { name: words.menu.authors.label }).click();
  const name = authors[author]?.name ?? '';
  await page.locator('main').getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', h1(name))).toBeVisible();

  await ways.getByRole('link', { name: words.menu.archive.label }).click();
  await expect(page.getByRole('heading', h1(words.archive.heading))).toBeVisible();
  await page.locator(`main a[href="${oldest?.address}"]`).click();
  await expect(page.getByRole('heading', h1(oldest?.title))).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a visitor who mistypes the address of a post is told so', async ({ page }) => {
  const answer = await page.goto('/blog/no-such-post');
  expect(answer?.status()).toBe(404);
  await untilHydrated(page);
  await expect(page.getByRole('heading', h1(content('pages').notFound.heading))).toBeVisible();
});

test('a visitor elsewhere loads nothing of the blog, and comes to a post and the one before it without a reload', async ({
  page,
  complaints,
}) => {
  const resources = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await open(page, '/about');
  const before = await resources();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').locator('a[href="/blog"]').first().click();
  await expect(page.getByRole('heading', h1(heading))).toBeVisible();
  await page.getByRole('link', { name: words.list.readMore }).first().click();
  await expect(page.getByRole('heading', h1(newest?.title))).toBeVisible();
  if (older) {
    await page.getByRole('link', { name: `${words.post.previous} ${older.title}` }).click();
    await expect(page.getByRole('heading', h1(older.title))).toBeVisible();
    await page.goBack();
  }
  await page.goBack();
  await expect(page.getByRole('heading', h1(heading))).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect((await resources()).length).toBeGreaterThan(before.length);
  expect(complaints).toEqual([]);
});
