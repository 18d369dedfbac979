/** Keeps out of the client what no page of ours needs. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const require = createRequire(import.meta.url);

export default function slimPlugin(): Plugin {
  return {
    name: 'code-crafters-slim',
    getClientModules() {
      return ['./progress.ts', './forget.ts'].map((file) =>
        fileURLToPath(new URL(file, import.meta.url)),
      );
    },
    configureWebpack(_config, isServer, { currentBundler }) {
      const themeClassic = require.resolve('@docusaurus/theme-classic');
      return {
        plugins: [
          new currentBundler.instance.DefinePlugin({ BUILDING_PAGES: JSON.stringify(isServer) }),
        ],
        resolve: {
          alias: {
            // Code is highlighted at build time, so 30 kB of Prism need not reach every visitor.
            [themeClassic.replace(/index\.js$/, 'prism-include-languages.js')]: false,
            // progress.ts and a line of CSS show the same.
            [themeClassic.replace(/index\.js$/, 'nprogress.js')]: false,
          },
        },
      };
    },
  };
}
