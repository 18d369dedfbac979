import * as v from 'valibot';
import { messageNames } from '../../shared/messages.ts';
import { template, text } from './parts.ts';

function buildTextsSchema<const Names extends readonly string[]>(names: Names) {
  return v.entriesFromList(names, text(240));
}

export const messagesSchema = v.strictObject({
  fields: v.strictObject({
    ...buildTextsSchema(messageNames.fields),
    tooLong: template(['max'], 120),
  }),
  files: v.strictObject(buildTextsSchema(messageNames.files)),
  cv: v.strictObject(buildTextsSchema(messageNames.cv)),
  results: v.strictObject(buildTextsSchema(messageNames.results)),
  refusals: v.strictObject(buildTextsSchema(messageNames.refusals)),
  pages: v.strictObject({
    ...buildTextsSchema(messageNames.pages),
    problemTitle: template(['title'], 60),
    reference: template(['reference'], 60),
  }),
});
