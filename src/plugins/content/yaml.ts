/** Reads YAML against its schema and names each mistake as `file:line: field: what to write instead`. */
import { existsSync, readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { judge } from './judge.ts';
import type { FieldKeys } from './map-parts.ts';

export class ContentError extends Error {
  readonly #mistakes: string[];

  constructor(mistakes: string[]) {
    super(
      `The content has ${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`,
    );
    this.#mistakes = mistakes;
    // Docusaurus prints message and stack; the stack helps no owner.
    this.stack = this.message;
  }

  get mistakes(): string[] {
    return this.#mistakes;
  }
}

interface Source<Schema extends v.GenericSchema> {
  /** Below the project, like src/content/jobs.yml. */
  file: string;
  text: string;
  schema: Schema;
  placeholders?: Record<string, string>;
}

interface ReadYaml<Output> {
  /** Set when nothing is wrong. */
  output?: Output;
  /** Unchecked; undefined when it is not YAML. */
  input: unknown;
  lineOf: (keys: FieldKeys) => number;
  mistakes: string[];
}

export function readYaml<Schema extends v.GenericSchema>({
  file,
  text,
  schema,
  placeholders = {},
}: Source<Schema>): ReadYaml<v.InferOutput<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  function lineOf(keys: FieldKeys): number {
    return lines.linePos(startOf(document, keys)).line || 1;
  }
  // The first error often causes the others.
  const [error] = document.errors;
  if (error) {
    const mistake = `${file}:${lines.linePos(error.pos[0]).line}: this is not YAML: ${error.message}. Put a text with a colon in "quotes".`;
    return { input: undefined, lineOf, mistakes: [mistake] };
  }
  const input: unknown = document.toJS();
  const result = judge(schema, input, placeholders);
  const mistakes = result.mistakes.map(
    ({ keys, says }) => `${file}:${lineOf(keys)}: ${keys.join('.') || 'the file'}: ${says}`,
  );
  return { output: result.output, input, lineOf, mistakes };
}

/** A missing file is a mistake of its own. */
export function readYamlFile<Schema extends v.GenericSchema>(
  place: string,
  source: Omit<Source<Schema>, 'text'>,
): ReadYaml<v.InferOutput<Schema>> {
  if (!existsSync(place)) {
    const mistakes = [`${source.file}: the file is missing. Add it.`];
    return { input: undefined, lineOf: () => 1, mistakes };
  }
  return readYaml({ ...source, text: readFileSync(place, 'utf8') });
}

/** The position of the field, or of the nearest part around a missing one. */
function startOf(document: Document, keys: FieldKeys): number {
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const node = document.getIn(keys.slice(0, depth), true);
    if (isNode(node) && node.range) {
      return node.range[0];
    }
  }
  return 0;
}
