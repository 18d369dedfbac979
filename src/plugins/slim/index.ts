/**
 * Keeps out of the client what no page of ours needs. Only what saves more than 1.5 kB of what a
 * visitor loads (brotli) is worth its hold on the insides of other packages.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const require = createRequire(import.meta.url);

export default function slimPlugin(): Plugin {
  return {
    name: 'code-crafters-slim',

    configureWebpack(_config, isServer) {
      const themeClassic = require.resolve('@docusaurus/theme-classic');
      const alias = {
        // 8 kB: base.css, tokens.css and Prose say all that we show.
        [require.resolve('infima/dist/css/default/default.css')]: false,
        // 29 kB: code is highlighted at build time.
        [themeClassic.replace(/index\.js$/, 'prism-include-languages.js')]: false,
        // 1.6 kB with its styles: Frame/Loader says that a page is on its way.
        [themeClassic.replace(/index\.js$/, 'nprogress.js')]: false,
      } as const;
      return isServer
        ? { resolve: { alias } }
        : {
            // 3.1 kB, of which Docusaurus' helpers use one line.
            resolve: { alias: { ...alias, tslib: here('tslib.ts') } },
            // Every page carries the list of all chunks. Without their names in it: 0.4 kB with 10
            // posts, and 4 bytes a chunk, which is more than 1.5 kB from about 300 posts on.
            output: { chunkFilename: 'assets/js/[contenthash:8].js' },
          };
    },
  };
}

function here(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
