/** Drops unused code of the client bundle where that saves more than 1.5 kB (brotli). */
import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';

/** Client modules of the classic theme. */
const unusedModules = [
  // Saves 8 kB: tokens.css, base.css and Prose replace Infima.
  'infima/dist/css/default/default.css',
  // Saves 29 kB: the build highlights code instead of Prism.
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
  // Saves 1.6 kB: components/Loader replaces nprogress.
  '@docusaurus/theme-classic/lib/nprogress.js',
];

export default function slimPlugin(): Plugin {
  // Throws when a new version of the theme no longer has one of them.
  const unusedPaths = unusedModules.map((name) => createRequire(import.meta.url).resolve(name));
  return {
    name: 'code-crafters-slim',

    configureWebpack() {
      const aliases = unusedPaths.map((filePath) => [filePath.replace(/\.js$/, ''), false]);
      return { resolve: { alias: Object.fromEntries(aliases) } };
    },
  };
}
