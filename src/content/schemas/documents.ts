import * as v from 'valibot';
import { picture, text } from './parts.ts';

/** Labels and banners of the Markdown pages in src/docs. */
export const documentsSchema = v.strictObject({
  contents: text(40),
  /** Above the list of all documents (sidebars.ts). */
  documents: text(40),
  /** Banner pictures by document. */
  pictures: v.optional(v.record(v.string(), picture), {}),
});
