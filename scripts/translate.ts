/**
 * `npm run translate -- hi`: lists what is missing in src/content/hi, every mistake, and the pages
 * that Hindi does not have.
 * `-- hi home.yml` lists those of one file, `-- hi home.yml --new` writes it with the texts of the
 * first language, which you then overwrite.
 */
import './lib/command-line.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { fileSchemas, folderSchemas } from '../src/content/schemas/index.ts';
import { pageKeys } from '../src/content/schemas/pages.ts';
import { contentDir } from '../src/plugins/content/folder-paths.ts';
import { readContent } from '../src/plugins/content/read.ts';
import { findTranslatable } from '../src/plugins/content/translatable.ts';
import { catchMistakes } from '../src/plugins/content/yaml.ts';

const [language, fileName = '', option] = process.argv.slice(2);
if (!language) {
  throw new Error('Name a language: npm run translate -- hi.');
}
const translationPath = path.join(contentDir, language, fileName);

if (option === '--new') {
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
} else {
  const pagesPath = path.join(contentDir, language, 'pages.yml');
  const pages = existsSync(pagesPath) ? parse(readFileSync(pagesPath, 'utf8')) : {};
  const missingPages = pageKeys.filter((pageKey) => !(pageKey in Object(pages)));
  const { mistakes } = catchMistakes(() => readContent(undefined, undefined, language));
  const ownMistakes = mistakes.filter((mistake) => mistake.includes(`/${language}/${fileName}`));
  console.log([...ownMistakes, `${ownMistakes.length} to do`].join('\n'));
  if (missingPages.length > 0) {
    console.log(
      `Not in src/content/${language}/pages.yml, so not there: ${missingPages.join(', ')}`,
    );
  }
  process.exitCode = ownMistakes.length === 0 ? 0 : 1;
}
