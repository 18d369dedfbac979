import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import { flattenRoutes } from '@docusaurus/utils';
import { projectRoot } from '../content/folder-paths.ts';

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;

/** A shallow clone has one commit for all files. */
function hasWholeHistory(folder: string): boolean {
  return existsSync(`${folder}/.git`) && !existsSync(`${folder}/.git/shallow`);
}

/** Docusaurus dates a page by the last commit of its file, but that of a page in src/pages is code. */
export function buildItemsCreator(folder = projectRoot): CreateItems {
  return async ({ defaultCreateSitemapItems, ...params }) => {
    const routes = flattenRoutes(params.routes).map(({ metadata, ...route }) => {
      const { sourceFilePath = 'src/pages/', lastUpdatedAt } = metadata ?? {};
      const isDated = !sourceFilePath.startsWith('src/pages/') && hasWholeHistory(folder);
      const absolutePath = path.join(folder, sourceFilePath);
      const sourceMetadata = isDated && { sourceFilePath: absolutePath };
      return { ...route, metadata: { lastUpdatedAt, ...sourceMetadata } };
    });
    const items = await defaultCreateSitemapItems({ ...params, routes });
    // The home page of a further language is at /hi, not at /hi/.
    return items.map((item) => ({ ...item, url: item.url.replace(/(\/[a-z]{2,3})\/$/, '$1') }));
  };
}
