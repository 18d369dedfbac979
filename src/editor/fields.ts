/** Makes the editor's forms of the schemas: a field each, by its kind and its rules. */
import type { CustomField as Field } from '@sveltia/cms';
import * as v from 'valibot';
import { isList, listField, sourceField, valueField } from './form.ts';
import { isKind } from './schema-kinds.ts';

/** What a form offers besides what the schemas say. */
export interface Choices {
  /** The drawings in each folder of static/drawn. */
  drawings: Record<string, string[]>;
  /** The collection of the editor that has a content file. */
  collectionOf: (file: string) => string;
}

/** The editor's texts for a field that its type does not tell: parts.ts sets them. */
const toldSchema = v.object({
  widget: v.optional(v.string()),
  drawing: v.optional(v.string()),
  entryOf: v.optional(v.object({ file: v.string(), field: v.string(), shown: v.string() })),
  least: v.optional(v.number()),
});

interface Rule {
  kind: string;
  type: string;
  requirement?: unknown;
  message?: unknown;
}

/** The words of a name in the files, such as usedFor or team-page. */
export function spell(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

export function fieldsOf(schema: v.GenericSchema, choices: Choices, label: string): Field[] {
  const shown = isList(schema)
    ? [{ ...fieldOf(listField, schema, choices), label }]
    : entriesOf(schema, choices);
  return [...shown, { name: sourceField, widget: 'hidden' }];
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
    const given = typeof schema.default === 'object' ? undefined : schema.default;
    return { ...field, hint, default: given, required: false };
  }
  const label: string = v.getTitle(schema) ?? spell(name);
  return { name, label, hint: v.getDescription(schema), ...widgetOf(schema, choices) };
}

/** A field without its name and words. */
type Widget = { widget: string } & Record<string, unknown>;

function widgetOf(schema: v.GenericSchema, choices: Choices): Widget {
  const rules = rulesOf(schema);
  const told = v.parse(toldSchema, v.getMetadata(schema));
  if (isKind('strict_object', schema)) {
    return { widget: 'object', ...partsOf(entriesOf(schema, choices)) };
  }
  if (isKind('array', schema)) {
    const item = widgetOf(schema.item, choices);
    const span = { min: told.least, max: limitOf(rules, 'max_length') };
    const label_singular = v.getTitle(schema.item);
    return item.widget === 'object'
      ? { ...item, ...span, widget: 'list', label_singular }
      : item.widget === 'select' || item.widget === 'relation'
        ? { ...item, ...span, multiple: true }
        : { widget: 'list', ...span, field: fieldOf('entry', schema.item, choices) };
  }
  if (isKind('record', schema)) {
    const key = fieldOf('key', schema.key, choices);
    const parts = isKind('strict_object', schema.value)
      ? entriesOf(schema.value, choices)
      : [fieldOf(valueField, schema.value, choices)];
    return { widget: 'list', ...partsOf([key, ...parts]) };
  }
  if (isKind('tuple', schema)) {
    const { length } = schema.items;
    const field = fieldOf('entry', schema.items[0], choices);
    return { widget: 'list', min: length, max: length, field };
  }
  if (isKind('picklist', schema)) {
    const options = schema.options.map((value) => ({ value, label: spell(value) }));
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
  const drawings = choices.drawings[told.drawing ?? ''];
  if (drawings) {
    return { widget: 'select', options: drawings };
  }
  if (told.entryOf) {
    return relationTo(told.entryOf, choices);
  }
  if (told.widget === 'picture' || told.widget === 'image') {
    return { widget: 'image', choose_url: false };
  }
  if (told.widget === 'date') {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  }
  if (told.widget === 'color') {
    return { widget: 'color', allowInput: true, pattern: patternOf(rules) };
  }
  const maxlength = limitOf(rules, 'max_length');
  const isLong = (maxlength ?? 0) > 120 && !rules.some(({ type }) => type === 'regex');
  return {
    widget: isLong ? 'text' : 'string',
    minlength: limitOf(rules, 'min_length'),
    maxlength,
    pattern: patternOf(rules),
  };
}

/** Entries that are full are closed, and show their picture. */
function partsOf(fields: Field[]) {
  const picture = fields.find(({ widget, thumbnail }) => widget === 'image' || thumbnail);
  return {
    fields,
    collapsed: 'auto',
    thumbnail: picture && [picture.name, picture.thumbnail].filter(Boolean).join('.'),
  };
}

function relationTo(entryOf: { file: string; field: string; shown: string }, choices: Choices) {
  const { file } = entryOf;
  const collection = choices.collectionOf(file);
  const [field, shown] = [entryOf.field, entryOf.shown].map((name) =>
    name.includes('*') ? name : `${listField}.*.${name}`,
  );
  return collection === file
    ? { widget: 'relation', collection }
    : { widget: 'relation', collection, file, value_field: field, display_fields: [shown] };
}

/** All rules of a schema, those of its inner pipes first. */
function rulesOf(schema: object): Rule[] {
  const items: Rule[] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : [];
  return items.flatMap((item) => (item.kind === 'schema' ? rulesOf(item) : [item]));
}

/** The strictest, where there are several. */
function limitOf(rules: Rule[], type: string): number | undefined {
  const limits = rules.flatMap((rule) =>
    rule.type === type && typeof rule.requirement === 'number' ? [rule.requirement] : [],
  );
  const strictest = type.startsWith('max') ? Math.min(...limits) : Math.max(...limits);
  return limits.length > 0 ? strictest : undefined;
}

/** One pattern for lengths and form, with the words of the last rule, which says most. */
function patternOf(rules: Rule[]): [string, string] {
  const parts: string[] = [];
  let says = '';
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
    // Some messages repeat what was written.
    says = String(typeof message === 'function' ? message({ input: '…' }) : message);
  }
  return [String(new RegExp(`^${parts.join('')}`, flags)), says];
}
