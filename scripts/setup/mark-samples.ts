/** Marks all content as samples when company.yml names another agency than `contentOf`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { buildContentFileName } from '../../src/plugins/content/read.ts';
import { editContent } from '../lib/edit-content.ts';
import { type ContentPaths, listContentFiles } from '../lib/unfinished-content.ts';
import { type Answers, questions } from './questions.ts';

/**
 * Marks all content as samples if the agency's name has changed. Unmarks company.yml and brand.json
 * when each of their questions is answered.
 */
export function markSamples(contentFolders: ContentPaths, answers: Answers): void {
  const companyPath = path.join(contentFolders.content, 'company.yml');
  const { name: agencyName, contentOf: originalAgencyName = agencyName } = parse(
    readFileSync(companyPath, 'utf8'),
  );
  if (originalAgencyName !== agencyName) {
    for (const { file } of listContentFiles(contentFolders)) {
      editContent(
        file,
        path.basename(file) === 'authors.yml' ? markAuthorsAsSamples : addSampleMark,
      );
    }
    removeField(companyPath, 'contentOf');
  }
  for (const fileKey of ['company', 'brand'] as const) {
    const settingsFileQuestions = questions.filter(({ fields }) => fields[fileKey]);
    // An empty answer to the question `mark` keeps the sample mark.
    if (
      settingsFileQuestions.every(({ key }) =>
        key === 'mark' ? answers[key] : answers[key] !== undefined,
      )
    ) {
      removeField(path.join(contentFolders.content, buildContentFileName(fileKey)), 'sample');
    }
  }
}

/** An empty file gets no sample mark. */
function addSampleMark(contentValue: unknown): unknown {
  if (Array.isArray(contentValue)) {
    return contentValue.map(addSampleMark);
  }
  const contentFields = Object(contentValue);
  return Object.keys(contentFields).length > 0
    ? { ...contentFields, sample: contentFields.sample ?? true }
    : contentValue;
}

function markAuthorsAsSamples(authorEntries: unknown): unknown {
  const markedEntries = Object.entries(Object(authorEntries)).map(([key, entry]) => [
    key,
    addSampleMark(entry),
  ]);
  return Object.fromEntries(markedEntries);
}

function removeField(filePath: string, fieldName: string): void {
  editContent(filePath, (content) => {
    const { [fieldName]: _value, ...otherFields } = Object(content);
    return otherFields;
  });
}
