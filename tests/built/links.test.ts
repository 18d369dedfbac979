/** Checks the targets that Docusaurus does not check: files, anchors, pictures, scripts and feeds. */
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import { type BuiltPage, buildFolder, pages, readBuildFile } from './support/pages.ts';

const siteUrl = new URL(readContent().company.site);

const redirectedRoutes = readBuildFile('_redirects').match(/^\S+/gm) ?? [];
const routesWithoutFile = ['/api/v1/email', '/api/v1/applications', ...redirectedRoutes];

const anchorsByRoute = new Map(
  pages.map(({ route, tags }) => [
    route,
    new Set(tags.flatMap(({ attribs: { id, name } }) => [id, name]).filter(Boolean)),
  ]),
);

/** Matches absolute addresses of this site, such as in structured data and feeds. */
const ownAddressPattern = new RegExp(`${siteUrl.origin}[^\\s"'<>\\\\)\\]&{]*`, 'g');

function listTargets({ html, tags }: BuiltPage): string[] {
  const tagTargets = tags.flatMap(({ name, attribs }) => {
    const { href, src, srcset = '', imagesrcset = '', poster, action, formaction } = attribs;
    const srcsetItems = [...srcset.split(','), ...imagesrcset.split(',')];
    const pictureAddresses = srcsetItems.map((item) => item.trim().split(/\s+/)[0] || undefined);
    const nonPageHref = name === 'a' && isPageLink(href) ? undefined : href;
    return [nonPageHref, src, poster, action, formaction, ...pictureAddresses];
  });
  // A hash in structured data is an identifier, not an anchor; the punctuation belongs to a sentence.
  const absoluteTargets =
    html.match(ownAddressPattern)?.map((address) => address.replace(/#.*|[.,:;!?]+$/, '')) ?? [];
  return [...tagTargets, ...absoluteTargets].filter((target) => target !== undefined);
}

function isPageLink(href = ''): boolean {
  return !href.startsWith('#') && path.extname(new URL(href, siteUrl).pathname) === '';
}

function findMissingTargets(targets: string[], fromRoute: string): string[] {
  return targets.filter((target) => {
    const { pathname, hash } = new URL(target, new URL(fromRoute, siteUrl));
    const decodedPath = decodeURIComponent(pathname);
    const pageAnchors = anchorsByRoute.get(decodedPath.replace(/(.)\/$/, '$1'));
    if (pageAnchors) {
      return hash.length > 1 && !pageAnchors.has(decodeURIComponent(hash.slice(1)));
    }
    const fileStats = statSync(path.join(buildFolder, decodedPath), { throwIfNoEntry: false });
    return !fileStats?.isFile() && !routesWithoutFile.includes(decodedPath);
  });
}

test.each(pages)('every target on $route exists', (page) => {
  const pageUrl = new URL(page.route, siteUrl);
  const isOwnTarget = (target: string) => new URL(target, pageUrl).host === siteUrl.host;
  const ownTargets = new Set(listTargets(page).filter(isOwnTarget));
  // The desk's script makes the desk's other links.
  expect(ownTargets.size).toBeGreaterThan(page.route === '/desk' ? 3 : 5);
  expect(findMissingTargets([...ownTargets], page.route)).toEqual([]);
});

test('every link to a new tab has rel=noopener', () => {
  const newTabLinks = pages.flatMap(({ document }) => document.findAll('a', { target: '_blank' }));
  const unsafeLinks = newTabLinks.filter((link) => !link.attribute('rel')?.includes('noopener'));
  expect(unsafeLinks.map((link) => link.attribute('href'))).toEqual([]);
});

test('every target in the style sheets exists', () => {
  const styleSheetPaths = globSync('{assets/css,desk}/*.css', { cwd: buildFolder });
  expect(styleSheetPaths.length).toBeGreaterThan(1);
  for (const cssPath of styleSheetPaths) {
    const urlMatches = readBuildFile(cssPath).matchAll(/url\(["']?(?!data:|#)([^"')]+)["']?\)/g);
    const targets = [...urlMatches].map(([, target = '']) => target);
    expect(findMissingTargets(targets, `/${cssPath}`)).toEqual([]);
  }
});

// A blog without posts has no feeds.
const addressListPaths = globSync(['sitemap.xml', 'blog/*.{xml,json}'], { cwd: buildFolder });
test.each(addressListPaths)('every target in %s exists', (file) => {
  const ownAddresses = readBuildFile(file).replaceAll('\\"', '"').match(ownAddressPattern) ?? [];
  expect(ownAddresses.length).toBeGreaterThan(0);
  expect(findMissingTargets(ownAddresses, '/')).toEqual([]);
});
