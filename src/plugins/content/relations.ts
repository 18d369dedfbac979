/** Reads the relations that the schemas declare with `entryReference`, for the check, the editor and `npm run remove`. */
import * as v from 'valibot';
import { findFieldSchema, isKind } from '../../content/schemas/schema-kinds.ts';
import { type FieldKeys, mapNestedValues } from './map-nested-values.ts';

export interface SchemaText {
  text: string;
  keys: FieldKeys;
  metadata: Record<string, unknown>;
  /** Whether the schema still accepts the content without this text. */
  isRemovable: boolean;
}

const entryReferenceSchema = v.object({
  /** `file` is the name of a content file or folder. */
  entryOf: v.object({ file: v.string(), field: v.string() }),
});

export type Reference = ReturnType<typeof listReferences>[number];

export function listTexts(
  schema: v.GenericSchema,
  value: unknown,
  keys: FieldKeys = [],
  isRemovable = false,
): SchemaText[] {
  if (isKind('optional', schema)) {
    return listTexts(schema.wrapped, value, keys, true);
  }
  if (typeof value === 'string') {
    return [{ text: value, keys, metadata: { ...v.getMetadata(schema) }, isRemovable }];
  }
  if (isKind('array', schema) && Array.isArray(value)) {
    const isLong = value.length > Number(Object(v.getMetadata(schema)).minLength ?? 0);
    return value.flatMap((item, index) => listTexts(schema.item, item, [...keys, index], isLong));
  }
  return Object.entries(Object(value)).flatMap(([key, child]) => {
    const fieldSchema = findFieldSchema(schema, key);
    return fieldSchema ? listTexts(fieldSchema, child, [...keys, key]) : [];
  });
}

export function listReferences(schema: v.GenericSchema, value: unknown) {
  return listTexts(schema, value).flatMap((text) =>
    v.is(entryReferenceSchema, text.metadata) ? [{ ...text, ...text.metadata.entryOf }] : [],
  );
}

export function removeEntries(value: unknown, places: FieldKeys[]): unknown {
  const removedPaths = places.map(String);
  return mapNestedValues(value, (part, keyPath) =>
    Array.isArray(part)
      ? part.filter((_, index) => !removedPaths.includes(String([...keyPath, index])))
      : part,
  );
}

/** Lists the values to which a reference can refer; a path like kinds.*.key names an inner list or record. */
export function listEntryNames(content: unknown, fieldPath: string): string[] {
  const [fieldName = '', , listName] = fieldPath.split('.').reverse();
  const entries: unknown = listName ? Object(content)[listName] : content;
  return Array.isArray(entries)
    ? entries.map((entry) => String(Object(entry)[fieldName]))
    : Object.keys(Object(entries));
}

/** The addresses of a post or of the entries of a list. Omits drafts and scheduled posts. */
export function listPublishedAddresses(route: string, content: unknown): string[] {
  return [content ?? []]
    .flat()
    .map(Object)
    .filter(({ draft, date }) => draft !== true && !(Date.parse(date) > Date.now()))
    .map(({ slug }) => route + String(slug).replace('/', ''));
}
