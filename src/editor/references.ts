/** Refuses to save a file without an entry that other files name. */
import * as v from 'valibot';
import { createFormat, type Form, listField, refusal, sourceField, sourceOf } from './form.ts';
import { isKind } from './schema-kinds.ts';

type Format = ReturnType<typeof createFormat>;
type Schemas = Record<string, v.GenericSchema>;

/** What an entry of another file says in a field. */
interface Name {
  field: string;
  value: string;
}

const entryOf = v.object({ entryOf: v.object({ file: v.string(), field: v.string() }) });

/** The formats of all files, which know of each other what was read and saved. */
export function createFormats(
  schemas: Schemas,
  placeholders: Record<string, string>,
  address: string,
): Record<string, Format> {
  const files = new Map<string, { name: string; form: Form }>();

  function keep(name: string, form: Form): Form {
    // A file keeps its source for as long as the editor is open.
    files.set(`${name} ${form[sourceField] || form.title}`, { name, form });
    return form;
  }

  function checkRemoved(name: string, before: Form, form: Form): void {
    const isRemoved = ({ field, value }: Name) =>
      valuesAt(before, field).includes(value) && !valuesAt(form, field).includes(value);
    for (const other of files.values()) {
      const named = namesIn(schemas[other.name], shownOf(other.form), name).find(isRemoved);
      if (named) {
        throw refusal(`"${named.value}" is named by ${whoIs(other)}. Take it out there first.`);
      }
    }
  }
  const all = Object.entries(schemas).map(([name, schema]): [string, Format] => {
    const format = createFormat(schema, placeholders, address);
    function toFile(form: Form): string {
      checkRemoved(name, format.fromFile(sourceOf(form)), form);
      const file = format.toFile(form);
      keep(name, form);
      return file;
    }
    return [name, { fromFile: (file) => keep(name, format.fromFile(file)), toFile }];
  });
  return Object.fromEntries(all);
}

function whoIs({ name, form }: { name: string; form: Form }): string {
  const kind = { post: 'the post', services: 'the service' }[name];
  return kind ? `${kind} "${form.title}"` : `${name}.yml`;
}

function shownOf(form: Form): unknown {
  return form[listField] ?? form;
}

/** The values by which a part of a form names entries of a file. */
function namesIn(schema: v.GenericSchema | undefined, value: unknown, file: string): Name[] {
  if (!schema || !value) {
    return [];
  }
  const told = v.safeParse(entryOf, v.getMetadata(schema));
  if (told.success && typeof value === 'string') {
    const { entryOf: to } = told.output;
    return to.file === file ? [{ field: to.field, value }] : [];
  }
  if (isKind('optional', schema)) {
    return namesIn(schema.wrapped, value, file);
  }
  if (isKind('strict_object', schema)) {
    return Object.entries(schema.entries).flatMap(([key, entry]) =>
      namesIn(entry, Object(value)[key], file),
    );
  }
  const inner = isKind('array', schema) ? schema.item : isKind('record', schema) && schema.value;
  return inner && Array.isArray(value) ? value.flatMap((item) => namesIn(inner, item, file)) : [];
}

/** Of a list the field of each entry; a path like kinds.*.key names a list within. */
function valuesAt(form: Form, field: string): unknown[] {
  const [list = listField, , own] = field.includes('*') ? field.split('.') : [listField, '', field];
  const entries = form[list];
  return Array.isArray(entries) ? entries.map((entry) => Object(entry)[own ?? '']) : [];
}
