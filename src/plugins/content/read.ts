/** Reads the content folder, holds each file against its schema, and names every mistake. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { type Content, fileSchemas, folderSchemas } from '../../content/schemas/index.ts';
import { type FieldKeys, findBrokenReferences, type LineOf } from './references.ts';

export const contentDir = path.resolve(
  process.env.CONTENT_DIR ?? fileURLToPath(new URL('../../content', import.meta.url)),
);

export class ContentError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(
      `The content has ${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Throws a ContentError that lists all mistakes of all files at once. */
export function readContent(folder = contentDir): Content {
  const problems: string[] = [];
  const content: Record<string, unknown> = {};
  const lines = new Map<string, (keys: FieldKeys) => number>();
  const lineOf: LineOf = (file, keys) => lines.get(file)?.(keys) ?? 1;

  for (const [name, schema] of Object.entries(fileSchemas)) {
    content[name] = readFile(folder, `${name}.yml`, schema, problems, lines);
  }
  for (const [name, schema] of Object.entries(folderSchemas)) {
    content[name] = Object.fromEntries(
      yamlFiles(path.join(folder, name)).map((file) => [
        path.basename(file, '.yml'),
        readFile(folder, `${name}/${file}`, schema, problems, lines),
      ]),
    );
  }
  if (problems.length === 0) {
    problems.push(...findBrokenReferences(content as Content, folder, lineOf));
  }
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  return content as Content;
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
  problems: string[],
  linesOfFiles: Map<string, (keys: FieldKeys) => number>,
): unknown {
  const place = path.join(folder, file);
  const shown = `src/content/${file}`;
  if (!existsSync(place)) {
    problems.push(`${shown}: the file is missing. Add it, or take its schema out.`);
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(place, 'utf8'), { lineCounter: lines });
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      problems.push(
        `${shown}:${lines.linePos(error.pos[0]).line}: this is not YAML: ${error.message.split('\n')[0]}`,
      );
    }
    return undefined;
  }
  linesOfFiles.set(file, (keys) => lineOf(document, lines, keys));
  const result = v.safeParse(schema, document.toJS());
  for (const issue of result.issues ?? []) {
    const keys = (issue.path ?? []).map((step) => step.key as FieldKeys[number]);
    const line = lineOf(document, lines, keys);
    problems.push(`${shown}:${line}: ${keys.join('.') || 'the file'}: ${explain(issue)}`);
  }
  return result.output;
}

function explain(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object') {
    if (issue.expected === 'never') {
      return 'This field is not known here. Take it out, or correct its name.';
    }
    return issue.input === undefined
      ? 'This field is missing. Add it.'
      : 'Write the fields of this part here, one "name: value" a line.';
  }
  return issue.message;
}

/** The line of the field, or of the nearest thing around it when the field is not there. */
function lineOf(document: Document, lines: LineCounter, keys: FieldKeys): number {
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const node = document.getIn(keys.slice(0, depth), true);
    if (isNode(node) && node.range) {
      return lines.linePos(node.range[0]).line;
    }
  }
  return 1;
}
