/** A further language has the same files with texts only: see src/content/README.md. */
import * as v from 'valibot';
import { collectRules, findFieldSchema, isKind } from '../../content/schemas/schema-kinds.ts';

export interface Translatable {
  /** Checks the texts of a translation, and returns the original with them in place of its own. */
  schema: v.GenericSchema;
  /** The texts of the original, in the shape of its translation. */
  texts: unknown;
  isRequired: boolean;
}

const metadataSchema = v.object({
  /** Identifies the entries of a list. */
  key: v.optional(v.string()),
  /** A translation may omit entries that have their own page. */
  hasPages: v.optional(v.boolean()),
  translation: v.optional(v.picklist(['optional', 'none'])),
});

/** Returns undefined for a part without texts. */
export function findTranslatable(
  schema: v.GenericSchema,
  original: unknown,
): Translatable | undefined {
  if (isKind('optional', schema)) {
    return findTranslatable(schema.wrapped, original);
  }
  const { key, hasPages = false, translation } = v.parse(metadataSchema, v.getMetadata(schema));
  const isMissing = original === undefined || original === null;
  const translatable =
    isMissing || translation === 'none'
      ? undefined
      : typeof original === 'string'
        ? translateText(schema, original)
        : isKind('array', schema) && Array.isArray(original)
          ? key
            ? translateKeyedList(schema.item, key, hasPages, original)
            : translateList(schema.item, original)
          : translateObject(schema, Object(original));
  return translatable && translation === 'optional'
    ? { ...translatable, isRequired: false }
    : translatable;
}

const textActions = ['trim', 'non_empty', 'check', 'description', 'metadata'];

/** The only rule of a text is its length; an address, a key or a reference has others. */
function translateText(schema: v.GenericSchema, original: string): Translatable | undefined {
  const { entryOf, drawing, widget }: Record<string, unknown> = { ...v.getMetadata(schema) };
  const isReference = entryOf !== undefined || drawing !== undefined || widget !== undefined;
  const isText = collectRules(schema).every(
    ({ type }) => textActions.includes(type) || type.endsWith('_length'),
  );
  return schema.type === 'string' && isText && !isReference
    ? { schema, texts: original, isRequired: true }
    : undefined;
}

function translateObject(schema: v.GenericSchema, original: object): Translatable | undefined {
  const parts = Object.entries(original).flatMap(([name, value]) => {
    const partSchema = findFieldSchema(schema, name);
    const part = partSchema && findTranslatable(partSchema, value);
    return part ? [[name, part] as const] : [];
  });
  return combine(parts, false, (translated) => ({ ...original, ...translated }));
}

function translateKeyedList(
  itemSchema: v.GenericSchema,
  keyName: string,
  mayOmitEntries: boolean,
  entries: object[],
): Translatable | undefined {
  const keyOf = (entry: object) => String({ ...entry }[keyName as keyof typeof entry]);
  const parts = entries.flatMap((entry) => {
    const part = findTranslatable(itemSchema, entry);
    return part ? [[keyOf(entry), part] as const] : [];
  });
  return combine(parts, mayOmitEntries, (translated) =>
    entries
      .filter((entry) => !mayOmitEntries || keyOf(entry) in translated)
      .map((entry) => translated[keyOf(entry)] ?? entry),
  );
}

function combine(
  parts: (readonly [string, Translatable])[],
  mayOmitEntries: boolean,
  merge: (translated: Record<string, unknown>) => unknown,
): Translatable | undefined {
  const entrySchemas = parts.map(([name, { schema, isRequired }]) => [
    name,
    isRequired && !mayOmitEntries ? schema : v.optional(schema),
  ]);
  return parts.length === 0
    ? undefined
    : {
        schema: v.pipe(v.strictObject(Object.fromEntries(entrySchemas)), v.transform(merge)),
        texts: Object.fromEntries(parts.map(([name, { texts }]) => [name, texts])),
        isRequired: mayOmitEntries || parts.some(([, { isRequired }]) => isRequired),
      };
}

function translateList(itemSchema: v.GenericSchema, items: unknown[]): Translatable | undefined {
  const parts = items.map((item) => findTranslatable(itemSchema, item));
  if (parts.every((part) => part === undefined)) {
    return undefined;
  }
  const message = `List exactly ${items.length} entries here, as the first language does.`;
  const itemSchemas = parts.map((part) => part?.schema ?? v.strictObject({}));
  return {
    schema: v.pipe(
      v.array(v.unknown(), message),
      v.length(items.length, message),
      v.tuple(itemSchemas as [v.GenericSchema, ...v.GenericSchema[]]),
      v.transform((translated) =>
        items.map((item, index) => (parts[index] ? translated[index] : item)),
      ),
    ),
    texts: parts.map((part) => part?.texts ?? {}),
    isRequired: parts.some((part) => part?.isRequired),
  };
}
