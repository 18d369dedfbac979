/** Refuses to save a file that lacks an entry to which other files refer. */
import * as v from 'valibot';
import {
  createFormat,
  type Form,
  listField,
  readSource,
  savingError,
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

const entryOf = v.object({ entryOf: v.object({ file: v.string(), field: v.string() }) });

export function createFormats(
  schemas: Schemas,
  placeholders: Record<string, string>,
  address: string,
): Record<string, Format> {
  const files = new Map<string, { name: string; form: Form }>();

  function remember(name: string, form: Form): Form {
    // The source text identifies a loaded entry; a new entry has only a title.
    files.set(`${name} ${form[sourceField] || form.title}`, { name, form });
    return form;
  }

  function checkRemovedEntries(name: string, before: Form, form: Form): void {
    const isRemoved = ({ field, value }: Reference) =>
      fieldValues(before, field).includes(value) && !fieldValues(form, field).includes(value);
    for (const other of files.values()) {
      const reference = referencesIn(schemas[other.name], formValue(other.form), name).find(
        isRemoved,
      );
      if (reference) {
        throw savingError(
          `"${reference.value}" is named by ${describeFile(other)}. Take it out there first.`,
        );
      }
    }
  }
  const formats = Object.entries(schemas).map(([name, schema]): [string, Format] => {
    const format = createFormat(schema, placeholders, address);
    function toFile(form: Form): string {
      checkRemovedEntries(name, format.fromFile(readSource(form)), form);
      const file = format.toFile(form);
      remember(name, form);
      return file;
    }
    return [name, { fromFile: (file) => remember(name, format.fromFile(file)), toFile }];
  });
  return Object.fromEntries(formats);
}

function describeFile({ name, form }: { name: string; form: Form }): string {
  const kind = { post: 'the post', services: 'the service' }[name];
  return kind ? `${kind} "${form.title}"` : `${name}.yml`;
}

function formValue(form: Form): unknown {
  return form[listField] ?? form;
}

/** Finds the references of a form to entries of `file`. */
function referencesIn(
  schema: v.GenericSchema | undefined,
  value: unknown,
  file: string,
): Reference[] {
  if (!schema || !value) {
    return [];
  }
  const metadata = v.safeParse(entryOf, v.getMetadata(schema));
  if (metadata.success && typeof value === 'string') {
    const { entryOf: target } = metadata.output;
    return target.file === file ? [{ field: target.field, value }] : [];
  }
  if (isKind('optional', schema)) {
    return referencesIn(schema.wrapped, value, file);
  }
  if (isKind('strict_object', schema)) {
    return Object.entries(schema.entries).flatMap(([key, entry]) =>
      referencesIn(entry, Object(value)[key], file),
    );
  }
  const inner = isKind('array', schema) ? schema.item : isKind('record', schema) && schema.value;
  return inner && Array.isArray(value)
    ? value.flatMap((item) => referencesIn(inner, item, file))
    : [];
}

/** Collects one field of all entries; a path like kinds.*.key reads a nested list. */
function fieldValues(form: Form, field: string): unknown[] {
  const [list = listField, , entryField] = field.includes('*')
    ? field.split('.')
    : [listField, '', field];
  const entries = form[list];
  return Array.isArray(entries) ? entries.map((entry) => Object(entry)[entryField ?? '']) : [];
}
