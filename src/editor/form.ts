/** Converts a content file to the editor's form values and back, keeping its formatting. */
import * as v from 'valibot';
import { parse } from 'yaml';
import { parseAndCheckPost } from '../blog/plugin/post-text-check.ts';
import {
  findIdentity,
  isPlainObject,
  rewriteYamlOrJson,
  toStableJson,
} from '../plugins/content/rewrite.ts';
import { validateAgainstSchema } from '../plugins/content/validate.ts';
import { isKind } from './schema-kinds.ts';

/** The name of the hidden form field that holds the original file. */
export const sourceFieldName = 'source';

export const picturesUrlPath = '/pictures';

/** The name of the form field that holds the entries of a content file that is one list. */
export const listFieldName = 'entries';

/** The name of the form field that holds the value of a record entry that is no object. */
export const valueFieldName = 'value';

export type Form = Record<string, unknown>;

export function isListSchema(schema: v.GenericSchema): boolean {
  return isKind('array', schema) || isKind('record', schema);
}

/** Captures opening dashes, front matter, closing dashes, text and trailing whitespace of a post. */
const postPattern = /^(---[ \t]*\r?\n)([\s\S]*?\n)?(---[ \t]*\r?\n\s*)([\s\S]*?)(\s*)$/;
const postTextFieldName = 'body';
const emptyPostFileText = '---\n---\n\nText\n';

/** Creates a format whose `toFile` throws on the first mistake, so that the editor saves nothing. */
export function createCustomFormat(
  schema: v.GenericSchema,
  placeholderValues: Record<string, string>,
  siteAddress = '',
) {
  return {
    fromFile(fileText: string): Form {
      const [, , yamlText = '', , postText] = postPattern.exec(fileText) ?? ['', '', fileText];
      const formValue = toFormValue(schema, parse(yamlText));
      const formValueByField = isListSchema(schema)
        ? { [listFieldName]: formValue }
        : Object(formValue);
      const postTextWithLf = postText?.replaceAll('\r\n', '\n');
      return {
        ...formValueByField,
        [sourceFieldName]: JSON.stringify(fileText),
        ...(postText !== undefined && { [postTextFieldName]: postTextWithLf }),
      };
    },

    toFile({ [postTextFieldName]: editedText, ...form }: Form): string {
      const { [sourceFieldName]: _sourceJson, ...editedValueByField } = form;
      const sourceText =
        readOriginalFileText(form) || (editedText === undefined ? '' : emptyPostFileText);
      const sourceParts = postPattern.exec(sourceText) ?? ['', '', sourceText];
      const [, openingDashes = '', yamlText = '', closingDashes = '', ...textAndTrailingSpace] =
        sourceParts;
      const [oldPostText = '', trailingSpace = ''] = textAndTrailingSpace;
      const oldContent = parse(yamlText);
      const editedFormValue = isListSchema(schema)
        ? editedValueByField[listFieldName]
        : editedValueByField;
      const newContent = fromFormValue(schema, editedFormValue, oldContent);
      const [mistake] = validateAgainstSchema(schema, newContent, placeholderValues).mistakes;
      if (mistake) {
        throw createSavingError(
          `${mistake.keys.map(describeMistakeKey).join(', ')}: ${mistake.message}`,
        );
      }
      const isPost = editedText !== undefined;
      const [textMistake] = isPost
        ? parseAndCheckPost(String(editedText), siteAddress).mistakes
        : [];
      if (textMistake) {
        throw createSavingError(`text, line ${textMistake.line}: ${textMistake.message}`);
      }
      const isTextUnchanged = oldPostText.replaceAll('\r\n', '\n') === (editedText ?? '');
      const lineEnding = sourceText.includes('\r\n') ? '\r\n' : '\n';
      const editedPostText = String(editedText).trimEnd().replaceAll('\n', lineEnding);
      const newPostText = isTextUnchanged ? oldPostText : editedPostText;
      const newYamlText = rewriteYamlOrJson(yamlText, newContent);
      return openingDashes + newYamlText + closingDashes + newPostText + trailingSpace;
    },
  };
}

/** The source field is a JSON string, because Sveltia CMS trims texts; it is absent for a new file. */
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
    const isDefault = toStableJson(newValue) === toStableJson(schema.default ?? false);
    const hasNoValue = oldValue === undefined ? isDeeplyEmpty(newValue) : isEmpty(newValue);
    const isOldValue = oldValue !== undefined && toStableJson(newValue) === toStableJson(oldValue);
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
