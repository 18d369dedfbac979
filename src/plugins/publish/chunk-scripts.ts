/** Adds the scripts of a page's chunks to `data-scripts`, so that they load beside the main bundle. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkNames } from '@docusaurus/types';
import type { Compiler } from 'webpack';

type Names = ChunkNames[string];

/** A bundler plugin that records the scripts of each named chunk. */
export function createChunkScriptRecorder(scriptPathsByChunk: Map<string, string[]>) {
  return {
    apply({ hooks }: Compiler) {
      hooks.done.tap('chunk-scripts', ({ compilation: { namedChunkGroups } }) => {
        for (const [chunkName, chunkGroup] of namedChunkGroups) {
          scriptPathsByChunk.set(
            chunkName,
            chunkGroup.getFiles().filter((filePath) => filePath.endsWith('.js')),
          );
        }
      });
    },
  };
}

export function addChunkScriptUrlsToPages(
  buildFolder: string,
  generatedFolder: string,
  scriptPathsByChunk: Map<string, string[]>,
) {
  const chunkNamesJson = readFileSync(path.join(generatedFolder, 'routesChunkNames.json'), 'utf8');
  const handledRoutes = new Set<string>();
  for (const [routeKey, chunkNames] of Object.entries<Names>(JSON.parse(chunkNamesJson))) {
    const route = routeKey.replace(/-[^-]*$/, '');
    const htmlPath = path.join(buildFolder, `${route === '/' ? 'index' : route}.html`);
    // A parent route comes after its pages; /404 serves unknown addresses with other chunks.
    if (!handledRoutes.has(route) && !route.endsWith('/404') && existsSync(htmlPath)) {
      const scriptPaths = collectChunkNames(chunkNames).flatMap(
        (chunkName) => scriptPathsByChunk.get(chunkName) ?? [],
      );
      const joinedScriptAddresses = [...new Set(scriptPaths)]
        .map((scriptPath) => `/${scriptPath}`)
        .join(' ');
      const pageHtml = readFileSync(htmlPath, 'utf8');
      writeFileSync(
        htmlPath,
        pageHtml.replace(
          /(data-scripts="[^"]*)/,
          (attributeStartHtml) => `${attributeStartHtml} ${joinedScriptAddresses}`,
        ),
      );
    }
    handledRoutes.add(route);
  }
}

function collectChunkNames(chunkNames: Names): string[] {
  return typeof chunkNames === 'string'
    ? [chunkNames]
    : Object.values(chunkNames).flatMap(collectChunkNames);
}
