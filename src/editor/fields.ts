import type { CustomField as Field } from '@sveltia/cms';
import * as v from 'valibot';
import { collectRules, isKind, type Rule } from '../content/schemas/schema-kinds.ts';
import { isListSchema, listFieldName, sourceFieldName, valueFieldName } from './form.ts';

export interface Choices {
  /** The drawings in each folder of static/drawn. */
  drawings: Record<string, string[]>;
  collectionOf: (file: string) => string;
}

/** The metadata that content/schemas/parts.ts adds to schemas for the editor. */
const metadataSchema = v.object({
  widget: v.optional(v.string()),
  drawing: v.optional(v.string()),
  entryOf: v.optional(v.object({ file: v.string(), field: v.string(), labelField: v.string() })),
  minLength: v.optional(v.number()),
});

type EntryReference = NonNullable<v.InferOutput<typeof metadataSchema>['entryOf']>;

/** Turns a field or file name like usedFor or team-page into words. */
export function toLabel(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

export function buildFields(schema: v.GenericSchema, choices: Choices, listLabel: string): Field[] {
  const contentFields = isListSchema(schema)
    ? [{ ...buildField(listFieldName, schema, choices), label: listLabel }]
    : buildEntryFields(schema, choices);
  return [...contentFields, { name: sourceFieldName, widget: 'hidden' }];
}

/** Adds the hints of editor.yml, whose keys are paths like address.city. */
export function addHints(fields: Field[], hints: Record<string, string>, parentPath = ''): Field[] {
  return fields.map((field) => {
    const path = field.name === listFieldName ? '' : parentPath + field.name;
    const hint = hints[path || field.name] ?? hints[path.replace(/^\w+/, '*')] ?? field.hint;
    const innerFields = field.fields && addHints(field.fields, hints, path && `${path}.`);
    return { ...field, hint, fields: innerFields };
  });
}

function buildEntryFields(schema: v.GenericSchema, choices: Choices): Field[] {
  const entries = isKind('strict_object', schema) ? Object.entries(schema.entries) : [];
  return entries.map(([name, fieldSchema]) => buildField(name, fieldSchema, choices));
}

function buildField(name: string, schema: v.GenericSchema, choices: Choices): Field {
  if (isKind('optional', schema)) {
    const hint = v.getDescription(schema) ?? v.getDescription(schema.wrapped);
    const defaultValue = typeof schema.default === 'object' ? undefined : schema.default;
    const field = buildField(name, schema.wrapped, choices);
    return { ...field, hint, default: defaultValue, required: false };
  }
  const label: string = v.getTitle(schema) ?? toLabel(name);
  return { name, label, hint: v.getDescription(schema), ...buildWidget(schema, choices) };
}

type Widget = { widget: string } & Record<string, unknown>;

function buildWidget(schema: v.GenericSchema, choices: Choices): Widget {
  const rules = collectRules(schema);
  const metadata = v.parse(metadataSchema, v.getMetadata(schema));
  const drawings = choices.drawings[metadata.drawing ?? ''];
  if (isKind('strict_object', schema)) {
    return { widget: 'object', ...buildObjectOptions(buildEntryFields(schema, choices)) };
  }
  if (isKind('array', schema)) {
    const item = buildWidget(schema.item, choices);
    const counts = { min: metadata.minLength, max: findStrictestLimit(rules, 'max_length') };
    const label_singular = v.getTitle(schema.item);
    if (item.widget === 'select' || item.widget === 'relation') {
      return { ...item, ...counts, multiple: true };
    }
    return item.widget === 'object'
      ? { ...item, ...counts, widget: 'list', label_singular }
      : { widget: 'list', ...counts, field: buildField('entry', schema.item, choices) };
  }
  if (isKind('record', schema)) {
    const valueFields = isKind('strict_object', schema.value)
      ? buildEntryFields(schema.value, choices)
      : [buildField(valueFieldName, schema.value, choices)];
    // A record keeps the order of its keys.
    const options = buildObjectOptions([buildField('key', schema.key, choices), ...valueFields]);
    return { widget: 'list', allow_reorder: false, ...options };
  }
  if (isKind('picklist', schema)) {
    const options = schema.options.map((value) => ({ value, label: toLabel(value) }));
    return { widget: 'select', options };
  }
  if (isKind('number', schema)) {
    return {
      widget: 'number',
      value_type: rules.some(({ type }) => type === 'integer') ? 'int' : 'float',
      min: findStrictestLimit(rules, 'min_value'),
      max: findStrictestLimit(rules, 'max_value'),
    };
  }
  if (isKind('boolean', schema) || isKind('literal', schema)) {
    return { widget: 'boolean', required: false };
  }
  if (drawings) {
    return { widget: 'select', options: drawings };
  }
  if (metadata.entryOf) {
    return buildRelation(metadata.entryOf, choices);
  }
  const pattern = combineRules(rules);
  switch (metadata.widget) {
    case 'picture':
    case 'image':
      return { widget: 'image', choose_url: false };
    case 'date':
      return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'color':
      return { widget: 'color', allowInput: true, pattern };
  }
  const minlength = findStrictestLimit(rules, 'min_length');
  const maxlength = findStrictestLimit(rules, 'max_length');
  const isLongText = (maxlength ?? 0) > 120 && !rules.some(({ type }) => type === 'regex');
  return { widget: isLongText ? 'text' : 'string', minlength, maxlength, pattern };
}

/** Filled list entries start collapsed and show their picture. */
function buildObjectOptions(fields: Field[]) {
  const pictureField = fields.find(({ widget, thumbnail }) => widget === 'image' || thumbnail);
  const thumbnailNames = [pictureField?.name, pictureField?.thumbnail].filter(Boolean);
  return { fields, collapsed: 'auto', thumbnail: thumbnailNames.join('.') || undefined };
}

function buildRelation({ file, field, labelField }: EntryReference, choices: Choices) {
  const collection = choices.collectionOf(file);
  const toPath = (name: string) => (name.includes('*') ? name : `${listFieldName}.*.${name}`);
  const fileOptions = { file, value_field: toPath(field), display_fields: [toPath(labelField)] };
  return { widget: 'relation', collection, ...(collection !== file && fileOptions) };
}

function findStrictestLimit(rules: Rule[], ruleType: string): number | undefined {
  const limits = rules.flatMap(({ type, requirement }) =>
    type === ruleType && typeof requirement === 'number' ? requirement : [],
  );
  return limits.sort((limitA, limitB) => limitA - limitB).at(ruleType.startsWith('max') ? 0 : -1);
}

/** Combines all rules, because the editor accepts only one pattern and message per field. */
function combineRules(rules: Rule[]): [pattern: string, message: string] {
  const lookaheads: string[] = [];
  let lastMessage = '';
  let flags = '';
  for (const { type, requirement, message } of rules) {
    if (typeof requirement === 'number') {
      const quantifier = type === 'max_length' ? `0,${requirement}` : `${requirement},`;
      lookaheads.push(`(?=[^]{${quantifier}}$)`);
    } else if (requirement instanceof RegExp) {
      lookaheads.push(`(?=${requirement.source})`);
      flags ||= requirement.flags;
    } else {
      continue;
    }
    // Some messages quote the input, which no user has typed yet when the form is built.
    lastMessage = String(typeof message === 'function' ? message({ input: '…' }) : message);
  }
  return [String(new RegExp(`^${lookaheads.join('')}`, flags)), lastMessage];
}
