import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findEmptyPageFiles } from '../../src/plugins/content/empty-pages.ts';
import { buildPlaceholders, readContent } from '../../src/plugins/content/read.ts';
import { buildFolder, isPost, visitorPages as pages, readBuildFile } from './support/pages.ts';

const siteContent = readContent();
const { company } = siteContent;
const { site: siteAddress, name: companyName, locale } = company;
const indexedPages = pages.filter((page) => page.listed);
const sitemapEntries = [...readBuildFile('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(
  ([, entryXml = '']) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entryXml)?.[1] ?? '',
    changedAt: /<lastmod>(.*?)<\/lastmod>/.exec(entryXml)?.[1],
  }),
);

/** The page About has two routes. */
const aboutAliasRoute = `/about/${buildPlaceholders(company).slug}`;
const mainRouteByAlias = { [aboutAliasRoute]: '/about' };

const requiredRoutes = [
  ...['/', '/about', aboutAliasRoute, '/about/mission-vision', '/about/leadership-message'],
  ...['/about/team', '/contact', '/meeting', '/carrer', '/register', '/industry', '/privacy'],
  ...['/portfolio', '/blog', '/gallery', '/test'],
].filter((route) => !findEmptyPageFiles(siteContent).includes(`${route.slice(1)}.tsx`));

test('every page with content is built', () => {
  expect(pages.map(({ route }) => route)).toEqual(expect.arrayContaining(requiredRoutes));
});

test('titles and descriptions are unique, except on the two routes of About', () => {
  const pagesWithoutAlias = pages.filter(({ route }) => !(route in mainRouteByAlias));
  for (const titlesOrDescriptions of [
    pagesWithoutAlias.map(({ html }) => readTitle(html)),
    pagesWithoutAlias.map((page) => page.description),
  ]) {
    expect(
      titlesOrDescriptions.filter((text, index) => titlesOrDescriptions.indexOf(text) < index),
    ).toEqual([]);
  }
});

function readTitle(html: string): string {
  return decodeEntities(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '');
}

