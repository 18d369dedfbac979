import { existsSync, readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { FieldKeys } from './map-nested-values.ts';
import { validateAgainstSchema } from './validate.ts';

export class ContentError extends Error {
  readonly #mistakes: string[];

  constructor(mistakes: string[]) {
    super(
      `The content has ${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`,
    );
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

interface Source<Schema extends v.GenericSchema> {
  /** The path below the project folder, like src/content/jobs.yml. */
  file: string;
  text: string;
  schema: Schema;
  placeholders?: Record<string, string>;
  /** Reads each value as the text that was written, such as 02134 or 1.10. */
  isTextOnly?: boolean;
}

interface YamlResult<Output> {
  /** The output is undefined when there are mistakes. */
  output?: Output;
  /** The value of the text before validation; undefined when the text is not YAML. */
  input: unknown;
  lineOf: (keys: FieldKeys) => number;
  mistakes: string[];
}

export function parseYaml<Schema extends v.GenericSchema>({
  file,
  text,
  schema,
  placeholders: placeholderValues = {},
  isTextOnly = false,
}: Source<Schema>): YamlResult<v.InferOutput<Schema>> {
  const lineCounter = new LineCounter();
  const yamlDocument = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    schema: isTextOnly ? 'failsafe' : 'core',
  });
  function findLineNumber(keyPath: FieldKeys): number {
    return lineCounter.linePos(findValueOffset(yamlDocument, keyPath)).line || 1;
  }
  // Reports only the first YAML error, because the first often causes the others.
  const [yamlError] = yamlDocument.errors;
  if (yamlError) {
    const yamlMistake = `${file}:${lineCounter.linePos(yamlError.pos[0]).line}: this is not YAML: ${yamlError.message}. Put a text with a colon in "quotes".`;
    return { input: undefined, lineOf: findLineNumber, mistakes: [yamlMistake] };
  }
  const uncheckedValue: unknown = yamlDocument.toJS();
  const validationResult = validateAgainstSchema(schema, uncheckedValue, placeholderValues);
  const mistakes = validationResult.mistakes.map(
    ({ keys, message }) =>
      `${file}:${findLineNumber(keys)}: ${keys.join('.') || 'the file'}: ${message}`,
  );
  return {
    output: validationResult.output,
    input: uncheckedValue,
    lineOf: findLineNumber,
    mistakes,
  };
}

export function readYamlFile<Schema extends v.GenericSchema>(
  filePath: string,
  readOptions: Omit<Source<Schema>, 'text'>,
): YamlResult<v.InferOutput<Schema>> {
  if (!existsSync(filePath)) {
    const mistakes = [`${readOptions.file}: the file is missing. Add it.`];
    return { input: undefined, lineOf: () => 1, mistakes };
  }
  return parseYaml({ ...readOptions, text: readFileSync(filePath, 'utf8') });
}

/** Returns the offset of a value; for a missing field, the offset of its nearest parent. */
function findValueOffset(yamlDocument: Document, keyPath: FieldKeys): number {
  for (let depth = keyPath.length; depth > 0; depth -= 1) {
    const nearestNode = yamlDocument.getIn(keyPath.slice(0, depth), true);
    if (isNode(nearestNode) && nearestNode.range) {
      return nearestNode.range[0];
    }
  }
  return 0;
}
