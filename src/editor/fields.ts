/** Derives the editor's form fields from the schemas. */
import type { CustomField as Field } from '@sveltia/cms';
import * as v from 'valibot';
import { isList, listField, sourceField, valueField } from './form.ts';
import { isKind } from './schema-kinds.ts';

export interface Choices {
  /** The drawings in each folder of static/drawn. */
  drawings: Record<string, string[]>;
  collectionOf: (file: string) => string;
}

/** The schema metadata that content/schemas/parts.ts adds for the editor. */
const metadataSchema = v.object({
  widget: v.optional(v.string()),
  drawing: v.optional(v.string()),
  entryOf: v.optional(v.object({ file: v.string(), field: v.string(), labelField: v.string() })),
  minLength: v.optional(v.number()),
});

interface Rule {
  kind: string;
  type: string;
  requirement?: unknown;
  message?: unknown;
}

/** Turns a name like usedFor or team-page into words. */
export function toLabel(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

export function fieldsOf(schema: v.GenericSchema, choices: Choices, label: string): Field[] {
  const fields = isList(schema)
    ? [{ ...fieldOf(listField, schema, choices), label }]
    : entriesOf(schema, choices);
  return [...fields, { name: sourceField, widget: 'hidden' }];
}

function entriesOf(schema: v.GenericSchema, choices: Choices): Field[] {
  return isKind('strict_object', schema)
    ? Object.entries(schema.entries).map(([name, entry]) => fieldOf(name, entry, choices))
    : [];
}

function fieldOf(name: string, schema: v.GenericSchema, choices: Choices): Field {
  if (isKind('optional', schema)) {
    const field = fieldOf(name, schema.wrapped, choices);
    const hint = v.getDescription(schema) ?? v.getDescription(schema.wrapped);
    const defaultValue = typeof schema.default === 'object' ? undefined : schema.default;
    return { ...field, hint, default: defaultValue, required: false };
  }
  const label: string = v.getTitle(schema) ?? toLabel(name);
  return { name, label, hint: v.getDescription(schema), ...widgetOf(schema, choices) };
}

type Widget = { widget: string } & Record<string, unknown>;

function widgetOf(schema: v.GenericSchema, choices: Choices): Widget {
  const rules = rulesOf(schema);
  const metadata = v.parse(metadataSchema, v.getMetadata(schema));
  if (isKind('strict_object', schema)) {
    return { widget: 'object', ...groupWidget(entriesOf(schema, choices)) };
  }
  if (isKind('array', schema)) {
    const item = widgetOf(schema.item, choices);
    const limits = { min: metadata.minLength, max: limitOf(rules, 'max_length') };
    const label_singular = v.getTitle(schema.item);
    return item.widget === 'object'
      ? { ...item, ...limits, widget: 'list', label_singular }
      : item.widget === 'select' || item.widget === 'relation'
        ? { ...item, ...limits, multiple: true }
        : { widget: 'list', ...limits, field: fieldOf('entry', schema.item, choices) };
  }
  if (isKind('record', schema)) {
    const key = fieldOf('key', schema.key, choices);
    const parts = isKind('strict_object', schema.value)
      ? entriesOf(schema.value, choices)
      : [fieldOf(valueField, schema.value, choices)];
    return { widget: 'list', ...groupWidget([key, ...parts]) };
  }
  if (isKind('tuple', schema)) {
    const { length } = schema.items;
    const field = fieldOf('entry', schema.items[0], choices);
    return { widget: 'list', min: length, max: length, field };
  }
  if (isKind('picklist', schema)) {
    const options = schema.options.map((value) => ({ value, label: toLabel(value) }));
    return { widget: 'select', options };
  }
  if (isKind('number', schema)) {
    return {
      widget: 'number',
      value_type: rules.some(({ type }) => type === 'integer') ? 'int' : 'float',
      min: limitOf(rules, 'min_value'),
      max: limitOf(rules, 'max_value'),
    };
  }
  if (isKind('boolean', schema) || isKind('literal', schema)) {
    return { widget: 'boolean', required: false };
  }
  const drawings = choices.drawings[metadata.drawing ?? ''];
  if (drawings) {
    return { widget: 'select', options: drawings };
  }
  if (metadata.entryOf) {
    return relationWidget(metadata.entryOf, choices);
  }
  if (metadata.widget === 'picture' || metadata.widget === 'image') {
    return { widget: 'image', choose_url: false };
  }
  if (metadata.widget === 'date') {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  }
  if (metadata.widget === 'color') {
    return { widget: 'color', allowInput: true, pattern: combinedPattern(rules) };
  }
  const maxlength = limitOf(rules, 'max_length');
  const isLong = (maxlength ?? 0) > 120 && !rules.some(({ type }) => type === 'regex');
  return {
    widget: isLong ? 'text' : 'string',
    minlength: limitOf(rules, 'min_length'),
    maxlength,
    pattern: combinedPattern(rules),
  };
}

/** Filled list entries start collapsed and show their picture. */
function groupWidget(fields: Field[]) {
  const picture = fields.find(({ widget, thumbnail }) => widget === 'image' || thumbnail);
  return {
    fields,
    collapsed: 'auto',
    thumbnail: picture && [picture.name, picture.thumbnail].filter(Boolean).join('.'),
  };
}

function relationWidget(
  entryOf: { file: string; field: string; labelField: string },
  choices: Choices,
) {
  const { file } = entryOf;
  const collection = choices.collectionOf(file);
  const [field, labelField] = [entryOf.field, entryOf.labelField].map((name) =>
    name.includes('*') ? name : `${listField}.*.${name}`,
  );
  return collection === file
    ? { widget: 'relation', collection }
    : { widget: 'relation', collection, file, value_field: field, display_fields: [labelField] };
}

function rulesOf(schema: object): Rule[] {
  const items: Rule[] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : [];
  return items.flatMap((item) => (item.kind === 'schema' ? rulesOf(item) : [item]));
}

/** Returns the strictest limit when a schema has several. */
function limitOf(rules: Rule[], type: string): number | undefined {
  const limits = rules.flatMap((rule) =>
    rule.type === type && typeof rule.requirement === 'number' ? [rule.requirement] : [],
  );
  const strictest = type.startsWith('max') ? Math.min(...limits) : Math.max(...limits);
  return limits.length > 0 ? strictest : undefined;
}

/** Combines all rules, because the editor accepts only one pattern and message per field. */
function combinedPattern(rules: Rule[]): [string, string] {
  const parts: string[] = [];
  let text = '';
  let flags = '';
  for (const { type, requirement, message } of rules) {
    if (typeof requirement === 'number') {
      parts.push(`(?=[^]{${type === 'max_length' ? `0,${requirement}` : `${requirement},`}}$)`);
    } else if (requirement instanceof RegExp) {
      parts.push(`(?=${requirement.source})`);
      flags ||= requirement.flags;
    } else {
      continue;
    }
    // Some messages quote the input, which is not known when the form is built.
    text = String(typeof message === 'function' ? message({ input: '…' }) : message);
  }
  return [String(new RegExp(`^${parts.join('')}`, flags)), text];
}
