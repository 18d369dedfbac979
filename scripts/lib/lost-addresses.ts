/** Finds published addresses that have changed or gone, and proposes redirects for them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { listPublishedAddresses } from '../../src/plugins/content/relations.ts';
import { frontMatterPattern } from '../../src/plugins/content/rewrite.ts';

const routeByFile: [RegExp, string][] = [
  [/^blog\/[^/]+\/index\.mdx?$/, '/blog/'],
  [/^src\/content\/works\.yml$/, '/portfolio/'],
  [/^src\/content\/industries\.yml$/, '/industry/'],
  [/^src\/content\/services\/[^/]+\.yml$/, '/service/'],
];

/** Compares with the commit that is pushed, or with the one before the last if all are pushed. */
export function proposeRedirects(cwd: string, addressesAndRedirects: Set<string>): string[] {
  function runGit(...gitArguments: string[]): string {
    const options = { cwd, maxBuffer: 2 ** 26, encoding: 'utf8' } as const;
    const { status, stdout } = spawnSync('git', gitArguments, options);
    return status === 0 ? stdout.trim() : '';
  }
  const pushed = runGit('rev-parse', '@{upstream}');
  const published = pushed === '' || pushed === runGit('rev-parse', 'HEAD') ? 'HEAD^' : pushed;
  const diffArguments = ['--relative', '--name-only', '--no-renames', '--diff-filter=DM'];
  const changedFiles = runGit('diff', ...diffArguments, published).split('\n');
  return changedFiles.flatMap((file) => {
    const [, route] = routeByFile.find(([filePattern]) => filePattern.test(file)) ?? [];
    if (!route) {
      return [];
    }
    const currentPath = path.join(cwd, file);
    const currentText = existsSync(currentPath) ? readFileSync(currentPath, 'utf8') : '';
    const newAddresses = listAddresses(route, file, currentText);
    const target = newAddresses.length === 1 ? newAddresses[0] : '…';
    return listAddresses(route, file, runGit('show', `${published}:./${file}`))
      .filter((address) => !addressesAndRedirects.has(address))
      .map(
        (address) =>
          `${file}: ${address} was published. Keep it, or add to src/content/redirects.yml: - { from: ${address}, to: ${target} }`,
      );
  });
}

function listAddresses(route: string, file: string, fileText: string): string[] {
  if (route === '/service/') {
    return fileText ? [route + path.basename(file, '.yml')] : [];
  }
  const yamlText = route === '/blog/' ? (frontMatterPattern.exec(fileText)?.[1] ?? '') : fileText;
  return listPublishedAddresses(route, parse(yamlText));
}
