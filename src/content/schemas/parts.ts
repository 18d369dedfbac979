import * as v from 'valibot';

export function text(maxLength = 400) {
  return textWith([], maxLength);
}

/** A text with placeholders like {name}, which the page fills in. */
export function textWith(placeholders: string[], maxLength: number) {
  const markers = placeholders.map((name) => `{${name}}`);

  /** Placeholders from company.yml are replaced before this check. */
  function findUnknownPlaceholder(value: string): string | undefined {
    return value.match(/\{\w+\}/g)?.find((marker) => !markers.includes(marker));
  }

  return v.pipe(
    v.string('Write a text here.'),
    v.trim(),
    v.nonEmpty('Write a text here; it must not be empty.'),
    v.maxLength(maxLength, `Shorten this to ${maxLength} characters or fewer.`),
    v.check(
      (value) => markers.every((marker) => value.includes(marker)),
      `Write ${markers.join(' and ')} in this text, where the page fills it in.`,
    ),
    v.check(
      (value) => findUnknownPlaceholder(value) === undefined,
      ({ input }) =>
        `Nothing fills in ${findUnknownPlaceholder(input)}. The content files know {company}, {slug}, {founded}, {street}, {locality} and {city}, from company.yml; write one of these, or the words themselves.`,
    ),
    v.description(markers.map((marker) => `The page fills in ${marker}.`).join(' ')),
  );
}

/** Adds an explanation to the field in the editor. */
export function hint<Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.pipe(schema, v.description(description));
}

export function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, `Write one of ${options.join(', ')}.`);
}

/** A list with at least one entry, in the inferred type too. */
export function list<Item extends v.GenericSchema>(
  item: Item,
  min: number,
  max: number,
  hint = '',
) {
  type Entry = v.InferOutput<Item>;
  const minLength = Math.max(1, min);
  const range = min === max ? `exactly ${min}` : `${min} to ${max}`;
  function isLongEnough(entries: Entry[]): entries is [Entry, ...Entry[]] {
    return entries.length >= minLength;
  }
  return v.pipe(
    v.array(item, 'Write a list here, one "- " a line.'),
    v.guard(isLongEnough, `List ${range} entries here.${hint}`),
    v.maxLength(max, `List ${range} entries here.`),
    v.metadata({ minLength }),
  );
}

export function listOrNone<Item extends v.GenericSchema>(item: Item, max: number) {
  return v.pipe(
    v.array(item, 'Write a list here, one "- " a line.'),
    v.maxLength(max, `List 0 to ${max} entries here.`),
  );
}

/** Reports the second of two entries with the same key. */
export function uniqueBy<const Key extends string, Entry extends Record<Key, string>>(key: Key) {
  return v.rawCheck<Entry[]>(({ dataset, addIssue }) => {
    const entriesByKey = new Map<string, Entry>();
    for (const [index, value] of dataset.typed ? dataset.value.entries() : []) {
      const duplicate = entriesByKey.get(value[key]);
      if (duplicate) {
        addIssue({
          message: `${labelOf(duplicate)} has the ${key} "${value[key]}" too. Give each its own.`,
          path: [{ type: 'array', origin: 'value', input: [], key: index, value }],
        });
      }
      entriesByKey.set(value[key], value);
    }
  });
}

function labelOf(entry: object): string {
  const { fullName, title, name, caption } = { ...entry } as Record<string, unknown>;
  return `"${fullName ?? title ?? name ?? caption}"`;
}

/** Singular and plural of a word, such as [post, posts]. */
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

/** The path of a drawing in static/drawn. */
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

/** A reference to the entry of `file` with this value in `field`; the editor shows `labelField`. */
export function entryOf(file: string, field = 'slug', labelField = field) {
  return v.pipe(text(60), v.metadata({ entryOf: { file, field, labelField } }));
}

/** A flag is true or absent, never false. */
export const flag = v.optional(v.literal(true, 'Write true, or leave the line out.'));

/** Marks invented content; `npm run preflight` lists it. */
export const sample = hint(
  flag,
  'On: this is made up, or came with the site. Write what is true, then switch it off.',
);

export const link = v.strictObject({ label: text(60), to: internalPath });

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
    ({ alt, decorative }) => (alt === undefined) !== (decorative === undefined),
    'Say what the picture shows in "alt", or write "decorative: true"; not both.',
  ),
);

/** The length limits leave room for a long {company}. */
export const search = v.strictObject({
  title: v.pipe(text(70), v.minLength(15, 'Write a title of 15 to 60 characters.')),
  description: v.pipe(text(190), v.minLength(70, 'Write a description of 70 to 160 characters.')),
});
