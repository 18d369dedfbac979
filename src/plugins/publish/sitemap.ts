/**
 * Dates the pages of the sitemap by git, only where the date is certain. A page's texts are in
 * content files, which Docusaurus does not know.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import type { VcsConfig } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;
type History = Pick<VcsConfig, 'getFileLastUpdateInfo'>;

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Files of many pages; a change here dates no page. */
const shared = ['company', 'navigation', 'embeds', 'blog'];

export const datedItems: CreateItems = async ({ defaultCreateSitemapItems, ...params }) => {
  const items = await defaultCreateSitemapItems(params);
  const history = hasWholeHistory(root) ? params.siteConfig.future.experimental_vcs : undefined;
  const routes = new Map(flattenRoutes(params.routes).map((route) => [route.path, route]));
  return Promise.all(
    items.map(async (item) => {
      const { sourceFilePath, lastUpdatedAt } =
        routes.get(new URL(item.url).pathname)?.metadata ?? {};
      const files = history && sourceFilePath ? sourcesOf(root, sourceFilePath) : [];
      const time = (history && (await lastChange(root, files, history))) ?? lastUpdatedAt;
      return { ...item, lastmod: time ? new Date(time).toISOString() : undefined };
    }),
  );
};

/** False without git and in a shallow clone, where one commit changes every file. */
export function hasWholeHistory(folder: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}

/** The latest commit of these files; undefined if one file has none. */
export async function lastChange(
  folder: string,
  files: string[],
  history: History,
): Promise<number | undefined> {
  const changes = await Promise.all(
    files.map((file) => history.getFileLastUpdateInfo(path.join(folder, file))),
  );
  const times = changes.flatMap((change) => change?.timestamp ?? []);
  return files.length > 0 && times.length === files.length ? Math.max(...times) : undefined;
}

/** The files with a page's texts; `source` is the file of its route. */
export function sourcesOf(folder: string, source: string): string[] {
  if (source.startsWith('blog/')) {
    return globSync(`${path.dirname(source)}/*`, { cwd: folder });
  }
  return source.startsWith('src/pages/') ? contentOf(folder, source) : [source];
}

/** The content files that a page and its folders, like pages/_home, import. */
function contentOf(folder: string, page: string): string[] {
  function imports(file: string, from: RegExp): string[] {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [...text.matchAll(from)].map(([, name = '']) => name);
  }
  const own = imports(page, /'\.[./]*\/(_[\w-]+)\//g).map((name) => `src/pages/${name}/**/*.ts*`);
  const names = [page, ...globSync(own, { cwd: folder })].flatMap((file) =>
    imports(file, /'@content\/([\w-]+)'/g),
  );
  return [...new Set(names)]
    .filter((name) => !shared.includes(name))
    .map((name) => `src/content/${name}.yml`)
    .filter((file) => existsSync(path.join(folder, file)));
}
