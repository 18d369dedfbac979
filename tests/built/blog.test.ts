import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { fixture } from '../support/fixture.ts';
import { fixturePage, linksOf, textsOf } from './support/document.ts';

// biome-ignore format: entries side by side
const posts = [
  'fog-signals', 'mooring-book', 'winter-ashore', 'hindi-at-the-quay', 'paper-in-the-drawer',
  'gloves-and-screens', 'bread-on-board', 'ferry-in-the-wind', 'forty-knots',
  'milk-that-knows-its-way', 'tide-tables',
].map((slug) => `/blog/${slug}`);

function read(file: string): string {
  return readFileSync(path.join(fixture.out, file), 'utf8');
}

test('the list has nine posts a page, each with date, authors and link', () => {
  const first = fixturePage('/blog');
  expect(first.one('h1').text).toBe('Notes');
  expect(first.breadcrumb).toEqual(['Home', 'Notes']);
  expect(textsOf(first.main.all('h2'))).toContain('Notes from the quay');
  const [, card] = first.main.all('article');
  expect(card?.one('h3').text).toBe('Why a mooring book beats three lists on the wall');
  expect(card?.one('time').attribute('datetime')).toBe('2025-02-11');
  expect(card?.one('time').text).toBe('11Feb 2025');
  expect(card?.text).toContain('By आन्या देशपांडे, Siân Llewellyn-Featherstonehaugh');
  expect(card?.one('a').text).toBe('Read MoreWhy a mooring book beats three lists on the wall');
  const linkedPosts = [first, fixturePage('/blog/page/2')].map((page) =>
    page.main.all('article').flatMap((one) => linksOf(one.all('a'))),
  );
  expect(linkedPosts).toEqual([posts.slice(0, 9), posts.slice(9)]);
  expect(existsSync(path.join(fixture.out, 'blog/page/3.html'))).toBe(false);
});

test('a post links to popular, related, older and newer posts', () => {
  const { main } = fixturePage('/blog/hindi-at-the-quay');
  expect(main.text).toContain('A note');
  expect(main.text).toMatch(/\d min read/);
  expect(main.all('time', { datetime: '2024-10-08' }).length).toBeGreaterThan(0);
  const popular = main.section('Read most').all('a');
  expect(popular.map((link) => link.attribute('href'))).toEqual([
    '/blog/fog-signals',
    '/blog/mooring-book',
    '/blog/tide-tables',
  ]);
  expect(popular[0]?.all('img')).toHaveLength(1);
  expect(popular[0]?.text).toMatch(/5 March 2025, आन्या देशपांडे$/);
  expect(linksOf(main.section('More on this').all('a'))).toEqual([
    '/blog/winter-ashore',
    '/blog/gloves-and-screens',
    '/blog/mooring-book',
  ]);
  const neighbours = (route: string) =>
    linksOf(fixturePage(route).main.all('a', { rel: /^(prev|next)$/ }));
  expect(neighbours('/blog/hindi-at-the-quay')).toEqual([
    '/blog/paper-in-the-drawer',
    '/blog/winter-ashore',
  ]);
  expect(neighbours('/blog/fog-signals')).toEqual(['/blog/mooring-book']);
  expect(neighbours('/blog/tide-tables')).toEqual(['/blog/milk-that-knows-its-way']);
});

test('every topic, author and year lists its posts', () => {
  for (const [route, heading, count] of [
    ['/blog/tags/water', 'On the water', 7],
    ['/blog/tags/crew', 'The crew', 2],
    ['/blog/authors/anya', 'आन्या देशपांडे', 6],
  ] as const) {
    const page = fixturePage(route);
    expect(page.one('h1').text).toBe(heading);
    expect(page.main.all('article'), route).toHaveLength(count);
  }
  const archive = fixturePage('/blog/archive')
    .main.all('section')
    .flatMap((year) => (year.all('section').length > 0 ? [] : year.all('a')));
  expect(linksOf(archive)).toEqual(posts);
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
  // The author is a team, so the agency signs.
  [
    '/blog/bread-on-board',
    'Bread on board, and who bakes it',
    '2024-07-05',
    [{ '@type': 'Organization', name: 'Tern & Tide Software Workshop' }],
  ],
])('%s has structured data about authors and date', (route, headline, datePublished, author) => {
  const page = fixturePage(route);
  const [data] = page.data('BlogPosting');
  expect(data).toMatchObject({
    headline,
    datePublished,
    author,
    publisher: { '@type': 'ProfessionalService', name: 'Tern & Tide Software Workshop' },
  });
  expect(page.one('meta', { property: 'og:image' }).attribute('content')).toBe(data?.image);
  expectSharePicture(String(data?.image));
});

test.each([
  ['rss.xml', 'rss'],
  ['atom.xml', 'atom'],
  ['feed.json', 'json'],
])('%s has the full text of every post', (file, expectedFormat) => {
  const feedLinks = fixturePage('/blog').all('link', { rel: 'alternate' });
  expect(linksOf(feedLinks)).toContain(`/blog/${file}`);
  const { format, feed } = parseFeed(read(`blog/${file}`));
  expect(format).toBe(expectedFormat);
  const bodies = bodiesOf(feed);
  expect(bodies).toHaveLength(11);
  expect(bodies[1]).toContain('the best of the three');
  expect(bodies[1]).toContain('which he says is the best of it. The ferry’s cook tells it');
  // Feed readers show no AVIF.
  expect(bodies[1]).toMatch(/\/pictures\/blog\/[^"]+\.jpeg/);
  for (const body of bodies) {
    expect(body).not.toMatch(/(?:src|href)="\/|<button|<script/);
  }
});

test('the JSON feed has a picture for each post', () => {
  const feed: { items: { image: string }[] } = JSON.parse(read('blog/feed.json'));
  expect(feed.items).toHaveLength(11);
  for (const { image } of feed.items) {
    expectSharePicture(image);
  }
});

function expectSharePicture(address: string): void {
  const { origin, pathname } = new URL(address);
  expect(origin).toBe('https://tern-and-tide.test');
  expect(pathname).toMatch(/^\/share\/blog\/.+\.jpeg$/);
  expect(readFileSync(path.join(fixture.out, pathname)).subarray(0, 2).toString('hex')).toBe(
    'ffd8',
  );
}

interface Entry {
  content?: string | { value?: string; encoded?: string };
  content_html?: string;
}

function bodiesOf(feed: { items?: Entry[]; entries?: Entry[] }): string[] {
  return (feed.items ?? feed.entries ?? []).map(
    ({ content, content_html: html }) =>
      html ?? (typeof content === 'string' ? content : (content?.encoded ?? content?.value ?? '')),
  );
}
