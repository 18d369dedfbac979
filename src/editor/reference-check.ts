/** Refuses to save a file that lacks an entry to which other files refer. */
import type * as v from 'valibot';
import { listEntryNames, listReferences } from '../plugins/content/relations.ts';
import {
  createCustomFormat,
  createSavingError,
  type Form,
  parseContent,
  readOriginalFileText,
  sourceFieldName,
} from './form.ts';

type CustomFormat = ReturnType<typeof createCustomFormat>;

export function createCustomFormats(
  schemas: Record<string, v.GenericSchema>,
  placeholderValues: Record<string, string>,
  siteAddress: string,
): Record<string, CustomFormat> {
  const loadedFileByKey = new Map<string, { name: string; content: unknown }>();

  /** The key ends with the text of the loaded file, or with the title of a new file. */
  function rememberContent(name: string, form: Form, fileText: string) {
    const content = parseContent(fileText);
    loadedFileByKey.set(`${name} ${form[sourceFieldName] || form.title}`, { name, content });
  }

  function throwOnBrokenReferences(name: string, oldContent: unknown, newContent: unknown) {
    for (const { name: otherName, content } of loadedFileByKey.values()) {
      const schema = schemas[otherName];
      const brokenReference =
        schema &&
        listReferences(schema, content).find(
          ({ file, field, text }) =>
            file === name &&
            listEntryNames(oldContent, field).includes(text) &&
            !listEntryNames(newContent, field).includes(text),
        );
      if (brokenReference) {
        const { text } = brokenReference;
        throw createSavingError(
          `"${text}" is named by ${describeFile(otherName, content)}. Take it out there first. If that is done already, reload this page.`,
        );
      }
    }
  }
  const formatEntries = Object.entries(schemas).map(([name, schema]): [string, CustomFormat] => {
    const uncheckedFormat = createCustomFormat(schema, placeholderValues, siteAddress);
    function fromFile(fileText: string): Form {
      const form = uncheckedFormat.fromFile(fileText);
      rememberContent(name, form, fileText);
      return form;
    }
    function toFile(form: Form): string {
      const fileText = uncheckedFormat.toFile(form);
      const oldContent = parseContent(readOriginalFileText(form));
      throwOnBrokenReferences(name, oldContent, parseContent(fileText));
      rememberContent(name, form, fileText);
      return fileText;
    }
    return [name, { fromFile, toFile }];
  });
  return Object.fromEntries(formatEntries);
}

function describeFile(name: string, content: unknown): string {
  const kindLabel = { post: 'the post', services: 'the service' }[name];
  return kindLabel ? `${kindLabel} "${Object(content).title}"` : `${name}.yml`;
}
