/** Lets each file be marked as a sample, and each entry of a list. */
import * as v from 'valibot';
import { sample } from './parts.ts';

interface Parts extends v.GenericSchema {
  pipe?: readonly [v.GenericSchema, ...v.GenericPipeAction[]];
  item?: Parts;
  entries?: v.ObjectEntries;
}

/** The mark stays in the content where a schema names it itself, because a page reads it. */
export function withSamples<All extends Record<string, v.GenericSchema>>(schemas: All): All;
export function withSamples(schemas: Record<string, Parts>): Record<string, v.GenericSchema> {
  const all = Object.entries(schemas).map(([name, schema]) => {
    const isRead = (schema.item ?? schema).entries?.sample;
    return [name, isRead ? schema : v.pipe(addMark(schema), v.transform(removeMark))];
  });
  return Object.fromEntries(all);
}

function addMark(schema: Parts): Parts {
  const { pipe, item, entries } = schema;
  if (pipe) {
    const [first, ...actions] = pipe;
    return v.pipe(addMark(first), ...actions);
  }
  return { ...schema, ...(item ? { item: addMark(item) } : { entries: { ...entries, sample } }) };
}

function removeMark(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(removeMark);
  }
  const { sample: _mark, ...fields } = Object(value);
  return fields;
}
