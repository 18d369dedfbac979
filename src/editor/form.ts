/** A file as the editor's form has it, and back, in the form that its author gave it. */
import * as v from 'valibot';
import { parse } from 'yaml';
import { readText } from '../blog/plugin/text.ts';
import { judge } from '../plugins/content/judge.ts';
import { canonical, isFields, nameOf, rewrite } from '../plugins/content/rewrite.ts';
import { isKind } from './schema-kinds.ts';

/** What a form carries besides its fields: the file as it was read. */
export const sourceField = 'source';

export const picturesAddress = '/pictures';

/** The only field of a file that is a list. */
export const listField = 'entries';

/** What an entry has beside its key, where that is no part with fields of its own. */
export const valueField = 'value';

export type Form = Record<string, unknown>;

export function isList(schema: v.GenericSchema): boolean {
  return isKind('array', schema) || isKind('record', schema);
}

/** Of a post, what stands above its text, the text, and the end of the file. */
const post = /^(---[ \t]*\r?\n)([\s\S]*?\n)?(---[ \t]*\r?\n\s*)([\s\S]*?)(\s*)$/;
const textField = 'body';
const newPost = '---\n---\n\nText\n';

/** Reads a file and writes it; wrong fields are told in the schema's words, and nothing is written. */
export function createFormat(
  schema: v.GenericSchema,
  placeholders: Record<string, string>,
  address = '',
) {
  return {
    fromFile(file: string): Form {
      const [, , head = '', , body] = post.exec(file) ?? [undefined, undefined, file];
      const shown = toForm(schema, parse(head));
      const fields = isList(schema) ? { [listField]: shown } : Object(shown);
      const text = body?.replaceAll('\r\n', '\n');
      return {
        ...fields,
        [sourceField]: JSON.stringify(file),
        ...(body !== undefined && { [textField]: text }),
      };
    },

    toFile({ [textField]: body, ...form }: Form): string {
      const { [sourceField]: _written, ...fields } = form;
      const source = sourceOf(form) || (body === undefined ? '' : newPost);
      const [, opening = '', head = '', line = '', text = '', end = ''] = post.exec(source) ?? [
        '',
        '',
        source,
      ];
      const before = parse(head);
      const value = fromForm(schema, isList(schema) ? fields[listField] : fields, before);
      const [mistake] = judge(schema, value, placeholders).mistakes;
      if (mistake) {
        throw refusal(`${mistake.keys.map(place).join(', ')}: ${mistake.says}`);
      }
      const [wrong] = body === undefined ? [] : readText(String(body), address).mistakes;
      if (wrong) {
        throw refusal(`text, line ${wrong.line}: ${wrong.says}`);
      }
      const isSame = text.replaceAll('\r\n', '\n') === (body ?? '');
      const lines = source.includes('\r\n') ? '\r\n' : '\n';
      const now = isSame ? text : String(body).trimEnd().replaceAll('\n', lines);
      return opening + rewrite(head, value) + line + now + end;
    },
  };
}

/** Empty for a new file. The vendor's program trims texts, so it stands between quotes. */
export function sourceOf({ [sourceField]: written }: Form): string {
  return written ? String(JSON.parse(String(written))) : '';
}

/** The editor shows the cause of an error with this name. */
export function refusal(says: string): Error {
  return new Error('saving_failed', { cause: new Error(says) });
}

/** People count from one. */
function place(key: string | number): string {
  return typeof key === 'number' ? `entry ${key + 1}` : key;
}

/** A form has lists where a file names its entries by a key. */
function toForm(schema: v.GenericSchema, value: unknown): unknown {
  if (isKind('optional', schema)) {
    return value === undefined ? undefined : toForm(schema.wrapped, value);
  }
  if (isKind('record', schema)) {
    return Object.entries(Object(value)).map(([key, inner]) => ({
      key,
      ...(isFields(inner) ? Object(toForm(schema.value, inner)) : { [valueField]: inner }),
    }));
  }
  if (isKind('strict_object', schema)) {
    const shown = Object.entries(Object(value)).map(([key, inner]) => {
      const entry = schema.entries[key];
      return [key, entry ? toForm(entry, inner) : inner];
    });
    return Object.fromEntries(shown);
  }
  if (isKind('array', schema) && Array.isArray(value)) {
    return value.map((item) => toForm(schema.item, item));
  }
  // The editor finds a picture by its address; all but a few are WebP.
  return isPicture(schema) && value ? `${picturesAddress}/${value}.webp` : value;
}

/**
 * Leaves out what was left empty, in the order of the schema. The editor has empty lists for parts that a
 * file lacks: `before` tells of those.
 */
function fromForm(schema: v.GenericSchema, value: unknown, before?: unknown): unknown {
  if (isKind('optional', schema)) {
    const written = value === null ? undefined : fromForm(schema.wrapped, value, before);
    const isDefault = canonical(written) === canonical(schema.default ?? false);
    const isLeft = before === undefined ? isBlank(written) : isEmpty(written);
    const isWritten = before !== undefined && canonical(written) === canonical(before);
    return isWritten || !(isDefault || isLeft) ? written : undefined;
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
    const written = Object.entries(schema.entries)
      .map(([key, entry]) => [key, fromForm(entry, fields[key], Object(before)[key])])
      .filter(([, inner]) => inner !== undefined);
    return Object.fromEntries(written);
  }
  if (isKind('array', schema)) {
    const others: unknown[] = Array.isArray(before) ? before : [];
    return (Array.isArray(value) ? value : []).map((item, index) => {
      const named = others.find((other) => nameOf(item) && nameOf(other) === nameOf(item));
      return fromForm(schema.item, item, named ?? others[index]);
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
  return isEmpty(value) || (isFields(value) && Object.values(value).every(isBlank));
}
