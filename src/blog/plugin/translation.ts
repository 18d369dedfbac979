/** The authors and topics of a further language: their texts are in src/content, as authors.yml and tags.yml. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentDir } from '../../plugins/content/folder-paths.ts';
import { openTranslation } from '../../plugins/content/translation.ts';
import { authorsFileSchema, tagsFileSchema } from '../post.ts';

/** Docusaurus reads them from files, which its options name relative to the blog. */
export function writeTranslatedFiles(blog: string, language: string, outFolder: string) {
  mkdirSync(outFolder, { recursive: true });
  const folders = { blog, content: contentDir };
  const [authorsMapPath = '', tags = ''] = readTranslatedFiles(folders, language).map(
    ({ fileName, output }) => {
      const outPath = path.join(outFolder, `${language}-${fileName}`);
      writeFileSync(outPath, JSON.stringify(output));
      return path.relative(blog, outPath);
    },
  );
  return { authorsMapPath, tags };
}

export function readTranslatedFiles(
  { blog, content }: Record<'blog' | 'content', string>,
  language: string,
) {
  const { read } = openTranslation(content, language);
  const schemas = { 'authors.yml': authorsFileSchema, 'tags.yml': tagsFileSchema };
  return Object.entries(schemas).map(([fileName, schema]) => {
    const original: unknown = parse(readFileSync(path.join(blog, fileName), 'utf8'));
    const { output = original, mistakes = [] } =
      read({ fileName, schema, placeholders: {} }, original) ?? {};
    return { fileName, output, mistakes };
  });
}
