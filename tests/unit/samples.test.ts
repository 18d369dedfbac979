/** Set-up for another agency marks all content as samples, and preflight lists the marks. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFiles, listUnfinished } from '../../scripts/lib/unfinished-content.ts';
import { questions } from '../../scripts/setup/questions.ts';
import { markSamples } from '../../scripts/setup/samples.ts';
import { findPostMistakes } from '../../src/blog/plugin/check.ts';
import { schemas } from '../../src/editor/config.ts';
import { formatOf } from '../../src/editor/form.ts';
import { placeholdersFrom, readContent } from '../../src/plugins/content/read.ts';
import { type ContentFolder, copyContent, root } from '../support/content-folder.ts';
import { fixture } from '../support/fixture.ts';

let folder: ContentFolder;
let places: { content: string; blog: string; docs: string; worker: string };
const author = 'contentOf: The Potters\n';

/** The content of one agency under another agency's name. */
beforeEach(() => {
  folder = copyContent(fixture.content);
  const place = (name: string) => path.join(folder.place, name);
  places = {
    content: folder.place,
    blog: place('blog'),
    docs: place('docs'),
    worker: place('wrangler.jsonc'),
  };
  cpSync(fixture.blog, places.blog, { recursive: true });
  cpSync(fixture.docs, places.docs, { recursive: true });
  cpSync(path.join(root, 'worker/wrangler.jsonc'), places.worker);
  for (const [file, text] of texts()) {
    writeFileSync(file, withoutMarks(text).replace(/^contentOf: .*\n/m, ''));
  }
  folder.change('company.yml', /$/, author);
});
afterEach(() => folder.remove());

function texts(): Map<string, string> {
  return new Map(contentFiles(places).map(({ file }) => [file, readFileSync(file, 'utf8')]));
}

const marks = /^ *sample: true\n|, sample: true\b|,\n {2}"sample": true\b/gm;

function withoutMarks(text: string): string {
  return text.replace(marks, '');
}

const answers = Object.fromEntries(questions.map(({ key }) => [key, 'an answer']));

/** A list is marked entry by entry, any other file once. */
function countMarkable(file: string, text: string): number {
  const content = file.endsWith('.md') ? { text } : Object(parse(text));
  const isList = Array.isArray(content) || file.endsWith('authors.yml');
  return isList ? Object.keys(content).length : Math.min(1, Object.keys(content).length);
}

/** Omits the files that keep the field `sample`. */
function readUnmarkedContent() {
  const {
    team: _team,
    works: _works,
    jobs: _jobs,
    company: _company,
    ...others
  } = readContent(folder.place, fixture.static);
  return others;
}

test('set-up marks each file and each entry of a list, and changes nothing else', async () => {
  const before = texts();
  const contentBefore = readUnmarkedContent();
  markSamples(places, {});
  for (const [file, text] of texts()) {
    expect(withoutMarks(text), file).toBe(before.get(file)?.replace(author, ''));
    expect(text.match(marks) ?? [], file).toHaveLength(countMarkable(file, text));
  }
  expect(readUnmarkedContent()).toEqual(contentBefore);
  const { team, works, jobs, company } = readContent(folder.place, fixture.static);
  expect([...team, ...works, ...jobs].every(({ sample }) => sample)).toBe(true);
  expect(await findPostMistakes(places.blog, company.site)).toEqual([]);
});

test('files with all answers are unmarked, and brand.json stays marked without a new mark', () => {
  markSamples(places, { ...answers, mark: '' });
  expect(folder.read('company.yml')).not.toMatch(marks);
  expect(folder.read('brand.json')).toMatch(marks);
  markSamples(places, answers);
  expect(folder.read('brand.json')).not.toMatch(marks);
});

test('a second set-up marks nothing again, even under another name', () => {
  markSamples(places, answers);
  folder.write('home.yml', withoutMarks(folder.read('home.yml')));
  folder.change('company.yml', /^name: .*/m, 'name: Wardha Works');
  const before = texts();
  markSamples(places, answers);
  expect(texts()).toEqual(before);
});

test('preflight asks for set-up after a manual change of the name, then lists each marked file', () => {
  const before = texts();
  const told = listUnfinished(places);
  const [hint = ''] = told.filter((line) => line.includes('The Potters'));
  expect(hint).toMatch(/^src\/content\/company\.yml:\d+: .* Run npm run setup once/);
  markSamples(places, answers);
  const changed = contentFiles(places).filter(
    ({ file }) => readFileSync(file, 'utf8') !== before.get(file) && !file.endsWith('company.yml'),
  );
  const listed = listUnfinished(places).filter((line) => !told.includes(line));
  expect(listed.map((line) => line.split(':')[0])).toEqual(
    changed.map(({ shownPath }) => shownPath),
  );
  const line = folder.read('home.yml').trimEnd().split('\n').length;
  expect(listed).toContain(
    `src/content/home.yml:${line}: this file is a sample. Write what is true and take "sample: true" out.`,
  );
  expect(told.filter((line) => line !== hint && !listed.includes(line))).toEqual(
    told.filter((line) => line.includes('placeholder')),
  );
});

test('preflight lists no samples for the agency that the content was written for', () => {
  folder.change(
    'company.yml',
    author,
    `contentOf: ${readContent(folder.place, fixture.static).company.name}\n`,
  );
  const before = texts();
  markSamples(places, answers);
  expect(texts()).toEqual(before);
  expect(listUnfinished(places).filter((line) => !line.includes('placeholder'))).toEqual([]);
});

test('switching a sample mark off in the editor restores the file', () => {
  const before = texts();
  markSamples(places, {});
  const placeholders = placeholdersFrom(readContent(folder.place, fixture.static).company);
  const byName = new Map<string, v.GenericSchema>(Object.entries(schemas));
  const edited = contentFiles(places).filter(({ shownPath }) => !shownPath.startsWith('src/docs'));
  for (const { file, shownPath } of edited) {
    const name = shownPath.includes('/services/') ? 'services' : path.parse(file).name;
    const schema = byName.get(name) ?? schemas.post;
    const { fromFile, toFile } = formatOf(schema, placeholders);
    const form = fromFile(readFileSync(file, 'utf8').trim());
    const off = JSON.parse(JSON.stringify(form), (key, value) => key !== 'sample' && value);
    expect(`${toFile(off).trim()}\n`, shownPath).toBe(before.get(file)?.replace(author, ''));
  }
});
