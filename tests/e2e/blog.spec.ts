import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFeed } from 'feedsmith';
import { parse } from 'yaml';
import { resize } from './layout.ts';
import { company, expect, root, structuredData, test, untilHydrated } from './site.ts';

const posts = globSync('blog/*/index.md', { cwd: root })
  .map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    function field(name: string) {
      return new RegExp(`^${name}: "?(.+?)"?$`, 'm').exec(text)?.[1] ?? '';
    }
    return {
      title: field('title'),
      date: field('date'),
      address: `/blog${field('slug')}`,
      draft: field('draft') === 'true',
      topic: first(field('tags')),
      author: first(field('authors')),
      text,
    };
  })
  .filter(({ draft, date }) => !draft && Date.parse(date) <= Date.now())
  .sort((one, other) => other.date.localeCompare(one.date));

/** Of a list in one line. */
function first(written: string): string {
  return /\w[\w-]*/.exec(written)?.[0] ?? '';
}

function entriesOf<Entry>(file: string): Record<string, Entry> {
  return parse(readFileSync(path.join(root, 'blog', file), 'utf8'));
}
const tags = entriesOf<{ label: string; permalink: string }>('tags.yml');
const authors = entriesOf<{ name: string; sample?: true; team?: true }>('authors.yml');

/** Counted from the newest. */
function post(index: number) {
  const found = posts[index];
  if (!found) {
    throw new Error(`There is no post ${index}.`);
  }
  return found;
}

const aPage = 9;
const lastPage = Math.ceil(posts.length / aPage);

test('a reader finds the newest nine posts with picture, date, author and a way to each', async ({
  page,
  complaints,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blogs');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeBlog');
  await expect(
    page.getByRole('heading', { name: 'Blogs Related to Technology', level: 2 }),
  ).toBeVisible();
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(aPage);
  for (const [index, post] of posts.slice(0, aPage).entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(post.title);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    await expect(card.locator('time')).toHaveAttribute('datetime', post.date);
    await expect(card.locator('time')).toContainText(String(Number(post.date.slice(8))));
    await expect(card.getByText(/^By \w+/)).toBeVisible();
    await expect(card.getByRole('link', { name: `Read More ${post.title}` })).toHaveAttribute(
      'href',
      post.address,
    );
  }
  expect(complaints).toEqual([]);
});

