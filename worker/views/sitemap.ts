import type { Env } from '../env.ts';
import { localisePath, office } from '../office.ts';

/** The paths are cached, because an isolate serves a single build. */
const pathsByAssets = new WeakMap<Env['ASSETS'], Set<string>>();

export async function isInSitemap(assets: Env['ASSETS'], pagePath: string): Promise<boolean> {
  const sitemapPaths = pathsByAssets.get(assets) ?? (await readSitemapPaths(assets));
  pathsByAssets.set(assets, sitemapPaths);
  return sitemapPaths.has(pagePath);
}

async function readSitemapPaths(assets: Env['ASSETS']): Promise<Set<string>> {
  const pathsByLanguage = await Promise.all(
    office.languages.map((language) =>
      readSitemapOf(assets, localisePath(language, '/sitemap.xml')),
    ),
  );
  return new Set(pathsByLanguage.flat());
}

async function readSitemapOf(assets: Env['ASSETS'], path: string): Promise<string[]> {
  const sitemapResponse = await assets.fetch(`https://assets.example${path}`);
  // Without a build, as in hot reload, the sitemap is missing, and nothing is counted.
  if (!sitemapResponse.ok && sitemapResponse.status !== 404) {
    throw Object.assign(new Error(), { code: `sitemap-status-${sitemapResponse.status}` });
  }
  const locMatches = (await sitemapResponse.text()).matchAll(/<loc>([^<]+)/g);
  return Array.from(locMatches, ([, pageUrl = '']) => new URL(pageUrl).pathname);
}
