import { globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import * as v from 'valibot';
import { afterAll, assert, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { companySchema } from '../../src/content/schemas/company.ts';
import { sampleFlag, text } from '../../src/content/schemas/parts.ts';
import { isKind } from '../../src/content/schemas/schema-kinds.ts';
import type { EditorSettings } from '../../src/editor/config.ts';
import { buildEditorConfig, schemaByFormatName } from '../../src/editor/config.ts';
import { buildFields } from '../../src/editor/fields.ts';
import { createContentFileFormat } from '../../src/editor/form.ts';
import { applyEdit } from '../../src/editor/keep-lines.ts';
import { addTranslationSchemas } from '../../src/editor/translations.ts';
import {
  describeUnformattedFiles,
  findUnformattedFiles,
} from '../../src/plugins/content/formatted-files.ts';
import { buildPlaceholderValues, readContent } from '../../src/plugins/content/read.ts';
import { formatYaml, rewriteYamlOrJson } from '../../src/plugins/content/rewrite.ts';
import { readTranslation } from '../../src/plugins/programs/editor.ts';
import { fixture } from '../support/fixture.ts';
import { createTempFolder, writeFiles } from '../support/temp-folder.ts';

const { company } = readContent(fixture.content, fixture.static);
const placeholderValues = buildPlaceholderValues(company);

/** Symbolic links put the fixture's files where the editor expects them. */
const editorRootFolder = createTempFolder(afterAll);
mkdirSync(`${editorRootFolder}/src`);
symlinkSync(fixture.content, `${editorRootFolder}/src/content`);
symlinkSync(fixture.blog, `${editorRootFolder}/blog`);
const editorConfigSettings = {
  name: 'Example',
  address: 'https://site.example',
  folder: 'site',
  previewStyles: '',
  drawings: { people: ['drawn/people/a'] },
  placeholders: placeholderValues,
  translations: [readTranslation('hi', fixture)],
  texts: parse(readFileSync('src/editor/editor.yml', 'utf8')) as EditorSettings['texts'],
};
const { collections = [] } = buildEditorConfig(editorConfigSettings, 'https://site.example');

/** Each file has its own form, and all files of a folder share one form. */
const editorForms = collections.flatMap((collection) => {
  if ('files' in collection) {
    return collection.files.map(({ format = '', file, fields }) => ({ format, file, fields }));
  }
  if ('folder' in collection) {
    const { format = '', folder, fields } = collection;
    return [{ format, file: `${folder}/${format === 'post' ? '*/index.md' : '*.yml'}`, fields }];
  }
  return [];
});

const schemas = addTranslationSchemas(editorConfigSettings.translations, schemaByFormatName);

function findSchemaOfFormat(formatName: string): v.GenericSchema {
  return schemas[formatName] ?? v.never();
}

/** Lists paths such as address.city, without the index in a list. */
function listFieldPaths(schema: v.GenericSchema): string[] {
  if (isKind('optional', schema)) {
    return listFieldPaths(schema.wrapped);
  }
  if (isKind('array', schema)) {
    return listFieldPaths(schema.item);
  }
  if (isKind('record', schema)) {
    const hasInnerFields = isKind('strict_object', schema.value);
    return ['key', ...(hasInnerFields ? listFieldPaths(schema.value) : ['value'])];
  }
  const fieldEntries = isKind('strict_object', schema) ? Object.entries(schema.entries) : [];
  return fieldEntries.flatMap(([fieldKey, fieldSchema]) => [
    fieldKey,
    ...listFieldPaths(fieldSchema).map((innerPath) => `${fieldKey}.${innerPath}`),
  ]);
}

function listFormFields(fields: Field[], parentPath = ''): { path: string; field: Field }[] {
  return fields.flatMap((field) => {
    const path = `${parentPath}${field.name}`;
    const innerFields = 'fields' in field ? (field.fields ?? []) : [];
    return [{ path, field }, ...listFormFields(innerFields, `${path}.`)];
  });
}

const editableFiles = editorForms.flatMap(({ format, file: fileGlob }) => {
  const contentFormat = createContentFileFormat(findSchemaOfFormat(format), placeholderValues);
  return globSync(fileGlob, { cwd: editorRootFolder }).map((file) => ({ file, contentFormat }));
});

test('every schema and every content file has a form', () => {
  const formatNames = editorForms.map(({ format }) => format);
  expect(formatNames.sort()).toEqual(Object.keys(schemas).sort());
  const contentFileGlobs = [
    'src/content/{*.{yml,json},{services,hi}/*.yml,hi/services/*}',
    'blog/{*.yml,*/*.md}',
  ];
  const contentFilePaths = globSync(contentFileGlobs, { cwd: editorRootFolder });
  expect(editableFiles.map(({ file }) => file).sort()).toEqual(contentFilePaths.sort());
});

const ownForms = editorForms.filter(({ format }) => Object.hasOwn(schemaByFormatName, format));
test.each(ownForms)('the form of $file has every field of its schema', ({ format, fields }) => {
  const formFieldPaths = listFormFields(fields)
    .filter(({ field }) => field.widget !== 'hidden')
    .map(({ path }) => path.replace(/^entries\.?/, ''))
    .filter((path) => !['', 'body'].includes(path));
  expect(formFieldPaths.sort()).toEqual(listFieldPaths(findSchemaOfFormat(format)).sort());
  for (const { path, field } of listFormFields(fields)) {
    const innerFields: Field[] = 'fields' in field ? (field.fields ?? []) : [];
    if (innerFields.some(({ widget }) => widget === 'image')) {
      expect(field, path).toHaveProperty('thumbnail', expect.any(String));
    }
  }
});

test('each explanation stands below its field', () => {
  for (const [format, hints] of Object.entries(editorConfigSettings.texts.hints)) {
    const fields = editorForms.find((form) => form.format === format)?.fields ?? [];
    for (const [hintedPath, hint] of Object.entries(hints)) {
      const pathPattern = new RegExp(`^(?:entries\\.)?${hintedPath.replace('*', '\\w+')}$`);
      const hinted = listFormFields(fields).filter(({ path }) => pathPattern.test(path));
      expect(hinted, `${format}: ${hintedPath}`).not.toEqual([]);
      expect(hinted.map(({ field }) => field)).toEqual(
        hinted.map(() => expect.objectContaining({ hint })),
      );
    }
  }
});

test('another mark changes only its line of brand.json', () => {
  const brandFile = editableFiles.find(({ file }) => file.endsWith('brand.json'));
  assert(brandFile);
  const textBefore = readEditableFile(brandFile.file);
  const { mark, ...otherFields } = Object(brandFile.contentFormat.fromFile(textBefore));
  const svg = mark.svg.replace('</svg>', '<path d="M1 1h9"/></svg>');
  const textAfter = brandFile.contentFormat.toFile({ ...otherFields, mark: { ...mark, svg } });
  expect(textAfter).toBe(textBefore.replace('</svg>', '<path d=\\"M1 1h9\\"/></svg>'));
});

test('a service cannot be deleted in the editor, which names the command instead', () => {
  const description = expect.stringContaining('npm run remove -- service KEY');
  const expectedCollection = { name: 'services', delete: false, description };
  expect(collections).toContainEqual(expect.objectContaining(expectedCollection));
});

test('a new field of a schema appears in the form', () => {
  const schema = v.strictObject({ ...companySchema.entries, ourMotto: v.optional(text(40)) });
  const fieldOptions = { drawings: {}, collectionOf: (file: string) => file };
  const formFields = buildFields(schema, fieldOptions, 'Company');
  const expectedField = { label: 'Our motto', widget: 'string', required: false, maxlength: 40 };
  expect(formFields.find(({ name }) => name === 'ourMotto')).toMatchObject(expectedField);
});

function readEditableFile(file: string): string {
  return readFileSync(`${editorRootFolder}/${file}`, 'utf8');
}

test.each(editableFiles)('saving $file unchanged keeps every byte', ({ file, contentFormat }) => {
  const textBeforeSaving = readEditableFile(file);
  expect(contentFormat.toFile(contentFormat.fromFile(textBeforeSaving))).toBe(textBeforeSaving);
});

function lengthenText<Value>(formValue: Value, textIndex: number): Value {
  let textCount = 0;
  return JSON.parse(JSON.stringify(formValue), (key, value) =>
    typeof value === 'string' && !['source', 'key'].includes(key) && textCount++ === textIndex
      ? `${value}s`
      : value,
  );
}

/** All texts of the other files follow rules that a longer text would break. */
const filesWithTexts = editableFiles.filter(
  ({ file }) => !/(?:embeds|retention)\.yml$|brand\.json$/.test(file),
);
test.each(filesWithTexts)('a longer text changes only its line of $file', (editableFile) => {
  const { fromFile, toFile } = editableFile.contentFormat;
  const textBefore = readEditableFile(editableFile.file);
  const linesBefore = textBefore.split('\n');
  const formValue = fromFile(textBefore);
  let changedLineCount = 0;
  for (const textIndex of Array(20).keys()) {
    let linesAfter = linesBefore;
    try {
      linesAfter = toFile(lengthenText(formValue, textIndex)).split('\n');
    } catch {} // A text may already have its maximum length.
    const changedLines = linesAfter.filter((line, index) => line !== linesBefore[index]);
    expect(changedLines.length).toBeLessThan(2);
    expect(linesAfter.length).toBe(linesBefore.length);
    changedLineCount += changedLines.length;
  }
  expect(changedLineCount).toBeGreaterThan(0);
});

const peopleSchema = v.strictObject({
  people: v.array(
    v.strictObject({ name: text(20), tags: v.optional(v.array(text(20))), sample: sampleFlag }),
  ),
  notes: v.record(v.string(), v.strictObject({ text: text(60) })),
});
const peopleYaml = `# Whoever works here.
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
const peopleFormat = createContentFileFormat(peopleSchema, {});
type PersonForm = { name: string; tags?: string[]; sample?: boolean };
type PeopleForm = { people: PersonForm[]; notes: { key: string; text: string }[] };

// biome-ignore format: a row a line
test.each<[change: string, changeForm: (form: PeopleForm) => void, from: string, to: string]>([
  ['switching a sample mark off', ({ people: [ada] }) => Object.assign(ada ?? {}, { sample: false }), '    sample: true\n', ''],
  ['removing an entry', ({ people }) => people.pop(), '\n  - { name: Grace, sample: true }\n', ''],
  ['adding an entry', ({ people }) => people.push({ name: 'Alan', tags: [], sample: false }),
    'Grace, sample: true }\n', 'Grace, sample: true }\n\n  - name: Alan\n'],
  ['adding to a list', ({ people: [ada] }) => ada?.tags?.push('loom'), 'engine, notes', 'engine, notes, loom'],
  ['a text that now needs quotes', ({ notes }) => Object.assign(notes[1] ?? {}, { text: 'c: d' }), 'text: c }', 'text: "c: d" }'],
])('keeps all other lines and comments after %s', (_change, changeForm, textToReplace, replacement) => {
  const formValue = peopleFormat.fromFile(peopleYaml);
  changeForm(formValue as unknown as PeopleForm);
  expect(peopleFormat.toFile(formValue)).toBe(peopleYaml.replace(textToReplace, replacement));
});

test('keeps all lines and comments after reordering entries', () => {
  const formValue = peopleFormat.fromFile(peopleYaml);
  (formValue as unknown as PeopleForm).people.reverse();
  expect(peopleFormat.toFile(formValue).split('\n').sort()).toEqual(peopleYaml.split('\n').sort());
});

const exampleListItemSchema = v.strictObject({
  title: text(40),
  width: v.optional(v.number(), 1),
  points: v.optional(v.array(text(20)), []),
});
const exampleContentSchema = v.strictObject({
  name: text(20),
  size: v.number(),
  hidden: v.optional(v.boolean(), false),
  tags: v.array(text(20)),
  about: text(80),
  lines: v.array(exampleListItemSchema),
});
const quayYaml = `# Ours.

name: 'Quay' # said aloud
size: 1.50
hidden: false
tags: [ a, b, "c" ]
about: |
  Two lines
  of one text.
lines:
  - title: One
    width: 1
    points: []
  # Between.
  - { title: Two, width: 1 }

  - title: Three

# The end.
`;
const exampleCustomFormat = createContentFileFormat(exampleContentSchema, {});
type QuayForm = Omit<v.InferOutput<typeof exampleContentSchema>, 'hidden'>;
// biome-ignore format: a row a line
test.each<[string, (form: QuayForm) => void, string | RegExp, string]>([
  ['no change', () => {}, '', ''],
  ['a changed text', (form) => Object.assign(form, { name: 'Pier' }), 'Quay', 'Pier'],
  ['a changed text of two lines', (form) => Object.assign(form, { about: 'Two lines\nof a text.\n' }), 'one text', 'a text'],
  ['a changed number', (form) => Object.assign(form, { size: 3.25 }), '1.50', '3.25'],
  ['an added list entry', ({ tags }) => tags.push('d'), '"c" ]', '"c", d ]'],
  ['a changed text in the last part', ({ lines }) => Object.assign(lines.at(-1) ?? {}, { title: 'Four' }), 'Three', 'Four'],
  ['a removed part', ({ lines }) => lines.pop(), '\n  - title: Three\n', ''],
])('keeps the formatting after %s', (_change, changeForm, replacedText, replacement) => {
  const formValue = exampleCustomFormat.fromFile(quayYaml.trim());
  changeForm(formValue as unknown as QuayForm);
  expect(exampleCustomFormat.toFile(formValue)).toBe(quayYaml.replace(replacedText, replacement));
});

test('writes a changed value of an anchor in its own place only', () => {
  const newYaml = rewriteYamlOrJson('a: &x { b: 1 }\nc: *x\n', { a: { b: 2 }, c: { b: 1 } });
  expect(parse(newYaml)).toEqual({ a: { b: 2 }, c: { b: 1 } });
});

// biome-ignore format: a row a line
test.each([
  ['padding of lists', 'a: [b,c]\n', 'a: [ b, c ]\n'],
  ['spaces before comments', 'a:   b   # why\n', 'a: b # why\n'],
  ['indentation', 'a:\n- b: c\n  d:  e\n', 'a:\n  - b: c\n    d: e\n'],
  ['blank lines', 'a: b\n\n\nc: d\n\n', 'a: b\n\nc: d\n'],
  ['line ends', 'a: b\r\nc: d', 'a: b\nc: d\n'],
  ['nothing in what is no YAML', 'a: [b\n', 'a: [b\n'],
])('npm run fix corrects %s', (_part, yaml, formattedYaml) => {
  expect(formatYaml(yaml)).toBe(formattedYaml);
  expect(formatYaml(formattedYaml)).toBe(formattedYaml);
});

test('npm run fix keeps the text of a post, and check names the first line that it would change', () => {
  const folder = createTempFolder(onTestFinished);
  const postText = '---\ntitle: A\ntags: [b]\n---\n\n| a |\n| --: |\n| [b] |\n';
  writeFiles(folder, { 'post/index.md': `${postText}\n`, 'tags.yml': 'a: b\n' });
  const unformattedFiles = findUnformattedFiles([], [folder]);
  expect(unformattedFiles).toEqual([
    { filePath: `${folder}/post/index.md`, formattedText: postText.replace('[b]', '[ b ]') },
  ]);
  expect(describeUnformattedFiles(unformattedFiles)).toEqual([
    expect.stringMatching(/post\/index\.md:3: the editor writes this in another way\. npm run fix/),
  ]);
});

const postText = `Intro *a* b.

| A | B |
| --- | ---: |
| x | 1 |

- one

- two

नाव[^1].

[^1]: src`;
const richText = `Intro _a_ b.

| A | B |
| --- | --- |
| x | 1 |

- one
- two

नाव[^1].

[^1]: src`;

// biome-ignore format: a row a line
test.each([
  ['', ''], ['| 1', '| 2'], ['one', 'uno'], ['नाव', 'नावें'], ['src', 'src\n\nMore.'],
])('the rich text changes only the line of %j', (replacedText, replacement) => {
  const newRichText = richText.replace(replacedText, replacement);
const expectedText = postText.replace(replacedText, replacement);
  expect(applyEdit({ text: postText, richText }, newRichText)).toBe(expectedText);
});

// biome-ignore format: a row a line
test.each([
  ['## First\n\n#### Too deep', 'text, line 3: this heading skips a level. Write ### instead of ####.'],
  ['[Us](https://www.tern.test/contact)', 'text, line 1: a link to this site begins with a slash'],
  ['```ts\n1', 'text, line 1: this code is never closed.'],
])('refuses to save a post with %j', (refusedPostText, expectedMessage) => {
  const { fromFile, toFile } = createContentFileFormat(v.strictObject({ title: text(20) }), {}, 'https://tern.test');
  const savePost = (body: string) => toFile({ ...fromFile('---\ntitle: A post\n---\n\nWords.\n'), body });
  expect(savePost('Better [words](/contact).')).toBe('---\ntitle: A post\n---\n\nBetter [words](/contact).\n');
  const expectedCause = expect.objectContaining({ message: expect.stringContaining(expectedMessage) });
  expect(() => savePost(refusedPostText)).toThrow(expect.objectContaining({ cause: expectedCause }));
});

