/** The vocabulary of all content schemas: valibot and our own fields. */
import * as v from 'valibot';

export * from 'valibot';

export function text(maxLength = 400) {
  return template([], maxLength);
}

export function texts<const Names extends readonly string[]>(names: Names, maxLength: number) {
  return v.entriesFromList(names, text(maxLength));
}

/** A text with placeholders like {name}, which the page fills in. */
export function template(placeholderNames: string[], maxLength: number) {
  const placeholders = placeholderNames.map((name) => `{${name}}`);

  /** Placeholders from company.yml are replaced before this check. One brace may be missing. */
  function findUnknownPlaceholder(written: string): string | undefined {
    const markers: string[] = written.match(/\{\w+\}?|\w+\}/g) ?? [];
    return markers.find((marker) => !placeholders.includes(marker));
  }

  return v.pipe(
    v.string('Write a text here.'),
    v.trim(),
    v.nonEmpty('Write a text here; it must not be empty.'),
    v.maxLength(maxLength, `Shorten this to ${maxLength} characters or fewer.`),
    v.check(
      (written) => placeholders.every((placeholder) => written.includes(placeholder)),
      `Write ${placeholders.join(' and ')} in this text, where the page fills it in.`,
    ),
    v.check(
      (written) => findUnknownPlaceholder(written) === undefined,
      ({ input }) =>
        `Nothing fills in ${findUnknownPlaceholder(input)}. The content files know {company}, {slug}, {founded}, {street}, {locality} and {city}, from company.yml; write one of these, or the words themselves.`,
    ),
    v.description(placeholders.map((placeholder) => `The page fills in ${placeholder}.`).join(' ')),
  );
}

export function optionalInTranslation<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ translation: 'optional' }));
}

/** A name stays as it is where a translation omits it. */
export function name(maxLength: number) {
  return optionalInTranslation(text(maxLength));
}

/** A value that is the same in each language. */
export function code(maxLength: number) {
  return v.pipe(text(maxLength), v.metadata({ translation: 'none' }));
}

export function textMatching(
  maxLength: number,
  pattern: RegExp,
  advice: v.ErrorMessage<v.RegexIssue<string>>,
) {
  return v.pipe(text(maxLength), v.regex(pattern, advice));
}

export function oneOf<const Options extends readonly string[]>(allowedValues: Options) {
  return v.picklist(allowedValues, `Write one of ${allowedValues.join(', ')}.`);
}

/** The icons that content can choose; components/iconByName.ts draws them. */
// biome-ignore format: names side by side
export const icon = oneOf([
  'bulb', 'calendar', 'clock', 'code', 'design', 'globe', 'headset', 'heart', 'home', 'money',
  'phone', 'rupee', 'search', 'shield', 'speech', 'sprout', 'star', 'target', 'tick',
]);

type Item = v.GenericSchema | v.ObjectEntries;
type ItemSchema<Given extends Item> = Given extends v.GenericSchema
  ? Given
  : v.StrictObjectSchema<Extract<Given, v.ObjectEntries>, undefined>;

/** The item of a list is a schema, or the fields of an object. */
function list<Given extends Item>(item: Given) {
  const isSchema = Object(item).kind === 'schema';
  const itemSchema = isSchema ? item : v.strictObject(item as v.ObjectEntries);
  return v.array(itemSchema as ItemSchema<Given>, 'Write a list here, one "- " a line.');
}

/** The list has at least one entry, in the inferred type too. */
export function nonEmptyList<Given extends Item>(
  minCount: number,
  maxCount: number,
  item: Given,
  errorMessageSuffix = '',
) {
  type Entry = v.InferOutput<ItemSchema<Given>>;
  const range = minCount === maxCount ? `exactly ${minCount}` : `${minCount} to ${maxCount}`;
  function hasEnoughEntries(entries: Entry[]): entries is [Entry, ...Entry[]] {
    return entries.length >= minCount;
  }
  return v.pipe(
    list(item),
    v.guard(hasEnoughEntries, `List ${range} entries here.${errorMessageSuffix}`),
    v.maxLength(maxCount, `List ${range} entries here.`),
    v.metadata({ minLength: minCount }),
  );
}

export function possiblyEmptyList<Given extends Item>(maxCount: number, item: Given) {
  return v.pipe(list(item), v.maxLength(maxCount, `List 0 to ${maxCount} entries here.`));
}

