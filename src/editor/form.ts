/** Converts a content file to the editor's form values and back, keeping its formatting. */
import * as v from 'valibot';
import { parse } from 'yaml';
import { parseAndCheckPostText } from '../blog/plugin/post-text-check.ts';
import { labelWaitingPost } from '../blog/plugin/waiting.ts';
import { isKind } from '../content/schemas/schema-kinds.ts';
import {
  findIdentity,
  isDeepEqual,
  isPlainObject,
  rewriteYamlOrJson,
} from '../plugins/content/rewrite.ts';
import { validateAgainstSchema } from '../plugins/content/validate.ts';

/** The name of the hidden form field that holds the original file. */
export const sourceFieldName = 'source';

const picturesUrlPath = '/pictures';

/** The name of the form field that holds the entries of a content file that is one list. */
export const listFieldName = 'entries';

/** The name of the form field that holds the value of a record entry that is no object. */
export const valueFieldName = 'value';

/** Entries of a translation can have names with spaces, which Sveltia CMS refuses for fields. */
export function toFieldName(key: string): string {
  return key.replace(/[^\w-]/gu, (letter) => `_${letter.codePointAt(0)}`);
}

/** Labels scheduled posts in the list of posts; no file has this field. */
const scheduledFieldName = 'scheduled';

export type Form = Record<string, unknown>;

export function isListSchema(schema: v.GenericSchema): boolean {
  return isKind('array', schema) || isKind('record', schema);
}

const postTextFieldName = 'body';
const emptyPostFileText = '---\n---\n\nText\n';

/** Splits a post into opening dashes, front matter, closing dashes and text; other files are all YAML. */
function splitFile(fileText: string) {
  const [, opening = '', yaml = '', closing = '', text] =
    /^(---\n)([\s\S]*?\n)?(---\n\s*)([\s\S]*)$/.exec(fileText) ?? ['', '', fileText];
  return { opening, yaml, closing, text };
}

/** Reads a YAML file, or the front matter of a post. */
export function parseContent(fileText: string): unknown {
  return parse(splitFile(fileText).yaml);
}

/** Creates a format whose `toFile` throws on the first mistake, so that the editor saves nothing. */
export function createContentFileFormat(
  schema: v.GenericSchema,
  placeholderValues: Record<string, string>,
  siteAddress = '',
) {
  return {
    fromFile(fileText: string): Form {
      const { yaml, text } = splitFile(fileText);
      const formValue = toFormValue(schema, parse(yaml));
      const form = {
        ...(isListSchema(schema) ? { [listFieldName]: formValue } : Object(formValue)),
        // Sveltia CMS trims the texts of files and fields.
        [sourceFieldName]: JSON.stringify(`${fileText.trimEnd()}\n`),
      };
      return text === undefined
        ? form
        : {
            // Sveltia CMS would make a draft of a post without this value.
            draft: false,
            ...form,
            [postTextFieldName]: text.trimEnd(),
            [scheduledFieldName]: labelWaitingPost({ ...form, draft: false }),
          };
    },

    toFile({ [postTextFieldName]: editedText, ...form }: Form): string {
      const isPost = editedText !== undefined;
      const originalText = readOriginalFileText(form) || (isPost ? emptyPostFileText : '');
      const { opening, yaml, closing } = splitFile(originalText);
      const formValue = isListSchema(schema) ? form[listFieldName] : form;
      const content = fromFormValue(schema, formValue, parse(yaml));
      const [mistake] = validateAgainstSchema(schema, content, placeholderValues).mistakes;
      if (mistake) {
        const names = mistake.keys.map((key) =>
          typeof key === 'number' ? `entry ${key + 1}` : key,
        );
        throw createSavingError(`${names.join(', ')}: ${mistake.message}`);
      }
      const newYaml = opening + rewriteYamlOrJson(yaml, content) + closing;
      if (!isPost) {
        return newYaml;
      }
      const postText = `${String(editedText).trimEnd()}\n`;
      const [textMistake] = parseAndCheckPostText(postText, siteAddress).textRuleMistakes;
      if (textMistake) {
        throw createSavingError(`text, line ${textMistake.line}: ${textMistake.message}`);
      }
      return newYaml + postText;
    },
  };
}