test('omits an optional part when the editor fills it with empty lists', () => {
  const counting = v.optional(v.strictObject({ campaigns: v.array(text(20)) }));
  const { fromFile, toFile } = createContentFileFormat(
    v.strictObject({ name: text(20), counting }),
    {},
  );
  const emptyPartYaml = 'name: a\ncounting: { campaigns: [] }\n';
  expect(toFile({ ...fromFile('name: a'), counting: { campaigns: [] } })).toBe('name: a\n');
  expect(toFile({ ...fromFile(emptyPartYaml), counting: { campaigns: [] } })).toBe(emptyPartYaml);
  expect(toFile({ ...fromFile(emptyPartYaml), counting: null })).toBe('name: a\n');
});

// biome-ignore format: a row a line
test.each<[name: string, field: string, wrong: string, expected: string]>([
  ['post', 'title', 'Too short', 'Write a title of 15 to 60 characters, which search results show whole.'],
  ['post', 'title', 'A title that goes on and on until no search engine shows the end of it', 'Write a title of 15'],
  ['post', 'title', '', 'Write a title of 15'],
  ['post', 'slug', 'forms', 'Write the address below /blog, like /forms-people-finish.'],
  ['company', 'email', 'hello', 'Write an e-mail address.'],
  ['company', 'name', 'x'.repeat(41), 'Shorten this to 40 characters or fewer.'],
  ['company', 'hours.times.opens', '9:00', '"…" is not a time of day. Write hours and minutes, like 09:30 or 18:00.'],
  ['team', 'entries.slug', 'Rohan Verma', 'Write small letters, digits and single dashes, like gomti-keys.'],
  ['team', 'entries.linkedIn', 'http://x.com', 'Write a full address, beginning with "https://".'],
  ['brand', 'colours.main', 'teal', 'Write a colour as # and six digits or letters a to f, like #027b9a.'],
])('the form of %s refuses a wrong %s: %j', (schemaName, fieldPath, wrongValue, expectedMessage) => {
  const { fields = [] } = editorForms.find(({ format }) => format === schemaName) ?? {};
  const formField = listFormFields(fields).find(({ path }) => path === fieldPath)?.field;
  const [patternText, patternMessage] = Object(formField).pattern;
  const [, patternSource = '', patternFlags] = /^\/(.*)\/(\w*)$/.exec(String(patternText)) ?? [];
  expect(new RegExp(patternSource, patternFlags).test(wrongValue)).toBe(false);
  expect(patternMessage).toContain(expectedMessage);
});

