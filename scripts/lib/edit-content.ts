import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { frontMatterPattern, rewrite } from '../../src/plugins/content/rewrite.ts';

/** Changes the value of a YAML file or of a Markdown file's front matter, and keeps comments. */
export function editContent(file: string, change: (value: unknown) => unknown): void {
  const text = readFileSync(file, 'utf8');
  const source = /\.mdx?$/.test(file) ? frontMatterPattern.exec(text)?.[1] : text;
  if (source !== undefined) {
    writeFileSync(
      file,
      text.replace(source, () => rewrite(source, change(parse(source)))),
    );
  }
}