/** The source field is absent for a new file. */
export function readOriginalFileText({ [sourceFieldName]: sourceJson }: Form): string {
  return sourceJson ? String(JSON.parse(String(sourceJson))) : '';
}

/** Sveltia CMS shows the cause of an error named saving_failed. */
export function createSavingError(message: string): Error {
  return new Error('saving_failed', { cause: new Error(message) });
}

/** Turns each record of the content into a list of entries with a `key` field. */
function toFormValue(schema: v.GenericSchema, content: unknown): unknown {
  if (isKind('optional', schema)) {
    return content === undefined ? undefined : toFormValue(schema.wrapped, content);
  }
  if (isKind('record', schema)) {
    return Object.entries(Object(content)).map(([key, value]) => {
      const formValue = toFormValue(schema.value, value);
      return { key, ...(isPlainObject(formValue) ? formValue : { [valueFieldName]: formValue }) };
    });
  }
  if (isKind('strict_object', schema)) {
    const entries = Object.entries(Object(content)).map(([key, value]) => {
      const fieldSchema = schema.entries[key];
      return [toFieldName(key), fieldSchema ? toFormValue(fieldSchema, value) : value];
    });
    return Object.fromEntries(entries);
  }
  if (isKind('array', schema) && Array.isArray(content)) {
    return content.map((item) => toFormValue(schema.item, item));
  }
  // Only WebP pictures get a thumbnail in the editor, because the content omits the extension.
  return isPictureSchema(schema) && content ? `${picturesUrlPath}/${content}.webp` : content;
}

/** Drops empty optional values, except values that the file already has. */
function fromFormValue(schema: v.GenericSchema, formValue: unknown, oldValue?: unknown): unknown {
  if (isKind('optional', schema)) {
    const isCleared = formValue === null;
    const newValue = isCleared ? undefined : fromFormValue(schema.wrapped, formValue, oldValue);
    const isDefault = isDeepEqual(newValue, schema.default ?? false);
    const hasNoValue = oldValue === undefined ? isDeeplyEmpty(newValue) : isEmpty(newValue);
    const isOldValue = oldValue !== undefined && isDeepEqual(newValue, oldValue);
    return isOldValue || !(isDefault || hasNoValue) ? newValue : undefined;
  }
  if (isKind('literal', schema)) {
    return formValue === schema.literal ? formValue : undefined;
  }
  if (isKind('record', schema) && Array.isArray(formValue)) {
    const keys = formValue.map(({ key }) => key);
    const repeatedKey = keys.find((key, index) => keys.indexOf(key) < index);
    if (repeatedKey !== undefined) {
      throw createSavingError(`Two entries have the key "${repeatedKey}". Give each its own.`);
    }
    const entries = formValue.map(({ key, ...entry }) => {
      const value = entry[valueFieldName] ?? entry;
      return [key, fromFormValue(schema.value, value, Object(oldValue)[key])];
    });
    return Object.fromEntries(entries);
  }
  if (isKind('strict_object', schema)) {
    const entries = Object.entries(schema.entries).map(([key, fieldSchema]) => {
      const fieldValue = Object(formValue)[toFieldName(key)];
      return [key, fromFormValue(fieldSchema, fieldValue, Object(oldValue)[key])];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (isKind('array', schema)) {
    const oldItems: unknown[] = Array.isArray(oldValue) ? oldValue : [];
    return (Array.isArray(formValue) ? formValue : []).map((item, index) => {
      const identity = findIdentity(item);
      const sameItem = oldItems.find((oldItem) => identity && findIdentity(oldItem) === identity);
      return fromFormValue(schema.item, item, sameItem ?? oldItems[index]);
    });
  }
  return isPictureSchema(schema) && typeof formValue === 'string'
    ? formValue.replace(picturesUrlPath, '').replace(/^\/|\.\w+$/g, '')
    : (formValue ?? undefined);
}

function isPictureSchema(schema: v.GenericSchema): boolean {
  return v.getMetadata(schema).widget === 'picture';
}

function isEmpty(value: unknown): boolean {
  return ['""', '[]', '{}', undefined].includes(JSON.stringify(value));
}

function isDeeplyEmpty(value: unknown): boolean {
  return isEmpty(value) || (isPlainObject(value) && Object.values(value).every(isDeeplyEmpty));
}
