/**
 * `npm run translate -- hi home.yml`: writes src/content/hi/home.yml with the texts of the first
 * language, which you then overwrite. `npm run check` lists what is missing.
 */
import './lib/command-line.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { fileSchemas, folderSchemas } from '../src/content/schemas/index.ts';
import { contentDir } from '../src/plugins/content/folder-paths.ts';
import { findTranslatable } from '../src/plugins/content/translatable.ts';

const [language, fileName] = process.argv.slice(2);
if (!language || !fileName) {
  throw new Error('Name a language and a file: npm run translate -- hi home.yml.');
}
const translationPath = path.join(contentDir, language, fileName);
if (existsSync(translationPath)) {
  throw new Error(`src/content/${language}/${fileName} is there already.`);
}
const [name = ''] = fileName.split(/[/.]/);
const schema = { ...fileSchemas, ...folderSchemas }[name as keyof typeof fileSchemas];
const original: unknown = parse(readFileSync(path.join(contentDir, fileName), 'utf8'));
const translatable = schema && findTranslatable(schema, original);
if (!translatable) {
  throw new Error(`${fileName} has no texts to translate.`);
}
mkdirSync(path.dirname(translationPath), { recursive: true });
writeFileSync(translationPath, stringify(translatable.texts, { lineWidth: 0 }));
console.log(`src/content/${language}/${fileName} is ready: overwrite its texts.`);
