/** Drops unused code of the client bundle where that saves more than 1.5 kB (brotli). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const unusedModulePatterns = [
  // Saves 8 kB: tokens.css, base.css and Prose replace Infima.
  /infima\/dist\/css\/default\/default\.css$/,
  // Saves 29 kB: the build highlights code instead of Prism.
  /theme-classic\/lib\/prism-include-languages$/,
  // Saves 1.6 kB: components/Loader replaces nprogress.
  /theme-classic\/lib\/nprogress$/,
];

export default function slimPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'code-crafters-slim',

    configureWebpack() {
      return { resolve: { alias: aliasUnusedModules(generatedFilesDir) } };
    },
  };
}

/** Maps unused modules to false, and throws when Docusaurus no longer lists one of them. */
function aliasUnusedModules(generatedFilesDir: string): Record<string, false> {
  const clientCode = readFileSync(path.join(generatedFilesDir, 'client-modules.js'), 'utf8');
  const requires = [...clientCode.matchAll(/require\("([^"]+)"\)/g)];
  const modulePaths = requires.map(([, modulePath = '']) => modulePath);
  const aliases = unusedModulePatterns.map((pattern): [string, false] => {
    const unusedPath = modulePaths.find((modulePath) => pattern.test(modulePath));
    if (!unusedPath) {
      throw new Error(
        `No client module matches ${pattern}. See CONTRIBUTING.md, Upgrading Docusaurus.`,
      );
    }
    return [unusedPath, false];
  });
  return Object.fromEntries(aliases);
}
