import * as v from 'valibot';
import { sample } from './parts.ts';

interface Parts extends v.GenericSchema {
  pipe?: readonly [v.GenericSchema, ...v.GenericPipeAction[]];
  item?: Parts;
  entries?: v.ObjectEntries;
}

/** Accepts a `sample` flag in every file and list entry, and removes it unless a page reads it. */
export function withSamples<All extends Record<string, v.GenericSchema>>(schemas: All): All;
export function withSamples(schemas: Record<string, Parts>): Record<string, v.GenericSchema> {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const isRead = (schema.item ?? schema).entries?.sample;
    return [name, isRead ? schema : v.pipe(addFlag(schema), v.transform(removeFlag))];
  });
  return Object.fromEntries(entries);
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
  const { sample: _sample, ...fields } = Object(value);
  return fields;
}
