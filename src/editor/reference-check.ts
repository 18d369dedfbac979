/** Refuses to save a file that lacks an entry to which other files refer, and proposes redirects. */
import type * as v from 'valibot';
import {
  listEntryNames,
  listPublishedAddresses,
  listReferences,
  type Reference,
} from '../plugins/content/relations.ts';
import {
  createContentFileFormat,
  createSavingError,
  type Form,
  parseContent,
  readOriginalFileText,
  sourceFieldName,
} from './form.ts';

const routeBySchemaName: Record<string, string> = {
  post: '/blog/',
  works: '/portfolio/',
  industries: '/industry/',
};

export function createCustomFormats(
  schemas: Record<string, v.GenericSchema>,
  placeholderValues: Record<string, string>,
  siteAddress: string,
) {
  const loadedFiles = new Map<string, { schemaName: string; content: unknown }>();
  /** Those of redirects, and those for which one was proposed. */
  const knownOldAddresses = new Set<string>();

  /** The key ends with the text of the loaded file, or with the title of a new file. */
  function remember(schemaName: string, form: Form, fileText: string) {
    const content = parseContent(fileText);
    for (const { from } of Object(content)?.redirects ?? []) {
      knownOldAddresses.add(from);
    }
    const key = `${schemaName} ${form[sourceFieldName] || form.title}`;
    loadedFiles.set(key, { schemaName, content });
  }

  function throwOnBrokenReferences(name: string, oldContent: unknown, newContent: unknown) {
    const isBroken = ({ file, field, text }: Reference) =>
      file === name &&
      listEntryNames(oldContent, field).includes(text) &&
      !listEntryNames(newContent, field).includes(text);
    for (const { schemaName, content } of loadedFiles.values()) {
      const schema = schemas[schemaName];
      const broken = schema && listReferences(schema, content).find(isBroken);
      if (broken) {
        const kindLabel = { post: 'the post', services: 'the service' }[schemaName];
        const file = kindLabel ? `${kindLabel} "${Object(content).title}"` : `${schemaName}.yml`;
        throw createSavingError(
          `"${broken.text}" is named by ${file}. Take it out there first. If that is done already, reload this page.`,
        );
      }
    }
  }

  /** Saving again after the message changes the address. */
  function proposeRedirect(name: string, oldContent: unknown, newContent: unknown) {
    const route = routeBySchemaName[name] ?? '';
    const newAddresses = listPublishedAddresses(route, newContent);
    const lostAddress = listPublishedAddresses(route, oldContent).find(
      (address) => !newAddresses.includes(address) && !knownOldAddresses.has(address),
    );
    if (route && lostAddress) {
      knownOldAddresses.add(lostAddress);
      throw createSavingError(
        `${lostAddress} was published, and links to it would break. Keep it; or save again, and then add ${lostAddress} to Redirects with the address that replaces it.`,
      );
    }
  }

  function createCheckedFormat([name, schema]: [string, v.GenericSchema]) {
    const format = createContentFileFormat(schema, placeholderValues, siteAddress);
    const checkedFormat: typeof format = {
      fromFile(fileText) {
        const form = format.fromFile(fileText);
        remember(name, form, fileText);
        return form;
      },
      toFile(form) {
        const fileText = format.toFile(form);
        const oldContent = parseContent(readOriginalFileText(form));
        throwOnBrokenReferences(name, oldContent, parseContent(fileText));
        proposeRedirect(name, oldContent, parseContent(fileText));
        remember(name, form, fileText);
        return fileText;
      },
    };
    return [name, checkedFormat] as const;
  }
  return Object.fromEntries(Object.entries(schemas).map(createCheckedFormat));
}
