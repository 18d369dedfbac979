import * as v from 'valibot';
import { listOrNone, picture, sample, slug, text, webAddress } from './parts.ts';

/** The sites in the home page's "Our Best Work". */
export const clientsSchema = listOrNone(
  v.strictObject({
    name: text(50),
    url: webAddress,
    /** Slug of the work whose page tells of it; without one the card leads to the client’s site. */
    work: v.optional(slug),
    picture,
    sample,
  }),
  20,
);
