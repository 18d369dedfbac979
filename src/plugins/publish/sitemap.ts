import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import { flattenRoutes } from '@docusaurus/utils';
import { projectRoot } from '../content/folder-paths.ts';

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * Docusaurus dates a page by the last commit of its file. That of a page in src/pages is code, and a
 * shallow clone has one commit for all files, so these pages have no date.
 */
export const createSitemapItems: CreateItems = async ({ defaultCreateSitemapItems, ...params }) => {
  const isShallowClone = existsSync(path.join(projectRoot, '.git/shallow'));
  const routes = flattenRoutes(params.routes).map(({ metadata, ...route }) =>
    isShallowClone || metadata?.sourceFilePath?.startsWith('src/pages/')
      ? { ...route, metadata: { lastUpdatedAt: metadata?.lastUpdatedAt } }
      : { ...route, metadata },
  );
  const items = await defaultCreateSitemapItems({ ...params, routes });
  // The home page of a further language is at /hi, not at /hi/.
  return items.map((item) => ({ ...item, url: item.url.replace(/(\/[a-z]{2,3})\/$/, '$1') }));
};
