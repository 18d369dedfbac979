import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/lib/run.ts';
import type { ContentPaths } from '../../scripts/lib/unfinished-content.ts';
import { listContentFiles, listUnfinished } from '../../scripts/lib/unfinished-content.ts';
import { questions } from '../../scripts/setup/questions.ts';
import { updateSampleMarks } from '../../scripts/setup/update-sample-marks.ts';
import { findPostMistakes } from '../../src/blog/plugin/check.ts';
import { schemaByFormatName } from '../../src/editor/config.ts';
import { createContentFileFormat } from '../../src/editor/form.ts';
import { buildPlaceholderValues } from '../../src/plugins/content/read.ts';
import { type ContentCopy, copyFixtureContent } from '../support/content-copy.ts';
import { fixture } from '../support/fixture.ts';

let contentCopy: ContentCopy;
let copiedPaths: ContentPaths;
const otherAgencyYamlLine = 'contentOf: The Potters\n';

/** The copied company.yml says that the content was written for another agency. */
beforeEach(() => {
  contentCopy = copyFixtureContent();
  const { folder } = contentCopy;
  copiedPaths = {
    content: folder,
    blog: `${folder}/blog`,
    docs: `${folder}/docs`,
    worker: `${folder}/wrangler.jsonc`,
  };
  cpSync(fixture.blog, copiedPaths.blog, { recursive: true });
  cpSync(fixture.docs, copiedPaths.docs, { recursive: true });
  cpSync(`${root}/worker/wrangler.jsonc`, copiedPaths.worker);
  for (const [filePath, fileText] of readTextsByFile()) {
    writeFileSync(filePath, removeSampleMarks(fileText).replace(/^contentOf: .*\n/m, ''));
  }
  contentCopy.change('company.yml', /$/, otherAgencyYamlLine);
});

function readTextsByFile(): Map<string, string> {
  const filePaths = listContentFiles(copiedPaths).map(({ file }) => file);
  return new Map(filePaths.map((file) => [file, readFileSync(file, 'utf8')]));
}

const sampleMarkPattern = /^ *sample: true\n|, sample: true\b|,\n {2}"sample": true\b/gm;

const removeSampleMarks = (text: string) => text.replace(sampleMarkPattern, '');

const allAnswers = Object.fromEntries(questions.map(({ key }) => [key, 'an answer']));

function countExpectedSampleMarks(file: string, text: string): number {
  const parsedContent = file.endsWith('.md') ? { text } : Object(parse(text));
  const isMarkedPerEntry = Array.isArray(parsedContent) || file.endsWith('authors.yml');
  return Object.keys(parsedContent).slice(0, isMarkedPerEntry ? undefined : 1).length;
}

/** Reading keeps the field `sample` of four files, so comparisons leave out these files. */
function readComparableContent() {
  const content = contentCopy.readContent();
  return { ...content, team: [], works: [], jobs: [], company: {} };
}

test('set-up marks each file and each entry of a list, and changes nothing else', async () => {
  const oldTextByFile = readTextsByFile();
  const comparableContentBefore = readComparableContent();
  updateSampleMarks(copiedPaths, {});
  for (const [filePath, text] of readTextsByFile()) {
    const oldText = oldTextByFile.get(filePath)?.replace(otherAgencyYamlLine, '');
    expect(removeSampleMarks(text), filePath).toBe(oldText);
    const expectedMarkCount = countExpectedSampleMarks(filePath, text);
    expect(text.match(sampleMarkPattern) ?? [], filePath).toHaveLength(expectedMarkCount);
  }
  expect(readComparableContent()).toEqual(comparableContentBefore);
  const { team, works, jobs, company } = contentCopy.readContent();
  expect([...team, ...works, ...jobs].every(({ sample }) => sample)).toBe(true);
  expect(await findPostMistakes(copiedPaths.blog, company.site)).toEqual([]);
});

test('files with all answers are unmarked, and brand.json stays marked without a new mark', () => {
  updateSampleMarks(copiedPaths, { ...allAnswers, mark: '' });
  expect(contentCopy.read('company.yml')).not.toMatch(sampleMarkPattern);
  expect(contentCopy.read('brand.json')).toMatch(sampleMarkPattern);
  updateSampleMarks(copiedPaths, allAnswers);
  expect(contentCopy.read('brand.json')).not.toMatch(sampleMarkPattern);
});

test('a second set-up marks nothing again, even under another name', () => {
  updateSampleMarks(copiedPaths, allAnswers);
  contentCopy.write('home.yml', removeSampleMarks(contentCopy.read('home.yml')));
  contentCopy.change('company.yml', /^name: .*/m, 'name: Wardha Works');
  const oldTextByFile = readTextsByFile();
  updateSampleMarks(copiedPaths, allAnswers);
  expect(readTextsByFile()).toEqual(oldTextByFile);
});

const isAboutSamples = (line: string) => !/placeholder|^worker\//.test(line);

test('preflight asks for set-up after a manual change of the name, then lists each marked file', () => {
  const unfinishedLinesBefore = listUnfinished(copiedPaths);
  expect(unfinishedLinesBefore.filter(isAboutSamples)).toEqual([
    expect.stringMatching(/^src\/content\/company\.yml:\d+: .*Potters.* Run npm run setup once/),
  ]);
  updateSampleMarks(copiedPaths, allAnswers);
  const markedPaths = listContentFiles(copiedPaths)
    .filter(({ file }) => readFileSync(file, 'utf8').match(sampleMarkPattern))
    .map(({ shownPath }) => shownPath);
  const isNewUnfinishedLine = (line: string) => !unfinishedLinesBefore.includes(line);
  const addedLines = listUnfinished(copiedPaths).filter(isNewUnfinishedLine);
  expect(addedLines.map((line) => line.split(':')[0])).toEqual(markedPaths);
});

test('preflight lists no samples for the agency that the content was written for', () => {
  const { name } = contentCopy.readContent().company;
  contentCopy.change('company.yml', otherAgencyYamlLine, `contentOf: ${name}\n`);
  const oldTextByFile = readTextsByFile();
  updateSampleMarks(copiedPaths, allAnswers);
  expect(readTextsByFile()).toEqual(oldTextByFile);
  expect(listUnfinished(copiedPaths).filter(isAboutSamples)).toEqual([]);
});

test('switching a sample mark off in the editor restores the file', () => {
  const oldTextByFile = readTextsByFile();
  updateSampleMarks(copiedPaths, {});
  const placeholderValues = buildPlaceholderValues(contentCopy.readContent().company);
  for (const { file, shownPath } of listContentFiles({ ...copiedPaths, docs: '/no-documents' })) {
    const name = shownPath.includes('/services/') ? 'services' : path.parse(file).name;
    const schema: v.GenericSchema = Object(schemaByFormatName)[name] ?? schemaByFormatName.post;
    const { fromFile, toFile } = createContentFileFormat(schema, placeholderValues);
    const formValueJson = JSON.stringify(fromFile(readFileSync(file, 'utf8').trim()));
    const unmarkedForm = JSON.parse(formValueJson, (key, value) => key !== 'sample' && value);
    const expectedText = oldTextByFile.get(file)?.replace(otherAgencyYamlLine, '');
    expect(`${toFile(unmarkedForm).trim()}\n`, shownPath).toBe(expectedText);
  }
});
