/** Checks the targets that Docusaurus does not check: files, anchors, pictures, scripts and feeds. */
import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import { type BuiltPage, buildFolder, pages, readBuildFile } from './support/pages.ts';

const siteUrl = new URL(readContent().company.site);

const workerRoutes = ['/api/v1/email', '/api/v1/applications'];

const redirectedRoutes = readBuildFile('_redirects')
  .trim()
  .split('\n')
  .map((line) => line.split(' ')[0]);

const anchorsByRoute = new Map(
  pages.map(({ route, tags }) => [
    route,
    new Set(tags.flatMap(({ attributes: { id, name } }) => [id, name]).filter(Boolean)),
  ]),
);

/** Matches absolute addresses of this site, such as in structured data and feeds. */
const ownAddressPattern = new RegExp(`${siteUrl.origin}[^\\s"'<>\\\\)\\]&{]*`, 'g');

function listTargets({ html, tags }: BuiltPage): string[] {
  const tagTargets = tags.flatMap(({ name, attributes }) => {
    const { href, src, srcset, imagesrcset, poster, action, formaction } = attributes;
    const srcsetItems = [srcset, imagesrcset].flatMap((srcsetText) => srcsetText?.split(',') ?? []);
    const pictureAddresses = srcsetItems.map((candidate) => candidate.trim().split(/\s+/)[0]);
    const nonPageHref = name === 'a' && isPageLink(href) ? undefined : href;
    return [nonPageHref, src, poster, action, formaction, ...pictureAddresses];
  });
  // A hash in structured data is an identifier, not an anchor.
  const textTargets =
    html.match(ownAddressPattern)?.map((address) => address.replace(/#.*/, '')) ?? [];
  return [...tagTargets, ...textTargets].filter((target) => target !== undefined);
}

function isPageLink(href = ''): boolean {
  return !href.startsWith('#') && path.extname(new URL(href, siteUrl).pathname) === '';
}

function isOwnTarget(target: string, fromRoute: string): boolean {
  const { protocol, host } = new URL(target, new URL(fromRoute, siteUrl));
  return /^https?:$/.test(protocol) && host === siteUrl.host;
}

function findTargetMistake(target: string, fromRoute: string): string | undefined {
  const { pathname, hash } = new URL(target, new URL(fromRoute, siteUrl));
  const decodedPath = decodeURIComponent(pathname);
  const targetRoute = decodedPath === '/' ? decodedPath : decodedPath.replace(/\/$/, '');
  const pageAnchors = anchorsByRoute.get(targetRoute);
  if (pageAnchors) {
    const anchor = decodeURIComponent(hash.slice(1));
    return anchor && !pageAnchors.has(anchor) ? `no #${anchor} on ${targetRoute}` : undefined;
  }
  const targetFilePath = path.join(buildFolder, decodedPath);
  const isTargetServed =
    (existsSync(targetFilePath) && statSync(targetFilePath).isFile()) ||
    workerRoutes.includes(decodedPath) ||
    redirectedRoutes.includes(decodedPath);
  return isTargetServed ? undefined : `no ${decodedPath}`;
}

test.each(pages)('every target on $route exists', (page) => {
  const { route } = page;
  const ownTargets = [...new Set(listTargets(page))].filter((target) => isOwnTarget(target, route));
  // The desk's script makes the desk's other links.
  expect(ownTargets.length).toBeGreaterThan(route === '/desk' ? 3 : 5);
  expect(ownTargets.map((target) => findTargetMistake(target, route)).filter(Boolean)).toEqual([]);
});

test('every link to a new tab has rel=noopener', () => {
  const linksWithoutNoopener = pages.flatMap(({ route, tags }) =>
    tags
      .filter(({ name, attributes }) => name === 'a' && attributes.target === '_blank')
      .filter(({ attributes }) => !/noopener/.test(attributes.rel ?? ''))
      .map(({ attributes }) => `${route}: ${attributes.href}`),
  );
  expect(linksWithoutNoopener).toEqual([]);
});

test('every target in the style sheets exists', () => {
  const styleSheetFiles = globSync('assets/css/*.css', { cwd: buildFolder });
  expect(styleSheetFiles.length).toBeGreaterThan(0);
  const targetMistakes = styleSheetFiles.flatMap((sheet) =>
    [...readBuildFile(sheet).matchAll(/url\(["']?([^"')]+)["']?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !target.startsWith('data:') && !target.startsWith('#'))
      .map((target) => findTargetMistake(target, `/${sheet}`)),
  );
  expect(targetMistakes.filter(Boolean)).toEqual([]);
});

// A blog without posts has no feeds.
test.each(globSync(['sitemap.xml', 'blog/*.{xml,json}'], { cwd: buildFolder }))(
  'every target in %s exists',
  (file) => {
    const fileText = readBuildFile(file).replaceAll('\\"', '"');
    const ownAddresses = fileText.match(ownAddressPattern) ?? [];
    expect(ownAddresses.length).toBeGreaterThan(0);
    expect(
      [...new Set(ownAddresses)].map((address) => findTargetMistake(address, '/')).filter(Boolean),
    ).toEqual([]);
  },
);
