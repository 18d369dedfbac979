/** Finds published addresses that have changed or gone, and proposes redirects for them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { frontMatterPattern } from '../../src/plugins/content/rewrite.ts';

const routeByFile: [RegExp, string][] = [
  [/^blog\/[^/]+\/index\.mdx?$/, '/blog/'],
  [/^src\/content\/works\.yml$/, '/portfolio/'],
  [/^src\/content\/industries\.yml$/, '/industry/'],
  [/^src\/content\/services\/[^/]+\.yml$/, '/service/'],
];

/** Compares with the commit that is pushed, or with the one before the last if all are pushed. */
export function proposeRedirects(
  repositoryFolder: string,
  addressesAndRedirects: Set<string>,
): string[] {
  function runGit(...gitArguments: string[]): string {
    const spawnOptions = { cwd: repositoryFolder, maxBuffer: 2 ** 26, encoding: 'utf8' } as const;
    const { status, stdout } = spawnSync('git', gitArguments, spawnOptions);
    return status === 0 ? stdout.trim() : '';
  }
  const pushedCommit = runGit('rev-parse', '@{upstream}');
  const isAllPushed = pushedCommit === '' || pushedCommit === runGit('rev-parse', 'HEAD');
  const publishedCommit = isAllPushed ? 'HEAD^' : pushedCommit;
  const diffArguments = ['--name-only', '--no-renames', '--diff-filter=DM', publishedCommit];
  const changedPaths = runGit('diff', '--relative', ...diffArguments).split('\n');
  return changedPaths.flatMap((filePath) => {
    const [, route] = routeByFile.find(([filePattern]) => filePattern.test(filePath)) ?? [];
    if (!route) {
      return [];
    }
    const currentPath = path.join(repositoryFolder, filePath);
    const currentText = existsSync(currentPath) ? readFileSync(currentPath, 'utf8') : '';
    const [newAddress = '…', ...otherNewAddresses] = listAddresses(route, filePath, currentText);
    const publishedText = runGit('show', `${publishedCommit}:./${filePath}`);
    return listAddresses(route, filePath, publishedText)
      .filter((address) => !addressesAndRedirects.has(address))
      .map((address) => {
        const target = otherNewAddresses.length === 0 ? newAddress : '…';
        return `${filePath}: ${address} was published. Keep it, or add to src/content/redirects.yml: - { from: ${address}, to: ${target} }`;
      });
  });
}

/** Omits drafts and scheduled posts. */
function listAddresses(route: string, filePath: string, fileText: string): string[] {
  if (route === '/service/') {
    return fileText ? [route + path.basename(filePath, '.yml')] : [];
  }
  const yamlText = route === '/blog/' ? (frontMatterPattern.exec(fileText)?.[1] ?? '') : fileText;
  return [parse(yamlText) ?? []]
    .flat()
    .filter(({ draft, date }) => draft !== true && !(Date.parse(date) > Date.now()))
    .map(({ slug }) => route + String(slug).replace('/', ''));
}
