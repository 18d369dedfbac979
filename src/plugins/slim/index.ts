/** Keeps out of the client what no page of ours needs. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const require = createRequire(import.meta.url);

export default function slimPlugin(): Plugin {
  return {
    name: 'code-crafters-slim',
    getClientModules() {
      return [fileURLToPath(new URL('./progress.ts', import.meta.url))];
    },
    configureWebpack() {
      const themeClassic = require.resolve('@docusaurus/theme-classic');
      return {
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
