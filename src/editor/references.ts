/** Refuses to save a file that lacks an entry to which other files refer. */
import * as v from 'valibot';
import {
  createFormat,
  createSavingError,
  type Form,
  listField,
  readSourceText,
  sourceField,
} from './form.ts';
import { isKind } from './schema-kinds.ts';

type Format = ReturnType<typeof createFormat>;
type Schemas = Record<string, v.GenericSchema>;

/** Identifies an entry of another file by the value of a field. */
interface Reference {
  field: string;
  value: string;
}

const entryOfSchema = v.object({ entryOf: v.object({ file: v.string(), field: v.string() }) });

export function createFormats(
  schemas: Schemas,
  placeholders: Record<string, string>,
  siteAddress: string,
): Record<string, Format> {
  const loadedFileByKey = new Map<string, { name: string; form: Form }>();

  function rememberForm(schemaName: string, form: Form): Form {
    // The key ends with the text of the loaded file, or with the title of a new file.
    loadedFileByKey.set(`${schemaName} ${form[sourceField] || form.title}`, {
      name: schemaName,
      form,
    });
    return form;
  }

  function throwOnBrokenReferences(schemaName: string, oldForm: Form, newForm: Form): void {
    const isToRemovedEntry = ({ field, value }: Reference) =>
      collectFieldValues(oldForm, field).includes(value) &&
      !collectFieldValues(newForm, field).includes(value);
    for (const otherFile of loadedFileByKey.values()) {
      const formValue = readFormValue(otherFile.form);
      const referencesToFile = findReferences(schemas[otherFile.name], formValue, schemaName);
      const brokenReference = referencesToFile.find(isToRemovedEntry);
      if (brokenReference) {
        throw createSavingError(
          `"${brokenReference.value}" is named by ${describeFile(otherFile)}. Take it out there first.`,
        );
      }
    }
  }
  const namedFormats = Object.entries(schemas).map(([schemaName, schema]): [string, Format] => {
    const baseFormat = createFormat(schema, placeholders, siteAddress);
    function toFile(form: Form): string {
      throwOnBrokenReferences(schemaName, baseFormat.fromFile(readSourceText(form)), form);
      const newFileText = baseFormat.toFile(form);
      rememberForm(schemaName, form);
      return newFileText;
    }
    const fromFile = (fileText: string) => rememberForm(schemaName, baseFormat.fromFile(fileText));
    return [schemaName, { fromFile, toFile }];
  });
  return Object.fromEntries(namedFormats);
}

function describeFile({ name, form }: { name: string; form: Form }): string {
  const kindLabel = { post: 'the post', services: 'the service' }[name];
  return kindLabel ? `${kindLabel} "${form.title}"` : `${name}.yml`;
}

function readFormValue(form: Form): unknown {
  return form[listField] ?? form;
}

function findReferences(
  schema: v.GenericSchema | undefined,
  value: unknown,
  targetFile: string,
): Reference[] {
  if (!schema || !value) {
    return [];
  }
  const metadataResult = v.safeParse(entryOfSchema, v.getMetadata(schema));
  if (metadataResult.success && typeof value === 'string') {
    const { entryOf: referenceTarget } = metadataResult.output;
    return referenceTarget.file === targetFile ? [{ field: referenceTarget.field, value }] : [];
  }
  if (isKind('optional', schema)) {
    return findReferences(schema.wrapped, value, targetFile);
  }
  if (isKind('strict_object', schema)) {
    return Object.entries(schema.entries).flatMap(([fieldName, fieldSchema]) =>
      findReferences(fieldSchema, Object(value)[fieldName], targetFile),
    );
  }
  const recordValueSchema = isKind('record', schema) && schema.value;
  const itemSchema = isKind('array', schema) ? schema.item : recordValueSchema;
  return itemSchema && Array.isArray(value)
    ? value.flatMap((item) => findReferences(itemSchema, item, targetFile))
    : [];
}

/** Collects the values of one field in all entries; a path like kinds.*.key reads a nested list. */
function collectFieldValues(form: Form, fieldPath: string): unknown[] {
  const [listName = listField, , entryFieldName] = fieldPath.includes('*')
    ? fieldPath.split('.')
    : [listField, '', fieldPath];
  const listEntries = form[listName];
  return Array.isArray(listEntries)
    ? listEntries.map((entry) => Object(entry)[entryFieldName ?? ''])
    : [];
}
