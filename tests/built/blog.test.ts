import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseFeed } from 'feedsmith';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fixture } from '../support/fixture.ts';
import { type Page, readFixtureOutput, readPage } from './support/document.ts';

function toRoutes(...slugs: string[]): string[] {
  return slugs.map((slug) => `/blog/${slug}`);
}

// biome-ignore format: slugs side by side
const postRoutes = toRoutes(
  'fog-signals', 'mooring-book', 'winter-ashore', 'hindi-at-the-quay', 'paper-in-the-drawer',
  'gloves-and-screens', 'bread-on-board', 'ferry-in-the-wind', 'forty-knots',
  'milk-that-knows-its-way', 'tide-tables',
);

test('the post list has nine posts a page, each with date, authors and link', () => {
  const firstListPage = readPage('/blog');
  expect(firstListPage.main.findTexts('h2')).toContain('Notes from the quay');
  const [, secondCard] = firstListPage.main.findAll('article');
  expect(secondCard?.findOne('h3').text).toBe('Why a mooring book beats three lists on the wall');
  expect(secondCard?.findTexts('time', { datetime: '2025-02-11' })).toEqual(['11Feb 2025']);
  expect(secondCard?.text).toContain('By आन्या देशपांडे, Siân Llewellyn-Featherstonehaugh');
  const cardLinkText = secondCard?.findOne('a').text;
  expect(cardLinkText).toBe('Read MoreWhy a mooring book beats three lists on the wall');
  const listHrefs = ({ main }: Page) => main.findAll('article').flatMap((card) => card.findHrefs());
  expect(listHrefs(firstListPage)).toEqual(postRoutes.slice(0, 9));
  expect(listHrefs(readPage('/blog/page/2'))).toEqual(postRoutes.slice(9));
  expect(existsSync(`${fixture.out}/blog/page/3.html`)).toBe(false);
});

test('a post links to popular and related posts', () => {
  const { main } = readPage('/blog/hindi-at-the-quay');
  expect(main.text).toContain('A note');
  expect(main.text).toMatch(/\d min read/);
  expect(main.findAll('time', { datetime: '2024-10-08' }).length).toBeGreaterThan(0);
  const mostReadPart = main.findSection('Read most');
  expect(mostReadPart.findHrefs()).toEqual(toRoutes('fog-signals', 'mooring-book', 'tide-tables'));
  const [mostReadLink] = mostReadPart.findAll('a');
  expect(mostReadLink?.findAll('img')).toHaveLength(1);
  expect(mostReadLink?.text).toMatch(/5 March 2025, आन्या देशपांडे$/);
  const popularPostPage = readPage('/blog/mooring-book');
  const otherPopularRoutes = toRoutes('fog-signals', 'tide-tables');
  expect(popularPostPage.main.findSection('Read most').findHrefs()).toEqual(otherPopularRoutes);
  const relatedRoutes = toRoutes('winter-ashore', 'gloves-and-screens', 'mooring-book');
  expect(main.findSection('More on this').findHrefs()).toEqual(relatedRoutes);
});

test('the newest post links to all posts where others link to a newer one', () => {
  const newestPost = readPage('/blog/fog-signals').main.findOne('nav', {
    'aria-label': 'Blog pages',
  });
  expect(newestPost.findTexts('a').at(-1)).toBe('NotesAll posts');
  const olderPost = readPage('/blog/tide-tables').main.findOne('nav', {
    'aria-label': 'Blog pages',
  });
  expect(olderPost.findAll('a', { rel: 'next' })).toHaveLength(1);
});

test('a link of a post to another site says that it opens a new tab', () => {
  const { main } = readPage('/blog/mooring-book');
  const externalLinkTexts = main.findTexts('a', { href: 'https://harbour.test/list' });
  expect(externalLinkTexts).toEqual(['the harbour office (opens in a new tab)']);
});

