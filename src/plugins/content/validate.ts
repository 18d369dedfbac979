/** Validates a value against its schema, in Node and in the editor. */
import * as v from 'valibot';
import { type FieldKeys, mapNestedValues } from './map-nested-values.ts';

/** The output is undefined when there are mistakes. */
export function validateAgainstSchema<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  /** The values that replace {name} in texts; the schemas report unknown placeholders. */
  placeholderValues: Record<string, string>,
) {
  const filledInput = mapNestedValues(input, (part) =>
    typeof part === 'string'
      ? part.replace(/\{(\w+)\}/g, (marker, name) => placeholderValues[name] ?? marker)
      : part,
  );
  const parseResult = v.safeParse(schema, filledInput);
  const mistakes = (parseResult.issues ?? []).map((issue) => ({
    keys: (issue.path ?? []).map(({ key }): FieldKeys[number] =>
      typeof key === 'number' ? key : String(key),
    ),
    message: describeIssue(issue),
  }));
  return { output: parseResult.success ? parseResult.output : undefined, mistakes };
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
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
