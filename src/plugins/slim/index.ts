/** Drops unused code of the client bundle where that saves more than 1 kB (brotli). */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeFileIfChanged } from '../brand/write-files.ts';

const unusedModules = [
  // Saves 8 kB: tokens.css, base.css and Prose replace Infima.
  'infima/dist/css/default/default.css',
  // Saves 29 kB: the build highlights code instead of Prism.
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
  // Saves 1.6 kB: components/Loader replaces nprogress.
  '@docusaurus/theme-classic/lib/nprogress.js',
];

/** Saves 1.6 kB: only the build reads these settings. */
const buildSettings =
  /^(?:clientModules|faster|headTags|i18n|markdown|plugins|presets|prism|ssrTemplate|staticDirectories|v4)$/;

/** The stylesheet of all pages leaves out parts that load when a visitor needs them; saves 1.2 kB. */
const sharedStylesheet = { styles: { test: /^(?!.*\.lazy\.module\.css)/ } };

export default function slimPlugin({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  // Throws when a new version of the theme no longer has one of them.
  const unusedPaths = unusedModules.map((name) => createRequire(import.meta.url).resolve(name));
  const generatedModule = (name: string) => path.join(generatedFilesDir, name);
  // Our own texts replace the theme's, whose translations have 1.8 kB in Hindi.
  unusedPaths.push(generatedModule('codeTranslations'), generatedModule('site-metadata'));
  return {
    name: 'code-crafters-slim',

    configureWebpack(_config, isServer) {
      const clientConfigPath = generatedModule('client-config.json');
      const skipBuildSettings = (name: string, value: unknown) =>
        buildSettings.test(name) ? undefined : value;
      writeFileIfChanged(clientConfigPath, JSON.stringify(siteConfig, skipBuildSettings));
      const aliases = unusedPaths.map((filePath) => [filePath.replace(/\.js$/, ''), false]);
      return {
        ...(!isServer && { optimization: { splitChunks: { cacheGroups: sharedStylesheet } } }),
        resolve: {
          alias: {
            ...Object.fromEntries(aliases),
            [generatedModule('docusaurus.config')]: clientConfigPath,
          },
        },
      };
    },
  };
}
