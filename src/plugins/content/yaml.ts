import { existsSync, readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { FieldKeys } from './map-parts.ts';
import { validate } from './validate.ts';

export class ContentError extends Error {
  readonly #mistakes: string[];

  constructor(mistakes: string[]) {
    super(
      `The content has ${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`,
    );
    this.#mistakes = mistakes;
    // Docusaurus prints the stack too, which does not help an owner.
    this.stack = this.message;
  }

  get mistakes(): string[] {
    return this.#mistakes;
  }
}

interface Source<Schema extends v.GenericSchema> {
  /** The path below the project folder, like src/content/jobs.yml. */
  file: string;
  text: string;
  schema: Schema;
  placeholders?: Record<string, string>;
}

interface YamlResult<Output> {
  /** The output is undefined when there are mistakes. */
  output?: Output;
  /** The unchecked value; undefined when the text is not YAML. */
  input: unknown;
  lineOf: (keys: FieldKeys) => number;
  mistakes: string[];
}

export function readYaml<Schema extends v.GenericSchema>({
  file,
  text,
  schema,
  placeholders = {},
}: Source<Schema>): YamlResult<v.InferOutput<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  function lineOf(keys: FieldKeys): number {
    return lines.linePos(startOf(document, keys)).line || 1;
  }
  // Only the first YAML error is reported, because it often causes the others.
  const [error] = document.errors;
  if (error) {
    const mistake = `${file}:${lines.linePos(error.pos[0]).line}: this is not YAML: ${error.message}. Put a text with a colon in "quotes".`;
    return { input: undefined, lineOf, mistakes: [mistake] };
  }
  const input: unknown = document.toJS();
  const result = validate(schema, input, placeholders);
  const mistakes = result.mistakes.map(
    ({ keys, message: says }) =>
      `${file}:${lineOf(keys)}: ${keys.join('.') || 'the file'}: ${says}`,
  );
  return { output: result.output, input, lineOf, mistakes };
}

export function readYamlFile<Schema extends v.GenericSchema>(
  filePath: string,
  source: Omit<Source<Schema>, 'text'>,
): YamlResult<v.InferOutput<Schema>> {
  if (!existsSync(filePath)) {
    const mistakes = [`${source.file}: the file is missing. Add it.`];
    return { input: undefined, lineOf: () => 1, mistakes };
  }
  return readYaml({ ...source, text: readFileSync(filePath, 'utf8') });
}

/** For a missing field, returns the position of the nearest parent. */
function startOf(document: Document, keys: FieldKeys): number {
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const node = document.getIn(keys.slice(0, depth), true);
    if (isNode(node) && node.range) {
      return node.range[0];
    }
  }
  return 0;
}
