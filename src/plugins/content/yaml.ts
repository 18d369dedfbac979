import { existsSync, readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { FieldKeys } from './map-nested-values.ts';
import { validateAgainstSchema } from './validate.ts';

export class ContentError extends Error {
  // Private, because Docusaurus prints the public fields of an error.
  readonly #mistakes: string[];

  constructor(mistakes: string[]) {
    const count = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}`;
    super([`The content has ${count}:`, ...mistakes].join('\n  '));
    this.#mistakes = mistakes;
    // Docusaurus prints the stack too, which does not help the site's owner.
    this.stack = this.message;
  }

  get mistakes(): string[] {
    return this.#mistakes;
  }
}

export function throwOnMistakes(mistakes: string[]): void {
  if (mistakes.length > 0) {
    throw new ContentError(mistakes);
  }
}

export function catchMistakes<Read>(read: () => Read): { output?: Read; mistakes: string[] } {
  try {
    return { output: read(), mistakes: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    return { mistakes: error.mistakes };
  }
}

/** Prints the mistakes and exits, because Docusaurus would add a stack trace to them. */
export function exitOnMistakes<Read>(read: () => Read): Read {
  const { output, mistakes } = catchMistakes(read);
  if (mistakes.length > 0) {
    console.error(new ContentError(mistakes).message);
    process.exit(1);
  }
  return output as Read;
}

export type DescribeMistake = (keys: FieldKeys, message: string) => string;

interface Source<Schema extends v.GenericSchema> {
  /** The path below the project folder, like src/content/jobs.yml. */
  file: string;
  text: string;
  schema: Schema;
  placeholders?: Record<string, string>;
  /** Reads each value as the text that was written, such as 02134 or 1.10. */
  isTextOnly?: boolean;
}

/** The output is undefined when there are mistakes, and the input when the text is not YAML. */
export function parseYaml<Schema extends v.GenericSchema>({
  file,
  text,
  schema,
  placeholders = {},
  isTextOnly = false,
}: Source<Schema>) {
  const lineCounter = new LineCounter();
  const yamlSchema = isTextOnly ? 'failsafe' : 'core';
  const yaml = parseDocument(text, { lineCounter, prettyErrors: false, schema: yamlSchema });
  const describeMistake: DescribeMistake = (keys, message) => {
    const line = lineCounter.linePos(findOffset(yaml, keys)).line || 1;
    return `${file}:${line}: ${keys.join('.') || 'the file'}: ${message}`;
  };
  // Reports only the first YAML error, because the first often causes the others.
  const [error] = yaml.errors;
  if (error) {
    const { line } = lineCounter.linePos(error.pos[0]);
    const mistake = `${file}:${line}: this is not YAML: ${error.message}. Put a text with a colon in "quotes".`;
    return { output: undefined, input: undefined, describeMistake, mistakes: [mistake] };
  }
  const input: unknown = yaml.toJS();
  const { output, mistakes } = validateAgainstSchema(schema, input, placeholders);
  const descriptions = mistakes.map(({ keys, message }) => describeMistake(keys, message));
  return { output, input, describeMistake, mistakes: descriptions };
}

export function readYamlFile<Schema extends v.GenericSchema>(
  filePath: string,
  source: Omit<Source<Schema>, 'text'>,
) {
  if (!existsSync(filePath)) {
    const mistakes = [`${source.file}: the file is missing. Add it.`];
    return { ...parseYaml({ ...source, text: '' }), output: undefined, input: undefined, mistakes };
  }
  return parseYaml({ ...source, text: readFileSync(filePath, 'utf8') });
}

/** Returns the offset of a value; for a missing field, the offset of its nearest parent. */
function findOffset(yaml: Document, keys: FieldKeys): number {
  const node = keys.length > 0 && yaml.getIn(keys, true);
  if (isNode(node) && node.range) {
    return node.range[0];
  }
  return keys.length > 1 ? findOffset(yaml, keys.slice(0, -1)) : 0;
}
