import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { frontMatterPattern, rewriteYamlOrJson } from '../../src/plugins/content/rewrite.ts';

/** Changes the value of a YAML file or of a Markdown file's front matter, and keeps comments. */
export function editContent(filePath: string, change: (value: unknown) => unknown): void {
  const fileText = readFileSync(filePath, 'utf8');
  const yamlSource = /\.mdx?$/.test(filePath) ? frontMatterPattern.exec(fileText)?.[1] : fileText;
  if (yamlSource !== undefined) {
    const newYaml = rewriteYamlOrJson(yamlSource, change(parse(yamlSource)));
    writeFileSync(
      filePath,
      fileText.replace(yamlSource, () => newYaml),
    );
  }
}
