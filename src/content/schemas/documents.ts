import * as v from 'valibot';
import { picture, text } from './parts.ts';

/** Texts and banners of the Markdown pages in src/docs. */
export const documentsSchema = v.strictObject({
  contents: text(40),
  documents: text(40),
  /** Banner pictures by file name of the document. */
  pictures: v.optional(v.record(v.string(), picture), {}),
});
