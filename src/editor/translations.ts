/** The files of further languages: their forms have a field for each text of the original, which stands below it. */
import type { CustomField as Field } from '@sveltia/cms';
import type * as v from 'valibot';
import { findTranslatable } from '../plugins/content/translatable.ts';
import { toLabel } from './fields.ts';
import { listFieldName, sourceFieldName, toFieldName } from './form.ts';

interface TranslatedFile {
  /** The path in the folder of the language, without the extension. */
  name: string;
  schemaName: string;
  /** Absent for a file that each language has for itself, such as its synonyms. */
  original?: unknown;
}

export interface Translation {
  language: string;
  label: string;
  files: TranslatedFile[];
}

type Schemas = Record<string, v.GenericSchema>;

/** Each file has its own schema, and so its own format. */
export function listTranslationForms({ language, files }: Translation, schemas: Schemas) {
  return files.flatMap(({ name, schemaName, original }) => {
    const ownSchema = schemas[schemaName];
    const translatable = ownSchema && findTranslatable(ownSchema, original);
    const schema = original === undefined ? ownSchema : translatable?.schema;
    const file = `src/content/${language}/${name}.yml`;
    const format = `${language}-${name.replace('/', '-')}`;
    return schema ? [{ name, schemaName, file, format, schema, texts: translatable?.texts }] : [];
  });
}

export function addTranslationSchemas(translations: Translation[], schemas: Schemas): Schemas {
  const forms = translations.flatMap((translation) => listTranslationForms(translation, schemas));
  return {
    ...schemas,
    ...Object.fromEntries(forms.map(({ format, schema }) => [format, schema])),
  };
}

export function buildTranslationFields(texts: unknown, listLabel: string): Field[] {
  const fields = Array.isArray(texts)
    ? [{ ...buildTextField(listFieldName, texts), label: listLabel }]
    : buildTextFields(texts);
  return [...fields, { name: sourceFieldName, widget: 'hidden' }];
}

function buildTextFields(texts: unknown): Field[] {
  return Object.entries(Object(texts)).map(([name, part]) => buildTextField(name, part));
}

function buildTextField(key: string, part: unknown): Field {
  const name = toFieldName(key);
  const entryLabel = /^\d+$/.test(key) ? String(Number(key) + 1) : key;
  const label = name === entryLabel ? toLabel(key) : entryLabel;
  if (typeof part === 'string') {
    const widget = part.length > 120 ? 'text' : 'string';
    return { name, label, hint: part, widget, required: false };
  }
  return { name, label, widget: 'object', collapsed: 'auto', fields: buildTextFields(part) };
}
