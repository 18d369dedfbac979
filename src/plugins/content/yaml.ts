/** Reads YAML against its schema and names each mistake as `file:line: field: what to write instead`. */
import * as v from 'valibot';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';

export type FieldKeys = (string | number)[];

export class ContentError extends Error {
  readonly #problems: string[];

  constructor(problems: string[]) {
    super(
      `The content has ${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
    this.#problems = problems;
    // Docusaurus prints message and stack; the stack helps no owner.
    this.stack = this.message;
  }

  get problems(): string[] {
    return this.#problems;
  }
}

interface Source<Schema extends v.GenericSchema> {
  /** Below the project, like src/content/jobs.yml. */
  file: string;
  text: string;
  schema: Schema;
  /** Values for {name} in texts; the schemas report unknown names. */
  placeholders?: Record<string, string>;
}

export interface ReadYaml<Output> {
  /** Set when nothing is wrong. */
  output?: Output;
  /** Unchecked; undefined when it is not YAML. */
  input: unknown;
  lineOf: (keys: FieldKeys) => number;
  problems: string[];
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
    const problem = `${file}:${lines.linePos(error.pos[0]).line}: this is not YAML: ${error.message}. Put a text with a colon in "quotes".`;
    return { input: undefined, lineOf, problems: [problem] };
  }
  const input: unknown = document.toJS();
  const filled = mapTexts(input, (text) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name) => placeholders[name] ?? placeholder),
  );
  const result = v.safeParse(schema, filled);
  const problems = (result.issues ?? []).map((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
    return `${file}:${lineOf(keys)}: ${keys.join('.') || 'the file'}: ${explain(issue)}`;
  });
  return { output: result.success ? result.output : undefined, input, lineOf, problems };
}

/** Replaces each text within a value. */
export function mapTexts(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') {
    return change(value);
  }
  if (Array.isArray(value)) {
    return value.map((item) => mapTexts(item, change));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]))
    : value;
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
