/**
 * What every file in this folder may say. The schema is the only description of a file:
 * types are inferred from it, and the build stops with file, field and fix where one does not match.
 */
import * as v from 'valibot';

function text(longest = 400) {
  return v.pipe(
    v.string('Write a text here.'),
    v.trim(),
    v.nonEmpty('Write a text here; it must not be empty.'),
    v.maxLength(longest, `Shorten this to ${longest} characters or fewer.`),
  );
}

function list<Item extends v.GenericSchema>(item: Item, fewest: number, most: number) {
  const span = fewest === most ? `exactly ${fewest}` : `${fewest} to ${most}`;
  return v.pipe(
    v.array(item, 'Write a list here, one "- " a line.'),
    v.minLength(fewest, `List ${span} entries here.`),
    v.maxLength(most, `List ${span} entries here.`),
  );
}

const internalPath = v.pipe(
  text(),
  v.regex(/^\/(?!\/)\S*$/, 'Write a path of this site, beginning with "/".'),
);

const webAddress = v.pipe(
  text(),
  v.regex(/^https:\/\/\S+$/, 'Write a full address, beginning with "https://".'),
);

const link = v.strictObject({ label: text(60), to: internalPath });

/** A file of `pictures/` by its path without extension, and what it shows. */
export const pictureSchema = v.pipe(
  v.strictObject({
    file: v.pipe(
      text(120),
      v.regex(
        /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/i,
        'Write the path below src/content/pictures without its extension, like services/webdesign/hero.',
      ),
    ),
    alt: v.optional(text(200)),
    decorative: v.optional(v.literal(true, 'Write true, or leave the line out.')),
  }),
  v.check(
    (picture) => (picture.alt === undefined) !== (picture.decorative === undefined),
    'Say what the picture shows in "alt", or write "decorative: true"; not both.',
  ),
);

/** Title and description for search results and the browser's tab. */
export const searchSchema = v.strictObject({
  title: v.pipe(
    text(60),
    v.minLength(15, 'Write a title of 15 to 60 characters.'),
  ),
  description: v.pipe(
    text(160),
    v.minLength(70, 'Write a description of 70 to 160 characters.'),
  ),
});

export const menuGroupKeys = [
  'about',
  'webServices',
  'mobileServices',
  'customSoftware',
  'digitalMarketing',
] as const;

export const serviceGroupKeys = menuGroupKeys.slice(1) as Exclude<
  (typeof menuGroupKeys)[number],
  'about'
>[];

/** One file in `services/`; the file's name is the service's key and its address. */
export const serviceSchema = v.strictObject({
  title: text(70),
  menu: v.strictObject({
    group: v.picklist(
      serviceGroupKeys,
      `Write one of these groups: ${serviceGroupKeys.join(', ')}.`,
    ),
    label: text(40),
    order: v.pipe(v.number('Write a number; a lower one stands first in its group.'), v.integer()),
    /** False keeps a service out of the menu; its page and every other link stay. */
    shown: v.optional(v.boolean('Write true or false.'), true),
  }),
  search: searchSchema,
  picture: pictureSchema,
  description: text(420),
  additionalInfo: v.optional(text(900)),
  features: list(v.strictObject({ title: text(60), description: text(320) }), 5, 6),
  details: list(
    v.strictObject({
      picture: pictureSchema,
      heading: text(80),
      points: list(text(260), 3, 5),
    }),
    3,
    4,
  ),
  related: list(text(60), 3, 3),
});
