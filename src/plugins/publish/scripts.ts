/** Names the scripts of a page's own chunks in its document, so that they load together with the main ones. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkNames } from '@docusaurus/types';
import type { Compiler } from 'webpack';

type Names = ChunkNames[string];

/** Remembers the scripts of each chunk that has a name. */
export function chunkScripts(scripts: Map<string, string[]>) {
  return {
    apply({ hooks }: Compiler) {
      hooks.done.tap('chunk-scripts', ({ compilation: { namedChunkGroups } }) => {
        for (const [name, group] of namedChunkGroups) {
          scripts.set(
            name,
            group.getFiles().filter((file) => file.endsWith('.js')),
          );
        }
      });
    },
  };
}

export function nameScripts(build: string, generated: string, scripts: Map<string, string[]>) {
  const json = readFileSync(path.join(generated, 'routesChunkNames.json'), 'utf8');
  const seen = new Set<string>();
  for (const [key, names] of Object.entries<Names>(JSON.parse(json))) {
    const route = key.replace(/-[^-]*$/, '');
    const file = path.join(build, `${route === '/' ? 'index' : route}.html`);
    // Routes that hold others come after the pages; a page of no address of its own has other chunks.
    if (!seen.has(route) && !route.endsWith('/404') && existsSync(file)) {
      const own = leavesOf(names).flatMap((name) => scripts.get(name) ?? []);
      const addresses = [...new Set(own)].map((script) => `/${script}`).join(' ');
      const html = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        html.replace(/(data-scripts="[^"]*)/, (main) => `${main} ${addresses}`),
      );
    }
    seen.add(route);
  }
}

function leavesOf(names: Names): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(leavesOf);
}
