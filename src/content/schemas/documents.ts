import * as v from './parts.ts';

export const documentsSchema = v.strictObject({
  contents: v.text(40),
  documents: v.text(40),
  /** Banner pictures by file name of the document. */
  pictures: v.optional(v.record(v.string(), v.picture), {}),
});
