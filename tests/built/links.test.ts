/** Checks the targets that Docusaurus does not check: files, anchors, pictures, scripts and feeds. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import { type BuiltPage, build, pages } from './support/pages.ts';

const site = new URL(readContent().company.site);

const workerRoutes = ['/api/v1/email', '/api/v1/applications'];

const redirectedRoutes = readFileSync(path.join(build, '_redirects'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ')[0]);

const anchors = new Map(
  pages.map(({ route, tags }) => [
    route,
    new Set(tags.flatMap(({ attributes: { id, name } }) => [id, name]).filter(Boolean)),
  ]),
);

/** Absolute addresses of this site, such as in structured data and feeds. */
const ownAddress = new RegExp(`${site.origin}[^\\s"'<>\\\\)\\]&{]*`, 'g');

function targetsOf({ html, tags }: BuiltPage): string[] {
  const inTags = tags.flatMap(({ name, attributes }) => {
    const { href, src, srcset, imagesrcset, poster, action, formaction } = attributes;
    const sets = [srcset, imagesrcset].flatMap((set) => set?.split(',') ?? []);
    const candidates = sets.map((candidate) => candidate.trim().split(/\s+/)[0]);
    const link = name === 'a' && leadsToAPage(href) ? undefined : href;
    return [link, src, poster, action, formaction, ...candidates];
  });
  // A hash in structured data is an identifier, not an anchor.
  const inText = html.match(ownAddress)?.map((address) => address.replace(/#.*/, '')) ?? [];
  return [...inTags, ...inText].filter((target) => target !== undefined);
}

function leadsToAPage(href = ''): boolean {
  return !href.startsWith('#') && path.extname(new URL(href, site).pathname) === '';
}

function isOwn(target: string, from: string): boolean {
  const { protocol, host } = new URL(target, new URL(from, site));
  return /^https?:$/.test(protocol) && host === site.host;
}

function findMistake(target: string, from: string): string | undefined {
  const { pathname, hash } = new URL(target, new URL(from, site));
  const decodedPath = decodeURIComponent(pathname);
  const page = decodedPath === '/' ? decodedPath : decodedPath.replace(/\/$/, '');
  const pageAnchors = anchors.get(page);
  if (pageAnchors) {
    const anchor = decodeURIComponent(hash.slice(1));
    return anchor && !pageAnchors.has(anchor) ? `no #${anchor} on ${page}` : undefined;
  }
  const file = path.join(build, decodedPath);
  const isThere =
    (existsSync(file) && statSync(file).isFile()) ||
    workerRoutes.includes(decodedPath) ||
    redirectedRoutes.includes(decodedPath);
  return isThere ? undefined : `no ${decodedPath}`;
}

test.each(pages)('every target on $route exists', (page) => {
  const { route } = page;
  const ownTargets = [...new Set(targetsOf(page))].filter((target) => isOwn(target, route));
  // The desk's links are in its script.
  expect(ownTargets.length).toBeGreaterThan(route === '/desk' ? 3 : 5);
  expect(ownTargets.map((target) => findMistake(target, route)).filter(Boolean)).toEqual([]);
});

test('every link to a new tab has rel=noopener', () => {
  const open = pages.flatMap(({ route, tags }) =>
    tags
      .filter(({ name, attributes }) => name === 'a' && attributes.target === '_blank')
      .filter(({ attributes }) => !/noopener/.test(attributes.rel ?? ''))
      .map(({ attributes }) => `${route}: ${attributes.href}`),
  );
  expect(open).toEqual([]);
});

describe('every target exists in', () => {
  test('style sheets', () => {
    const sheets = globSync('assets/css/*.css', { cwd: build });
    expect(sheets.length).toBeGreaterThan(0);
    const missing = sheets.flatMap((sheet) =>
      [...readFileSync(path.join(build, sheet), 'utf8').matchAll(/url\(["']?([^"')]+)["']?\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !target.startsWith('data:') && !target.startsWith('#'))
        .map((target) => findMistake(target, `/${sheet}`)),
    );
    expect(missing.filter(Boolean)).toEqual([]);
  });

  // A blog without posts has no feeds.
  test.each(globSync(['sitemap.xml', 'blog/*.{xml,json}'], { cwd: build }))('%s', (file) => {
    const text = readFileSync(path.join(build, file), 'utf8').replaceAll('\\"', '"');
    const ownAddresses = text.match(ownAddress) ?? [];
    expect(ownAddresses.length).toBeGreaterThan(0);
    expect(
      [...new Set(ownAddresses)].map((address) => findMistake(address, '/')).filter(Boolean),
    ).toEqual([]);
  });
});
