/** The blog as it is sent, and its feeds. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { readWritten } from '../support/written.ts';
import { linksOf, Page, textsOf } from './support/document.ts';
import { build, read } from './support/pages.ts';

const { content, posts, authors, tags } = await readWritten();
const { company, blog: words, pages } = content;
const aPage = 9;
/** A topic's or an author's posts on one page. */
const onATopic = 12;
/** A feed has the newest. */
const inAFeed = posts.slice(0, 20);
const popular = posts.filter((post) => post.popular).slice(0, 5);

test.skipIf(posts.length === 0)(
  'the list is headed, and each page of it has nine posts with date, author and a way to each',
  () => {
    const first = new Page('/blog');
    expect(first.one('h1').text).toBe(pages.blog.heading);
    expect(first.trail).toEqual(['Home', pages.blog.breadcrumb.label]);
    expect(textsOf(first.main.all('h2'))).toContain(words.list.heading);
    const count = Math.max(1, Math.ceil(posts.length / aPage));
    for (let number = 1; number <= count; number += 1) {
      const page = number === 1 ? first : new Page(`/blog/page/${number}`);
      const cards = page.main.all('article');
      const wanted = posts.slice((number - 1) * aPage, number * aPage);
      expect(textsOf(cards.map((card) => card.one('h3')))).toEqual(
        wanted.map(({ title }) => title),
      );
      for (const [place, { title, date, address, authors: by }] of wanted.entries()) {
        const card = cards[place] ?? page;
        expect(card.one('time').attribute('datetime')).toBe(date);
        expect(card.one('time').text).toContain(String(Number(date.slice(8))));
        expect(card.text).toContain(
          `${words.list.by} ${by.map((key) => authors[key]?.name).join(', ')}`,
        );
        expect(card.one('a').text).toBe(`${words.list.readMore}${title}`);
        expect(linksOf(card.all('a'))).toEqual([address]);
      }
    }
    expect(existsSync(path.join(build, `blog/page/${count + 1}.html`))).toBe(false);
  },
);

test.each(posts)('a reader of $address is led on to other posts', ({ title, date, address }) => {
  const page = new Page(address);
  const at = posts.findIndex((post) => post.address === address);
  expect(page.one('h1').text).toBe(title);
  expect(page.main.text).toContain(words.post.banner);
  expect(page.main.text).toMatch(new RegExp(`\\d ${words.post.minutes}`));
  expect(page.main.all('time', { datetime: date }).length).toBeGreaterThan(0);
  if (popular.length > 0) {
    const links = page.section(words.post.popular).all('a');
    expect(linksOf(links)).toEqual(popular.map((post) => post.address));
    for (const link of links) {
      expect(link.all('img')).toHaveLength(1);
      expect(link.text).toMatch(/\d{1,2} \S+ 20\d\d, \S+/);
    }
  }
  if (posts.length > 1) {
    const related = page.section(words.post.related).all('article');
    expect(related).toHaveLength(Math.min(3, posts.length - 1));
  }
  const neighbours = page.main.all('a', { rel: /^(prev|next)$/ });
  expect(linksOf(neighbours)).toEqual(
    [posts[at + 1], posts[at - 1]].flatMap((post) => post?.address ?? []),
  );
  // A heading of nothing would be read out.
  const headings = textsOf(page.main.all('h2'));
  expect(headings.includes(words.post.popular)).toBe(popular.length > 0);
  expect(headings.includes(words.post.related)).toBe(posts.length > 1);
});

test.skipIf(posts.length === 0)('every topic, author and year leads to its posts', () => {
  for (const [kind, entries] of [
    ['tags', tags],
    ['authors', authors],
  ] as const) {
    for (const [key, entry] of Object.entries(entries)) {
      const of = posts.filter((post) => post[kind].includes(key));
      const route = 'permalink' in entry ? `/blog/tags${entry.permalink}` : `/blog/authors/${key}`;
      if (of.length > 0) {
        const page = new Page(route);
        expect(page.one('h1').text).toBe('label' in entry ? entry.label : entry.name);
        expect(page.main.all('article'), route).toHaveLength(Math.min(of.length, onATopic));
      }
    }
  }
  const archive = new Page('/blog/archive').main
    .all('section')
    .flatMap((year) => (year.all('section').length > 0 ? [] : year.all('a')));
  expect(linksOf(archive)).toEqual(posts.map(({ address }) => address));
});

test.each(posts)('search engines read who wrote $address, and when', (post) => {
  const { title, date, address, authors: by } = post;
  const page = new Page(address);
  const [data] = page.data('BlogPosting');
  // Nobody who is a sample or a team: the agency stands for them.
  const real = by.flatMap((key) => authors[key] ?? []).filter((one) => !one.sample && !one.team);
  expect(data).toMatchObject({
    headline: title,
    datePublished: date,
    publisher: { '@type': 'ProfessionalService', name: company.fullName },
    author:
      real.length > 0
        ? real.map(({ name }) => ({ '@type': 'Person', name }))
        : [{ '@type': 'Organization', name: company.fullName }],
  });
  expect(page.one('meta', { property: 'og:image' }).attribute('content')).toBe(data?.image);
  expectSharePicture(String(data?.image));
});

test.skipIf(posts.length === 0).each([
  ['rss.xml', 'rss'],
  ['atom.xml', 'atom'],
  ['feed.json', 'json'],
])('a feed reader gets every post whole from %s', (file, wanted) => {
  expect(linksOf(new Page('/blog').all('link', { rel: 'alternate' }))).toContain(`/blog/${file}`);
  const { format, feed } = parseFeed(read(`blog/${file}`));
  expect(format).toBe(wanted);
  const items = itemsOf(feed);
  expect(items.map(({ title }) => title)).toEqual(inAFeed.map(({ title }) => title));
  for (const [index, { body }] of items.entries()) {
    const delivered = body.replace(/<[^>]+>/g, ' ').split(/\s+/).length;
    expect(delivered).toBeGreaterThan(plainWords(posts[index]?.text ?? '') * 0.95);
    expect(body).not.toMatch(/(?:src|href)="\/|<button|<script/);
  }
});

test.skipIf(posts.length === 0)('a feed reader shows the picture of each post', () => {
  const feed: { items: { image: string }[] } = JSON.parse(read('blog/feed.json'));
  expect(feed.items).toHaveLength(inAFeed.length);
  for (const { image } of feed.items) {
    expectSharePicture(image);
  }
});

function expectSharePicture(address: string): void {
  const { origin, pathname } = new URL(address);
  expect(origin).toBe(company.site);
  expect(pathname).toMatch(/^\/share\/blog\/.+\.jpeg$/);
  expect(readFileSync(path.join(build, pathname)).subarray(0, 2).toString('hex')).toBe('ffd8');
}

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

/** Words of a post's text, without marks and addresses. */
function plainWords(text: string): number {
  return text
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[|#*>`-]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}
