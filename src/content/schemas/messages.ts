import * as v from 'valibot';
import { messageNames } from '../../shared/messages.ts';
import { template, texts } from './parts.ts';

export const messagesSchema = v.strictObject({
  fields: v.strictObject({ ...texts(messageNames.fields, 240), tooLong: template(['max'], 120) }),
  files: v.strictObject(texts(messageNames.files, 240)),
  cv: v.strictObject(texts(messageNames.cv, 240)),
  results: v.strictObject(texts(messageNames.results, 240)),
  refusals: v.strictObject(texts(messageNames.refusals, 240)),
  pages: v.strictObject({
    ...texts(messageNames.pages, 240),
    problemTitle: template(['title'], 60),
    reference: template(['reference'], 60),
  }),
});
