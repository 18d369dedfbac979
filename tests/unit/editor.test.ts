/** The editor's forms: what they have, what they refuse, and what becomes of a file that they write. */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Field } from '@sveltia/cms';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { companySchema } from '../../src/content/schemas/company.ts';
import { sample, text } from '../../src/content/schemas/parts.ts';
import { editorConfig, schemas } from '../../src/editor/config.ts';
import { fieldsOf } from '../../src/editor/fields.ts';
import { formatOf } from '../../src/editor/form.ts';
import { isKind } from '../../src/editor/kinds.ts';
import { placeholdersFrom, readContent } from '../../src/plugins/content/read.ts';
import { fixture } from '../support/fixture.ts';

const { company } = readContent(fixture.content, fixture.static);
const placeholders = placeholdersFrom(company);

/** A folder with the fixture's files where the editor looks for ours. */
const root = mkdtempSync(path.join(tmpdir(), 'code-crafters-editor-'));
mkdirSync(path.join(root, 'src'));
symlinkSync(fixture.content, path.join(root, 'src/content'));
symlinkSync(fixture.blog, path.join(root, 'blog'));
afterAll(() => rmSync(root, { recursive: true }));
const site = {
  name: 'Example',
  folder: 'site',
  previewStyles: '',
  drawings: { people: ['drawn/people/a'] },
  placeholders,
};
const config = editorConfig(site, 'https://site.example');

interface Form {
  name: string;
  file: string;
  fields: Field[];
}

/** Each file of the editor, and one form for the files of a folder. */
const forms: Form[] = (config.collections ?? []).flatMap((collection) => {
  if ('files' in collection) {
    return collection.files.map(({ format = '', file, fields }) => ({
      name: format,
      file,
      fields,
    }));
  }
  if ('folder' in collection) {
    const { format = '', folder, fields } = collection;
    return [
      { name: format, file: `${folder}/${format === 'post' ? '*/index.md' : '*.yml'}`, fields },
    ];
  }
  return [];
});

/** The paths of all fields, as company.yml has address.city; lists add nothing. */
function pathsOfSchema(schema: v.GenericSchema): string[] {
  if (isKind('optional', schema)) {
    return pathsOfSchema(schema.wrapped);
  }
  if (isKind('array', schema)) {
    return pathsOfSchema(schema.item);
  }
  if (isKind('record', schema)) {
    return ['key', ...pathsOfSchema(schema.value)];
  }
  if (!isKind('strict_object', schema)) {
    return [];
  }
  return Object.entries(schema.entries).flatMap(([key, entry]) => [
    key,
    ...pathsOfSchema(entry).map((inner) => `${key}.${inner}`),
  ]);
}

function pathsOfFields(fields: Field[]): string[] {
  return fields
    .filter(({ widget }) => widget !== 'hidden')
    .flatMap((field) => {
      const inner = 'fields' in field ? pathsOfFields(field.fields ?? []) : [];
      return [field.name, ...inner.map((name) => `${field.name}.${name}`)];
    });
}

function fieldAt(fields: Field[], [name, ...inner]: string[]): Field | undefined {
  const field = fields.find((one) => one.name === name);
  return inner.length > 0 && field && 'fields' in field
    ? fieldAt(field.fields ?? [], inner)
    : field;
}

test('every schema has its form, and every file of the content one', () => {
  expect(forms.map(({ name }) => name).sort()).toEqual(Object.keys(schemas).sort());
  const files = globSync(
    ['src/content/*.{yml,json}', 'src/content/services/*', 'blog/*.yml', 'blog/*/*.md'],
    { cwd: root },
  );
  const edited = globSync(
    forms.map(({ file }) => file),
    { cwd: root },
  );
  expect(edited.sort()).toEqual(files.sort());
});

test.each(forms)('the form of $file has every field of its schema', ({ name, fields }) => {
  const schema = schemas[name as keyof typeof schemas];
  const wanted = pathsOfSchema(schema);
  const found = pathsOfFields(fields)
    .map((field) => field.replace(/^entries\.?/, ''))
    .filter(Boolean);
  expect(found.filter((field) => field !== 'body').sort()).toEqual(wanted.sort());
});

