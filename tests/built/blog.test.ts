import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { fixture } from '../support/fixture.ts';
import { readFixtureOutput, readPage } from './support/document.ts';

// biome-ignore format: slugs side by side
const postRoutes = [
  'fog-signals', 'mooring-book', 'winter-ashore', 'hindi-at-the-quay', 'paper-in-the-drawer',
  'gloves-and-screens', 'bread-on-board', 'ferry-in-the-wind', 'forty-knots',
  'milk-that-knows-its-way', 'tide-tables',
].map((slug) => `/blog/${slug}`);

test('the post list has nine posts a page, each with date, authors and link', () => {
  const firstListPage = readPage('/blog');
  expect(firstListPage.findOne('h1').text).toBe('Notes');
  expect(firstListPage.breadcrumbTexts).toEqual(['Home', 'Notes']);
  expect(firstListPage.main.findTexts('h2')).toContain('Notes from the quay');
  const [, secondCard] = firstListPage.main.findAll('article');
  expect(secondCard?.findOne('h3').text).toBe('Why a mooring book beats three lists on the wall');
  expect(secondCard?.findOne('time').attribute('datetime')).toBe('2025-02-11');
  expect(secondCard?.findOne('time').text).toBe('11Feb 2025');
  expect(secondCard?.text).toContain('By आन्या देशपांडे, Siân Llewellyn-Featherstonehaugh');
  const cardLinkText = secondCard?.findOne('a').text;
  expect(cardLinkText).toBe('Read MoreWhy a mooring book beats three lists on the wall');
  const postHrefsByListPage = [firstListPage, readPage('/blog/page/2')].map((listPage) =>
    listPage.main.findAll('article').flatMap((postCard) => postCard.findHrefs()),
  );
  expect(postHrefsByListPage).toEqual([postRoutes.slice(0, 9), postRoutes.slice(9)]);
  expect(existsSync(path.join(fixture.out, 'blog/page/3.html'))).toBe(false);
});

test('a post links to popular, related, older and newer posts', () => {
  const { main } = readPage('/blog/hindi-at-the-quay');
  expect(main.text).toContain('A note');
  expect(main.text).toMatch(/\d min read/);
  expect(main.findAll('time', { datetime: '2024-10-08' }).length).toBeGreaterThan(0);
  const popularSection = main.findSection('Read most');
  expect(popularSection.findHrefs()).toEqual([
    '/blog/fog-signals',
    '/blog/mooring-book',
    '/blog/tide-tables',
  ]);
  const [mostReadPostLink] = popularSection.findAll('a');
  expect(mostReadPostLink?.findAll('img')).toHaveLength(1);
  expect(mostReadPostLink?.text).toMatch(/5 March 2025, आन्या देशपांडे$/);
  expect(main.findSection('More on this').findHrefs()).toEqual([
    '/blog/winter-ashore',
    '/blog/gloves-and-screens',
    '/blog/mooring-book',
  ]);
  const listAdjacentPostHrefs = (route: string) =>
    readPage(route).main.findHrefs({ rel: /^(prev|next)$/ });
  expect(listAdjacentPostHrefs('/blog/hindi-at-the-quay')).toEqual([
    '/blog/paper-in-the-drawer',
    '/blog/winter-ashore',
  ]);
  expect(listAdjacentPostHrefs('/blog/fog-signals')).toEqual(['/blog/mooring-book']);
  expect(listAdjacentPostHrefs('/blog/tide-tables')).toEqual(['/blog/milk-that-knows-its-way']);
});

test('the page of every topic, author and year lists its posts', () => {
  for (const [route, expectedHeading, postCount] of [
    ['/blog/tags/water', 'On the water', 7],
    ['/blog/tags/crew', 'The crew', 2],
    ['/blog/authors/anya', 'आन्या देशपांडे', 6],
  ] as const) {
    const listPage = readPage(route);
    expect(listPage.findOne('h1').text).toBe(expectedHeading);
    expect(listPage.main.findAll('article'), route).toHaveLength(postCount);
  }
  const archiveHrefs = readPage('/blog/archive')
    .main.findAll('section')
    .flatMap((year) => (year.findAll('section').length > 0 ? [] : year.findHrefs()));
  expect(archiveHrefs).toEqual(postRoutes);
});

