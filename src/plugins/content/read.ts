/** Reads the content folder, fills placeholders, and checks each file against its schema. */
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

/** Throws a ContentError that lists all mistakes of all files at once. */
export function readContent(folder = contentDir, drawings = staticDir): Content {
  const problems: string[] = [];
  const content: Record<string, unknown> = {};
  const lines = new Map<string, (keys: FieldKeys) => number>();

  function read(file: string, schema: v.GenericSchema): unknown {
    const { output, input, lineOf, ...found } = readYamlFile(path.join(folder, file), {
      file: `src/content/${file}`,
      schema,
      placeholders: file === 'company.yml' ? {} : placeholdersFrom(content.company),
    });
    lines.set(file, lineOf);
    problems.push(...found.mistakes);
    // A wrong file is reported, and still fills the others' placeholders.
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
  if (problems.length === 0) {
    const lineOf: LineOf = (file, keys) => lines.get(file)?.(keys) ?? 1;
    problems.push(...findBrokenReferences(content as Content, { folder, drawings }, lineOf));
  }
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  return content as Content;
}

export function readBrand(folder = contentDir): Brand {
  return v.parse(
    fileSchemas.brand,
    JSON.parse(readFileSync(path.join(folder, 'brand.json'), 'utf8')),
  );
}

/** The brand's file is JSON because the Worker imports it. */
export function contentFileName(name: string): string {
  return `${name}.${name === 'brand' ? 'json' : 'yml'}`;
}

/** Prints the mistakes and exits; Docusaurus would add a report and a stack. */
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

/** The values of {company}, {slug}, {founded}, {street}, {locality} and {city} in other files. */
export function placeholdersFrom(company: unknown): Record<string, string> {
  const { name, founded, site, address } = Object(company);
  // What a wrong company.yml lacks is its own mistake, and not that of each text.
  const lacking = '…';
  return {
    company: String(name ?? lacking),
    // A name without Latin letters takes its domain's.
    slug: slugOf(String(name)) || String(URL.parse(site)?.hostname.split('.')[0]),
    founded: String(founded ?? lacking),
    street: String(address?.street ?? lacking),
    locality: String(address?.locality ?? lacking),
    city: String(address?.city ?? lacking),
  };
}
