/**
 * Whatever a built page points at is there: files, places on the page itself, pictures, scripts, feeds.
 * For links from page to page Docusaurus stops the build (onBrokenLinks, onBrokenAnchors).
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import { type BuiltPage, build, pages } from './support/pages.ts';

const site = new URL(readContent().company.site);

/** Answered by the Worker, not by a file. */
const workerRoutes = ['/api/v1/email', '/api/v1/applications'];

/** Old addresses that the asset layer sends on. */
const redirected = readFileSync(path.join(build, '_redirects'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ')[0]);

const anchors = new Map(
  pages.map(({ route, tags }) => [
    route,
    new Set(tags.flatMap(({ attributes: { id, name } }) => [id, name]).filter(Boolean)),
  ]),
);

/** Full addresses of ours in a text: what a page tells other sites and search engines, what a feed names. */
const ownAddress = new RegExp(`${site.origin}[^\\s"'<>\\\\)\\]&{]*`, 'g');

/** Where a visitor, a browser or a search engine is sent from this page. */
function targets({ html, tags }: BuiltPage): string[] {
  const inTags = tags.flatMap(({ name, attributes }) => {
    const { href, src, srcset, imagesrcset, poster, action, formaction } = attributes;
    const offered = [srcset, imagesrcset].flatMap((set) => set?.split(',') ?? []);
    const candidates = offered.map((candidate) => candidate.trim().split(/\s+/)[0]);
    const link = name === 'a' && leadsToAPage(href) ? undefined : href;
    return [link, src, poster, action, formaction, ...candidates];
  });
  // Structured data gives things names that begin like an address.
  const told = html.match(ownAddress)?.map((address) => address.replace(/#.*/, '')) ?? [];
  return [...inTags, ...told].filter((target) => target !== undefined);
}

function leadsToAPage(href = ''): boolean {
  return !href.startsWith('#') && path.extname(new URL(href, site).pathname) === '';
}

function isOurs(target: string, from: string): boolean {
  const { protocol, host } = new URL(target, new URL(from, site));
  return /^https?:$/.test(protocol) && host === site.host;
}

/** Says what is wrong with a target, or nothing. */
function fault(target: string, from: string): string | undefined {
  const { pathname, hash } = new URL(target, new URL(from, site));
  const place = decodeURIComponent(pathname);
  const page = place === '/' ? place : place.replace(/\/$/, '');
  const known = anchors.get(page);
  if (known) {
    const anchor = decodeURIComponent(hash.slice(1));
    return anchor && !known.has(anchor) ? `no #${anchor} on ${page}` : undefined;
  }
  const file = path.join(build, place);
  const isThere =
    (existsSync(file) && statSync(file).isFile()) ||
    workerRoutes.includes(place) ||
    redirected.includes(place);
  return isThere ? undefined : `no ${place}`;
}

test.each(pages)('nothing that $route points at is missing', (page) => {
  const { route } = page;
  const ours = [...new Set(targets(page))].filter((target) => isOurs(target, route));
  // The owner's desk has its links in its script.
  expect(ours.length).toBeGreaterThan(route === '/desk' ? 3 : 5);
  expect(ours.map((target) => fault(target, route)).filter(Boolean)).toEqual([]);
});

test('a visitor is never sent somewhere else by a link without protection or a plain address', () => {
  const open = pages.flatMap(({ route, tags }) =>
    tags
      .filter(({ name, attributes }) => name === 'a' && attributes.target === '_blank')
      .filter(({ attributes }) => !/noopener/.test(attributes.rel ?? ''))
      .map(({ attributes }) => `${route}: ${attributes.href}`),
  );
  expect(open).toEqual([]);
});

describe('what is not a page points at nothing missing either:', () => {
  test('style sheets', () => {
    const sheets = globSync('assets/css/*.css', { cwd: build });
    expect(sheets.length).toBeGreaterThan(0);
    const missing = sheets.flatMap((sheet) =>
      [...readFileSync(path.join(build, sheet), 'utf8').matchAll(/url\(["']?([^"')]+)["']?\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !target.startsWith('data:') && !target.startsWith('#'))
        .map((target) => fault(target, `/${sheet}`)),
    );
    expect(missing.filter(Boolean)).toEqual([]);
  });

  // A blog without posts has no feeds.
  test.each(globSync(['sitemap.xml', 'blog/*.{xml,json}'], { cwd: build }))('%s', (file) => {
    const text = readFileSync(path.join(build, file), 'utf8').replaceAll('\\"', '"');
    const found = text.match(ownAddress) ?? [];
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found)].map((address) => fault(address, '/')).filter(Boolean)).toEqual([]);
  });
});
