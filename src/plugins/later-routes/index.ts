/**
 * Docusaurus puts the routes of every page into the bundle that every visitor loads. The browser
 * gets those below `folders` in a file of their own instead, loaded on the way there (./client). The
 * server and `npm run dev` keep all of them together. Why, with figures: ../README.md.
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

    configureWebpack(_config, isServer, { currentBundler }) {
      if (!building || isServer) {
        return {};
      }
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const client = fileURLToPath(new URL('client/routes.ts', import.meta.url));
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\/routes$/, client),
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

/** Lets Docusaurus write its routes twice more: those that come later, and all others. */
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
