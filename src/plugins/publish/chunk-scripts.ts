/** Adds the scripts of a page's chunks to `data-scripts`, so that they load beside the main bundle. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkNames } from '@docusaurus/types';
import type { Compiler } from 'webpack';

type Names = ChunkNames[string];

export function createChunkScriptRecorder(scriptsByChunk: Map<string, string[]>) {
  return {
    apply({ hooks }: Compiler) {
      hooks.done.tap('chunk-scripts', ({ compilation: { namedChunkGroups } }) => {
        for (const [name, chunkGroup] of namedChunkGroups) {
          const scripts = chunkGroup.getFiles().filter((file) => file.endsWith('.js'));
          scriptsByChunk.set(name, scripts);
        }
      });
    },
  };
}

export function addChunkScripts(
  scriptsByChunk: Map<string, string[]>,
  { outDir, generatedFilesDir, prefix }: Record<'outDir' | 'generatedFilesDir' | 'prefix', string>,
): void {
  const chunkNamesPath = path.join(generatedFilesDir, 'routesChunkNames.json');
  const chunkNamesJson = readFileSync(chunkNamesPath, 'utf8');
  const handledRoutes = new Set<string>();
  for (const [routeKey, names] of Object.entries<Names>(JSON.parse(chunkNamesJson))) {
    const route = routeKey.replace(/\/?-[^-]*$/, '') || '/';
    const htmlPath = path.join(outDir, `${route === '/' ? 'index' : route}.html`);
    // A parent route comes after its pages; /404 serves unknown addresses with other chunks.
    if (!handledRoutes.has(route) && !route.endsWith('/404') && existsSync(htmlPath)) {
      const scripts = listChunkNames(names).flatMap((name) => scriptsByChunk.get(name) ?? []);
      const urls = [...new Set(scripts)].map((script) => `${prefix}/${script}`).join(' ');
      const html = readFileSync(htmlPath, 'utf8');
      const addUrls = (attribute: string) => `${attribute} ${urls}`;
      writeFileSync(htmlPath, html.replace(/data-scripts="[^"]*/, addUrls));
    }
    handledRoutes.add(route);
  }
}

function listChunkNames(names: Names): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(listChunkNames);
}
