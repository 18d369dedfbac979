/** Bundles the desk separately, because a Docusaurus page would add to the routes and styles of every visitor. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import type { Content } from '../../content/schemas/index.ts';
import { texts } from '../../desk/texts.ts';
import { readBrand } from '../content/read.ts';
import { bundleProgram } from './bundle.ts';

const deskDir = fileURLToPath(new URL('../../desk/', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Makes shared components use the desk's link instead of Docusaurus'. */
const deskLinks: Plugin = {
  name: 'desk-links',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/Link$/ }, () => ({ path: path.join(deskDir, 'Link.tsx') }));
  },
};

export async function makeDesk(
  outDir: string,
  generatedFolder: string,
  { company }: Pick<Content, 'company'>,
): Promise<void> {
  const folder = path.join(outDir, 'desk');
  const outputUrl = await bundleProgram(folder, generatedFolder, {
    entryPoints: { app: path.join(deskDir, 'main.tsx') },
    publicPath: '/desk/',
    assetNames: '[name]-[hash]',
    jsx: 'automatic',
    resolveExtensions: ['.tsx', '.ts', '.js', '.json'],
    alias: {
      '@site': root,
      '@content': path.join(generatedFolder, 'code-crafters-content/default'),
    },
    plugins: [deskLinks],
  });
  const manifest = {
    name: `${company.name} ${texts.title}`,
    short_name: texts.title,
    start_url: '/desk',
    scope: '/desk',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: readBrand().colours.deep,
    icons: [
      { src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
  await writeFile(
    path.join(outDir, 'desk.html'),
    renderPage(company.locale, outputUrl(/\.js$/), outputUrl(/\.css$/)),
  );
}

/** The manifest is fetched with credentials, because it is behind the sign-in. */
function renderPage(locale: string, script: string, styles: string): string {
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="UTF-8">
<title>${texts.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/logo.svg">
<link rel="apple-touch-icon" href="/touch-icon.png">
<link rel="manifest" href="/desk/manifest.webmanifest" crossorigin="use-credentials">
<link rel="stylesheet" href="${styles}">
<script type="module" src="${script}"></script>
</head>
<body><div id="desk"></div></body>
</html>
`;
}