// biome-ignore format: a row a line
test.each<[file: string, from: string, to: string, message: string]>([
  ['src/content/company.yml', 'closes: "16:30"', 'closes: "08:00"', 'hours, times, entry 1, closes: Write a time after "opens".'],
  ['src/content/team.yml', 'slug: oskar', 'slug: sian', 'entry 6: "Siân Llewellyn-Featherstonehaugh" has the slug "sian" too. Give each its own.'],
  ['src/content/career-page.yml', 'until {day}', 'until {date}', 'openings, until: Write {day} in this text, where the page fills it in.'],
])('refuses to save a mistake that spans several fields: %s', (file, replacedText, replacement, expectedMessage) => {
  const { contentFormat } = editableFiles.find((editableFile) => editableFile.file === file) ?? {};
  const formValue = contentFormat?.fromFile(readEditableFile(file).replace(replacedText, replacement)) ?? {};
  expect(() => contentFormat?.toFile(formValue)).toThrow(
    expect.objectContaining({ message: 'saving_failed', cause: new Error(expectedMessage) }),
  );
});

test('the editor adds a kind of project and changes no other line', () => {
  const portfolioPageFormat = createContentFileFormat(schemaByFormatName['portfolio-page'], {});
  const yamlBefore = readEditableFile('src/content/portfolio-page.yml');
  const formValue = portfolioPageFormat.fromFile(yamlBefore);
  expect(formValue.kinds).toContainEqual({ key: 'shop', value: ['Shop', 'Shops'] });
  Object(formValue.kinds).push({ key: 'film', value: ['Film', 'Films'] });
  const linesAfter = portfolioPageFormat.toFile(formValue).split('\n');
  const addedLines = linesAfter.filter((line) => !yamlBefore.split('\n').includes(line));
  expect(addedLines).toEqual(['  film:', '    - Film', '    - Films']);
  Object(formValue.kinds).push({ key: 'film', value: ['Film', 'Films'] });
  expect(() => portfolioPageFormat.toFile(formValue)).toThrow('saving_failed');
});
