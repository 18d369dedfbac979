/** Derives the editor's form fields from the schemas. */
import type { CustomField as Field } from '@sveltia/cms';
import * as v from 'valibot';
import { isKind } from '../content/schemas/schema-kinds.ts';
import { isListSchema, listFieldName, sourceFieldName, valueFieldName } from './form.ts';

export interface Choices {
  /** The drawings in each folder of static/drawn. */
  drawings: Record<string, string[]>;
  collectionOf: (file: string) => string;
}

/** The schema metadata that content/schemas/parts.ts adds for the editor. */
const editorMetadataSchema = v.object({
  widget: v.optional(v.string()),
  drawing: v.optional(v.string()),
  entryOf: v.optional(v.object({ file: v.string(), field: v.string(), labelField: v.string() })),
  minLength: v.optional(v.number()),
});

type EntryReference = { file: string; field: string; labelField: string };

interface Rule {
  kind: string;
  type: string;
  requirement?: unknown;
  message?: unknown;
}

/** Turns a field or file name like usedFor or team-page into words. */
export function toLabel(fieldName: string): string {
  const spacedName = fieldName.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return spacedName.charAt(0).toUpperCase() + spacedName.slice(1).toLowerCase();
}

export function buildFields(schema: v.GenericSchema, choices: Choices, listLabel: string): Field[] {
  const contentFields = isListSchema(schema)
    ? [{ ...buildField(listFieldName, schema, choices), label: listLabel }]
    : buildEntryFields(schema, choices);
  return [...contentFields, { name: sourceFieldName, widget: 'hidden' }];
}

function buildEntryFields(schema: v.GenericSchema, choices: Choices): Field[] {
  return isKind('strict_object', schema)
    ? Object.entries(schema.entries).map(([name, fieldSchema]) =>
        buildField(name, fieldSchema, choices),
      )
    : [];
}

function buildField(name: string, schema: v.GenericSchema, choices: Choices): Field {
  if (isKind('optional', schema)) {
    const wrappedField = buildField(name, schema.wrapped, choices);
    const hintText = v.getDescription(schema) ?? v.getDescription(schema.wrapped);
    const defaultValue = typeof schema.default === 'object' ? undefined : schema.default;
    return { ...wrappedField, hint: hintText, default: defaultValue, required: false };
  }
  const label: string = v.getTitle(schema) ?? toLabel(name);
  return { name, label, hint: v.getDescription(schema), ...buildWidget(schema, choices) };
}

type Widget = { widget: string } & Record<string, unknown>;

function buildWidget(schema: v.GenericSchema, choices: Choices): Widget {
  const schemaRules = collectRules(schema);
  const editorMetadata = v.parse(editorMetadataSchema, v.getMetadata(schema));
  if (isKind('strict_object', schema)) {
    return { widget: 'object', ...buildObjectWidgetOptions(buildEntryFields(schema, choices)) };
  }
  if (isKind('array', schema)) {
    const itemWidget = buildWidget(schema.item, choices);
    const entryCountLimits = {
      min: editorMetadata.minLength,
      max: findStrictestLimit(schemaRules, 'max_length'),
    };
    const label_singular = v.getTitle(schema.item);
    return itemWidget.widget === 'object'
      ? { ...itemWidget, ...entryCountLimits, widget: 'list', label_singular }
      : itemWidget.widget === 'select' || itemWidget.widget === 'relation'
        ? { ...itemWidget, ...entryCountLimits, multiple: true }
        : { widget: 'list', ...entryCountLimits, field: buildField('entry', schema.item, choices) };
  }
  if (isKind('record', schema)) {
    const keyField = buildField('key', schema.key, choices);
    const valueFields = isKind('strict_object', schema.value)
      ? buildEntryFields(schema.value, choices)
      : [buildField(valueFieldName, schema.value, choices)];
    const entryOptions = buildObjectWidgetOptions([keyField, ...valueFields]);
    // A record keeps the order of its keys.
    return { widget: 'list', allow_reorder: false, ...entryOptions };
  }
  if (isKind('tuple', schema)) {
    const { length: itemCount } = schema.items;
    const entryField = buildField('entry', schema.items[0], choices);
    return { widget: 'list', min: itemCount, max: itemCount, field: entryField };
  }
  if (isKind('picklist', schema)) {
    const selectOptions = schema.options.map((value) => ({ value, label: toLabel(value) }));
    return { widget: 'select', options: selectOptions };
  }
  if (isKind('number', schema)) {
    return {
      widget: 'number',
      value_type: schemaRules.some(({ type }) => type === 'integer') ? 'int' : 'float',
      min: findStrictestLimit(schemaRules, 'min_value'),
      max: findStrictestLimit(schemaRules, 'max_value'),
    };
  }
  if (isKind('boolean', schema) || isKind('literal', schema)) {
    return { widget: 'boolean', required: false };
  }
  const drawingOptions = choices.drawings[editorMetadata.drawing ?? ''];
  if (drawingOptions) {
    return { widget: 'select', options: drawingOptions };
  }
  if (editorMetadata.entryOf) {
    return buildRelationWidget(editorMetadata.entryOf, choices);
  }
  if (editorMetadata.widget === 'picture' || editorMetadata.widget === 'image') {
    return { widget: 'image', choose_url: false };
  }
  if (editorMetadata.widget === 'date') {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  }
  if (editorMetadata.widget === 'color') {
    return {
      widget: 'color',
      allowInput: true,
      pattern: combineRulesToPatternAndMessage(schemaRules),
    };
  }
  const maxlength = findStrictestLimit(schemaRules, 'max_length');
  const isLongText = (maxlength ?? 0) > 120 && !schemaRules.some(({ type }) => type === 'regex');
  return {
    widget: isLongText ? 'text' : 'string',
    minlength: findStrictestLimit(schemaRules, 'min_length'),
    maxlength,
    pattern: combineRulesToPatternAndMessage(schemaRules),
  };
}

