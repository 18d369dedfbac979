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
import { createFormat } from '../../src/editor/form.ts';
import { placeholdersFrom, readContent } from '../../src/plugins/content/read.ts';
import { type ContentCopy, copyContent, root } from '../support/content-folder.ts';
import { fixture } from '../support/fixture.ts';

let copy: ContentCopy;
let paths: { content: string; blog: string; docs: string; worker: string };
const contentOfLine = 'contentOf: The Potters\n';

/** The content of one agency under another agency's name. */
beforeEach(() => {
  copy = copyContent(fixture.content);
  const pathOf = (name: string) => path.join(copy.folder, name);
  paths = {
    content: copy.folder,
    blog: pathOf('blog'),
    docs: pathOf('docs'),
    worker: pathOf('wrangler.jsonc'),
  };
  cpSync(fixture.blog, paths.blog, { recursive: true });
  cpSync(fixture.docs, paths.docs, { recursive: true });
  cpSync(path.join(root, 'worker/wrangler.jsonc'), paths.worker);
  for (const [file, text] of texts()) {
    writeFileSync(file, withoutMarks(text).replace(/^contentOf: .*\n/m, ''));
  }
  copy.change('company.yml', /$/, contentOfLine);
});
afterEach(() => copy.remove());

function texts(): Map<string, string> {
  return new Map(contentFiles(paths).map(({ file }) => [file, readFileSync(file, 'utf8')]));
}

const sampleMark = /^ *sample: true\n|, sample: true\b|,\n {2}"sample": true\b/gm;

function withoutMarks(text: string): string {
  return text.replace(sampleMark, '');
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
  } = readContent(copy.folder, fixture.static);
  return others;
}

test('set-up marks each file and each entry of a list, and changes nothing else', async () => {
  const before = texts();
  const contentBefore = readUnmarkedContent();
  markSamples(paths, {});
  for (const [file, text] of texts()) {
    expect(withoutMarks(text), file).toBe(before.get(file)?.replace(contentOfLine, ''));
    expect(text.match(sampleMark) ?? [], file).toHaveLength(countMarkable(file, text));
  }
  expect(readUnmarkedContent()).toEqual(contentBefore);
  const { team, works, jobs, company } = readContent(copy.folder, fixture.static);
  expect([...team, ...works, ...jobs].every(({ sample }) => sample)).toBe(true);
  expect(await findPostMistakes(paths.blog, company.site)).toEqual([]);
});

test('files with all answers are unmarked, and brand.json stays marked without a new mark', () => {
  markSamples(paths, { ...answers, mark: '' });
  expect(copy.read('company.yml')).not.toMatch(sampleMark);
  expect(copy.read('brand.json')).toMatch(sampleMark);
  markSamples(paths, answers);
  expect(copy.read('brand.json')).not.toMatch(sampleMark);
});

test('a second set-up marks nothing again, even under another name', () => {
  markSamples(paths, answers);
  copy.write('home.yml', withoutMarks(copy.read('home.yml')));
  copy.change('company.yml', /^name: .*/m, 'name: Wardha Works');
  const before = texts();
  markSamples(paths, answers);
  expect(texts()).toEqual(before);
});

test('preflight asks for set-up after a manual change of the name, then lists each marked file', () => {
  const before = texts();
  const linesBefore = listUnfinished(paths);
  const [hint = ''] = linesBefore.filter((line) => line.includes('The Potters'));
  expect(hint).toMatch(/^src\/content\/company\.yml:\d+: .* Run npm run setup once/);
  markSamples(paths, answers);
  const markedFiles = contentFiles(paths).filter(
    ({ file }) => readFileSync(file, 'utf8') !== before.get(file) && !file.endsWith('company.yml'),
  );
  const newLines = listUnfinished(paths).filter((line) => !linesBefore.includes(line));
  expect(newLines.map((line) => line.split(':')[0])).toEqual(
    markedFiles.map(({ shownPath }) => shownPath),
  );
  const line = copy.read('home.yml').trimEnd().split('\n').length;
  expect(newLines).toContain(
    `src/content/home.yml:${line}: this file is a sample. Write what is true and take "sample: true" out.`,
  );
  expect(linesBefore.filter((line) => line !== hint && !newLines.includes(line))).toEqual(
    linesBefore.filter((line) => line.includes('placeholder')),
  );
});

test('preflight lists no samples for the agency that the content was written for', () => {
  copy.change(
    'company.yml',
    contentOfLine,
    `contentOf: ${readContent(copy.folder, fixture.static).company.name}\n`,
  );
  const before = texts();
  markSamples(paths, answers);
  expect(texts()).toEqual(before);
  expect(listUnfinished(paths).filter((line) => !line.includes('placeholder'))).toEqual([]);
});

test('switching a sample mark off in the editor restores the file', () => {
  const before = texts();
  markSamples(paths, {});
  const placeholders = placeholdersFrom(readContent(copy.folder, fixture.static).company);
  const byName = new Map<string, v.GenericSchema>(Object.entries(schemas));
  const editedFiles = contentFiles(paths).filter(
    ({ shownPath }) => !shownPath.startsWith('src/docs'),
  );
  for (const { file, shownPath } of editedFiles) {
    const name = shownPath.includes('/services/') ? 'services' : path.parse(file).name;
    const schema = byName.get(name) ?? schemas.post;
    const { fromFile, toFile } = createFormat(schema, placeholders);
    const form = fromFile(readFileSync(file, 'utf8').trim());
    const off = JSON.parse(JSON.stringify(form), (key, value) => key !== 'sample' && value);
    expect(`${toFile(off).trim()}\n`, shownPath).toBe(before.get(file)?.replace(contentOfLine, ''));
  }
});
