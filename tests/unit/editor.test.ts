import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Field } from '@sveltia/cms';
import { transform } from 'esbuild';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { companySchema } from '../../src/content/schemas/company.ts';
import { sample, text } from '../../src/content/schemas/parts.ts';
import { editorConfig, schemas } from '../../src/editor/config.ts';
import { fieldsOf } from '../../src/editor/fields.ts';
import { createFormat } from '../../src/editor/form.ts';
import { isKind } from '../../src/editor/schema-kinds.ts';
import { placeholdersFrom, readContent } from '../../src/plugins/content/read.ts';
import { removeTrimming } from '../../src/plugins/programs/editor.ts';
import { fixture } from '../support/fixture.ts';

const { company } = readContent(fixture.content, fixture.static);
const placeholders = placeholdersFrom(company);

/** The editor reads the fixture's files below this folder. */
const root = mkdtempSync(path.join(tmpdir(), 'editor-'));
mkdirSync(path.join(root, 'src'));
symlinkSync(fixture.content, path.join(root, 'src/content'));
symlinkSync(fixture.blog, path.join(root, 'blog'));
afterAll(() => rmSync(root, { recursive: true }));
const site = {
  name: 'Example',
  address: 'https://site.example',
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

/** One form for each file, and one for all files of a folder. */
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

/** Field paths such as address.city; the index in a list is left out. */
function pathsOfSchema(schema: v.GenericSchema): string[] {
  if (isKind('optional', schema)) {
    return pathsOfSchema(schema.wrapped);
  }
  if (isKind('array', schema)) {
    return pathsOfSchema(schema.item);
  }
  if (isKind('record', schema)) {
    const isPlain = !isKind('strict_object', schema.value);
    return ['key', ...(isPlain ? ['value'] : pathsOfSchema(schema.value))];
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
  const field = fields.find((candidate) => candidate.name === name);
  return inner.length > 0 && field && 'fields' in field
    ? fieldAt(field.fields ?? [], inner)
    : field;
}

test('every schema and every content file has a form', () => {
  expect(forms.map(({ name }) => name).sort()).toEqual(Object.keys(schemas).sort());
  const files = globSync(
    ['src/content/*.{yml,json}', 'src/content/services/*', 'blog/*.yml', 'blog/*/*.md'],
    { cwd: root },
  );
  const editedFiles = globSync(
    forms.map(({ file }) => file),
    { cwd: root },
  );
  expect(editedFiles.sort()).toEqual(files.sort());
});

test.each(forms)('the form of $file has every field of its schema', ({ name, fields }) => {
  const schema = schemas[name as keyof typeof schemas];
  const schemaPaths = pathsOfSchema(schema);
  const formPaths = pathsOfFields(fields)
    .map((field) => field.replace(/^entries\.?/, ''))
    .filter(Boolean);
  expect(formPaths.filter((field) => field !== 'body').sort()).toEqual(schemaPaths.sort());
});

test('a new field of a schema appears in the form', () => {
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
  globSync(file, { cwd: root }).map((path) => ({
    file: path,
    format: createFormat(schemas[name as keyof typeof schemas], placeholders),
  })),
);

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

test.each(files)('$file stays the same to the byte without changes', ({ file, format }) => {
  expect(format.toFile(format.fromFile(read(file)))).toBe(read(file));
});

/** Lengthens the text at this index. */
function lengthen<Value>(form: Value, after: number): Value {
  let count = 0;
  return JSON.parse(JSON.stringify(form), (key, value) =>
    typeof value === 'string' && !['source', 'key'].includes(key) && count++ === after
      ? `${value}s`
      : value,
  );
}

test.each(files)('$file changes only in the line of the changed text', ({ file, format }) => {
  const before = read(file).split('\n');
  const form = format.fromFile(read(file));
  const hasTexts = JSON.stringify(lengthen(form, 0)) !== JSON.stringify(form);
  const texts = file.endsWith('embeds.yml') || !hasTexts ? 0 : 20;
  let changes = 0;
  for (let after = 0; after < texts; after += 1) {
    let lines = before;
    try {
      lines = format.toFile(lengthen(form, after)).split('\n');
    } catch {
      // A text that already has its maximum length cannot be saved longer.
    }
    const changedCount = lines.filter((line, index) => line !== before[index]).length;
    expect(changedCount).toBeLessThan(2);
    expect(lines.length).toBe(before.length);
    changes += changedCount;
  }
  expect(changes).toBeGreaterThanOrEqual(texts && 1);
});

describe('keeps all other lines and comments after', () => {
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
  const format = createFormat(schema, {});
  type FormValue = {
    people: { name: string; tags?: string[]; sample?: boolean }[];
    notes: { key: string; text: string }[];
  };

  // biome-ignore format: a row a line
  test.each<[string, (form: FormValue) => void, [from: string, to: string][]]>([
    ['switching a sample mark off', ({ people: [ada] }) => Object.assign(ada ?? {}, { sample: false }), [['    sample: true\n', '']]],
    ['removing an entry', ({ people }) => people.pop(), [['\n  - { name: Grace, sample: true }\n', '']]],
    [
      'adding an entry',
      ({ people }) => people.push({ name: 'Alan', tags: [], sample: false }),
      [['Grace, sample: true }\n', 'Grace, sample: true }\n\n  - name: Alan\n']],
    ],
    ['adding to a list', ({ people: [ada] }) => ada?.tags?.push('loom'), [['engine, notes', 'engine, notes, loom']]],
    ['a text that now needs quotes', ({ notes }) => Object.assign(notes[1] ?? {}, { text: 'c: d' }), [['text: c }', 'text: "c: d" }']]],
  ])('%s', (_change, change, edits) => {
    const form = format.fromFile(file);
    change(form as unknown as FormValue);
    expect(format.toFile(form)).toBe(
      edits.reduce((text, [from, to]) => text.replace(from, to), file),
    );
  });

  test('reordering entries', () => {
    const form = format.fromFile(file);
    (form as unknown as FormValue).people.reverse();
    expect(format.toFile(form).split('\n').sort()).toEqual(file.split('\n').sort());
  });
});

describe('keeps unusual formatting of', () => {
  const line = v.strictObject({
    title: text(40),
    width: v.optional(v.number(), 1),
    points: v.optional(v.array(text(20)), []),
  });
  const schema = v.strictObject({
    name: text(20),
    size: v.number(),
    hidden: v.optional(v.boolean(), false),
    tags: v.array(text(20)),
    about: text(80),
    lines: v.array(line),
  });
  const yaml = `---
# Ours.\t
name:   'Quay'   # said aloud


size: 1.50
hidden: false
tags: [a,b , "c"]
about: >
    Two lines
    of one text.
lines:
- title: One
  width: 1
  points: []
# Between.
-   {title: Two,width: 1}

- title:
    Three

# The end.
`;
  const json = `{
  "size": 2,
  "name": "Quay",
  "tags": ["a", "b"],
  "about": "x",
  "lines": [
    { "title": "One", "width": 1 },
    {
      "title": "Two"
    }
  ]
}
`;
  const sources = {
    YAML: yaml,
    'YAML with Windows line ends': yaml.replaceAll('\n', '\r\n'),
    'YAML without a final line end': yaml.trimEnd(),
    JSON: json,
  };
  const format = createFormat(schema, {});
  type FormValue = Omit<v.InferOutput<typeof schema>, 'hidden'>;
  // biome-ignore format: a row a line
  const changes: [string, (form: FormValue) => void, (text: string) => string][] = [
    ['no change', () => {}, (text) => text],
    ['a changed text', (form) => Object.assign(form, { name: 'Pier' }), (text) => text.replace('Quay', 'Pier')],
    ['a changed number', (form) => Object.assign(form, { size: 3 }), (text) => text.replace(/1\.50|2(?=,)/, '3')],
    ['an added list entry', ({ tags }) => tags.push('d'), (text) => text.replace('"c"]', '"c",d]').replace('"a", "b"]', '"a", "b", "d"]')],
    [
      'a changed text in the last part',
      ({ lines }) => Object.assign(lines.at(-1) ?? {}, { title: 'Four' }),
      (text) => text.replace(/Three|Two(?="\n)/, 'Four'),
    ],
    [
      'a removed part',
      ({ lines }) => lines.pop(),
      (text) =>
        text.replace(/\r?\n\r?\n- title:\r?\n {4}Three|,\n {4}\{\n {6}"title": "Two"\n {4}\}/, ''),
    ],
  ];
  test.each(
    Object.entries(sources).flatMap(([kind, file]) =>
      changes.map(([name, change, edit]) => ({ kind, file, name, change, edit })),
    ),
  )('$kind after $name', ({ file, change, edit }) => {
    const form = format.fromFile(file);
    change(form as unknown as FormValue);
    expect(format.toFile(form)).toBe(edit(file));
    // Sveltia CMS trims each text.
    expect(format.toFile({ ...form, source: String(form.source).trim() })).toBe(edit(file));
  });
});

test('the patched Sveltia CMS does not trim files', async () => {
  const program = readFileSync(
    path.resolve(import.meta.dirname, '../../node_modules/@sveltia/cms/npm/index.js'),
    'utf8',
  );
  const patchedProgram = removeTrimming(program);
  const [trimOnRead, trimOnWrite] = [
    /\.trim\(\)\.replace\(\/\\r\\n\?\/g,`\n`\);let \w=!\w&&/,
    /await \w\(\w\)\)\.trim\(\)\}/,
  ];
  expect([trimOnRead, trimOnWrite].map((trim) => trim.test(program))).toEqual([true, true]);
  expect([trimOnRead, trimOnWrite].map((trim) => trim.test(patchedProgram))).toEqual([
    false,
    false,
  ]);
  // The patched program still parses.
  await transform(patchedProgram);
});

// biome-ignore format: a row a line
test.each([
  ['## First\n\n#### Too deep', 'text, line 3: this heading skips a level. Write ### instead of ####.'],
  ['[This](contact).', 'text, line 1: "contact" is not an address. Begin with / for a page of ours'],
  ['```cobol\nDISPLAY\n```', 'text, line 1: code in "cobol" cannot be coloured. Write one of apache'],
  ['[Us](https://www.tern.test/contact)', 'text, line 1: a link to this site begins with a slash'],
  ['Prices <b and {more.', 'text, line 1: this cannot be read:'],
])('refuses to save a post with %j', (body, message) => {
  const post = '---\ntitle: A post\n---\n\nWords.\n';
  const format = createFormat(v.strictObject({ title: text(20) }), {}, 'https://tern.test');
  const save = (body: string) => format.toFile({ ...format.fromFile(post), body });
  expect(save('Better [words](/contact).')).toBe(
    '---\ntitle: A post\n---\n\nBetter [words](/contact).\n',
  );
  expect(() => save(body)).toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringContaining(message) }),
    }),
  );
});

