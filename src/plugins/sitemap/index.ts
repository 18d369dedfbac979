/** When each page last changed, as far as that is known for certain. */
import { fileURLToPath } from 'node:url';
import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import type { RouteConfig } from '@docusaurus/types';
import { type Changes, readChanges } from './changes.ts';
import { sourcesOf } from './sources.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;

export const datedItems: CreateItems = async ({ defaultCreateSitemapItems, ...params }) => {
  const items = await defaultCreateSitemapItems(params);
  const changes = readChanges(root);
  const routes = new Map(params.routes.flatMap(flatten).map((route) => [route.path, route]));
  return items.map((item) => {
    const { sourceFilePath, lastUpdatedAt } =
      routes.get(new URL(item.url).pathname)?.metadata ?? {};
    const files = sourceFilePath ? sourcesOf(root, sourceFilePath) : [];
    const ownDate = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString() : undefined;
    return { ...item, lastmod: lastChange(files, changes) ?? ownDate };
  });
};

/** The latest change of a page's sources; nothing if that of one of them is not known. */
function lastChange(files: string[], changes: Changes): string | undefined {
  const dates = files.map((file) => changes.get(file));
  return dates.includes(undefined) ? undefined : dates.sort().at(-1);
}

function flatten(route: RouteConfig): RouteConfig[] {
  return route.routes ? route.routes.flatMap(flatten) : [route];
}
