/** The files in which a page's own words stand. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What stands on many pages: a change here is no news of any one of them. */
const shared = ['company', 'navigation', 'embeds', 'blog'];

/** `source` is the file of which the page is made, like src/pages/contact.tsx. */
export function sourcesOf(root: string, source: string): string[] {
  if (source.startsWith('blog/')) {
    return globSync(`${path.dirname(source)}/*`, { cwd: root });
  }
  if (source.startsWith('src/pages/')) {
    const modules = pageModules(root, source, new Set());
    return [...new Set(modules.flatMap((module) => contentOf(root, module)))].filter((file) =>
      existsSync(path.join(root, file)),
    );
  }
  return [source];
}

/** The page and the folders of its own that it is put together from. */
function pageModules(root: string, file: string, found: Set<string>): string[] {
  if (!found.has(file)) {
    found.add(file);
    for (const [, to] of read(root, file).matchAll(/from '(\.[^']+)'/g)) {
      const place = path.join(path.dirname(file), to);
      const [module] = globSync([`${place}.tsx`, `${place}.ts`, `${place}/index.tsx`], {
        cwd: root,
      });
      if (module?.startsWith('src/pages/')) {
        pageModules(root, module, found);
      }
    }
  }
  return [...found];
}

function contentOf(root: string, file: string): string[] {
  return [...read(root, file).matchAll(/'@content\/([\w-]+)'/g)]
    .map(([, name]) => name)
    .filter((name) => !shared.includes(name))
    .map((name) => `src/content/${name}.yml`);
}

function read(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
