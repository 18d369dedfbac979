import type * as v from 'valibot';

interface Kinds {
  array: v.ArraySchema<v.GenericSchema, undefined>;
  boolean: v.BooleanSchema<undefined>;
  literal: v.LiteralSchema<v.Literal, undefined>;
  number: v.NumberSchema<undefined>;
  optional: v.OptionalSchema<v.GenericSchema, unknown>;
  picklist: v.PicklistSchema<string[], undefined>;
  record: v.RecordSchema<v.GenericSchema<string>, v.GenericSchema, undefined>;
  strict_object: v.StrictObjectSchema<Record<string, v.GenericSchema>, undefined>;
}

export function isKind<Kind extends keyof Kinds>(
  kind: Kind,
  schema: v.GenericSchema,
): schema is Kinds[Kind] {
  return schema.type === kind;
}

/** Fields of a record have names that the content chooses. */
export function findFieldSchema(
  schema: v.GenericSchema,
  name: string,
): v.GenericSchema | undefined {
  return isKind('record', schema)
    ? schema.value
    : isKind('strict_object', schema)
      ? schema.entries[name]
      : undefined;
}

export interface Rule {
  type: string;
  requirement?: unknown;
  message?: unknown;
}

/** A pipe may begin with another pipe. */
export function collectRules(schema: object): Rule[] {
  const items: (Rule & { kind: string })[] = Object(schema).pipe ?? [];
  return items.flatMap((item) => (item.kind === 'schema' ? collectRules(item) : [item]));
}
