import * as v from './parts.ts';

interface Parts extends v.GenericSchema {
  pipe?: readonly [v.GenericSchema, ...v.GenericPipeAction[]];
  item?: Parts;
  entries?: v.ObjectEntries;
}

/** Every file and list entry may have a `sample` flag, which is removed unless a page reads it. */
export function allowSampleFlags<All extends Record<string, v.GenericSchema>>(schemas: All): All;
export function allowSampleFlags(schemas: Record<string, Parts>): Record<string, v.GenericSchema> {
  const namedSchemas = Object.entries(schemas).map(([name, schema]) => {
    const hasFlag = (schema.item ?? schema).entries?.sample;
    return [name, hasFlag ? schema : v.pipe(addSampleFlag(schema), v.transform(removeSampleFlag))];
  });
  return Object.fromEntries(namedSchemas);
}

function addSampleFlag(schema: Parts): Parts {
  const { pipe, item, entries } = schema;
  if (pipe) {
    const [firstSchema, ...pipeActions] = pipe;
    return v.pipe(addSampleFlag(firstSchema), ...pipeActions);
  }
  return {
    ...schema,
    ...(item ? { item: addSampleFlag(item) } : { entries: { ...entries, sample: v.sampleFlag } }),
  };
}

function removeSampleFlag(content: unknown): unknown {
  if (Array.isArray(content)) {
    return content.map(removeSampleFlag);
  }
  const { sample: _sample, ...contentWithoutSample } = Object(content);
  return contentWithoutSample;
}
