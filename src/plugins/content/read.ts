import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Brand } from '../../content/schemas/brand.ts';
import { type Content, fileSchemas, folderSchemas } from '../../content/schemas/index.ts';
import { contentDir, staticDir } from './folders.ts';
import type { FieldKeys } from './map-parts.ts';
import { findBrokenReferences, type LineOf } from './references.ts';
import { slugOf } from './slug.ts';
import { ContentError, readYamlFile } from './yaml.ts';

export { ContentError };

/** Throws one ContentError with the mistakes of all files. */
export function readContent(folder = contentDir, drawings = staticDir): Content {
  const mistakes: string[] = [];
  const content: Record<string, unknown> = {};
  const lines = new Map<string, (keys: FieldKeys) => number>();

  function read(file: string, schema: v.GenericSchema): unknown {
    const { output, input, lineOf, ...result } = readYamlFile(path.join(folder, file), {
      file: `src/content/${file}`,
      schema,
      placeholders: file === 'company.yml' ? {} : placeholdersFrom(content.company),
    });
    lines.set(file, lineOf);
    mistakes.push(...result.mistakes);
    // An invalid company.yml still fills the placeholders of other files.
    return output ?? input;
  }

  for (const [name, schema] of Object.entries(fileSchemas)) {
    content[name] = read(contentFileName(name), schema);
  }
  for (const [name, schema] of Object.entries(folderSchemas)) {
    const files = globSync(`${name}/*.yml`, { cwd: folder }).sort();
    content[name] = Object.fromEntries(
      files.map((file) => [path.basename(file, '.yml'), read(file, schema)]),
    );
  }
  if (mistakes.length === 0) {
    const lineOf: LineOf = (file, keys) => lines.get(file)?.(keys) ?? 1;
    mistakes.push(...findBrokenReferences(content as Content, { folder, drawings }, lineOf));
  }
  if (mistakes.length > 0) {
    throw new ContentError(mistakes);
  }
  return content as Content;
}

export function readBrand(folder = contentDir): Brand {
  return v.parse(
    fileSchemas.brand,
    JSON.parse(readFileSync(path.join(folder, 'brand.json'), 'utf8')),
  );
}

export function contentFileName(name: string): string {
  return `${name}.${name === 'brand' ? 'json' : 'yml'}`;
}

/** Exits the process, because Docusaurus would add a stack trace to the mistakes. */
export function exitOnMistakes<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    console.error(error.message);
    process.exit(1);
  }
}

export function placeholdersFrom(company: unknown): Record<string, string> {
  const { name, founded, site, address } = Object(company);
  // A field missing in company.yml is reported once, not for each text that uses it.
  const missing = '…';
  return {
    company: String(name ?? missing),
    // A name without Latin letters uses the domain name instead.
    slug: slugOf(String(name)) || String(URL.parse(site)?.hostname.split('.')[0]),
    founded: String(founded ?? missing),
    street: String(address?.street ?? missing),
    locality: String(address?.locality ?? missing),
    city: String(address?.city ?? missing),
  };
}
