/** Adds the scripts of a page's chunks to `data-scripts`, so that they load beside the main bundle. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkNames } from '@docusaurus/types';
import type { Compiler } from 'webpack';

type Names = ChunkNames[string];

/** A bundler plugin that records the scripts of each named chunk. */
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

export function nameScripts(
  build: string,
  generatedFolder: string,
  scripts: Map<string, string[]>,
) {
  const json = readFileSync(path.join(generatedFolder, 'routesChunkNames.json'), 'utf8');
  const namedRoutes = new Set<string>();
  for (const [key, names] of Object.entries<Names>(JSON.parse(json))) {
    const route = key.replace(/-[^-]*$/, '');
    const file = path.join(build, `${route === '/' ? 'index' : route}.html`);
    // A parent route comes after its pages; /404 serves unknown addresses with other chunks.
    if (!namedRoutes.has(route) && !route.endsWith('/404') && existsSync(file)) {
      const scriptFiles = leavesOf(names).flatMap((name) => scripts.get(name) ?? []);
      const addresses = [...new Set(scriptFiles)].map((script) => `/${script}`).join(' ');
      const html = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        html.replace(/(data-scripts="[^"]*)/, (main) => `${main} ${addresses}`),
      );
    }
    namedRoutes.add(route);
  }
}

function leavesOf(names: Names): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(leavesOf);
}
