import * as v from 'valibot';
import { sample } from './parts.ts';

interface Parts extends v.GenericSchema {
  pipe?: readonly [v.GenericSchema, ...v.GenericPipeAction[]];
  item?: Parts;
  entries?: v.ObjectEntries;
}

/** Every file and list entry may have a `sample` flag, which is removed unless a page reads it. */
export function withSamples<All extends Record<string, v.GenericSchema>>(schemas: All): All;
export function withSamples(schemas: Record<string, Parts>): Record<string, v.GenericSchema> {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const isSampleRead = (schema.item ?? schema).entries?.sample;
    return [name, isSampleRead ? schema : v.pipe(addFlag(schema), v.transform(removeFlag))];
  });
  return Object.fromEntries(entries);
}

function addFlag(schema: Parts): Parts {
  const { pipe, item, entries } = schema;
  if (pipe) {
    const [firstSchema, ...pipeActions] = pipe;
    return v.pipe(addFlag(firstSchema), ...pipeActions);
  }
  return { ...schema, ...(item ? { item: addFlag(item) } : { entries: { ...entries, sample } }) };
}

function removeFlag(content: unknown): unknown {
  if (Array.isArray(content)) {
    return content.map(removeFlag);
  }
  const { sample: _sample, ...otherFields } = Object(content);
  return otherFields;
}
