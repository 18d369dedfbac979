/** Marks the content as samples once the site is another agency's than it was written for. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentFileName } from '../../src/plugins/content/read.ts';
import { edit } from '../lib/edit.ts';
import { contentFiles, type Places } from '../lib/unfinished.ts';
import { type Answers, questions } from './questions.ts';

/** A file whose questions all have an answer is filled in. */
export function markSamples(places: Places, answers: Answers): void {
  const company = path.join(places.content, 'company.yml');
  const { name, contentOf = name } = parse(readFileSync(company, 'utf8'));
  if (contentOf !== name) {
    for (const { file } of contentFiles(places)) {
      edit(file, path.basename(file) === 'authors.yml' ? markEach : mark);
    }
    removeField(company, 'contentOf');
  }
  for (const place of ['company', 'brand'] as const) {
    const asked = questions.filter(({ fields }) => fields[place]);
    // An empty answer keeps the mark that is there.
    if (asked.every(({ key }) => (key === 'mark' ? answers[key] : answers[key] !== undefined))) {
      removeField(path.join(places.content, contentFileName(place)), 'sample');
    }
  }
}

/** An empty file has nothing to mark. */
function mark(content: unknown): unknown {
  if (Array.isArray(content)) {
    return content.map(mark);
  }
  const fields = Object(content);
  return Object.keys(fields).length > 0 ? { ...fields, sample: fields.sample ?? true } : content;
}

function markEach(entries: unknown): unknown {
  const marked = Object.entries(Object(entries)).map(([key, entry]) => [key, mark(entry)]);
  return Object.fromEntries(marked);
}

function removeField(file: string, field: string): void {
  edit(file, (content) => {
    const { [field]: _value, ...others } = Object(content);
    return others;
  });
}
