import * as v from './parts.ts';

/** The file name is the service's key and the end of its URL. */
export const serviceSchema = v.strictObject({
  title: v.text(70),
  name: v.optionalWithHint(v.text(40), 'A shorter name for use in sentences.'),
  menu: v.strictObject({
    group: v.entryReference('navigation', 'serviceGroups.*.key', 'serviceGroups.*.label'),
    label: v.text(40),
    order: v.pipe(
      v.number('Write a number; a lower one stands first in its group.'),
      v.integer('Write a whole number.'),
      v.description('A lower one stands first in its group.'),
    ),
    shown: v.optionalWithHint(
      v.boolean('Write true or false.'),
      'Off hides it from the menu only.',
      true,
    ),
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
  promise: v.withHint(v.text(120), 'Larger than the heading of the features.'),
  closing: v.strictObject({
    heading: v.template(['service'], 120),
    promise: v.withHint(v.text(120), 'Larger than the heading.'),
    text: v.text(160),
    button: v.link,
  }),
});
