/** Marks the content as samples once the site is another agency's than it was written for. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf } from '../../src/plugins/content/read.ts';
import { contentFiles, type Places } from '../lib/unfinished.ts';
import { type Answers, questions } from './questions.ts';
import { openContent } from './write.ts';

/** A file whose questions all have an answer is filled in. */
export function markSamples(places: Places, answers: Answers): void {
  const company = path.join(places.content, 'company.yml');
  const { get } = openContent(company);
  if (get(['contentOf']) !== undefined && get(['contentOf']) !== get(['name'])) {
    for (const { file } of contentFiles(places)) {
      mark(file);
    }
    remove(company, 'contentOf');
  }
  for (const place of ['company', 'brand'] as const) {
    const asked = questions.filter(({ fields }) => fields[place]);
    // An empty answer keeps the mark that is there.
    if (asked.every(({ key }) => (key === 'mark' ? answers[key] : answers[key] !== undefined))) {
      remove(path.join(places.content, fileOf(place)), 'sample');
    }
  }
}

function mark(file: string): void {
  if (/\.mdx?$/.test(file)) {
    markFrontMatter(file);
    return;
  }
  const settings = openContent(file);
  const content = Object(settings.get([]));
  const isList = Array.isArray(content) || file.endsWith('authors.yml');
  // An empty file has nothing to mark.
  for (const key of Object.keys(content)) {
    settings.set([...(isList ? [key] : []), 'sample'], true);
  }
  settings.save();
}

function markFrontMatter(file: string): void {
  const text = readFileSync(file, 'utf8');
  const [, front] = text.split(/^---\r?$/m);
  if (front && !/^sample:/m.test(front)) {
    writeFileSync(
      file,
      text.replace(front, (lines) => `${lines}sample: true\n`),
    );
  }
}

function remove(file: string, field: string): void {
  const settings = openContent(file);
  settings.set([field], undefined);
  settings.save();
}
