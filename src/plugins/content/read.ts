/** Reads the content folder, fills placeholders, and checks each file against its schema. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Brand } from '../../content/schemas/brand.ts';
import { type Content, fileSchemas, folderSchemas } from '../../content/schemas/index.ts';
import { contentDir, staticDir } from './folders.ts';
import type { FieldKeys } from './map-parts.ts';
import { findBrokenReferences, type LineOf } from './references.ts';
import { slugOf } from './slug.ts';
import { ContentError, readYaml } from './yaml.ts';

export { ContentError };

/** Throws a ContentError that lists all mistakes of all files at once. */
export function readContent(folder = contentDir, drawings = staticDir): Content {
  const problems: string[] = [];
  const content: Record<string, unknown> = {};
  const lines = new Map<string, (keys: FieldKeys) => number>();
  const lineOf: LineOf = (file, keys) => lines.get(file)?.(keys) ?? 1;

  for (const [name, schema] of Object.entries(fileSchemas)) {
    const placeholders = name === 'company' ? {} : placeholdersFrom(content.company);
    content[name] = readFile(folder, fileOf(name), schema, placeholders, problems, lines);
  }
  for (const [name, schema] of Object.entries(folderSchemas)) {
    content[name] = Object.fromEntries(
      yamlFiles(path.join(folder, name)).map((file) => [
        path.basename(file, '.yml'),
        readFile(
          folder,
          `${name}/${file}`,
          schema,
          placeholdersFrom(content.company),
          problems,
          lines,
        ),
      ]),
    );
  }
  if (problems.length === 0) {
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
export function fileOf(name: string): string {
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

function yamlFiles(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.yml'))
        .sort()
    : [];
}

function readFile(
  folder: string,
  file: string,
  schema: v.GenericSchema,
  placeholders: Record<string, string>,
  problems: string[],
  linesOfFiles: Map<string, (keys: FieldKeys) => number>,
): unknown {
  const place = path.join(folder, file);
  const shown = `src/content/${file}`;
  if (!existsSync(place)) {
    problems.push(`${shown}: the file is missing. Add it, or take its schema out.`);
    return undefined;
  }
  const text = readFileSync(place, 'utf8');
  const read = readYaml({ file: shown, text, schema, placeholders });
  linesOfFiles.set(file, read.lineOf);
  problems.push(...read.problems);
  // A wrong file is reported, and still fills the others' placeholders.
  return read.output ?? read.input;
}

/** The values of {company}, {slug}, {founded}, {street} and {city} in other files. */
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
    city: String(address?.city ?? lacking),
  };
}