test('a post is plain Markdown: braces and < are text, on the page and in its mirror', () => {
  const { main } = readPage('/blog/tide-tables');
  const braces = 'When a < b, the water falls: h = {x}, since {2026}. It asks ';
  expect(main.text).toContain(`${braces}nothing`);
  expect(main.text).toContain('const falls = (a: number, b: number) => a < b; // {x}');
  expect(main.findAll('td').map((cell) => cell.attribute('style'))).toContain('text-align:right');
  expect(readFixtureOutput('blog/tide-tables.md')).toContain(braces);
});

test('a photo that a phone stored sideways stands upright', async () => {
  const [image] = readPage('/blog/mooring-book').main.findAll('img', { alt: /^Three sheets/ });
  const encodedPath = `${fixture.out}${image?.attribute('srcset')?.split(' ')[0]}`;
  const { width, height } = await sharp(encodedPath).metadata();
  expect([image?.attribute('width'), image?.attribute('height')]).toEqual(['900', '600']);
  expect([width, height]).toEqual([400, 267]);
});

test.each([
  ['fog-signals', ['mooring-book']],
  ['hindi-at-the-quay', ['paper-in-the-drawer', 'winter-ashore']],
  ['tide-tables', ['milk-that-knows-its-way']],
])('the post %s links to the next older and newer post', (slug, adjacentSlugs) => {
  const { main } = readPage(`/blog/${slug}`);
  expect(main.findHrefs({ rel: /^(prev|next)$/ })).toEqual(toRoutes(...adjacentSlugs));
});

test.each([
  ['/blog/tags/water', 'On the water', 7],
  ['/blog/tags/crew', 'The crew', 2],
  ['/blog/authors/anya', 'आन्या देशपांडे', 6],
])('the page %s has the heading %s and %i posts', (route, expectedHeading, postCount) => {
  const listPage = readPage(route);
  expect(listPage.findOne('h1').text).toBe(expectedHeading);
  expect(listPage.main.findAll('article')).toHaveLength(postCount);
});

test.each([
  ['/blog', true],
  ['/blog/tags/water', false],
])('on %s the cards of posts name a topic: %s', (route, namesTopics) => {
  const topicLabels = readPage(route).main.findAll('p', { style: /--tone/ });
  expect(topicLabels.length > 0).toBe(namesTopics);
});

test('a topic has its own drawing, its newest posts and their number', () => {
  const topicCards = readPage('/blog/tags').main.findAll('li');
  const waterCard = topicCards.find((card) => card.findTexts('h2').includes('On the water'));
  expect(waterCard?.findOne('img').attribute('src')).toMatch(/^\/pictures\/blog\/topics\/water/);
  expect(waterCard?.findHrefs()).toEqual([
    '/blog/tags/water',
    ...toRoutes('fog-signals', 'mooring-book'),
  ]);
  expect(waterCard?.text).toContain('7 posts');
});

test('a post may have headings named like parts of the page, and a list of tasks', () => {
  const { main } = readPage('/blog/winter-ashore');
  const pageHtml = readFixtureOutput('blog/winter-ashore.html');
  for (const headingId of ['live-chat', 'contents', 'share']) {
    expect(pageHtml.match(new RegExp(` id="?${headingId}[ ">]`, 'g')), headingId).toHaveLength(1);
  }
  expect(main.text).toContain('☑ Scrape the hull');
  expect(main.findAll('input')).toEqual([]);
});

test('the archive lists the posts of every year', () => {
  const sections = readPage('/blog/archive').main.findAll('section');
  const yearSections = sections.filter((section) => section.findAll('section').length === 0);
  expect(yearSections.flatMap((yearSection) => yearSection.findHrefs())).toEqual(postRoutes);
});

const directorJsonLd = { '@type': 'Person', name: 'Siân Llewellyn-Featherstonehaugh' };
const anyaJsonLd = { '@type': 'Person', name: 'आन्या देशपांडे' };
const agencyJsonLd = { '@type': 'Organization', name: 'Tern & Tide Software Workshop' };