for (const [width, columns] of [
  [360, 1],
  [768, 2],
  [1440, 3],
] as const) {
  test(`a reader sees the posts in ${columns} columns on a screen of ${width}`, async ({
    reader: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog');
    const tops = await page
      .locator('main article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });
}

test('a reader goes through all pages of the list and meets every post once', async ({ page }) => {
  await page.goto('/blog');
  await untilHydrated(page);
  const seen: string[] = [];
  for (let number = 1; number <= lastPage; number += 1) {
    await expect(page.getByRole('link', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    seen.push(...(await page.locator('main article').getByRole('heading').allTextContents()));
    if (number < lastPage) {
      await page.getByRole('link', { name: 'Older' }).click();
      await page.waitForURL(`**/blog/page/${number + 1}`);
    }
  }
  expect(seen).toEqual(posts.map(({ title }) => title));
  await expect(page.getByRole('link', { name: 'Older' })).toHaveCount(0);
});

test('a reader without JavaScript reads the list, a post and its contents', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await resize(page, 360, 760);
  await page.goto('/blog/page/2');
  await page.getByRole('link', { name: `Read More ${post(aPage).title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post(aPage).title);
  await page.goto('/blog/hosting-explained');
  await page.locator('details summary', { hasText: 'On this page' }).click();
  await page.locator('details').getByRole('link', { name: 'Backups' }).click();
  await expect(page.getByRole('heading', { name: 'Backups', exact: false })).toBeInViewport();
  await context.close();
});

test('the pitching article is at /blog/detail with its three key steps', async ({
  reader: page,
}) => {
  await page.goto('/blog/detail');
  await expect(page.getByText('Blogs Details')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/pitch IT solutions/);
  for (const step of [
    /define business needs/i,
    /choose the technology stack/i,
    /custom software/i,
  ]) {
    await expect(
      page.locator('#__blog-post-container').getByRole('heading', { name: step, level: 2 }),
    ).toBeVisible();
  }
  await expect(page.getByText('16 April 2024')).toBeVisible();
  await expect(page.getByText(/\d min read/)).toBeVisible();
});

test('a reader of a post is offered five popular ones, related ones and the neighbours in time', async ({
  reader: page,
}) => {
  await page.goto(post(1).address);
  const popular = page.getByRole('region', { name: 'Popular Blogs' });
  await expect(popular.getByRole('link')).toHaveCount(5);
  for (const link of await popular.getByRole('link').all()) {
    await expect(link.locator('img')).toHaveCount(1);
    await expect(link).toHaveText(/\d{1,2} \w+ 20\d\d, \w+/);
  }
  await expect(page.getByRole('region', { name: 'More on this' }).locator('article')).toHaveCount(
    3,
  );
  await expect(page.getByRole('link', { name: `Older post ${post(2).title}` })).toBeVisible();
  await page.getByRole('link', { name: `Newer post ${post(0).title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post(0).title);
});

test('a long post lists its parts, and a short one does not', async ({ page }) => {
  await resize(page, 1440);
  await page.goto('/blog/hosting-explained');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const parts = await contents.getByRole('link').allTextContents();
  expect(parts.length).toBeGreaterThan(4);
  await contents.getByRole('link', { name: 'Certificates' }).click();
  await expect(page).toHaveURL(/#certificates$/);
  await expect(page.getByRole('heading', { name: /^Certificates/ })).toBeInViewport();
  await page.goto('/blog/detail');
  await expect(contents).toHaveCount(0);
});

test('a reader shares a post by a plain link, and copies its address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/detail');
  await untilHydrated(page);
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(
      `^https://wa\\.me/\\?text=How%20to%20pitch.*${encodeURIComponent(`${company.site}/blog/detail`)}$`,
    ),
  );
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${company.site}/blog/detail`,
  );
});

test('a browser that does not allow copying is not said to have copied', async ({ page }) => {
  await page.goto('/blog/detail');
  await untilHydrated(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Could not copy' })).toBeVisible();
});

test('code is coloured in the page itself and copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/redesign-without-losing-search');
  await untilHydrated(page);
  const block = page.locator('[data-code]').first();
  const colours = await block
    .locator('code span[style]')
    .evaluateAll((words) => new Set(words.map((word) => getComputedStyle(word).color)).size);
  expect(colours).toBeGreaterThan(2);
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await block.locator('pre').textContent(),
  );
});

test('a wide table scrolls inside itself by keyboard, and the page does not', async ({ page }) => {
  await resize(page, 320, 700);
  await page.goto('/blog/hosting-explained');
  const table = page.getByRole('group', { name: 'Table, scrolls sideways' }).first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a reader follows a topic, an author and a year to a post', async ({ page, complaints }) => {
  const { topic, author } = post(posts.length - 1);
  await page.goto('/blog');
  await untilHydrated(page);
  const ways = page.getByRole('navigation', { name: 'Ways into the blog' });
  await ways.getByRole('link', { name: 'Topics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Topics');
  await page.locator(`main a[href="/blog/tags${tags[topic]?.permalink}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tags[topic]?.label ?? '');
  await expect(page.locator('main article')).toHaveCount(
    posts.filter(({ text }) => new RegExp(`^tags: .*\\b${topic}\\b`, 'm').test(text)).length,
  );

  await ways.getByRole('link', { name: 'Authors' }).click();
  const name = authors[author]?.name ?? '';
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const signed = posts.filter(({ text }) =>
    new RegExp(`^authors: .*\\b${author}\\b`, 'm').test(text),
  );
  await expect(page.locator('main article')).toHaveCount(signed.length);

  await ways.getByRole('link', { name: 'Archive' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
  await expect(page.locator('main section section a')).toHaveCount(posts.length);
  await page.getByRole('link', { name: new RegExp(post(4).title.slice(0, 20)) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post(4).title);
  expect(complaints).toEqual([]);
});

test('a visitor who mistypes the address of a post is told so, on the way there and from inside', async ({
  page,
}) => {
  const answer = await page.goto('/blog/no-such-post');
  expect(answer?.status()).toBe(404);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
});

test('a visitor elsewhere loads nothing of the blog, and comes to a post without a reload', async ({
  page,
  complaints,
}) => {
  await page.goto('/about');
  await untilHydrated(page);
  const before = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blogs');
  await page
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post(0).title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blogs');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const after = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(after.length).toBeGreaterThan(before.length);
  expect(complaints).toEqual([]);
});

test.describe('the search', () => {
  test('loads when it is first opened, and finds posts and services while one types', async ({
    page,
    complaints,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/about');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    await page.getByRole('button', { name: 'Search this site' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search this site' });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await dialog.getByRole('searchbox').fill('hosti');
    await expect(dialog.getByRole('link', { name: /^Hosting explained/ })).toBeVisible();
    await expect(dialog.getByRole('link', { name: /Service/ }).first()).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(/^\d results$/);
    expect(complaints).toEqual([]);
  });

  test('is used by keyboard alone: open, type with a slip, choose, go', async ({ page }) => {
    await page.goto('/contact');
    await untilHydrated(page);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search this site' });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('busines profille');
    const found = dialog.getByRole('link', { name: /Google Business Profile/ }).first();
    await expect(found).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/google-business-profile|seogoogleprofile/);
  });

  test('that cannot load says so on the page, and opens once it can', async ({ page }) => {
    await page.goto('/about');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    const open = page.getByRole('button', { name: 'Search this site' });
    await page.route('**/assets/js/**', (route) => route.abort());
    await open.click();
    await expect(page.getByRole('alert')).toHaveText(/^The search could not be loaded/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await page.unroute('**/assets/js/**');
    await open.click();
    await expect(page.getByRole('dialog', { name: 'Search this site' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('takes no harm from what a browser fills in, which is a press without a key', async ({
    page,
    complaints,
  }) => {
    await page.goto('/contact');
    await untilHydrated(page);
    await page
      .getByRole('textbox', { name: 'Email' })
      .evaluate((field) => field.dispatchEvent(new Event('keydown', { bubbles: true })));
    expect(complaints).toEqual([]);
  });

  test('says when nothing is found and offers places to start from', async ({ page }) => {
    await page.goto('/blog');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Search this site' });
    await dialog.getByRole('searchbox').fill('zzyzx');
    await expect(dialog.getByRole('status')).toHaveText('Nothing found for “zzyzx”.');
    await expect(dialog.getByRole('link', { name: 'All blog posts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
  });
});

test('search engines and other sites read who wrote a post, when, and its picture', async ({
  request,
}) => {
  for (const { address, title, date, text } of posts) {
    const written = /^authors: \[(.*)\]$/m.exec(text)?.[1]?.split(', ') ?? [];
    const html = await (await request.get(address)).text();
    const [data] = await structuredData(request, address, 'BlogPosting');
    expect(data, address).toMatchObject({
      headline: title,
      datePublished: date,
      publisher: { '@type': 'ProfessionalService', name: company.fullName },
    });
    // Nobody who is a sample or a team: the agency stands for them.
    const real = written
      .flatMap((key) => authors[key] ?? [])
      .filter((one) => !one.sample && !one.team);
    expect(data.author, address).toMatchObject(
      real.length > 0
        ? real.map(({ name }) => ({ '@type': 'Person', name }))
        : [{ '@type': 'Organization', name: company.fullName }],
    );
    const share = /<meta[^>]*property="?og:image"?[^>]*content="?([^">\s]+)/.exec(html)?.[1];
    expect(share).toBe(data.image);
    const { origin, pathname } = new URL(data.image);
    expect(origin).toBe(company.site);
    expect((await request.get(pathname)).status(), pathname).toBe(200);
  }
});

for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
  test(`a feed reader gets every post whole from ${file}`, async ({ page, request }) => {
    await page.goto('/blog');
    await expect(page.locator(`link[rel="alternate"][href="/blog/${file}"]`)).toHaveCount(1);

    const { format, feed } = parseFeed(await (await request.get(`/blog/${file}`)).text());
    expect(format).toBe({ 'rss.xml': 'rss', 'atom.xml': 'atom', 'feed.json': 'json' }[file]);
    const items = itemsOf(feed);
    expect(items.map(({ title }) => title)).toEqual(posts.map(({ title }) => title));
    for (const [index, { body }] of items.entries()) {
      const words = plainWords(post(index).text);
      const delivered = body.replace(/<[^>]+>/g, ' ').split(/\s+/).length;
      expect(delivered, post(index).title).toBeGreaterThan(words * 0.95);
      expect(body).not.toMatch(/(?:src|href)="\/|<button|<script/);
    }
  });
}

test('a feed reader shows the picture of each post, from a full address', async ({ request }) => {
  const feed = await (await request.get('/blog/feed.json')).json();
  for (const { image } of feed.items) {
    const { origin, pathname } = new URL(image);
    expect(origin).toBe(company.site);
    expect(pathname).toMatch(/^\/share\/blog\/.+\.jpeg$/);
    const picture = await request.get(pathname);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  }
});

interface Entry {
  title?: string | { value?: string };
  content?: string | { value?: string; encoded?: string };
  content_html?: string;
}

function itemsOf(feed: { items?: Entry[]; entries?: Entry[] }): { title: string; body: string }[] {
  return (feed.items ?? feed.entries ?? []).map(({ title, content, content_html: html }) => ({
    title: typeof title === 'string' ? title : (title?.value ?? ''),
    body:
      html ?? (typeof content === 'string' ? content : (content?.encoded ?? content?.value ?? '')),
  }));
}

/** Words of a post's text, without front matter, marks and addresses. */
function plainWords(text: string): number {
  return text
    .replace(/^---[\s\S]*?\n---\n/, '')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[|#*>`-]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}