test.each([
  [
    '/blog/forty-knots',
    'Forty knots and how to show them',
    '2024-05-03',
    [
      { '@type': 'Person', name: 'Siân Llewellyn-Featherstonehaugh' },
      { '@type': 'Person', name: 'आन्या देशपांडे' },
    ],
  ],
  // The author of this post is a team, so the structured data names the agency.
  [
    '/blog/bread-on-board',
    'Bread on board, and who bakes it',
    '2024-07-05',
    [{ '@type': 'Organization', name: 'Tern & Tide Software Workshop' }],
  ],
])(
  'the post %s has structured data about authors and date',
  (route, headline, datePublished, author) => {
    const postPage = readPage(route);
    const [postJsonLd] = postPage.findJsonLd('BlogPosting');
    expect(postJsonLd).toMatchObject({
      headline,
      datePublished,
      author,
      publisher: { '@type': 'ProfessionalService', name: 'Tern & Tide Software Workshop' },
    });
    const ogImageTag = postPage.findOne('meta', { property: 'og:image' });
    expect(ogImageTag.attribute('content')).toBe(postJsonLd?.image);
    expectSharePicture(String(postJsonLd?.image));
  },
);

test.each([
  ['rss.xml', 'rss'],
  ['atom.xml', 'atom'],
  ['feed.json', 'json'],
])('the feed %s has the full text of every post', (feedFile, expectedFormat) => {
  const feedLinkAttributes = { rel: 'alternate', href: `/blog/${feedFile}` };
  expect(readPage('/blog').findAll('link', feedLinkAttributes)).not.toEqual([]);
  const parsedFeed = parseFeed(readFixtureOutput(`blog/${feedFile}`));
  expect(parsedFeed.format).toBe(expectedFormat);
  const postBodyHtmls = listPostBodyHtmls(parsedFeed.feed);
  expect(postBodyHtmls).toHaveLength(11);
  expect(postBodyHtmls[1]).toContain('the best of the three');
  expect(postBodyHtmls[1]).toContain('which he says is the best of it. The ferry’s cook tells it');
  // Feed readers show no AVIF.
  expect(postBodyHtmls[1]).toMatch(/\/pictures\/blog\/[^"]+\.jpeg/);
  for (const postBodyHtml of postBodyHtmls) {
    expect(postBodyHtml).not.toMatch(/(?:src|href)="\/|<button|<script/);
  }
});

test('the JSON feed has a picture for each post', () => {
  const jsonFeed: { items: { image: string }[] } = JSON.parse(readFixtureOutput('blog/feed.json'));
  expect(jsonFeed.items).toHaveLength(11);
  for (const { image: pictureAddress } of jsonFeed.items) {
    expectSharePicture(pictureAddress);
  }
});

function expectSharePicture(pictureAddress: string): void {
  const { origin, pathname } = new URL(pictureAddress);
  expect(origin).toBe('https://tern-and-tide.test');
  expect(pathname).toMatch(/^\/share\/blog\/.+\.jpeg$/);
  const pictureBytes = readFileSync(path.join(fixture.out, pathname));
  expect(pictureBytes.subarray(0, 2).toString('hex')).toBe('ffd8');
}

interface Entry {
  content?: string | { value?: string; encoded?: string };
  content_html?: string;
}

function listPostBodyHtmls(feed: { items?: Entry[]; entries?: Entry[] }): string[] {
  return (feed.items ?? feed.entries ?? []).map(
    ({ content, content_html: postHtml }) =>
      postHtml ??
      (typeof content === 'string' ? content : (content?.encoded ?? content?.value ?? '')),
  );
}
