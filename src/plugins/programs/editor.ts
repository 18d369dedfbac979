import { cpSync, globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { parse } from 'yaml';
import { codeLanguages } from '../../blog/plugin/code-languages.ts';
import type { EditorSettings } from '../../editor/config.ts';
import type { Translation } from '../../editor/translations.ts';
import { toScriptJson } from '../../shared/script-json.ts';
import { writeFonts } from '../brand/font-files.ts';
import { writePaletteCss } from '../brand/write-files.ts';
import { blogDir, contentDir, projectRoot, staticDir } from '../content/folder-paths.ts';
import { buildPlaceholderValues } from '../content/read.ts';
import { ownFileNames, prepareForTranslation } from '../content/translation.ts';
import { bundleProgram, renderPage, type Site } from './bundle.ts';

const editorSourceDir = path.join(projectRoot, 'src/editor');
const sveltiaDir = path.join(projectRoot, 'node_modules/@sveltia/cms/npm');

/** Leaves map libraries and unused code languages out of the editor, because no form needs them. */
const dropUnusedModulesPlugin: Plugin = {
  name: 'drop-unused',
  setup({ onResolve, onLoad }) {
    const usedLanguages = codeLanguages.map((language) => `@shikijs/langs/${language}`);
    onResolve({ filter: /^(?:leaflet|terra-draw|@shikijs\/langs\/)/ }, ({ path: name }) =>
      usedLanguages.includes(name) ? undefined : { path: 'unused', namespace: 'unused' },
    );
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export default []' }));
  },
};

/** Replaces requests to other hosts: fonts come from this site, and GitHub's status is not checked. */
const replaceRemoteUrlsPlugin: Plugin = {
  name: 'self-host',
  setup({ onLoad }) {
    const fontFiles = globSync('*.woff2', { cwd: `${sveltiaDir}/assets` });
    onLoad({ filter: /@sveltia\/cms\/npm\/.*\.js$/ }, async ({ path: scriptPath }) => ({
      contents: (await readFile(scriptPath, 'utf8'))
        .replaceAll('../assets/', 'assets/')
        .replaceAll(
          /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[^)]*/g,
          (_, font) => `/editor/assets/${fontFiles.find((fileName) => fileName.startsWith(font))}`,
        )
        .replace(
          'https://www.githubstatus.com/api/v2/status.json',
          'data:application/json,{"status":{"indicator":"none"}}',
        ),
    }));
  },
};

/** The editor derives the forms itself, because rules cannot be written as JSON. */
export function readTranslation(
  language: string,
  folders = { content: contentDir, blog: blogDir },
): Translation {
  const files = globSync('**/*.yml', { cwd: path.join(folders.content, language) }).sort();
  return {
    language,
    label: new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language,
    files: files.map((fileName) => {
      const name = fileName.replace(/\.yml$/, '');
      const folder = /^(?:authors|tags)$/.test(name) ? folders.blog : folders.content;
      const original: unknown = parse(readFileSync(path.join(folder, fileName), 'utf8'));
      return {
        name,
        schemaName: path.dirname(name) === '.' ? name : path.dirname(name),
        ...(!ownFileNames.includes(fileName) && {
          original: prepareForTranslation(fileName, language, original),
        }),
      };
    }),
  };
}

export async function buildEditor({ outDir, generatedFilesDir, content }: Site): Promise<void> {
  const { brand, company, embeds } = content;
  const outputFolder = path.join(outDir, 'editor');
  await writeFonts(generatedFilesDir, [contentDir, blogDir]);
  writePaletteCss(generatedFilesDir, brand);
  const findUrl = await bundleProgram(outputFolder, generatedFilesDir, {
    entryPoints: { app: `${editorSourceDir}/client.ts`, preview: `${editorSourceDir}/preview.css` },
    chunkNames: '[name]-[hash]',
    splitting: true,
    plugins: [dropUnusedModulesPlugin, replaceRemoteUrlsPlugin],
  });
  cpSync(path.join(sveltiaDir, 'assets'), path.join(outputFolder, 'assets'), { recursive: true });
  const drawings = globSync('drawn/*/*.svg', { cwd: staticDir }).sort();
  const drawingPaths = drawings.map((file) => file.replace(/\.svg$/, ''));
  const settings: EditorSettings = {
    name: company.name,
    address: company.site,
    repository: embeds.editor?.repository,
    folder: path.basename(projectRoot),
    drawings: Object.fromEntries(Map.groupBy(drawingPaths, (file) => file.split('/')[1] ?? '')),
    previewStyles: findUrl(/preview-\w+\.css$/),
    placeholders: buildPlaceholderValues(company),
    translations: (company.translations ?? []).map((language) => readTranslation(language)),
    texts: parse(await readFile(`${editorSourceDir}/editor.yml`, 'utf8')),
  };
  const script = findUrl(/\/app-\w+\.js$/);
  const values = { title: company.name, settings: toScriptJson(settings), script };
  await writeFile(path.join(outDir, 'editor.html'), renderPage(editorSourceDir, values));
}
