/**
 * The owner's desk, a program of its own beside the site: a page of Docusaurus would stand in the
 * list of routes that every visitor loads, and its styles in their one style sheet.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import postcss from 'postcss';
import type { Content } from '../../content/schemas/index.ts';
import { texts } from '../../desk/texts.ts';
import { brandStyles } from '../brand/styles.ts';
import { readBrand } from '../content/read.ts';

const source = fileURLToPath(new URL('../../desk/', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Adds the brand's colours, as Docusaurus' bundler does for the site. */
export const brandColours: Plugin = {
  name: 'brand-colours',
  setup({ onLoad }) {
    onLoad({ filter: /\/css\/tokens\.css$/ }, async ({ path: from }) => {
      const { css } = await postcss([brandStyles]).process(await readFile(from, 'utf8'), { from });
      return { contents: css, loader: 'css' };
    });
  },
};

/** Gives shared components the desk's own link. */
const deskLinks: Plugin = {
  name: 'desk-links',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/Link$/ }, () => ({ path: path.join(source, 'Link.tsx') }));
  },
};

/** Bundles the desk. `generated` has the content as pages import it, and the fonts. */
export async function makeDesk(
  outDir: string,
  generated: string,
  { company }: Pick<Content, 'company'>,
): Promise<void> {
  const { metafile } = await build({
    entryPoints: { app: path.join(source, 'main.tsx') },
    outdir: path.join(outDir, 'desk'),
    publicPath: '/desk/',
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    metafile: true,
    target: ['chrome123', 'firefox125', 'safari17.5'],
    loader: { '.woff2': 'file', '.module.css': 'local-css' },
    resolveExtensions: ['.tsx', '.ts', '.js', '.json'],
    alias: {
      '@site': root,
      '@content': path.join(generated, 'code-crafters-content/default'),
      '@generated': generated,
    },
    plugins: [brandColours, deskLinks],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const files = Object.keys(metafile.outputs).map((file) => `/desk/${path.basename(file)}`);
  const named = (ending: string) => files.find((file) => file.endsWith(ending)) ?? '';
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
  await mkdir(path.join(outDir, 'desk'), { recursive: true });
  await writeFile(path.join(outDir, 'desk/manifest.webmanifest'), JSON.stringify(manifest));
  await writeFile(
    path.join(outDir, 'desk.html'),
    page(company.locale, named('.js'), named('.css')),
  );
}

/** The manifest lies behind the sign-in, so the browser asks for it with the cookies. */
function page(locale: string, script: string, styles: string): string {
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