function decodeEntities(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

test('an indexed page is canonical, and both routes of About name one address', () => {
  const ownRoutePairs = indexedPages.map(({ route }) => [route, route]);
  for (const [route, canonicalRoute] of [...ownRoutePairs, ...Object.entries(mainRouteByAlias)]) {
    const page = pages.find((candidate) => candidate.route === route);
    expect(page?.canonical, route).toBe(`${siteAddress}${canonicalRoute}`);
    expect(page?.meta.get('og:url'), route).toBe(`${siteAddress}${canonicalRoute}`);
  }
});

test('the sitemap lists exactly the indexed pages', () => {
  expect(sitemapEntries.map(({ address }) => address).sort()).toEqual(
    indexedPages.map(({ route }) => `${siteAddress}${route}`).sort(),
  );
  for (const unlistedRoute of ['/test', '/sent', '/problem/contact', '/404', '/service/404']) {
    const page = pages.find(({ route }) => route === unlistedRoute);
    expect(page?.meta.get('robots'), unlistedRoute).toContain('noindex');
  }
});

test('the sitemap has no future date, and the blog has the date of its newest post', () => {
  for (const { address, changedAt } of sitemapEntries) {
    if (changedAt) {
      expect(Date.parse(changedAt), address).toBeLessThanOrEqual(Date.now());
    }
  }
  const blogSitemapEntry = sitemapEntries.find(({ address }) => address === `${siteAddress}/blog`);
  // A blog without posts has no pages.
  if (!blogSitemapEntry) {
    return;
  }
  const newestPostDay = [...readBuildFile('blog.html').matchAll(/datetime="?(\d{4}-\d\d-\d\d)/gi)]
    .map(([, day]) => day)
    .sort()
    .at(-1);
  expect(blogSitemapEntry.changedAt?.slice(0, 10)).toBe(newestPostDay);
});

test('robots.txt allows all pages and names the sitemap', () => {
  const robotsText = readBuildFile('robots.txt');
  expect(robotsText).toContain('User-agent: *\nAllow: /\n');
  expect(robotsText).toContain(`\nSitemap: ${siteAddress}/sitemap.xml\n`);
});

test('llms.txt has a name, a summary and a working link to each page', () => {
  const llmsText = readBuildFile('llms.txt');
  expect(llmsText).toMatch(/^# .+\n\n> .+\n\n[\s\S]+\n\n## .+\n\n- \[/);
  const llmsLinkMatches = [...llmsText.matchAll(/^- \[[^\]]+\]\((.+?)\): .+$/gm)];
  expect(llmsLinkMatches).toHaveLength(indexedPages.length);
  expect(llmsLinkMatches.filter(([, to = '']) => !isBuilt(to))).toEqual([]);
});

function isBuilt(address: string): boolean {
  const { origin, pathname } = new URL(address);
  const builtPath = path.join(buildFolder, pathname === '/' ? '/index' : pathname);
  return origin === siteAddress && (existsSync(`${builtPath}.html`) || existsSync(builtPath));
}

const mirroredPages = pages.filter(({ route }) =>
  existsSync(path.join(buildFolder, `${route}.md`)),
);

test('every post, service, work and industry has a Markdown mirror without page code', () => {
  const workServiceIndustryPages = indexedPages.filter(({ route }) =>
    /^\/(service|portfolio|industry)\//.test(route),
  );
  expect(mirroredPages).toHaveLength(workServiceIndustryPages.length + pages.filter(isPost).length);
  for (const { route, html } of mirroredPages) {
    const mirrorText = readBuildFile(`${route}.md`);
    const headingHtml = /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
    expect(mirrorText, route).toMatch(/^# .+\n\n> .+\n/);
    const [firstMirrorLine = ''] = mirrorText.split('\n');
    expect(decodeEntities(firstMirrorLine), route).toBe(`# ${decodeEntities(headingHtml)}`);
    const proseText = mirrorText.replace(/```[\s\S]*?```/g, '');
    expect(proseText, route).not.toMatch(/\]\(\.|\]\(\/|\{\/\*|^---$/m);
    const proseHrefs = [...proseText.matchAll(/\]\((https:[^)#\s]*)/g)].map(([, to = '']) => to);
    const brokenOwnHrefs = proseHrefs.filter((to) => to.startsWith(siteAddress) && !isBuilt(to));
    expect(brokenOwnHrefs, route).toEqual([]);
    const mirrorLinkPattern = `<link [^>]*type="?text/markdown"? href="?${route}\\.md"?[ >]`;
    expect(html).toMatch(new RegExp(mirrorLinkPattern));
    expect(readBuildFile('llms.txt')).toContain(`(${siteAddress}${route}.md)`);
  }
});

test('every page has Open Graph tags and a share picture of its own', async () => {
  const sharePicturePaths = new Set<string>();
  for (const page of pages) {
    const { route, html, title, description, meta } = page;
    expect(Object.fromEntries(meta), route).toMatchObject({
      'og:title': expect.stringContaining(title),
      'og:description': description,
      'og:type': isPost(page) ? 'article' : 'website',
      'og:site_name': companyName,
      'og:locale': locale.replace('-', '_'),
      'twitter:card': 'summary_large_image',
      'og:image:alt': expect.stringContaining(title),
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    for (const ogPropertyName of ['og:title', 'og:type', 'og:image', 'og:url']) {
      const ogPropertyPattern = new RegExp(`property="?${ogPropertyName}["\\s]`);
      expect(html.split(ogPropertyPattern), `${route} ${ogPropertyName}`).toHaveLength(2);
    }
    const sharePictureUrl = new URL(meta.get('og:image') ?? '');
    expect(sharePictureUrl.origin).toBe(siteAddress);
    sharePicturePaths.add(sharePictureUrl.pathname);
    const sharePictureBytes = readFileSync(path.join(buildFolder, sharePictureUrl.pathname));
    const expectedImageMetadata = { width: 1200, height: 630, format: 'jpeg' };
    expect(await sharp(sharePictureBytes).metadata(), route).toMatchObject(expectedImageMetadata);
    expect(sharePictureBytes.length, `${route}: chats omit heavy pictures`).toBeLessThan(200_000);
  }
  expect(sharePicturePaths.size).toBe(pages.length);
});
