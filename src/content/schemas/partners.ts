import * as v from 'valibot';
import { list, text } from './parts.ts';

const partner = v.strictObject({
  name: text(40),
  logo: v.pipe(
    text(120),
    v.regex(
      /^drawn\/partners\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'Write the path below static/ without its extension, like drawn/partners/awadh-loom.',
    ),
  ),
  /** Invented; `npm run preflight` lists it until a real partner replaces it. */
  sample: v.optional(v.boolean('Write true or false.'), false),
});

/** The home page's strip of logos. A logo is one black shape; the page gives it its colour. */
export const partnersSchema = v.pipe(
  list(partner, 25, 25),
  v.check(
    (partners) => new Set(partners.map(({ name }) => name)).size === partners.length,
    'Two partners have the same name; a logo is read out by its name, so give each its own.',
  ),
);