test('omits an optional part when the editor fills it with empty lists', () => {
  const counting = v.optional(v.strictObject({ campaigns: v.array(text(20)) }));
  const format = createFormat(v.strictObject({ name: text(20), counting }), {});
  const empty = { counting: { campaigns: [] } };
  const [withoutPart, withPart] = ['name: a', 'name: a\ncounting: { campaigns: [] }'];
  expect(format.toFile({ ...format.fromFile(withoutPart), ...empty })).toBe(withoutPart);
  expect(format.toFile({ ...format.fromFile(withPart), ...empty })).toBe(withPart);
  expect(format.toFile({ ...format.fromFile(withPart), counting: null })).toBe(withoutPart);
});

// biome-ignore format: a row a line
test.each<[name: string, field: string, wrong: string, expected: string]>([
  ['post', 'title', 'Too short', 'Write a title of 15 to 60 characters, which search results show whole.'],
  ['post', 'title', 'A title that goes on and on until no search engine shows the end of it', 'Write a title of 15'],
  ['post', 'title', '', 'Write a title of 15'],
  ['post', 'slug', 'forms', 'Write the address below /blog, like /forms-people-finish.'],
  ['company', 'email', 'hello', 'Write an e-mail address.'],
  ['company', 'name', 'x'.repeat(41), 'Shorten this to 40 characters or fewer.'],
  ['company', 'hours.opens', '9:00', '"…" is not a time of day. Write hours and minutes, like 09:30 or 18:00.'],
  ['team', 'entries.slug', 'Rohan Verma', 'Write small letters, digits and single dashes, like gomti-keys.'],
  ['team', 'entries.linkedIn', 'http://x.com', 'Write a full address, beginning with "https://".'],
  ['brand', 'colours.main', 'teal', 'Write a colour as # and six digits or letters a to f, like #027b9a.'],
])('the form of %s refuses a wrong %s: %j', (name, field, wrong, expected) => {
  const form = forms.find((candidate) => candidate.name === name);
  const { pattern } = { pattern: undefined, ...fieldAt(form?.fields ?? [], field.split('.')) };
  const [expression, message] = pattern ?? [];
  const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(String(expression)) ?? [];
  expect(new RegExp(source, flags).test(wrong)).toBe(false);
  expect(message).toContain(expected);
});

// biome-ignore format: a row a line
test.each<[file: string, from: string, to: string, message: string]>([
  ['src/content/company.yml', 'closes: "16:30"', 'closes: "08:00"', 'hours, closes: Write a time after "opens".'],
  ['src/content/team.yml', 'slug: oskar', 'slug: sian', 'entry 6: "Siân Llewellyn-Featherstonehaugh" has the slug "sian" too. Give each its own.'],
  ['src/content/career-page.yml', 'until {day}', 'until {date}', 'openings, until: Write {day} in this text, where the page fills it in.'],
])('refuses to save a mistake that spans several fields: %s', (file, from, to, message) => {
  const { format } = files.find((candidate) => candidate.file === file) ?? {};
  const form = format?.fromFile(read(file).replace(from, to)) ?? {};
  expect(() => format?.toFile(form)).toThrow(
    expect.objectContaining({ message: 'saving_failed', cause: new Error(message) }),
  );
});
