/** Metadata, sitemap, robots.txt, llms.txt, Markdown mirrors and share pictures. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { emptyPageFiles } from '../../src/plugins/content/empty-pages.ts';
import { placeholdersFrom, readContent } from '../../src/plugins/content/read.ts';
import { build, isPost, visitorPages as pages, read } from './support/pages.ts';

const content = readContent();
const { company } = content;
const { site, name, locale } = company;
const indexedPages = pages.filter((page) => page.listed);
const sitemap = [...read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
  address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
  changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
}));

/** The page About has two routes. */
const aboutByName = `/about/${placeholdersFrom(company).slug}`;
const alias = { [aboutByName]: '/about' };

const routes = [
  ...['/', '/about', aboutByName, '/about/mission-vision', '/about/leadership-message'],
  ...['/about/team', '/contact', '/meeting', '/carrer', '/register', '/industry', '/privacy'],
  ...['/portfolio', '/blog', '/gallery', '/test'],
].filter((route) => !emptyPageFiles(content).includes(`${route.slice(1)}.tsx`));

test('every page with content is built', () => {
  expect(pages.map(({ route }) => route)).toEqual(expect.arrayContaining(routes));
});

test('titles and descriptions are unique, except on the two routes of About', () => {
  const uniquePages = pages.filter(({ route }) => !(route in alias));
  for (const texts of [
    uniquePages.map(({ html }) => titleOf(html)),
    uniquePages.map((page) => page.description),
  ]) {
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
  }
});

function titleOf(html: string): string {
  return decodeEntities(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '');
}

function decodeEntities(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

test('an indexed page is canonical, and both routes of About name one address', () => {
  const canonicals = indexedPages.map(({ route }) => [route, route]);
  for (const [route, address] of [...canonicals, ...Object.entries(alias)]) {
    const page = pages.find((candidate) => candidate.route === route);
    expect(page?.canonical, route).toBe(`${site}${address}`);
    expect(page?.meta.get('og:url'), route).toBe(`${site}${address}`);
  }
});

test('the sitemap lists exactly the indexed pages', () => {
  expect(sitemap.map(({ address }) => address).sort()).toEqual(
    indexedPages.map(({ route }) => `${site}${route}`).sort(),
  );
  for (const hidden of ['/test', '/sent', '/problem/contact', '/404', '/service/404']) {
    const page = pages.find(({ route }) => route === hidden);
    expect(page?.meta.get('robots'), hidden).toContain('noindex');
  }
});

test('the sitemap has no future date, and the blog has the date of its newest post', () => {
  for (const { address, changed } of sitemap) {
    if (changed) {
      expect(Date.parse(changed), address).toBeLessThanOrEqual(Date.now());
    }
  }
  const blog = sitemap.find(({ address }) => address === `${site}/blog`);
  // A blog without posts has no pages.
  if (!blog) {
    return;
  }
  const newest = [...read('blog.html').matchAll(/datetime="?(\d{4}-\d\d-\d\d)/gi)]
    .map(([, day]) => day)
    .sort()
    .at(-1);
  expect(blog.changed?.slice(0, 10)).toBe(newest);
});

test('robots.txt allows all pages and names the sitemap', () => {
  const text = read('robots.txt');
  expect(text).toContain('User-agent: *\nAllow: /\n');
  expect(text).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
});

test('llms.txt has a name, a summary and a working link to each page', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+\n\n[\s\S]+\n\n## .+\n\n- \[/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\((.+?)\): .+$/gm)].map(([, link = '']) => link);
  expect(links).toHaveLength(indexedPages.length);
  expect(links.filter((link) => !isBuilt(link))).toEqual([]);
});

function isBuilt(address: string): boolean {
  const { origin, pathname } = new URL(address);
  const file = path.join(build, pathname === '/' ? '/index' : pathname);
  return origin === site && (existsSync(`${file}.html`) || existsSync(file));
}

const mirroredPages = pages.filter(({ route }) => existsSync(path.join(build, `${route}.md`)));

test('every post, service, work and industry has a Markdown mirror without page code', () => {
  const entries = indexedPages.filter(({ route }) =>
    /^\/(service|portfolio|industry)\//.test(route),
  );
  expect(mirroredPages).toHaveLength(entries.length + pages.filter(isPost).length);
  for (const { route, html } of mirroredPages) {
    const text = read(`${route}.md`);
    const heading = /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
    expect(text, route).toMatch(/^# .+\n\n> .+\n/);
    expect(decodeEntities(text.split('\n')[0] ?? ''), route).toBe(`# ${decodeEntities(heading)}`);
    const prose = text.replace(/```[\s\S]*?```/g, '');
    expect(prose, route).not.toMatch(/\]\(\.|\]\(\/|\{\/\*|^---$/m);
    const links = [...prose.matchAll(/\]\((https:[^)#\s]*)/g)].map(([, to = '']) => to);
    const ownLinks = links.filter((link) => link.startsWith(site));
    const missing = ownLinks.filter((link) => !isBuilt(link));
    expect(missing, route).toEqual([]);
    const link = `<link [^>]*type="?text/markdown"? href="?${route}\\.md"?[ >]`;
    expect(html).toMatch(new RegExp(link));
    expect(read('llms.txt')).toContain(`(${site}${route}.md)`);
  }
});

test('every page has Open Graph tags and a share picture of its own', async () => {
  const pictures = new Set<string>();
  for (const page of pages) {
    const { route, html, title, description, meta } = page;
    expect(Object.fromEntries(meta), route).toMatchObject({
      'og:title': expect.stringContaining(title),
      'og:description': description,
      'og:type': isPost(page) ? 'article' : 'website',
      'og:site_name': name,
      'og:locale': locale.replace('-', '_'),
      'twitter:card': 'summary_large_image',
      'og:image:alt': expect.stringContaining(title),
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    for (const tag of ['og:title', 'og:type', 'og:image', 'og:url']) {
      expect(html.split(new RegExp(`property="?${tag}["\\s]`)), `${route} ${tag}`).toHaveLength(2);
    }
    const image = new URL(meta.get('og:image') ?? '');
    expect(image.origin).toBe(site);
    pictures.add(image.pathname);
    const file = readFileSync(path.join(build, image.pathname));
    const picture = { width: 1200, height: 630, format: 'jpeg' };
    expect(await sharp(file).metadata(), route).toMatchObject(picture);
    expect(file.length, `${route}: chat programs leave out what is heavy`).toBeLessThan(200_000);
  }
  expect(pictures.size).toBe(pages.length);
});
