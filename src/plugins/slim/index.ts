/** Keeps out of the client what no page of ours needs. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';

const require = createRequire(import.meta.url);

/** The configuration travels in the bundle of every page; of these only the build makes use. */
const forTheBuild: (keyof DocusaurusConfig)[] = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
];

export default function slimPlugin({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'code-crafters-slim',

    getClientModules() {
      return [here('progress.ts'), here('forget.ts')];
    },

    configureWebpack(_config, isServer, { currentBundler }) {
      const themeClassic = require.resolve('@docusaurus/theme-classic');
      const alias = {
        // base.css, tokens.css and Prose say all that we show; 10 kB of every page's styles (compressed).
        [require.resolve('infima/dist/css/default/default.css')]: false,
        // Code is highlighted at build time, so 30 kB of Prism need not reach every visitor.
        [themeClassic.replace(/index\.js$/, 'prism-include-languages.js')]: false,
        // progress.ts and a line of CSS show the same.
        [themeClassic.replace(/index\.js$/, 'nprogress.js')]: false,
      } as const;
      const { DefinePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
      const everywhere = [
        new DefinePlugin({ BUILDING_PAGES: JSON.stringify(isServer) }),
        new NormalModuleReplacementPlugin(/^\.\.\/lib\/index\.mjs$/, (module) => {
          if (module.context.includes('react-icons')) {
            module.request = here('gen-icon.ts');
          }
        }),
      ];
      if (isServer) {
        return { resolve: { alias }, plugins: everywhere };
      }
      return {
        resolve: { alias },
        // By content alone: names would stand in the list of all chunks that every page carries.
        output: { chunkFilename: 'assets/js/[contenthash:8].js' },
        plugins: [
          ...everywhere,
          new NormalModuleReplacementPlugin(
            /^@generated\/docusaurus\.config$/,
            writeConfig(siteConfig, generatedFilesDir),
          ),
          // It is switched off, and warns of an address that is configured right.
          new NormalModuleReplacementPlugin(/^\.\/BaseUrlIssueBanner$/, here('nothing.ts')),
          // The router's withRouter copies static members; no component of ours has any.
          new NormalModuleReplacementPlugin(/^hoist-non-react-statics$/, here('statics.ts')),
          // The other router keeps the address behind a #, and brings a history of its own.
          new NormalModuleReplacementPlugin(/^react-router-dom$/, (module) => {
            if (module.contextInfo.issuer.endsWith('clientEntry.js')) {
              module.request = here('router.ts');
            }
          }),
          // A list of the plugins' versions.
          new NormalModuleReplacementPlugin(/^@generated\/site-metadata$/, here('nothing.ts')),
          // Docusaurus' helpers use one line of these 18 kB.
          new NormalModuleReplacementPlugin(/^tslib$/, here('tslib.ts')),
        ],
      };
    },
  };
}

function here(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

function writeConfig(config: DocusaurusConfig, folder: string): string {
  const file = path.join(folder, 'client-config.json');
  const { prism, ...themeConfig } = config.themeConfig;
  const kept = Object.entries({ ...config, themeConfig }).filter(
    ([key]) => !forTheBuild.some((one) => one === key),
  );
  writeFileSync(file, JSON.stringify(Object.fromEntries(kept)));
  return file;
}
