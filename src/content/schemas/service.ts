import * as v from 'valibot';
import {
  entryReference,
  link,
  nonEmptyList,
  optionalWithHint,
  picture,
  possiblyEmptyList,
  searchResultTextsSchema,
  template,
  text,
  texts,
  withHint,
} from './parts.ts';

/** The file name is the service's key and the end of its URL. */
export const serviceSchema = v.strictObject({
  title: text(70),
  name: optionalWithHint(text(40), 'A shorter name for use in sentences.'),
  menu: v.strictObject({
    group: entryReference('navigation', 'serviceGroups.*.key', 'serviceGroups.*.label'),
    label: text(40),
    order: v.pipe(
      v.number('Write a number; a lower one stands first in its group.'),
      v.integer('Write a whole number.'),
      v.description('A lower one stands first in its group.'),
    ),
    shown: v.optional(
      withHint(v.boolean('Write true or false.'), 'Off hides it from the menu only.'),
      true,
    ),
  }),
  search: searchResultTextsSchema,
  picture,
  description: text(420),
  additionalInfo: v.optional(text(900)),
  features: nonEmptyList(v.strictObject({ title: text(60), description: text(320) }), 2, 8),
  details: nonEmptyList(
    v.strictObject({ picture, heading: text(80), points: nonEmptyList(text(260), 1, 8) }),
    1,
    8,
  ),
  related: possiblyEmptyList(entryReference('services'), 3),
});

export const servicePageSchema = v.strictObject({
  /** The page adds the service's key to the URL for the contact form. */
  quotes: link,
  demo: link,
  ...texts(['introduction', 'features', 'gets', 'industries', 'related', 'works', 'posts'], 60),
  promise: withHint(text(120), 'Larger than the heading of the features.'),
  closing: v.strictObject({
    heading: template(['service'], 120),
    promise: withHint(text(120), 'Larger than the heading.'),
    text: text(160),
    button: link,
  }),
});