/** Filled list entries start collapsed and show their picture. */
function buildObjectWidgetOptions(fields: Field[]) {
  const pictureField = fields.find(({ widget, thumbnail }) => widget === 'image' || thumbnail);
  const thumbnailFieldNames = [pictureField?.name, pictureField?.thumbnail];
  return {
    fields,
    collapsed: 'auto',
    thumbnail: thumbnailFieldNames.filter(Boolean).join('.') || undefined,
  };
}

function buildRelationWidget({ file, field, labelField }: EntryReference, choices: Choices) {
  const collection = choices.collectionOf(file);
  const toFieldPath = (fieldName: string) =>
    fieldName.includes('*') ? fieldName : `${listFieldName}.*.${fieldName}`;
  return {
    widget: 'relation',
    collection,
    ...(collection !== file && {
      file,
      value_field: toFieldPath(field),
      display_fields: [toFieldPath(labelField)],
    }),
  };
}

function collectRules(schema: object): Rule[] {
  const schemaPipeItems: Rule[] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : [];
  return schemaPipeItems.flatMap((item) => (item.kind === 'schema' ? collectRules(item) : [item]));
}

function findStrictestLimit(schemaRules: Rule[], ruleType: string): number | undefined {
  const ruleLimits = schemaRules.flatMap((rule) =>
    rule.type === ruleType && typeof rule.requirement === 'number' ? [rule.requirement] : [],
  );
  const strictestLimit = ruleType.startsWith('max')
    ? Math.min(...ruleLimits)
    : Math.max(...ruleLimits);
  return ruleLimits.length > 0 ? strictestLimit : undefined;
}

/** Combines all rules, because the editor accepts only one pattern and message per field. */
function combineRulesToPatternAndMessage(schemaRules: Rule[]): [string, string] {
  const lookaheadSources: string[] = [];
  let lastRuleMessage = '';
  let regexFlags = '';
  for (const { type: ruleType, requirement: ruleLimitOrPattern, message } of schemaRules) {
    if (typeof ruleLimitOrPattern === 'number') {
      const lengthQuantifier =
        ruleType === 'max_length' ? `0,${ruleLimitOrPattern}` : `${ruleLimitOrPattern},`;
      lookaheadSources.push(`(?=[^]{${lengthQuantifier}}$)`);
    } else if (ruleLimitOrPattern instanceof RegExp) {
      lookaheadSources.push(`(?=${ruleLimitOrPattern.source})`);
      regexFlags ||= ruleLimitOrPattern.flags;
    } else {
      continue;
    }
    // Some messages quote the input, which no user has typed yet when the form is built.
    lastRuleMessage = String(typeof message === 'function' ? message({ input: '…' }) : message);
  }
  return [String(new RegExp(`^${lookaheadSources.join('')}`, regexFlags)), lastRuleMessage];
}
