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
  const sitemapItems = await defaultCreateSitemapItems(params);
  const commitTimeMsByFile = readCommitTimes(projectRoot);
  const routeByPath = new Map(flattenRoutes(params.routes).map((route) => [route.path, route]));
  return sitemapItems.map((item) => {
    const { sourceFilePath, lastUpdatedAt } =
      routeByPath.get(new URL(item.url).pathname)?.metadata ?? {};
    const sourceFilePaths =
      sourceFilePath && commitTimeMsByFile.size > 0
        ? findSourceFiles(projectRoot, sourceFilePath)
        : [];
    const lastChangeMs = findLastChangeMs(sourceFilePaths, commitTimeMsByFile) ?? lastUpdatedAt;
    return { ...item, lastmod: lastChangeMs ? new Date(lastChangeMs).toISOString() : undefined };
  });
};

/** Returns the last commit time of each file; empty in a shallow clone, where one commit changes every file. */
export function readCommitTimes(repositoryFolder: string): Map<string, number> {
  const commitTimeMsByFile = new Map<string, number>();
  const isShallowClone =
    runGit(repositoryFolder, 'rev-parse', '--is-shallow-repository').trim() !== 'false';
  const gitLogArgs = ['log', '--format=%x00%ct', '--name-only', '--relative'];
  const gitLogText = isShallowClone ? '' : runGit(repositoryFolder, ...gitLogArgs);
  for (const commitLogEntryText of gitLogText.split('\0').slice(1)) {
    const [commitSeconds, ...changedFilePaths] = commitLogEntryText.split('\n').filter(Boolean);
    for (const changedFilePath of changedFilePaths.filter(
      (filePath) => !commitTimeMsByFile.has(filePath),
    )) {
      commitTimeMsByFile.set(changedFilePath, Number(commitSeconds) * 1000);
    }
  }
  return commitTimeMsByFile;
}

function runGit(cwd: string, ...gitArgs: string[]): string {
  const spawnOptions = { cwd, maxBuffer: 64 * 1024 * 1024, encoding: 'utf8' } as const;
  return spawnSync('git', ['-c', 'core.quotePath=false', ...gitArgs], spawnOptions).stdout ?? '';
}

export function findLastChangeMs(
  filePaths: string[],
  commitTimeMsByFile: Map<string, number>,
): number | undefined {
  const fileTimesMs = filePaths.flatMap((filePath) => commitTimeMsByFile.get(filePath) ?? []);
  const areAllTimesKnown = filePaths.length > 0 && fileTimesMs.length === filePaths.length;
  // The clock of the last author may have been ahead.
  return areAllTimesKnown ? Math.min(Date.now(), Math.max(...fileTimesMs)) : undefined;
}

export function findSourceFiles(projectFolder: string, sourceFilePath: string): string[] {
  if (sourceFilePath.startsWith('blog/')) {
    return globSync(`${path.dirname(sourceFilePath)}/*`, { cwd: projectFolder });
  }
  const isPageComponent = sourceFilePath.startsWith('src/pages/');
  return isPageComponent ? findContentFiles(projectFolder, sourceFilePath) : [sourceFilePath];
}

/** Finds the content files that a page and its own folders, such as pages/_home, import. */
function findContentFiles(projectFolder: string, pageFilePath: string): string[] {
  function findImportedNames(pageSourcePath: string, importPattern: RegExp): string[] {
    const sourceText = readFileSync(path.join(projectFolder, pageSourcePath), 'utf8');
    return [...sourceText.matchAll(importPattern)].map(([, name = '']) => name);
  }
  const pageFolderNames = findImportedNames(pageFilePath, /'\.[./]*\/(_[\w-]+)\//g);
  const ownFilePatterns = pageFolderNames.map((ownFolder) => `src/pages/${ownFolder}/**/*.ts*`);
  const pageSourcePaths = [pageFilePath, ...globSync(ownFilePatterns, { cwd: projectFolder })];
  const importedContentNames = pageSourcePaths.flatMap((filePath) =>
    findImportedNames(filePath, /'@content\/([\w-]+)'/g),
  );
  return [...new Set(importedContentNames)]
    .filter((name) => !sharedContentNames.includes(name))
    .map((name) => `src/content/${name}.yml`)
    .filter((filePath) => existsSync(path.join(projectFolder, filePath)));
}
