import type { Env } from '../env.ts';

/** Cached, because an isolate serves one build. */
const sitemaps = new WeakMap<Env['ASSETS'], Set<string>>();

export async function isInSitemap(assets: Env['ASSETS'], path: string): Promise<boolean> {
  const sitemap = sitemaps.get(assets) ?? (await readSitemap(assets));
  sitemaps.set(assets, sitemap);
  return sitemap.has(path);
}

async function readSitemap(assets: Env['ASSETS']): Promise<Set<string>> {
  const response = await assets.fetch('https://assets.example/sitemap.xml');
  // Hot reload may run without a build, where nothing is counted.
  if (!response.ok && response.status !== 404) {
    throw Object.assign(new Error(), { code: `sitemap-status-${response.status}` });
  }
  const addresses = (await response.text()).matchAll(/<loc>([^<]+)/g);
  return new Set(Array.from(addresses, ([, address = '']) => new URL(address).pathname));
}
