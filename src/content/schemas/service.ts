import * as v from 'valibot';
import { entryOf, hint, link, list, listOrNone, picture, seo, template, text } from './parts.ts';

/** The file name is the service's key and the end of its URL. */
export const serviceSchema = v.strictObject({
  title: text(70),
  name: v.optional(hint(text(40), 'A shorter name for use in sentences.')),
  menu: v.strictObject({
    group: entryOf('navigation', 'serviceGroups.*.key', 'serviceGroups.*.label'),
    label: text(40),
    order: v.pipe(
      v.number('Write a number; a lower one stands first in its group.'),
      v.integer('Write a whole number.'),
      v.description('A lower one stands first in its group.'),
    ),
    shown: v.optional(
      hint(v.boolean('Write true or false.'), 'Off hides it from the menu only.'),
      true,
    ),
  }),
  search: seo,
  picture,
  description: text(420),
  additionalInfo: v.optional(text(900)),
  features: list(v.strictObject({ title: text(60), description: text(320) }), 2, 8),
  details: list(
    v.strictObject({ picture, heading: text(80), points: list(text(260), 1, 8) }),
    1,
    8,
  ),
  related: listOrNone(entryOf('services'), 3),
});

export const servicePageSchema = v.strictObject({
  /** The page adds the service's key to the URL for the contact form. */
  quotes: link,
  demo: link,
  introduction: text(60),
  features: text(60),
  related: text(60),
  works: text(60),
  posts: text(60),
  closing: v.strictObject({
    heading: template(['service'], 120),
    text: text(160),
    button: link,
  }),
});
