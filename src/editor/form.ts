/** Converts a content file to the editor's form values and back, keeping its formatting. */
import * as v from 'valibot';
import { parse } from 'yaml';
import { readText } from '../blog/plugin/text.ts';
import {
  findEntryIdentity,
  isPlainObject,
  rewrite,
  toStableJson,
} from '../plugins/content/rewrite.ts';
import { validateContent } from '../plugins/content/validate.ts';
import { isKind } from './schema-kinds.ts';

/** The hidden form field that holds the original file. */
export const sourceField = 'source';

export const picturesAddress = '/pictures';

/** The form field for a content file that is a single list. */
export const listField = 'entries';

/** The form field for the value of a record entry that is not an object. */
export const valueField = 'value';

export type Form = Record<string, unknown>;

export function isList(schema: v.GenericSchema): boolean {
  return isKind('array', schema) || isKind('record', schema);
}

/** Captures front matter, text and trailing whitespace of a post. */
const postPattern = /^(---[ \t]*\r?\n)([\s\S]*?\n)?(---[ \t]*\r?\n\s*)([\s\S]*?)(\s*)$/;
const textField = 'body';
const emptyPost = '---\n---\n\nText\n';

/** `toFile` throws on the first mistake, so that nothing is saved. */
export function createFormat(
  schema: v.GenericSchema,
  placeholders: Record<string, string>,
  address = '',
) {
  return {
    fromFile(file: string): Form {
      const [, , head = '', , body] = postPattern.exec(file) ?? [undefined, undefined, file];
      const value = toForm(schema, parse(head));
      const fields = isList(schema) ? { [listField]: value } : Object(value);
      const text = body?.replaceAll('\r\n', '\n');
      return {
        ...fields,
        [sourceField]: JSON.stringify(file),
        ...(body !== undefined && { [textField]: text }),
      };
    },

    toFile({ [textField]: body, ...form }: Form): string {
      const { [sourceField]: _source, ...fields } = form;
      const source = readSource(form) || (body === undefined ? '' : emptyPost);
      const [, opening = '', head = '', line = '', text = '', end = ''] = postPattern.exec(
        source,
      ) ?? ['', '', source];
      const before = parse(head);
      const value = fromForm(schema, isList(schema) ? fields[listField] : fields, before);
      const [mistake] = validateContent(schema, value, placeholders).mistakes;
      if (mistake) {
        throw savingError(`${mistake.keys.map(describeKey).join(', ')}: ${mistake.message}`);
      }
      const [textMistake] = body === undefined ? [] : readText(String(body), address).mistakes;
      if (textMistake) {
        throw savingError(`text, line ${textMistake.line}: ${textMistake.message}`);
      }
      const isUnchanged = text.replaceAll('\r\n', '\n') === (body ?? '');
      const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
      const newText = isUnchanged ? text : String(body).trimEnd().replaceAll('\n', lineEnd);
      return opening + rewrite(head, value) + line + newText + end;
    },
  };
}

/** The source is a JSON string, because Sveltia CMS trims texts; a new file has none. */
export function readSource({ [sourceField]: source }: Form): string {
  return source ? String(JSON.parse(String(source))) : '';
}

/** Sveltia CMS shows the cause of an error named saving_failed. */
export function savingError(message: string): Error {
  return new Error('saving_failed', { cause: new Error(message) });
}

function describeKey(key: string | number): string {
  return typeof key === 'number' ? `entry ${key + 1}` : key;
}

/** Turns records into lists of entries with a `key` field. */
function toForm(schema: v.GenericSchema, value: unknown): unknown {
  if (isKind('optional', schema)) {
    return value === undefined ? undefined : toForm(schema.wrapped, value);
  }
  if (isKind('record', schema)) {
    return Object.entries(Object(value)).map(([key, inner]) => ({
      key,
      ...(isPlainObject(inner) ? Object(toForm(schema.value, inner)) : { [valueField]: inner }),
    }));
  }
  if (isKind('strict_object', schema)) {
    const fields = Object.entries(Object(value)).map(([key, inner]) => {
      const entry = schema.entries[key];
      return [key, entry ? toForm(entry, inner) : inner];
    });
    return Object.fromEntries(fields);
  }
  if (isKind('array', schema) && Array.isArray(value)) {
    return value.map((item) => toForm(schema.item, item));
  }
  // Only WebP pictures get a thumbnail, because the content omits the extension.
  return isPicture(schema) && value ? `${picturesAddress}/${value}.webp` : value;
}

/** Drops empty optional values, except values that the file already has. */
function fromForm(schema: v.GenericSchema, value: unknown, before?: unknown): unknown {
  if (isKind('optional', schema)) {
    const output = value === null ? undefined : fromForm(schema.wrapped, value, before);
    const isDefault = toStableJson(output) === toStableJson(schema.default ?? false);
    const isUnset = before === undefined ? isBlank(output) : isEmpty(output);
    const isKept = before !== undefined && toStableJson(output) === toStableJson(before);
    return isKept || !(isDefault || isUnset) ? output : undefined;
  }
  if (isKind('literal', schema)) {
    return value === schema.literal ? value : undefined;
  }
  if (isKind('record', schema) && Array.isArray(value)) {
    return Object.fromEntries(
      value.map(({ key, ...inner }) => [
        key,
        fromForm(schema.value, inner[valueField] ?? inner, Object(before)[key]),
      ]),
    );
  }
  if (isKind('strict_object', schema)) {
    const fields = Object(value);
    const entries = Object.entries(schema.entries)
      .map(([key, entry]) => [key, fromForm(entry, fields[key], Object(before)[key])])
      .filter(([, inner]) => inner !== undefined);
    return Object.fromEntries(entries);
  }
  if (isKind('array', schema)) {
    const previous: unknown[] = Array.isArray(before) ? before : [];
    return (Array.isArray(value) ? value : []).map((item, index) => {
      const sameEntry = previous.find(
        (other) => findEntryIdentity(item) && findEntryIdentity(other) === findEntryIdentity(item),
      );
      return fromForm(schema.item, item, sameEntry ?? previous[index]);
    });
  }
  return isPicture(schema) && typeof value === 'string'
    ? value.replace(picturesAddress, '').replace(/^\/|\.\w+$/g, '')
    : (value ?? undefined);
}

function isPicture(schema: v.GenericSchema): boolean {
  return v.is(v.object({ widget: v.literal('picture') }), v.getMetadata(schema));
}

function isEmpty(value: unknown): boolean {
  return ['', '[]', '{}', undefined].includes(value === '' ? '' : JSON.stringify(value));
}

function isBlank(value: unknown): boolean {
  return isEmpty(value) || (isPlainObject(value) && Object.values(value).every(isBlank));
}
