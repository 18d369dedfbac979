/** Judges a value by its schema, in the words of the schema. It runs in Node and in the editor. */
import * as v from 'valibot';

export type FieldKeys = (string | number)[];

export interface Verdict<Output> {
  /** Set when nothing is wrong. */
  output?: Output;
  mistakes: { keys: FieldKeys; says: string }[];
}

export function judge<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  /** Values for {name} in texts; the schemas report unknown names. */
  placeholders: Record<string, string>,
): Verdict<v.InferOutput<Schema>> {
  const filled = mapTexts(input, (text) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name) => placeholders[name] ?? placeholder),
  );
  const result = v.safeParse(schema, filled);
  const mistakes = (result.issues ?? []).map((issue) => ({
    keys: (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
    says: explain(issue),
  }));
  return { output: result.success ? result.output : undefined, mistakes };
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
