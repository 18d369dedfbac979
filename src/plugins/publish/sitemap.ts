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

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));
/** Many pages use these content files, so a change of one dates no page. */
const sharedContentNames = ['company', 'navigation', 'embeds', 'blog'];

export const createDatedItems: CreateItems = async ({ defaultCreateSitemapItems, ...params }) => {
  const sitemapItems = await defaultCreateSitemapItems(params);
  const timeMsByFile = readCommitTimes(projectRoot);
  const routeByPath = new Map(flattenRoutes(params.routes).map((route) => [route.path, route]));
  return sitemapItems.map((item) => {
    const { sourceFilePath, lastUpdatedAt } =
      routeByPath.get(new URL(item.url).pathname)?.metadata ?? {};
    const sourceFiles =
      sourceFilePath && timeMsByFile.size > 0 ? findSourceFiles(projectRoot, sourceFilePath) : [];
    const lastChangeMs = findLastChangeMs(sourceFiles, timeMsByFile) ?? lastUpdatedAt;
    return { ...item, lastmod: lastChangeMs ? new Date(lastChangeMs).toISOString() : undefined };
  });
};

/** Returns the last commit time of each file; empty in a shallow clone, where one commit changes every file. */
export function readCommitTimes(folder: string): Map<string, number> {
  const timeMsByFile = new Map<string, number>();
  const isShallowClone = runGit(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false';
  const gitLogArgs = ['log', '--format=%x00%ct', '--name-only', '--relative'];
  const gitLogText = isShallowClone ? '' : runGit(folder, ...gitLogArgs);
  for (const commitText of gitLogText.split('\0').slice(1)) {
    const [commitSeconds, ...changedFiles] = commitText.split('\n').filter(Boolean);
    for (const changedFile of changedFiles.filter((fileName) => !timeMsByFile.has(fileName))) {
      timeMsByFile.set(changedFile, Number(commitSeconds) * 1000);
    }
  }
  return timeMsByFile;
}

function runGit(cwd: string, ...gitArgs: string[]): string {
  const maxOutputBytes = 64 * 1024 * 1024;
  const spawnOptions = { cwd, maxBuffer: maxOutputBytes, encoding: 'utf8' } as const;
  return spawnSync('git', ['-c', 'core.quotePath=false', ...gitArgs], spawnOptions).stdout ?? '';
}

export function findLastChangeMs(
  files: string[],
  timeMsByFile: Map<string, number>,
): number | undefined {
  const fileTimesMs = files.flatMap((file) => timeMsByFile.get(file) ?? []);
  const areAllTimesKnown = files.length > 0 && fileTimesMs.length === files.length;
  return areAllTimesKnown ? Math.max(...fileTimesMs) : undefined;
}

export function findSourceFiles(folder: string, sourceFilePath: string): string[] {
  if (sourceFilePath.startsWith('blog/')) {
    return globSync(`${path.dirname(sourceFilePath)}/*`, { cwd: folder });
  }
  const isPageComponent = sourceFilePath.startsWith('src/pages/');
  return isPageComponent ? findContentFiles(folder, sourceFilePath) : [sourceFilePath];
}

/** Finds the content files that a page and its own folders, such as pages/_home, import. */
function findContentFiles(folder: string, pageFile: string): string[] {
  function findImports(pageSourceFile: string, importPattern: RegExp): string[] {
    const sourceText = readFileSync(path.join(folder, pageSourceFile), 'utf8');
    return [...sourceText.matchAll(importPattern)].map(([, name = '']) => name);
  }
  const ownFolderNames = findImports(pageFile, /'\.[./]*\/(_[\w-]+)\//g);
  const ownFilePatterns = ownFolderNames.map((ownFolder) => `src/pages/${ownFolder}/**/*.ts*`);
  const pageSourceFiles = [pageFile, ...globSync(ownFilePatterns, { cwd: folder })];
  const contentNames = pageSourceFiles.flatMap((file) =>
    findImports(file, /'@content\/([\w-]+)'/g),
  );
  return [...new Set(contentNames)]
    .filter((name) => !sharedContentNames.includes(name))
    .map((name) => `src/content/${name}.yml`)
    .filter((file) => existsSync(path.join(folder, file)));
}
