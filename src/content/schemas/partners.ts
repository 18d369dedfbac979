import * as v from 'valibot';
import { drawing, listOrNone, sample, text } from './parts.ts';

const partner = v.strictObject({
  name: text(40),
  logo: drawing('partners', 'awadh-loom'),
  sample,
});

/** The home page's strip of logos. A logo is one black shape; the page gives it its colour. */
export const partnersSchema = v.pipe(
  listOrNone(partner, 80),
  v.check(
    (partners) => new Set(partners.map(({ name }) => name)).size === partners.length,
    'Two partners have the same name; a logo is read out by its name, so give each its own.',
  ),
);
