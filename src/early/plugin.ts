import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

export default function earlyPlugin(): Plugin {
  return {
    name: 'code-crafters-early',

    /** Makes Chromium compile the main script while it loads, not on the main thread as it runs. */
    configureWebpack(_config, isServer, { currentBundler }) {
      const { BannerPlugin, Compilation } = currentBundler.instance;
      const compileHintPlugin = new BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        include: /js\/main\./,
        // After minification, which would drop the comment.
        stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
      });
      return isServer ? {} : { plugins: [compileHintPlugin] };
    },

    injectHtmlTags() {
      return {
        headTags: [
          `<script>${compileEarlyScript('welcome')}</script>`,
          `<script>${compileEarlyScript('trusted-types')}</script>`,
        ],
        preBodyTags: [`<script data-app-start>${compileEarlyScript('start-when-idle')}</script>`],
      };
    },
  };
}

export function compileEarlyScript(name: 'start-when-idle' | 'trusted-types' | 'welcome'): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Docusaurus' template, but start-when-idle.ts loads the scripts and the stylesheet. */
export const ssrTemplate = readFileSync(new URL('page.html', import.meta.url), 'utf8');
