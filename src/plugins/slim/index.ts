/** Keeps out of the client what no page of ours needs, where that saves more than 1.5 kB (brotli). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Client modules of the classic theme. */
const unused = [
  // 8 kB: tokens.css, base.css and Prose style all that we show.
  /infima\/dist\/css\/default\/default\.css$/,
  // 29 kB: the build highlights code.
  /theme-classic\/lib\/prism-include-languages$/,
  // 1.6 kB with its styles: components/Loader says that a page is loading.
  /theme-classic\/lib\/nprogress$/,
];

export default function slimPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'code-crafters-slim',

    configureWebpack(_config, isServer) {
      const alias = emptyModules(generatedFilesDir);
      return isServer
        ? { resolve: { alias } }
        : {
            // 3.1 kB, of which Docusaurus' client uses one line.
            resolve: {
              alias: { ...alias, tslib: fileURLToPath(new URL('tslib.ts', import.meta.url)) },
            },
            // Every page carries the list of all chunks: names cost 4 bytes a chunk.
            output: { chunkFilename: 'assets/js/[contenthash:8].js' },
          };
    },
  };
}

/** Replaces each by nothing; stops the build when Docusaurus no longer lists one. */
function emptyModules(generatedFilesDir: string): Record<string, false> {
  const list = readFileSync(path.join(generatedFilesDir, 'client-modules.js'), 'utf8');
  const files = [...list.matchAll(/require\("([^"]+)"\)/g)].map(([, file = '']) => file);
  const aliases: Record<string, false> = {};
  for (const pattern of unused) {
    const found = files.find((file) => pattern.test(file));
    if (!found) {
      throw new Error(
        `No client module matches ${pattern}. See CONTRIBUTING.md, Upgrading Docusaurus.`,
      );
    }
    aliases[found] = false;
  }
  return aliases;
}
