/** Marks all content as samples when company.yml names another agency than `contentOf`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { buildContentFileName } from '../../src/plugins/content/read.ts';
import { editContent } from '../lib/edit-content.ts';
import { type ContentPaths, listContentFiles } from '../lib/unfinished-content.ts';
import { type Answers, type Question, questions } from './questions.ts';

/**
 * Marks all content as samples if the agency's name has changed. Unmarks company.yml and brand.json
 * when each of their questions is answered.
 */
export function updateSampleMarks(contentFolders: ContentPaths, answers: Answers): void {
  const companyPath = path.join(contentFolders.content, 'company.yml');
  const { name, contentOf = name } = parse(readFileSync(companyPath, 'utf8'));
  if (contentOf !== name) {
    for (const { file } of listContentFiles(contentFolders)) {
      editContent(file, path.basename(file) === 'authors.yml' ? markAuthors : addSampleMark);
    }
    editContent(companyPath, (company) => ({ ...Object(company), contentOf: undefined }));
  }
  // An empty answer to the question `mark` keeps the sample mark.
  const isOpen = ({ key }: Question) =>
    key === 'mark' ? !answers[key] : answers[key] === undefined;
  const openFields = questions.filter(isOpen).flatMap(({ fields }) => fields);
  for (const name of ['company', 'brand']) {
    if (!openFields.some((field) => field.startsWith(`${name}.`))) {
      editContent(path.join(contentFolders.content, buildContentFileName(name)), (content) => ({
        ...Object(content),
        sample: undefined,
      }));
    }
  }
}

/** An empty file gets no sample mark. */
function addSampleMark(content: unknown): unknown {
  if (Array.isArray(content)) {
    return content.map(addSampleMark);
  }
  const fields = Object(content);
  return Object.keys(fields).length > 0 ? { ...fields, sample: fields.sample ?? true } : content;
}

function markAuthors(authors: unknown): unknown {
  const entries = Object.entries(Object(authors));
  return Object.fromEntries(entries.map(([key, author]) => [key, addSampleMark(author)]));
}
