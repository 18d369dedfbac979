/**
 * Docusaurus puts the routes of every page into the bundle that every visitor loads. Here the
 * browser gets those below `folders` in a file of their own (./client). The server keeps all of them
 * together, and so does `npm run dev`. Why, with figures: ../README.md.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, PluginRouteConfig } from '@docusaurus/types';
import { folders } from './folders.ts';

interface RoutesOfASite {
  generatedFilesDir: string;
  routes: PluginRouteConfig[];
}

/** Docusaurus' own writer of routes.js, registry.js and routesChunkNames.json. */
const codegen: { generateRouteFiles: (site: RoutesOfASite) => Promise<void> } = createRequire(
  import.meta.url,
)('@docusaurus/core/lib/server/codegen/codegenRoutes');

export default function laterRoutesPlugin(): Plugin {
  const building = process.env.NODE_ENV === 'production';
  if (building) {
    writeRoutesApart();
  }
  return {
    name: 'code-crafters-later-routes',

    getClientModules() {
      return building ? [here('client/preloadPointed.ts')] : [];
    },

    configureWebpack(_config, isServer, { currentBundler }) {
      if (!building || isServer) {
        return {};
      }
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\/routes$/, here('client/routes.ts')),
          new NormalModuleReplacementPlugin(
            /^@generated\/(?:registry|routesChunkNames)$/,
            (module) => {
              module.request = module.request.replace('@generated', '@generated/routes-others');
            },
          ),
        ],
      };
    },
  };
}

function here(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

/** Makes Docusaurus write its routes twice more: those of the folders, and all others. */
function writeRoutesApart(): void {
  const write = codegen.generateRouteFiles;
  codegen.generateRouteFiles = async ({ generatedFilesDir, routes }) => {
    const { later = [], others = [] } = Object.groupBy(routes, ({ path: address }) =>
      folders.some((folder) => `${address}/`.startsWith(`${folder}/`)) ? 'later' : 'others',
    );
    await write({ generatedFilesDir, routes });
    await write({ generatedFilesDir: path.join(generatedFilesDir, 'routes-later'), routes: later });
    await write({
      generatedFilesDir: path.join(generatedFilesDir, 'routes-others'),
      routes: others,
    });
  };
}