test('a field that is new in a schema is in the form by itself', () => {
  const schema = v.strictObject({ ...companySchema.entries, ourMotto: v.optional(text(40)) });
  const fields = fieldsOf(schema, { drawings: {}, collectionOf: (file) => file }, 'Company');
  expect(fields.find(({ name }) => name === 'ourMotto')).toMatchObject({
    label: 'Our motto',
    widget: 'string',
    required: false,
    maxlength: 40,
  });
});

const files = forms.flatMap(({ name, file }) =>
  globSync(file, { cwd: root }).map((found) => ({
    file: found,
    format: formatOf(schemas[name as keyof typeof schemas], placeholders),
  })),
);

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** As the editor does it. */
function save(format: (typeof files)[number]['format'], form: Record<string, unknown>): string {
  return `${format.toFile(form).trim()}\n`;
}

test.each(files)(
  '$file stays as it is to the byte when nothing was changed',
  ({ file, format }) => {
    expect(save(format, format.fromFile(read(file).trim()))).toBe(read(file));
  },
);

/** What is YAML of a file: all of it, or what stands above a post. */
const frontOrAll = /(?<=^---\n)[\s\S]*?\n(?=---\n)|^(?!---|\{)[\s\S]*/;

/** Lengthens the text that stands in a form after so many others. */
function lengthen<Value>(form: Value, after: number): Value {
  let count = 0;
  return JSON.parse(JSON.stringify(form), (key, value) =>
    typeof value === 'string' && !['source', 'key'].includes(key) && count++ === after
      ? `${value}s`
      : value,
  );
}

test.each(files)(
  '$file changes in no line but the one whose text was changed',
  ({ file, format }) => {
    // Lists and fields on one line get the editor's spaces with the first change of their file.
    const text = read(file).replace(frontOrAll, (head) =>
      parseDocument(head).toString({ lineWidth: 0 }),
    );
    const before = text.split('\n');
    const form = format.fromFile(text.trim());
    // A list may be empty.
    const hasTexts = JSON.stringify(lengthen(form, 0)) !== JSON.stringify(form);
    const texts = file.endsWith('embeds.yml') || !hasTexts ? 0 : 20;
    let changes = 0;
    for (let after = 0; after < texts; after += 1) {
      let lines = before;
      try {
        lines = save(format, lengthen(form, after)).split('\n');
      } catch {
        // Not every text may be longer.
      }
      const changed = lines.filter((line, place) => line !== before[place]).length;
      expect(changed).toBeLessThan(2);
      expect(lines.length).toBe(before.length);
      changes += changed;
    }
    expect(changes).toBeGreaterThanOrEqual(texts && 1);
  },
);

describe('of the other lines, comments too, none is changed by', () => {
  const schema = v.strictObject({
    people: v.array(
      v.strictObject({ name: text(20), tags: v.optional(v.array(text(20))), sample }),
    ),
    notes: v.record(v.string(), v.strictObject({ text: text(60) })),
  });
  const file = `# Whoever works here.
people:
  - name: Ada # since 1843
    tags: [ engine, notes ]
    sample: true

  - { name: Grace, sample: true }
notes:
  # Read first.
  first: { text: "A: b" }
  second: { text: c }
`;
  const format = formatOf(schema, {});
  type Shown = {
    people: { name: string; tags?: string[]; sample?: boolean }[];
    notes: { key: string; text: string }[];
  };

  test.each<[string, (form: Shown) => void, [from: string, to: string][]]>([
    [
      'a switch turned off',
      ({ people: [ada] }) => Object.assign(ada ?? {}, { sample: false }),
      [['    sample: true\n', '']],
    ],
    [
      'an entry taken out',
      ({ people }) => people.pop(),
      [['\n  - { name: Grace, sample: true }\n', '']],
    ],
    [
      'an entry added',
      ({ people }) => people.push({ name: 'Alan', tags: [], sample: false }),
      [['Grace, sample: true }\n', 'Grace, sample: true }\n\n  - name: Alan\n']],
    ],
    [
      'a list that grows',
      ({ people: [ada] }) => ada?.tags?.push('loom'),
      [['engine, notes', 'engine, notes, loom']],
    ],
    [
      'a text that needs quotes now',
      ({ notes }) => Object.assign(notes[1] ?? {}, { text: 'c: d' }),
      [['text: c }', 'text: "c: d" }']],
    ],
  ])('%s', (_change, change, edits) => {
    const form = format.fromFile(file.trim());
    change(form as unknown as Shown);
    expect(save(format, form)).toBe(
      edits.reduce((text, [from, to]) => text.replace(from, to), file),
    );
  });

  test('entries in another order', () => {
    const form = format.fromFile(file.trim());
    (form as unknown as Shown).people.reverse();
    expect(save(format, form).split('\n').sort()).toEqual(file.split('\n').sort());
  });
});

test('a part that a file lacks stays out, whatever empty lists the editor makes of it', () => {
  const counting = v.optional(v.strictObject({ campaigns: v.array(text(20)) }));
  const format = formatOf(v.strictObject({ name: text(20), counting }), {});
  const empty = { counting: { campaigns: [] } };
  const [without, within] = ['name: a', 'name: a\ncounting: { campaigns: [] }'];
  expect(save(format, { ...format.fromFile(without), ...empty })).toBe(`${without}\n`);
  expect(save(format, { ...format.fromFile(within), ...empty })).toBe(`${within}\n`);
  expect(save(format, { ...format.fromFile(within), counting: null })).toBe(`${without}\n`);
});

test.each<[name: string, field: string, wrong: string, says: string]>([
  [
    'post',
    'title',
    'Too short',
    'Write a title of 15 to 60 characters, which search results show whole.',
  ],
  [
    'post',
    'title',
    'A title that goes on and on until no search engine shows the end of it',
    'Write a title of 15',
  ],
  ['post', 'title', '', 'Write a title of 15'],
  ['post', 'slug', 'forms', 'Write the address below /blog, like /forms-people-finish.'],
  ['company', 'email', 'hello', 'Write an e-mail address.'],
  ['company', 'name', 'x'.repeat(41), 'Shorten this to 40 characters or fewer.'],
  [
    'company',
    'hours.opens',
    '9:00',
    '"…" is not a time of day. Write hours and minutes, like 09:30 or 18:00.',
  ],
  [
    'team',
    'entries.slug',
    'Rohan Verma',
    'Write small letters, digits and single dashes, like gomti-keys.',
  ],
  ['team', 'entries.linkedIn', 'http://x.com', 'Write a full address, beginning with "https://".'],
  [
    'brand',
    'colours.main',
    'teal',
    'Write a colour as # and six digits or letters a to f, like #027b9a.',
  ],
])('the form of %s refuses a wrong %s (%j)', (name, field, wrong, says) => {
  const form = forms.find((one) => one.name === name);
  const { pattern } = { pattern: undefined, ...fieldAt(form?.fields ?? [], field.split('.')) };
  const [expression, message] = pattern ?? [];
  const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(String(expression)) ?? [];
  expect(new RegExp(source, flags).test(wrong)).toBe(false);
  expect(message).toContain(says);
});

test.each<[file: string, from: string, to: string, says: string]>([
  [
    'src/content/company.yml',
    'closes: "16:30"',
    'closes: "08:00"',
    'hours, closes: Write a time after "opens".',
  ],
  [
    'src/content/team.yml',
    'slug: oskar',
    'slug: sian',
    'entry 6: "Siân Llewellyn-Featherstonehaugh" has the slug "sian" too. Give each its own.',
  ],
  [
    'src/content/career-page.yml',
    'until {day}',
    'until {date}',
    'openings, until: Write {day} in this text, where the page fills it in.',
  ],
])('what no single field can tell is refused on saving: %s', (file, from, to, says) => {
  const { format } = files.find((one) => one.file === file) ?? {};
  const form = format?.fromFile(read(file).replace(from, to).trim()) ?? {};
  expect(() => format?.toFile(form)).toThrow(
    expect.objectContaining({ message: 'saving_failed', cause: new Error(says) }),
  );
});
