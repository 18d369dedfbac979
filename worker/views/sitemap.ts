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
  const pathsByLanguage = office.languages.map(async (language) => {
    const sitemapUrl = `https://assets.example${localisePath(language, '/sitemap.xml')}`;
    const response = await assets.fetch(sitemapUrl);
    // Without a build, as in hot reload, the sitemap is missing, and nothing is counted.
    if (!response.ok && response.status !== 404) {
      throw Object.assign(new Error(), { code: `sitemap-status-${response.status}` });
    }
    const locMatches = (await response.text()).matchAll(/<loc>([^<]+)/g);
    return Array.from(locMatches, ([, pageUrl = '']) => new URL(pageUrl).pathname);
  });
  return new Set((await Promise.all(pathsByLanguage)).flat());
}
