/** Judges a value by its schema, in the words of the schema. It runs in Node and in the editor. */
import * as v from 'valibot';
import { type FieldKeys, mapParts } from './map-parts.ts';

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
  const filled = mapParts(input, (part) =>
    typeof part === 'string'
      ? part.replace(/\{(\w+)\}/g, (placeholder, name) => placeholders[name] ?? placeholder)
      : part,
  );
  const result = v.safeParse(schema, filled);
  const mistakes = (result.issues ?? []).map((issue) => ({
    keys: (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
    says: explain(issue),
  }));
  return { output: result.success ? result.output : undefined, mistakes };
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
