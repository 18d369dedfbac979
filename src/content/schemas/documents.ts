import * as v from 'valibot';
import { picture, text } from './parts.ts';

/** What stands around the Markdown pages of src/docs. */
export const documentsSchema = v.strictObject({
  contents: text(40),
  /** Above the list of all documents (sidebars.ts). */
  documents: text(40),
  /** The banner's picture, by the document's file name. */
  pictures: v.optional(v.record(v.string(), picture), {}),
});