test.each([
  ['forty-knots', 'Forty knots and how to show them', '2024-05-03', [directorJsonLd, anyaJsonLd]],
  // The author of this post is a team, so the structured data names the agency.
  ['bread-on-board', 'Bread on board, and who bakes it', '2024-07-05', [agencyJsonLd]],
])('the post %s has structured data about %s', (slug, headline, datePublished, author) => {
  const page = readPage(`/blog/${slug}`);
  const [jsonLd] = page.findJsonLd('BlogPosting');
  const publisher = { '@type': 'ProfessionalService', name: 'Tern & Tide Software Workshop' };
  expect(jsonLd).toMatchObject({ headline, datePublished, author, publisher });
  expect(page.findOne('meta', { property: 'og:image' }).attribute('content')).toBe(jsonLd?.image);
  expectSharePictureAt(String(jsonLd?.image));
});

test.each([
  ['rss.xml', 'rss'],
  ['atom.xml', 'atom'],
  ['feed.json', 'json'],
])('the feed %s has the full text of every post', (feedFileName, expectedFormat) => {
  const feedLinkAttributes = { rel: 'alternate', href: `/blog/${feedFileName}` };
  expect(readPage('/blog').findAll('link', feedLinkAttributes)).not.toEqual([]);
  const { format, feed } = parseFeed(readFixtureOutput(`blog/${feedFileName}`));
  expect(format).toBe(expectedFormat);
  const { items, entries = items } = Object(feed);
  const postBodyHtmls: string[] = entries.map(readFeedItemHtml);
  expect(postBodyHtmls).toHaveLength(11);
  expect(postBodyHtmls[1]).toContain('the best of the three');
  expect(postBodyHtmls[1]).toContain('which he says is the best of it. The ferry’s cook tells it');
  // Feed readers show no AVIF.
  expect(postBodyHtmls[1]).toMatch(/\/pictures\/blog\/[^"]+\.jpeg/);
  for (const postBodyHtml of postBodyHtmls) {
    expect(postBodyHtml).toContain('<p>');
    expect(postBodyHtml).not.toMatch(/(?:src|href)="\/|<button|<script|new tab/);
  }
});

test('the RSS feed gives the size of each picture', () => {
  const rssText = readFixtureOutput('blog/rss.xml');
  const enclosures = [
    ...rssText.matchAll(/<enclosure url="[^"]*(\/share\/[^"]*)" length="(\d+)"/g),
  ];
  expect(enclosures).toHaveLength(11);
  for (const [, sharePath = '', length] of enclosures) {
    expect(Number(length)).toBe(statSync(`${fixture.out}${decodeURI(sharePath)}`).size);
  }
});

test('the feeds name the authors and days of publication', () => {
  for (const [feedFileName, author, day] of [
    [
      'rss.xml',
      '<author>hello@tern-and-tide.test (Siân Llewellyn-Featherstonehaugh)</author>',
      '<pubDate>Tue, 11 Feb 2025',
    ],
    ['atom.xml', '<name>Siân Llewellyn-Featherstonehaugh</name>', '<published>2025-02-11T'],
    ['feed.json', '"name": "आन्या देशपांडे"', '"date_published": "2025-02-11T'],
  ] as const) {
    const feedText = readFixtureOutput(`blog/${feedFileName}`);
    expect(feedText, feedFileName).toContain(author);
    expect(feedText, feedFileName).toContain(day);
  }
});

test('the JSON feed has a picture for each post', () => {
  for (const { image } of JSON.parse(readFixtureOutput('blog/feed.json')).items) {
    expectSharePictureAt(image);
  }
});

function expectSharePictureAt(pictureAddress: string): void {
  const { origin, pathname } = new URL(pictureAddress);
  expect(origin).toBe('https://tern-and-tide.test');
  expect(pathname).toMatch(/^\/share\/blog\/.+\.jpeg$/);
  expect(readFileSync(`${fixture.out}${pathname}`).subarray(0, 2).toString('hex')).toBe('ffd8');
}

/** JSON feeds have `content_html`, RSS `encoded`, and Atom `value`. */
function readFeedItemHtml({ content, content_html }: Record<string, unknown>): unknown {
  const { encoded, value } = Object(content);
  return content_html ?? encoded ?? value ?? content;
}
