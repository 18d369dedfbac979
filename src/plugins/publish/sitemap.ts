/**
 * Dates the sitemap's pages by the commits of their content. Docusaurus' own `lastmod` (3.10.2) ignores
 * content files and shallow clones.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import { flattenRoutes } from '@docusaurus/utils';
import { projectRoot } from '../content/folder-paths.ts';

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;

/** Many pages use these content files, so a change of one dates no page. */
const sharedContentNames = ['company', 'navigation', 'embeds', 'blog'];

export const createDatedItems: CreateItems = async ({ defaultCreateSitemapItems, ...params }) => {
  const items = await defaultCreateSitemapItems(params);
  const timeByFile = readCommitTimes(projectRoot);
  const routeByPath = new Map(flattenRoutes(params.routes).map((route) => [route.path, route]));
  return items.map((item) => {
    const route = routeByPath.get(new URL(item.url).pathname);
    const { sourceFilePath, lastUpdatedAt } = route?.metadata ?? {};
    const isDated = sourceFilePath && timeByFile.size > 0;
    const sourceFiles = isDated ? findSourceFiles(projectRoot, sourceFilePath) : [];
    const lastChangeMs = findLastChangeMs(sourceFiles, timeByFile) ?? lastUpdatedAt;
    return {
      ...item,
      // The home page of a further language is at /hi, not at /hi/.
      url: item.url.replace(/(\/[a-z]{2,3})\/$/, '$1'),
      lastmod: lastChangeMs ? new Date(lastChangeMs).toISOString() : undefined,
    };
  });
};

/** Returns the last commit time of each file; empty in a shallow clone, where one commit changes every file. */
export function readCommitTimes(repositoryFolder: string): Map<string, number> {
  const timeByFile = new Map<string, number>();
  const isWholeClone =
    runGit(repositoryFolder, 'rev-parse', '--is-shallow-repository') === 'false\n';
  const logArgs = ['log', '--format=%x00%ct', '--name-only', '--relative'];
  const log = isWholeClone ? runGit(repositoryFolder, ...logArgs) : '';
  // The newest commit comes first in the log, and stays.
  for (const commit of log.split('\0').slice(1).reverse()) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      timeByFile.set(file, Number(seconds) * 1000);
    }
  }
  return timeByFile;
}

function runGit(cwd: string, ...args: string[]): string {
  const options = { cwd, maxBuffer: 64 * 1024 * 1024, encoding: 'utf8' } as const;
  return spawnSync('git', ['-c', 'core.quotePath=false', ...args], options).stdout ?? '';
}

export function findLastChangeMs(files: string[], timeByFile: Map<string, number>) {
  const timesMs = files.flatMap((file) => timeByFile.get(file) ?? []);
  const areAllKnown = files.length > 0 && timesMs.length === files.length;
  // The clock of the last author may have been ahead.
  return areAllKnown ? Math.min(Date.now(), Math.max(...timesMs)) : undefined;
}

export function findSourceFiles(projectFolder: string, sourceFile: string): string[] {
  if (sourceFile.startsWith('blog/')) {
    return globSync(`${path.dirname(sourceFile)}/*`, { cwd: projectFolder });
  }
  const isPage = sourceFile.startsWith('src/pages/');
  return isPage ? findContentFiles(projectFolder, sourceFile) : [sourceFile];
}

/** Finds the content files that a page and its own folders, such as pages/_home, import. */
function findContentFiles(cwd: string, pageFile: string): string[] {
  function findImports(file: string, importPattern: RegExp): string[] {
    const code = readFileSync(path.join(cwd, file), 'utf8');
    return [...code.matchAll(importPattern)].map(([, name = '']) => name);
  }
  const ownFolders = findImports(pageFile, /'\.[./]*\/(_[\w-]+)\//g);
  const ownPatterns = ownFolders.map((folder) => `src/pages/${folder}/**/*.ts*`);
  const sourceFiles = [pageFile, ...globSync(ownPatterns, { cwd })];
  const names = sourceFiles.flatMap((file) => findImports(file, /'@content\/([\w-]+)'/g));
  return [...new Set(names)]
    .filter((name) => !sharedContentNames.includes(name))
    .map((name) => `src/content/${name}.yml`)
    .filter((file) => existsSync(path.join(cwd, file)));
}
