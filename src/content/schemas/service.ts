import * as v from './parts.ts';

/** The file name is the service's key and the end of its URL. */
export const serviceSchema = v.strictObject({
  title: v.text(70),
  name: v.optional(v.text(40)),
  menu: v.strictObject({
    group: v.entryReference('navigation', 'serviceGroups.*.key', 'serviceGroups.*.label'),
    label: v.text(40),
    order: v.pipe(
      v.number('Write a number; a lower one stands first in its group.'),
      v.integer('Write a whole number.'),
    ),
    shown: v.optional(v.boolean('Write true or false.'), true),
  }),
  search: v.searchResultTextsSchema,
  picture: v.picture,
  description: v.text(420),
  additionalInfo: v.optional(v.text(900)),
  features: v.nonEmptyList(2, 8, { title: v.text(60), description: v.text(320) }),
  details: v.nonEmptyList(1, 8, {
    picture: v.picture,
    heading: v.text(80),
    points: v.nonEmptyList(1, 8, v.text(260)),
  }),
  related: v.possiblyEmptyList(3, v.entryReference('services')),
});

export const servicePageSchema = v.strictObject({
  /** The page adds the service's key to the URL for the contact form. */
  quotes: v.link,
  demo: v.link,
  ...v.texts(['introduction', 'features', 'industries', 'related', 'works', 'posts'], 60),
  promise: v.text(120),
  closing: v.strictObject({
    heading: v.template(['service'], 120),
    promise: v.text(120),
    text: v.text(160),
    button: v.link,
  }),
});
