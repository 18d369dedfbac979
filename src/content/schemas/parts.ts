/** Pieces that the schemas of several content files share. */
import * as v from 'valibot';

export function text(longest = 400) {
  return v.pipe(
    v.string('Write a text here.'),
    v.trim(),
    v.nonEmpty('Write a text here; it must not be empty.'),
    v.maxLength(longest, `Shorten this to ${longest} characters or fewer.`),
  );
}

/** A text with a gap that the page fills, written as {name}. */
export function textWith(gap: string, longest = 400) {
  return v.pipe(
    text(longest),
    v.includes(`{${gap}}`, `Write {${gap}} where it belongs in this text.`),
  );
}

export function list<Item extends v.GenericSchema>(item: Item, fewest: number, most: number) {
  const span = fewest === most ? `exactly ${fewest}` : `${fewest} to ${most}`;
  return v.pipe(
    v.array(item, 'Write a list here, one "- " a line.'),
    v.minLength(fewest, `List ${span} entries here.`),
    v.maxLength(most, `List ${span} entries here.`),
  );
}

/** One thing, then more of them: [post, posts]. */
export const counted = list(text(20), 2, 2);

export const internalPath = v.pipe(
  text(),
  v.regex(/^\/(?!\/)\S*$/, 'Write a path of this site, beginning with "/".'),
);

export const webAddress = v.pipe(
  text(),
  v.regex(/^https:\/\/\S+$/, 'Write a full address, beginning with "https://".'),
);

export const link = v.strictObject({ label: text(60), to: internalPath });

/** A file of `pictures/` by its path without extension, and what it shows. */
export const picture = v.pipe(
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
    (shown) => (shown.alt === undefined) !== (shown.decorative === undefined),
    'Say what the picture shows in "alt", or write "decorative: true"; not both.',
  ),
);

/** Title and description for search results and the browser's tab. */
export const search = v.strictObject({
  title: v.pipe(text(60), v.minLength(15, 'Write a title of 15 to 60 characters.')),
  description: v.pipe(text(160), v.minLength(70, 'Write a description of 70 to 160 characters.')),
});
