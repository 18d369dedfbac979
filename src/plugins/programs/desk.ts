/** Bundles the desk separately, because a Docusaurus page would add to the routes and styles of every visitor. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import manifest from '../../desk/manifest.json' with { type: 'json' };
import { texts } from '../../desk/texts.ts';
import { projectRoot } from '../content/folder-paths.ts';
import { bundleProgram, renderPage, type Site } from './bundle.ts';

const deskSourceDir = path.join(projectRoot, 'src/desk');

const sharedLinkPath = path.join(projectRoot, 'src/components/Link');

/** Replaces Docusaurus' Link in shared components with the desk's Link. */
const linkReplacementPlugin: Plugin = {
  name: 'desk-links',
  setup({ onResolve }) {
    onResolve({ filter: /\/Link$/ }, ({ path: importPath, resolveDir }) =>
      path.resolve(resolveDir, importPath) === sharedLinkPath
        ? { path: path.join(deskSourceDir, 'Link.tsx') }
        : undefined,
    );
  },
};

export async function buildDesk({ outDir, generatedFilesDir, content }: Site): Promise<void> {
  const { brand, company } = content;
  const outputFolder = path.join(outDir, 'desk');
  const findUrl = await bundleProgram(outputFolder, generatedFilesDir, {
    entryPoints: { app: path.join(deskSourceDir, 'main.tsx') },
    publicPath: '/desk/',
    assetNames: '[name]-[hash]',
    jsx: 'automatic',
    resolveExtensions: ['.tsx', '.ts', '.js', '.json'],
    alias: {
      '@site': projectRoot,
      '@content': path.join(generatedFilesDir, 'code-crafters-content/default'),
    },
    plugins: [linkReplacementPlugin],
  });
  const names = { name: `${company.name} ${texts.title}`, short_name: texts.title };
  const ownManifest = { ...names, theme_color: brand.colours.deep, ...manifest };
  await writeFile(path.join(outputFolder, 'manifest.webmanifest'), JSON.stringify(ownManifest));
  const urls = { css: findUrl(/\.css$/), script: findUrl(/\.js$/) };
  const values = { language: company.locale, title: texts.title, ...urls };
  await writeFile(path.join(outDir, 'desk.html'), renderPage(deskSourceDir, values));
}
