/** Lets all content be marked as a sample. */
import * as v from 'valibot';
import { sample } from './parts.ts';

/** The parts of a schema in which the fields of a file, or of an entry of its list, stand. */
interface Parts extends v.GenericSchema {
  pipe?: readonly [v.GenericSchema, ...v.GenericPipeAction[]];
  item?: Parts;
  entries?: v.ObjectEntries;
}

/**
 * Each file takes `sample: true`, and in a list each entry. Content has it only where the schema
 * names the flag itself, because a page reads it.
 */
export function withSamples<Schemas extends Record<string, v.GenericSchema>>(
  schemas: Schemas,
): Schemas;
export function withSamples(schemas: Record<string, Parts>): Record<string, v.GenericSchema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      (schema.item ?? schema).entries?.sample
        ? schema
        : v.pipe(addFlag(schema), v.transform(removeFlag)),
    ]),
  );
}

function addFlag(schema: Parts): Parts {
  const { pipe, item, entries } = schema;
  if (pipe) {
    const [first, ...actions] = pipe;
    return v.pipe(addFlag(first), ...actions);
  }
  return { ...schema, ...(item ? { item: addFlag(item) } : { entries: { ...entries, sample } }) };
}

function removeFlag(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(removeFlag);
  }
  const { sample: _flag, ...fields } = Object(value);
  return fields;
}
