/** Refuses to save a file that lacks an entry to which other files refer. */
import * as v from 'valibot';
import {
  createCustomFormat,
  createSavingError,
  type Form,
  listFieldName,
  readOriginalFileText,
  sourceFieldName,
} from './form.ts';
import { isKind } from './schema-kinds.ts';

type CustomFormat = ReturnType<typeof createCustomFormat>;
type Schemas = Record<string, v.GenericSchema>;

/** Identifies an entry of another file by the value of a field. */
interface Reference {
  field: string;
  value: string;
}

const entryReferenceSchema = v.object({
  entryOf: v.object({ file: v.string(), field: v.string() }),
});

export function createCustomFormats(
  schemas: Schemas,
  placeholderValues: Record<string, string>,
  siteAddress: string,
): Record<string, CustomFormat> {
  const loadedFileByKey = new Map<string, { name: string; form: Form }>();

  function rememberForm(schemaName: string, form: Form): Form {
    // The key ends with the text of the loaded file, or with the title of a new file.
    loadedFileByKey.set(`${schemaName} ${form[sourceFieldName] || form.title}`, {
      name: schemaName,
      form,
    });
    return form;
  }

  function throwOnBrokenReferences(schemaName: string, oldForm: Form, newForm: Form): void {
    const isNewlyBroken = ({ field, value }: Reference) =>
      collectFieldValues(oldForm, field).includes(value) &&
      !collectFieldValues(newForm, field).includes(value);
    for (const otherFile of loadedFileByKey.values()) {
      const formValue = otherFile.form[listFieldName] ?? otherFile.form;
      const referencesToFile = findReferences(schemas[otherFile.name], formValue, schemaName);
      const brokenReference = referencesToFile.find(isNewlyBroken);
      if (brokenReference) {
        throw createSavingError(
          `"${brokenReference.value}" is named by ${describeFile(otherFile)}. Take it out there first. If that is done already, reload this page.`,
        );
      }
    }
  }
  const formatEntries = Object.entries(schemas).map(
    ([schemaName, schema]): [string, CustomFormat] => {
      const uncheckedFileFormat = createCustomFormat(schema, placeholderValues, siteAddress);
      function toFile(form: Form): string {
        throwOnBrokenReferences(
          schemaName,
          uncheckedFileFormat.fromFile(readOriginalFileText(form)),
          form,
        );
        const fileTextToSave = uncheckedFileFormat.toFile(form);
        rememberForm(schemaName, form);
        return fileTextToSave;
      }
      const fromFile = (fileText: string) =>
        rememberForm(schemaName, uncheckedFileFormat.fromFile(fileText));
      return [schemaName, { fromFile, toFile }];
    },
  );
  return Object.fromEntries(formatEntries);
}

function describeFile({ name, form }: { name: string; form: Form }): string {
  const kindLabel = { post: 'the post', services: 'the service' }[name];
  return kindLabel ? `${kindLabel} "${form.title}"` : `${name}.yml`;
}

function findReferences(
  schema: v.GenericSchema | undefined,
  value: unknown,
  targetFileName: string,
): Reference[] {
  if (!schema || !value) {
    return [];
  }
  const schemaMetadataValidation = v.safeParse(entryReferenceSchema, v.getMetadata(schema));
  if (schemaMetadataValidation.success && typeof value === 'string') {
    const { entryOf: referenceTarget } = schemaMetadataValidation.output;
    return referenceTarget.file === targetFileName ? [{ field: referenceTarget.field, value }] : [];
  }
  if (isKind('optional', schema)) {
    return findReferences(schema.wrapped, value, targetFileName);
  }
  if (isKind('strict_object', schema)) {
    return Object.entries(schema.entries).flatMap(([fieldName, fieldSchema]) =>
      findReferences(fieldSchema, Object(value)[fieldName], targetFileName),
    );
  }
  const recordValueSchema = isKind('record', schema) && schema.value;
  const itemSchema = isKind('array', schema) ? schema.item : recordValueSchema;
  return itemSchema && Array.isArray(value)
    ? value.flatMap((item) => findReferences(itemSchema, item, targetFileName))
    : [];
}

/** Collects the values of one field in all entries; a path like kinds.*.key reads a nested list. */
function collectFieldValues(form: Form, fieldPath: string): unknown[] {
  const [fieldName = '', , listName = listFieldName] = fieldPath.split('.').reverse();
  const entries = form[listName];
  return Array.isArray(entries) ? entries.map((entry) => Object(entry)[fieldName]) : [];
}
