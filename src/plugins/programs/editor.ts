import { cpSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { codeLanguages } from '../../blog/plugin/languages.ts';
import type { Content } from '../../content/schemas/index.ts';
import type { Site } from '../../editor/config.ts';
import { scriptJson } from '../../shared/script-json.ts';
import { writePalette } from '../brand/files.ts';
import { writeFonts } from '../brand/fonts.ts';
import { staticDir } from '../content/folders.ts';
import { placeholdersFrom } from '../content/read.ts';
import { bundleProgram } from './bundle.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const editorDir = path.join(root, 'src/editor');
const sveltiaDir = path.join(root, 'node_modules/@sveltia/cms/npm');

/** Drops maps and unused code languages, which no form of ours needs. */
const dropUnused: Plugin = {
  name: 'drop-unused',
  setup({ onResolve, onLoad }) {
    const unusedModules = /^(?:leaflet|terra-draw|@shikijs\/langs\/)/;
    onResolve({ filter: unusedModules }, ({ path: name }) =>
      codeLanguages.some((language) => name === `@shikijs/langs/${language}`)
        ? undefined
        : { path: 'unused', namespace: 'unused' },
    );
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export default []' }));
  },
};

/** Replaces requests to other hosts: fonts come from this site, and GitHub's status is not checked. */
const selfHost: Plugin = {
  name: 'self-host',
  setup({ onLoad }) {
    const fonts = globSync('*.woff2', { cwd: `${sveltiaDir}/assets` });
    onLoad({ filter: /@sveltia\/cms\/npm\/.*\.js$/ }, async ({ path: file }) => ({
      contents: removeTrimming(await readFile(file, 'utf8'))
        .replaceAll('../assets/', 'assets/')
        .replaceAll(
          /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[^)]*/g,
          (_, name) => `/editor/assets/${fonts.find((font) => font.startsWith(name))}`,
        )
        .replace(
          'https://www.githubstatus.com/api/v2/status.json',
          'data:application/json,{"status":{"indicator":"none"}}',
        ),
    }));
  },
};

/** Sveltia CMS trims files and changes CRLF, but our formats must keep every byte. */
export function removeTrimming(program: string): string {
  return program
    .replace(/(\w)=\1\.trim\(\)\.replace\(\/\\r\\n\?\/g,`\n`\);/, '')
    .replace(/`\$\{\((await \w\(\w\))\)\.trim\(\)\}\\n`/, ' $1');
}

export async function makeEditor(
  outDir: string,
  generatedFolder: string,
  { brand, company, embeds }: Content,
): Promise<void> {
  const folder = path.join(outDir, 'editor');
  await writeFonts(generatedFolder);
  writePalette(generatedFolder, brand);
  const outputUrl = await bundleProgram(folder, generatedFolder, {
    entryPoints: { app: `${editorDir}/client.ts`, preview: `${editorDir}/preview.css` },
    chunkNames: '[name]-[hash]',
    splitting: true,
    plugins: [dropUnused, selfHost],
  });
  cpSync(path.join(sveltiaDir, 'assets'), path.join(folder, 'assets'), { recursive: true });
  const site: Site = {
    name: company.name,
    address: company.site,
    repository: embeds.editor?.repository,
    folder: path.basename(root),
    drawings: {},
    previewStyles: outputUrl(/preview-\w+\.css$/),
    placeholders: placeholdersFrom(company),
  };
  for (const file of globSync('drawn/*/*.svg', { cwd: staticDir }).sort()) {
    const drawing = file.replace(/\.svg$/, '');
    const [, kind = ''] = drawing.split('/');
    site.drawings[kind] = [...(site.drawings[kind] ?? []), drawing];
  }
  await writeFile(path.join(outDir, 'editor.html'), renderPage(site, outputUrl(/\/app-\w+\.js$/)));
}

function renderPage(site: Site, script: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<title>${site.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/logo.svg">
<script id="site" type="application/json">${scriptJson(site)}</script>
<script type="module" src="${script}"></script>
</head>
<body></body>
</html>
`;
}