/** A list whose entries differ in the field `key`; a translation refers to an entry by it. */
export function keyedList<Given extends Item>(key: string, maxCount: number, item: Given) {
  const findFirst = (entries: unknown[], entry: unknown): Record<string, unknown> =>
    Object(entries.find((earlier) => Object(earlier)[key] === Object(entry)[key]));
  return v.pipe(
    possiblyEmptyList(maxCount, item),
    v.checkItems(
      (entry, _index, entries) => findFirst(entries, entry) === entry,
      ({ input: entry, path }) => {
        const entries = path?.[0].input;
        const { fullName, title, name, caption, [key]: text } = findFirst([entries].flat(), entry);
        const firstName = fullName ?? title ?? name ?? caption;
        return `"${firstName}" has the ${key} "${text}" too. Give each its own.`;
      },
    ),
    v.metadata({ key }),
  );
}

/** A translation may omit entries of this list, because each has its own page. */
export function omittable<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ hasPages: true }));
}

export function wholeNumber(
  least: number,
  most: number,
  advice = `Write a whole number from ${least} to ${most}.`,
) {
  return v.pipe(
    v.number(advice),
    v.integer(advice),
    v.minValue(least, advice),
    v.maxValue(most, advice),
  );
}

export function year(earliest: number) {
  return wholeNumber(earliest, 2100, 'Write a year like 2024.');
}

/** A day of the calendar, such as 2026-03-31 but not 2026-02-30. */
export const day = v.pipe(
  v.string('Write the date as year-month-day, like 2026-03-31.'),
  v.metadata({ widget: 'date' }),
  v.check(
    (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text,
    'This is not a date. Write year-month-day, like 2026-03-31.',
  ),
);

/** Singular and plural of a word, such as [post, posts]. */
export const singularAndPluralSchema = nonEmptyList(2, 2, text(20));

export const internalPath = v.pipe(
  text(),
  v.regex(/^\/(?!\/)\S*$/, 'Write a path of this site, beginning with "/".'),
  v.description('A page of this site, like /contact.'),
);

export const webAddress = textMatching(
  400,
  /^https:\/\/\S+$/,
  'Write a full address, beginning with "https://".',
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
export function drawing(folderName: string, exampleFileName: string) {
  return v.pipe(
    text(120),
    v.regex(
      new RegExp(`^drawn/${folderName}/[a-z0-9]+(?:-[a-z0-9]+)*$`),
      `Write the path below static/ without its extension, like drawn/${folderName}/${exampleFileName}.`,
    ),
    v.metadata({ drawing: folderName }),
  );
}

/** A reference to the entry of `file` whose `field` has this value; the editor shows `labelField`. */
export function entryReference(file: string, field = 'slug', labelField = field) {
  return v.pipe(text(60), v.metadata({ entryOf: { file, field, labelField } }));
}

export const trueOrAbsent = v.optional(v.literal(true, 'Write true, or leave the line out.'));

/** This flag marks invented content, which `npm run preflight` lists. */
export const sampleFlag = v.pipe(
  trueOrAbsent,
  v.description(
    'On: this is made up, or came with the site. Write what is true, then switch it off.',
  ),
);

export const emailAddress = v.pipe(text(80), v.email('Write an e-mail address.'));

/** What most sections and lists begin with. */
export const headingAndLead = { heading: text(60), lead: text(160) };

export const link = v.strictObject({ label: text(60), to: internalPath });

export const picture = v.pipe(
  v.strictObject({
    file: v.pipe(
      text(120),
      v.regex(
        /^\w+(?:[-~/]+\w+)*$/,
        'Write the path below src/content/pictures without its extension, like services/webdesign/hero.',
      ),
      v.metadata({ widget: 'picture' }),
    ),
    alt: v.optional(
      v.pipe(text(200), v.description('What the picture shows, for whoever does not see it.')),
    ),
    decorative: v.pipe(
      trueOrAbsent,
      v.description('Instead of a description: the picture adds nothing to the words.'),
    ),
  }),
  v.check(
    ({ alt, decorative }) => (alt === undefined) !== (decorative === undefined),
    'Say what the picture shows in "alt", or write "decorative: true"; not both.',
  ),
);

/** The length limits leave room for a long company name in place of {company}. */
export const searchResultTextsSchema = v.strictObject({
  title: v.pipe(text(70), v.minLength(15, 'Write a title of 15 to 60 characters.')),
  description: v.pipe(text(190), v.minLength(70, 'Write a description of 70 to 160 characters.')),
});
