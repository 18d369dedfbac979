import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/lib/run.ts';
import { listContentFiles, listUnfinished } from '../../scripts/lib/unfinished-content.ts';
import { questions } from '../../scripts/setup/questions.ts';
import { markSamples } from '../../scripts/setup/samples.ts';
import { findPostMistakes } from '../../src/blog/plugin/check.ts';
import { schemaByFormat } from '../../src/editor/config.ts';
import { createFormat } from '../../src/editor/form.ts';
import { buildPlaceholders } from '../../src/plugins/content/read.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';
import { fixture } from '../support/fixture.ts';

let contentCopy: ContentCopy;
let copiedPaths: { content: string; blog: string; docs: string; worker: string };
const contentOfLine = 'contentOf: The Potters\n';

/** The copied company.yml says that another agency wrote the content. */
beforeEach(() => {
  contentCopy = copyContent();
  const { folder } = contentCopy;
  const [blog, docs] = [path.join(folder, 'blog'), path.join(folder, 'docs')];
  copiedPaths = { content: folder, blog, docs, worker: path.join(folder, 'wrangler.jsonc') };
  cpSync(fixture.blog, copiedPaths.blog, { recursive: true });
  cpSync(fixture.docs, copiedPaths.docs, { recursive: true });
  cpSync(path.join(root, 'worker/wrangler.jsonc'), copiedPaths.worker);
  for (const [file, text] of readTextsByFile()) {
    writeFileSync(file, removeSampleMarks(text).replace(/^contentOf: .*\n/m, ''));
  }
  contentCopy.change('company.yml', /$/, contentOfLine);
});

function readTextsByFile(): Map<string, string> {
  return new Map(
    listContentFiles(copiedPaths).map(({ file }) => [file, readFileSync(file, 'utf8')]),
  );
}

const sampleMarkPattern = /^ *sample: true\n|, sample: true\b|,\n {2}"sample": true\b/gm;

function removeSampleMarks(text: string): string {
  return text.replace(sampleMarkPattern, '');
}

const allAnswers = Object.fromEntries(questions.map(({ key }) => [key, 'an answer']));

/** Set-up marks each entry of a list, but any other file only once. */
function countExpectedMarks(file: string, text: string): number {
  const parsedContent = file.endsWith('.md') ? { text } : Object(parse(text));
  const isList = Array.isArray(parsedContent) || file.endsWith('authors.yml');
  const entryCount = Object.keys(parsedContent).length;
  return isList ? entryCount : Math.min(1, entryCount);
}

/** Reading keeps the field `sample` of four files, so comparisons leave out these files. */
function readFilesWithoutSampleField() {
  const content = contentCopy.readContent();
  return { ...content, team: [], works: [], jobs: [], company: {} };
}

test('set-up marks each file and each entry of a list, and changes nothing else', async () => {
  const textsBefore = readTextsByFile();
  const contentBefore = readFilesWithoutSampleField();
  markSamples(copiedPaths, {});
  for (const [file, text] of readTextsByFile()) {
    expect(removeSampleMarks(text), file).toBe(textsBefore.get(file)?.replace(contentOfLine, ''));
    expect(text.match(sampleMarkPattern) ?? [], file).toHaveLength(countExpectedMarks(file, text));
  }
  expect(readFilesWithoutSampleField()).toEqual(contentBefore);
  const { team, works, jobs, company } = contentCopy.readContent();
  expect([...team, ...works, ...jobs].every(({ sample }) => sample)).toBe(true);
  expect(await findPostMistakes(copiedPaths.blog, company.site)).toEqual([]);
});

test('files with all answers are unmarked, and brand.json stays marked without a new mark', () => {
  markSamples(copiedPaths, { ...allAnswers, mark: '' });
  expect(contentCopy.read('company.yml')).not.toMatch(sampleMarkPattern);
  expect(contentCopy.read('brand.json')).toMatch(sampleMarkPattern);
  markSamples(copiedPaths, allAnswers);
  expect(contentCopy.read('brand.json')).not.toMatch(sampleMarkPattern);
});

test('a second set-up marks nothing again, even under another name', () => {
  markSamples(copiedPaths, allAnswers);
  contentCopy.write('home.yml', removeSampleMarks(contentCopy.read('home.yml')));
  contentCopy.change('company.yml', /^name: .*/m, 'name: Wardha Works');
  const textsBefore = readTextsByFile();
  markSamples(copiedPaths, allAnswers);
  expect(readTextsByFile()).toEqual(textsBefore);
});

test('preflight asks for set-up after a manual change of the name, then lists each marked file', () => {
  const textsBefore = readTextsByFile();
  const linesBefore = listUnfinished(copiedPaths);
  const [setupLine = ''] = linesBefore.filter((line) => line.includes('The Potters'));
  expect(setupLine).toMatch(/^src\/content\/company\.yml:\d+: .* Run npm run setup once/);
  markSamples(copiedPaths, allAnswers);
  const textsAfter = readTextsByFile();
  const markedFiles = listContentFiles(copiedPaths).filter(
    ({ file }) => textsAfter.get(file) !== textsBefore.get(file) && !file.endsWith('company.yml'),
  );
  const linesAfter = listUnfinished(copiedPaths);
  const newLines = linesAfter.filter((line) => !linesBefore.includes(line));
  expect(newLines.map((line) => line.split(':')[0])).toEqual(
    markedFiles.map(({ shownPath }) => shownPath),
  );
  const lastLineNumber = contentCopy.read('home.yml').trimEnd().split('\n').length;
  expect(newLines).toContain(
    `src/content/home.yml:${lastLineNumber}: this file is a sample. Write what is true and take "sample: true" out.`,
  );
  expect(linesBefore.filter((line) => line !== setupLine && !newLines.includes(line))).toEqual(
    linesBefore.filter((line) => line.includes('placeholder')),
  );
});

test('preflight lists no samples for the agency that the content was written for', () => {
  const { name: agencyName } = contentCopy.readContent().company;
  contentCopy.change('company.yml', contentOfLine, `contentOf: ${agencyName}\n`);
  const textsBefore = readTextsByFile();
  markSamples(copiedPaths, allAnswers);
  expect(readTextsByFile()).toEqual(textsBefore);
  expect(listUnfinished(copiedPaths).filter((line) => !line.includes('placeholder'))).toEqual([]);
});

test('switching a sample mark off in the editor restores the file', () => {
  const textsBefore = readTextsByFile();
  markSamples(copiedPaths, {});
  const placeholders = buildPlaceholders(contentCopy.readContent().company);
  const schemasByName = new Map<string, v.GenericSchema>(Object.entries(schemaByFormat));
  const editedFiles = listContentFiles(copiedPaths).filter(
    ({ shownPath }) => !shownPath.startsWith('src/docs'),
  );
  for (const { file, shownPath } of editedFiles) {
    const schemaName = shownPath.includes('/services/') ? 'services' : path.parse(file).name;
    const schema = schemasByName.get(schemaName) ?? schemaByFormat.post;
    const { fromFile, toFile } = createFormat(schema, placeholders);
    const formValue = fromFile(readFileSync(file, 'utf8').trim());
    const formJson = JSON.stringify(formValue);
    const unmarkedForm = JSON.parse(formJson, (key, value) => key !== 'sample' && value);
    const expectedText = textsBefore.get(file)?.replace(contentOfLine, '');
    expect(`${toFile(unmarkedForm).trim()}\n`, shownPath).toBe(expectedText);
  }
});
