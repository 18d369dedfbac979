/** Marks all content as samples when company.yml names another agency than `contentOf`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentFileName } from '../../src/plugins/content/read.ts';
import { editContent } from '../lib/edit-content.ts';
import { type ContentPaths, contentFiles } from '../lib/unfinished-content.ts';
import { type Answers, questions } from './questions.ts';

/** Unmarks company.yml and brand.json when each of their questions is answered. */
export function markSamples(paths: ContentPaths, answers: Answers): void {
  const company = path.join(paths.content, 'company.yml');
  const { name, contentOf = name } = parse(readFileSync(company, 'utf8'));
  if (contentOf !== name) {
    for (const { file } of contentFiles(paths)) {
      editContent(file, path.basename(file) === 'authors.yml' ? markEachEntry : addMark);
    }
    removeField(company, 'contentOf');
  }
  for (const name of ['company', 'brand'] as const) {
    const ownQuestions = questions.filter(({ fields }) => fields[name]);
    // An empty answer to the question `mark` keeps the sample mark.
    if (
      ownQuestions.every(({ key }) => (key === 'mark' ? answers[key] : answers[key] !== undefined))
    ) {
      removeField(path.join(paths.content, contentFileName(name)), 'sample');
    }
  }
}

/** Leaves an empty file unmarked. */
function addMark(content: unknown): unknown {
  if (Array.isArray(content)) {
    return content.map(addMark);
  }
  const fields = Object(content);
  return Object.keys(fields).length > 0 ? { ...fields, sample: fields.sample ?? true } : content;
}

function markEachEntry(entries: unknown): unknown {
  const markedEntries = Object.entries(Object(entries)).map(([key, entry]) => [
    key,
    addMark(entry),
  ]);
  return Object.fromEntries(markedEntries);
}

function removeField(file: string, field: string): void {
  editContent(file, (content) => {
    const { [field]: _value, ...others } = Object(content);
    return others;
  });
}
