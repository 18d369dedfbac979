import { messageNames } from '../../shared/messages.ts';
import * as v from './parts.ts';

export const messagesSchema = v.strictObject({
  fields: v.strictObject({
    ...v.texts(messageNames.fields, 240),
    tooLong: v.template(['max'], 120),
  }),
  files: v.strictObject(v.texts(messageNames.files, 240)),
  cv: v.strictObject(v.texts(messageNames.cv, 240)),
  results: v.strictObject(v.texts(messageNames.results, 240)),
  refusals: v.strictObject(v.texts(messageNames.refusals, 240)),
  pages: v.strictObject({
    ...v.texts(messageNames.pages, 240),
    problemTitle: v.template(['title'], 60),
    reference: v.template(['reference'], 60),
  }),
  replies: v.strictObject({
    subject: v.template(['reference'], 80),
    greeting: v.template(['name'], 60),
    whatsapp: v.template(['name', 'reference'], 240),
  }),
});
