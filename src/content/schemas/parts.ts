/** Pieces that the schemas of several content files share. */
import * as v from 'valibot';

export function text(maxLength = 400) {
  return textWith([], maxLength);
}

/** A text with placeholders that the page fills, each written as {name}. */
export function textWith(placeholders: string[], longest: number) {
  const places = placeholders.map((gap) => `{${gap}}`);

  /** The agency's own placeholders are filled before the check. */
  function findUnknownPlaceholder(written: string): string | undefined {
    return written.match(/\{\w+\}/g)?.find((gap) => !places.includes(gap));
  }

  return v.pipe(
    v.string('Write a text here.'),
    v.trim(),
    v.nonEmpty('Write a text here; it must not be empty.'),
    v.maxLength(longest, `Shorten this to ${longest} characters or fewer.`),
    v.check(
      (written) => places.every((place) => written.includes(place)),
      `Write ${places.join(' and ')} in this text, where the page fills it in.`,
    ),
    v.check(
      (written) => findUnknownPlaceholder(written) === undefined,
      ({ input }) =>
        `Nothing fills in ${findUnknownPlaceholder(input)}. The content files know {company}, {slug}, {founded}, {street}, {locality} and {city}, from company.yml; write one of these, or the words themselves.`,
    ),
    v.description(places.map((place) => `The page fills in ${place}.`).join(' ')),
  );
}

/** Says in the editor's form what a name does not. */
export function hint<Schema extends v.GenericSchema>(schema: Schema, says: string) {
  return v.pipe(schema, v.description(says));
}

export function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, `Write one of ${options.join(', ')}.`);
}

/** A list with at least one entry, by its type too. */
export function list<Item extends v.GenericSchema>(
  item: Item,
  min: number,
  most: number,
  hint = '',
) {
  type Entry = v.InferOutput<Item>;
  const minLength = Math.max(1, min);
  const span = min === most ? `exactly ${min}` : `${min} to ${most}`;
  function isLongEnough(entries: Entry[]): entries is [Entry, ...Entry[]] {
    return entries.length >= minLength;
  }
  return v.pipe(
    v.array(item, 'Write a list here, one "- " a line.'),
    v.guard(isLongEnough, `List ${span} entries here.${hint}`),
    v.maxLength(most, `List ${span} entries here.`),
    v.metadata({ minLength }),
  );
}

export function listOrNone<Item extends v.GenericSchema>(item: Item, most: number) {
  return v.pipe(
    v.array(item, 'Write a list here, one "- " a line.'),
    v.maxLength(most, `List 0 to ${most} entries here.`),
  );
}

/** Reports the second of two entries that have the same slug or the same name. */
export function uniqueBy<const Key extends string, Entry extends Record<Key, string>>(key: Key) {
  return v.rawCheck<Entry[]>(({ dataset, addIssue }) => {
    const seen = new Map<string, Entry>();
    for (const [index, value] of dataset.typed ? dataset.value.entries() : []) {
      const before = seen.get(value[key]);
      if (before) {
        addIssue({
          message: `${labelOf(before)} has the ${key} "${value[key]}" too. Give each its own.`,
          path: [{ type: 'array', origin: 'value', input: [], key: index, value }],
        });
      }
      seen.set(value[key], value);
    }
  });
}

function labelOf(entry: object): string {
  const { fullName, title, name, caption } = { ...entry } as Record<string, unknown>;
  return `"${fullName ?? title ?? name ?? caption}"`;
}

/** Singular and plural: [post, posts]. */
export const singularAndPlural = list(text(20), 2, 2);

export const internalPath = v.pipe(
  text(),
  v.regex(/^\/(?!\/)\S*$/, 'Write a path of this site, beginning with "/".'),
  v.description('A page of this site, like /contact.'),
);

export const webAddress = v.pipe(
  text(),
  v.regex(/^https:\/\/\S+$/, 'Write a full address, beginning with "https://".'),
);

export const slug = v.pipe(
  text(60),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Write small letters, digits and single dashes, like gomti-keys.',
  ),
  v.description('Others find it by this: do not change it once it is published.'),
);

/** A drawing of one folder of static/drawn. */
export function drawing(folder: string, example: string) {
  return v.pipe(
    text(120),
    v.regex(
      new RegExp(`^drawn/${folder}/[a-z0-9]+(?:-[a-z0-9]+)*$`),
      `Write the path below static/ without its extension, like drawn/${folder}/${example}.`,
    ),
    v.metadata({ drawing: folder }),
  );
}

/** What an entry of another file says in a field; the editor shows another field of it. */
export function entryOf(file: string, field = 'slug', labelField = field) {
  return v.pipe(text(60), v.metadata({ entryOf: { file, field, labelField } }));
}

/** A flag: true or absent. */
export const flag = v.optional(v.literal(true, 'Write true, or leave the line out.'));

/** Marks invented content; `npm run preflight` lists it. */
export const sample = hint(
  flag,
  'On: this is made up, or came with the site. Write what is true, then switch it off.',
);

export const link = v.strictObject({ label: text(60), to: internalPath });

/** A file of `pictures/` without its extension, and its alternative text. */
export const picture = v.pipe(
  v.strictObject({
    file: v.pipe(
      text(120),
      v.regex(
        /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/i,
        'Write the path below src/content/pictures without its extension, like services/webdesign/hero.',
      ),
      v.metadata({ widget: 'picture' }),
    ),
    alt: v.optional(hint(text(200), 'What the picture shows, for whoever does not see it.')),
    decorative: hint(flag, 'Instead of a description: the picture adds nothing to the words.'),
  }),
  v.check(
    (shown) => (shown.alt === undefined) !== (shown.decorative === undefined),
    'Say what the picture shows in "alt", or write "decorative: true"; not both.',
  ),
);

/** Title and description for search results; the limits leave room for a long {company}. */
export const search = v.strictObject({
  title: v.pipe(text(70), v.minLength(15, 'Write a title of 15 to 60 characters.')),
  description: v.pipe(text(190), v.minLength(70, 'Write a description of 70 to 160 characters.')),
});
