/**
 * Dates the sitemap's pages by the commits of their content. Docusaurus' own `lastmod` (3.10.2) ignores
 * content files and shallow clones.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import { flattenRoutes } from '@docusaurus/utils';

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Content of many pages; a change in it dates no page. */
const sharedContent = ['company', 'navigation', 'embeds', 'blog'];

export const datedItems: CreateItems = async ({ defaultCreateSitemapItems, ...params }) => {
  const items = await defaultCreateSitemapItems(params);
  const commits = commitTimes(root);
  const routes = new Map(flattenRoutes(params.routes).map((route) => [route.path, route]));
  return items.map((item) => {
    const { sourceFilePath, lastUpdatedAt } =
      routes.get(new URL(item.url).pathname)?.metadata ?? {};
    const files = sourceFilePath && commits.size > 0 ? sourcesOf(root, sourceFilePath) : [];
    const time = lastChange(files, commits) ?? lastUpdatedAt;
    return { ...item, lastmod: time ? new Date(time).toISOString() : undefined };
  });
};

/** Last commit times by file. Empty in a shallow clone, where one commit changes every file. */
export function commitTimes(folder: string): Map<string, number> {
  const times = new Map<string, number>();
  const isShallow = git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false';
  const log = isShallow ? '' : git(folder, 'log', '--format=%x00%ct', '--name-only', '--relative');
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files.filter((name) => !times.has(name))) {
      times.set(file, Number(seconds) * 1000);
    }
  }
  return times;
}

function git(cwd: string, ...args: string[]): string {
  const maxBuffer = 64 * 1024 * 1024;
  const spawnOptions = { cwd, maxBuffer, encoding: 'utf8' } as const;
  return spawnSync('git', ['-c', 'core.quotePath=false', ...args], spawnOptions).stdout ?? '';
}

export function lastChange(files: string[], commits: Map<string, number>): number | undefined {
  const times = files.flatMap((file) => commits.get(file) ?? []);
  return files.length > 0 && times.length === files.length ? Math.max(...times) : undefined;
}

export function sourcesOf(folder: string, source: string): string[] {
  if (source.startsWith('blog/')) {
    return globSync(`${path.dirname(source)}/*`, { cwd: folder });
  }
  return source.startsWith('src/pages/') ? contentOf(folder, source) : [source];
}

/** The content files that a page and its own folders import, such as pages/_home. */
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
    .filter((name) => !sharedContent.includes(name))
    .map((name) => `src/content/${name}.yml`)
    .filter((file) => existsSync(path.join(folder, file)));
}
