/** Converts a content file to the editor's form values and back, keeping its formatting. */
import * as v from 'valibot';
import { parse } from 'yaml';
import { parseAndCheckPost } from '../blog/plugin/post-text-check.ts';
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

export const picturesUrlPath = '/pictures';

/** The name of the form field that holds the entries of a content file that is one list. */
export const listFieldName = 'entries';

/** The name of the form field that holds the value of a record entry that is no object. */
export const valueFieldName = 'value';

/** Labels scheduled posts in the list of posts; no file has this field. */
export const scheduledFieldName = 'scheduled';

export type Form = Record<string, unknown>;

export function isListSchema(schema: v.GenericSchema): boolean {
  return isKind('array', schema) || isKind('record', schema);
}

/** Captures opening dashes, front matter, closing dashes and text of a post. */
const postPattern = /^(---\n)([\s\S]*?\n)?(---\n\s*)([\s\S]*)$/;
const postTextFieldName = 'body';
const emptyPostFileText = '---\n---\n\nText\n';

/** Reads a YAML file, or the front matter of a post. */
export function parseContent(fileText: string): unknown {
  const postMatch = postPattern.exec(fileText);
  return parse(postMatch ? (postMatch[2] ?? '') : fileText);
}

/** Creates a format whose `toFile` throws on the first mistake, so that the editor saves nothing. */
export function createCustomFormat(
  schema: v.GenericSchema,
  placeholderValues: Record<string, string>,
  siteAddress = '',
) {
  return {
    fromFile(fileText: string): Form {
      const postText = postPattern.exec(fileText)?.[4];
      const formValue = toFormValue(schema, parseContent(fileText));
      const formValueByField = isListSchema(schema)
        ? { [listFieldName]: formValue }
        : Object(formValue);
      return {
        // Sveltia CMS would make a draft of a post without this value.
        ...(postText !== undefined && { draft: false }),
        ...formValueByField,
        // Sveltia CMS trims the texts of files and fields.
        [sourceFieldName]: JSON.stringify(`${fileText.trimEnd()}\n`),
        ...(postText !== undefined && {
          [postTextFieldName]: postText.trimEnd(),
          [scheduledFieldName]: labelWaitingPost({ ...formValueByField, draft: false }),
        }),
      };
    },

    toFile({ [postTextFieldName]: editedText, ...form }: Form): string {
      const { [sourceFieldName]: _sourceJson, ...editedValueByField } = form;
      const isPost = editedText !== undefined;
      const sourceText = readOriginalFileText(form) || (isPost ? emptyPostFileText : '');
      const [, openingDashes = '', yamlText = '', closingDashes = ''] = postPattern.exec(
        sourceText,
      ) ?? ['', '', sourceText];
      const editedFormValue = isListSchema(schema)
        ? editedValueByField[listFieldName]
        : editedValueByField;
      const newContent = fromFormValue(schema, editedFormValue, parse(yamlText));
      const [mistake] = validateAgainstSchema(schema, newContent, placeholderValues).mistakes;
      if (mistake) {
        throw createSavingError(
          `${mistake.keys.map(describeMistakeKey).join(', ')}: ${mistake.message}`,
        );
      }
      const newYamlText = openingDashes + rewriteYamlOrJson(yamlText, newContent) + closingDashes;
      if (!isPost) {
        return newYamlText;
      }
      const postText = `${String(editedText).trimEnd()}\n`;
      const [textMistake] = parseAndCheckPost(postText, siteAddress).mistakes;
      if (textMistake) {
        throw createSavingError(`text, line ${textMistake.line}: ${textMistake.message}`);
      }
      return newYamlText + postText;
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

function describeMistakeKey(pathKey: string | number): string {
  return typeof pathKey === 'number' ? `entry ${pathKey + 1}` : pathKey;
}

/** Turns each record of the content into a list of entries with a `key` field. */
function toFormValue(schema: v.GenericSchema, contentValue: unknown): unknown {
  if (isKind('optional', schema)) {
    return contentValue === undefined ? undefined : toFormValue(schema.wrapped, contentValue);
  }
  if (isKind('record', schema)) {
    return Object.entries(Object(contentValue)).map(([key, value]) => ({
      key,
      ...(isPlainObject(value)
        ? Object(toFormValue(schema.value, value))
        : { [valueFieldName]: value }),
    }));
  }
  if (isKind('strict_object', schema)) {
    const formValueEntries = Object.entries(Object(contentValue)).map(([key, value]) => {
      const fieldSchema = schema.entries[key];
      return [key, fieldSchema ? toFormValue(fieldSchema, value) : value];
    });
    return Object.fromEntries(formValueEntries);
  }
  if (isKind('array', schema) && Array.isArray(contentValue)) {
    return contentValue.map((item) => toFormValue(schema.item, item));
  }
  // Only WebP pictures get a thumbnail in the editor, because the content omits the extension.
  const isFilledPicture = isPictureSchema(schema) && contentValue;
  return isFilledPicture ? `${picturesUrlPath}/${contentValue}.webp` : contentValue;
}

function throwOnRepeatedKey(formEntries: { key: unknown }[]): void {
  const keys = formEntries.map(({ key }) => key);
  const repeatedKey = keys.find((key, index) => keys.indexOf(key) < index);
  if (repeatedKey !== undefined) {
    throw createSavingError(`Two entries have the key "${repeatedKey}". Give each its own.`);
  }
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
    throwOnRepeatedKey(formValue);
    return Object.fromEntries(
      formValue.map(({ key, ...entryWithoutKey }) => [
        key,
        fromFormValue(
          schema.value,
          entryWithoutKey[valueFieldName] ?? entryWithoutKey,
          Object(oldValue)[key],
        ),
      ]),
    );
  }
  if (isKind('strict_object', schema)) {
    const formObject = Object(formValue);
    const contentEntries = Object.entries(schema.entries)
      .map(([key, fieldSchema]) => [
        key,
        fromFormValue(fieldSchema, formObject[key], Object(oldValue)[key]),
      ])
      .filter(([, contentValue]) => contentValue !== undefined);
    return Object.fromEntries(contentEntries);
  }
  if (isKind('array', schema)) {
    const oldItems: unknown[] = Array.isArray(oldValue) ? oldValue : [];
    return (Array.isArray(formValue) ? formValue : []).map((item, index) => {
      const itemIdentity = findIdentity(item);
      const matchingOldItem = oldItems.find(
        (oldItem) => itemIdentity && findIdentity(oldItem) === itemIdentity,
      );
      return fromFormValue(schema.item, item, matchingOldItem ?? oldItems[index]);
    });
  }
  return isPictureSchema(schema) && typeof formValue === 'string'
    ? formValue.replace(picturesUrlPath, '').replace(/^\/|\.\w+$/g, '')
    : (formValue ?? undefined);
}

function isPictureSchema(schema: v.GenericSchema): boolean {
  return v.is(v.object({ widget: v.literal('picture') }), v.getMetadata(schema));
}

function isEmpty(value: unknown): boolean {
  return ['', '[]', '{}', undefined].includes(value === '' ? '' : JSON.stringify(value));
}

function isDeeplyEmpty(value: unknown): boolean {
  return isEmpty(value) || (isPlainObject(value) && Object.values(value).every(isDeeplyEmpty));
}
