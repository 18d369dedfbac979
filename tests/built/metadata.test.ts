import { existsSync, readFileSync } from 'node:fs';
import { parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildPlaceholderValues } from '../../src/plugins/content/read.ts';
import { Part } from './support/document.ts';
import {
  buildFolder,
  isPost,
  languages,
  readBuildFile,
  readSearchIndex,
  visitorPages,
} from './support/pages.ts';

describe.each(languages)('the pages below "$prefix"', ({ prefix, company }) => {
  const { site: siteAddress } = company;
  const pages = visitorPages.filter((page) => page.prefix === prefix);
  const indexedPages = pages.filter((page) => page.listed);
  const sitemapEntryPattern = /<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g;
  const sitemapEntries = [
    ...readBuildFile(`${prefix}/sitemap.xml`).matchAll(sitemapEntryPattern),
  ].map(([, address = '', changedAt]) => ({ address, changedAt }));

  /** The page About has two routes. */
  const aboutAliasRoute = `${prefix}/about/${buildPlaceholderValues(company).slug}`;

  test('titles and descriptions are unique, except on the two routes of About', () => {
    const pagesExceptAliasRoute = pages.filter(({ route }) => route !== aboutAliasRoute);
    const titles = pagesExceptAliasRoute.map(({ document }) => document.findTexts('title')[0]);
    expect(titles).toEqual([...new Set(titles)]);
    const descriptions = pagesExceptAliasRoute.map(({ description }) => description);
    expect(descriptions).toEqual([...new Set(descriptions)]);
  });

  test('an indexed page is canonical, and both routes of About name one address', () => {
    const aboutAliasPages = pages.filter(({ route }) => route === aboutAliasRoute);
    for (const { route, canonical, meta } of [...indexedPages, ...aboutAliasPages]) {
      const canonicalRoute = route === aboutAliasRoute ? `${prefix}/about` : route;
      expect(canonical, route).toBe(`${siteAddress}${canonicalRoute}`);
      expect(meta.get('og:url'), route).toBe(`${siteAddress}${canonicalRoute}`);
    }
  });

  test('the sitemap lists the indexed pages, none with a future date, the blog with its newest one, a page of code with none', () => {
    expect(sitemapEntries.map(({ address }) => address).sort()).toEqual(
      indexedPages.map(({ route }) => `${siteAddress}${route}`).sort(),
    );
    for (const unlistedRoute of [
      ...(prefix ? [] : ['/test']),
      '/sent',
      '/problem/contact',
      '/404',
      '/service/404',
    ]) {
      const unlistedPage = pages.find(({ path }) => path === unlistedRoute);
      expect(unlistedPage?.meta.get('robots'), unlistedRoute).toContain('noindex');
    }
    for (const { address, changedAt } of sitemapEntries.filter((entry) => entry.changedAt)) {
      expect(Date.parse(`${changedAt}`), address).toBeLessThanOrEqual(Date.now());
    }
    const homeUrl = `${siteAddress}${prefix || '/'}`;
    const home = sitemapEntries.find(({ address }) => address === homeUrl);
    expect(home).toMatchObject({ changedAt: undefined });
    const blogSitemapEntry = sitemapEntries.find(
      ({ address }) => address === `${siteAddress}${prefix}/blog`,
    );
    // A blog without posts has no pages.
    if (blogSitemapEntry) {
      const postDays = readBuildFile(`${prefix}/blog.html`).match(
        /(?<=datetime="?)\d{4}-\d\d-\d\d/gi,
      );
      expect(blogSitemapEntry.changedAt?.slice(0, 10)).toBe(postDays?.sort().at(-1));
    }
  });

  test('the search index has exactly the indexed pages, each with title and description', () => {
    const { entries: searchEntries } = readSearchIndex(`${buildFolder}${prefix}`);
    // Only the first page of a list is in the index.
    const paths = indexedPages.map(({ path }) => path).filter((to) => !/\/page\/\d+$/.test(to));
    expect(searchEntries.map(({ to }) => to).sort()).toEqual(paths.sort());
    for (const { to, title, description } of searchEntries) {
      expect(title, to).toMatch(/\p{L}/u);
      expect(description, to).toMatch(/\p{L}/u);
    }
  });

  test('robots.txt allows all pages and names the sitemap', () => {
    const robotsText = readBuildFile('robots.txt');
    expect(robotsText).toContain('User-agent: *\nAllow: /\n');
    expect(robotsText).toContain(`\nSitemap: ${siteAddress}${prefix}/sitemap.xml\n`);
  });

  test('llms.txt has a name, a summary and a working link to each page', () => {
    const llmsText = readBuildFile(`${prefix}/llms.txt`);
    expect(llmsText).toMatch(/^# .+\n\n> .+\n\n[\s\S]+\n\n## .+\n\n- \[/);
    const llmsLinkMatches = [...llmsText.matchAll(/^- \[[^\]]+\]\((.+?)\): .+$/gm)];
    expect(llmsLinkMatches).toHaveLength(indexedPages.length);
    expect(llmsLinkMatches.filter(([, to = '']) => !isBuilt(to))).toEqual([]);
  });

  function isBuilt(address: string): boolean {
    const { origin, pathname } = new URL(address);
    const builtPath = `${buildFolder}${pathname === '/' ? '/index' : pathname}`;
    return origin === siteAddress && (existsSync(`${builtPath}.html`) || existsSync(builtPath));
  }

  test('every post, service, work and industry has a Markdown mirror without page code', () => {
    const mirroredPages = pages.filter(({ route }) => existsSync(`${buildFolder}${route}.md`));
    const collectionRoutePattern = /^\/(service|portfolio|industry)\//;
    const detailPages = indexedPages.filter(({ path }) => collectionRoutePattern.test(path));
    expect(mirroredPages).toHaveLength(detailPages.length + pages.filter(isPost).length);
    for (const { route, document } of mirroredPages) {
      const mirrorText = readBuildFile(`${route}.md`);
      expect(mirrorText, route).toMatch(/^# .+\n\n> .+\n/);
      const [firstLine = ''] = mirrorText.split('\n');
      expect(new Part(parseDocument(firstLine)).text, route).toBe(
        `# ${document.findOne('h1').text}`,
      );
      const textWithoutCodeBlocks = mirrorText.replace(/```[\s\S]*?```/g, '');
      expect(textWithoutCodeBlocks, route).not.toMatch(/\]\(\.|\]\(\/|\{\/\*/);
      const urls = textWithoutCodeBlocks.match(/(?<=\]\()https:[^)#\s]*/g) ?? [];
      const brokenUrls = urls.filter((url) => url.startsWith(siteAddress) && !isBuilt(url));
      expect(brokenUrls, route).toEqual([]);
      document.findOne('link', { type: 'text/markdown', href: `${route}.md` });
      expect(readBuildFile(`${prefix}/llms.txt`)).toContain(`(${siteAddress}${route}.md)`);
    }
  });

  test('every page has Open Graph tags and a share picture of its own', async () => {
    const sharePicturePaths = new Set<string>();
    for (const page of pages) {
      const { route, document, title, description, meta } = page;
      expect(Object.fromEntries(meta), route).toMatchObject({
        'og:title': expect.stringContaining(title),
        'og:description': description,
        'og:type': isPost(page) ? 'article' : 'website',
        'og:site_name': company.name,
        'og:locale': company.locale.replace('-', '_'),
        'twitter:card': 'summary_large_image',
        'og:image:alt': expect.stringContaining(title),
        'og:image:width': '1200',
        'og:image:height': '630',
      });
      for (const property of ['og:title', 'og:type', 'og:image', 'og:url']) {
        expect(document.findAll('meta', { property }), `${route} ${property}`).toHaveLength(1);
      }
      const { origin, pathname } = new URL(meta.get('og:image') ?? '');
      expect(origin).toBe(siteAddress);
      sharePicturePaths.add(pathname);
      const pictureBytes = readFileSync(`${buildFolder}${pathname}`);
      const { width, height, format } = await sharp(pictureBytes).metadata();
      expect([width, height, format], route).toEqual([1200, 630, 'jpeg']);
      expect(pictureBytes.length, `${route}: chats omit heavy pictures`).toBeLessThan(200_000);
    }
    expect(sharePicturePaths.size).toBe(pages.length);
  });
});
