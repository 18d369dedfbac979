import * as v from 'valibot';
import { openingTimesSchema } from './opening-times.ts';
import {
  code,
  emailAddress,
  name,
  nonEmptyList,
  oneOf,
  optionalWithHint,
  possiblyEmptyList,
  slug,
  text,
  textMatching,
  webAddress,
  withHint,
  year,
} from './parts.ts';

const phoneNumberSchema = textMatching(
  24,
  /^\+(?=\d{1,3}[ (-])[1-9](?:[ -]?\(?\d\)?){6,14}$/,
  ({ input }) =>
    `"${input}" is not a whole number with its country code and a space after it. Write it like +91 522 000 0000.`,
);

/** Intl throws on an unknown time zone or language. */
function intlCode(maxLength: number, createIntlObject: (code: string) => unknown, advice: string) {
  function isKnown(writtenCode: string): boolean {
    try {
      return Boolean(createIntlObject(writtenCode));
    } catch {
      return false;
    }
  }
  return v.pipe(code(maxLength), v.check(isKnown, advice));
}

const timeZoneSchema = intlCode(
  40,
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone }),
  'Write a time zone like Asia/Kolkata or Europe/London.',
);
const localeSchema = intlCode(
  20,
  (locale) => new Intl.Locale(locale).region,
  'Write a language and a country, like en-IN or en-GB.',
);
const languageSchema = intlCode(20, Intl.getCanonicalLocales, 'Write a language like en or hi.');

const siteUrlSchema = textMatching(
  100,
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
  'Write the address of the site and nothing after it, like https://agency.in.',
);

const socialNetworks = [
  'facebook',
  'instagram',
  'linkedin',
  'whatsapp',
  'twitter',
  'youtube',
  'github',
] as const;
export type Network = (typeof socialNetworks)[number];

const socialProfileSchema = v.strictObject({
  network: oneOf(socialNetworks),
  label: text(60),
  address: webAddress,
});

const addressEntries = {
  street: name(80),
  locality: withHint(name(40), 'The part of the city, for texts that say "in {locality}".'),
  city: name(40),
  region: name(40),
  postalCode: textMatching(10, /^[A-Z0-9][A-Z0-9 -]{2,9}$/, 'Write a postal code, like 226010.'),
  country: name(40),
  countryCode: textMatching(2, /^[A-Z]{2}$/, 'Write the two letters of the country, like IN.'),
  mapLink: webAddress,
};

const companyNumberSchema = textMatching(
  21,
  /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
  ({ input }) => `"${input}" is not a CIN: 21 characters, like U72900UP2021PTC123456.`,
);

const taxNumberCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last character is a check digit over the others: https://www.gst.gov.in */
function isTaxNumber(written: string): boolean {
  const sum = Array.from(written.slice(0, 14)).reduce((total, character, index) => {
    const product = taxNumberCharacters.indexOf(character) * (1 + (index % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return taxNumberCharacters[(36 - (sum % 36)) % 36] === written[14];
}

const taxNumberSchema = v.pipe(
  text(15),
  v.regex(
    /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/,
    'Write the 15 characters of a GSTIN, like 09AAACH7409R1ZZ.',
  ),
  v.check(
    isTaxNumber,
    ({ input }) => `The check digit of "${input}" is wrong: one character is mistyped.`,
  ),
);

export const companySchema = v.strictObject({
  name: code(40),
  contentOf: optionalWithHint(code(40), 'The content was written for it; set-up takes this out.'),
  fullName: name(60),
  referencePrefix: v.pipe(
    text(4),
    v.description('Begins the reference of each message; older messages keep theirs.'),
    v.regex(/^[A-Z]{2,4}$/, 'Write two to four capital letters, like CC.'),
  ),
  tagline: text(120),
  site: siteUrlSchema,
  locale: withHint(localeSchema, 'Language of the pages and format of their numbers, like en-IN.'),
  timeZone: withHint(timeZoneSchema, 'The office’s: for the last day of a job and times in mails.'),
  translations: optionalWithHint(
    nonEmptyList(languageSchema, 1, 8),
    'Further languages of the pages, like hi, whose texts are in src/content/hi.',
  ),
  languages: withHint(
    nonEmptyList(languageSchema, 1, 8),
    'You answer in these; the first is preferred.',
  ),
  welcome: text(80),
  founded: year(1800),
  copyrightFrom: year(1800),
  phones: withHint(
    nonEmptyList(phoneNumberSchema, 1, 4),
    'With the country code and a space after it; the first stands on every page.',
  ),
  email: emailAddress,
  address: v.strictObject(addressEntries),
  legal: optionalWithHint(
    v.strictObject({
      registeredName: name(100),
      registeredOffice: v.optional(name(200)),
      cin: v.optional(companyNumberSchema),
      gstin: v.optional(taxNumberSchema),
    }),
    'As registered; in the last line of every page, on the contact page and in the privacy policy.',
  ),
  grievances: optionalWithHint(
    v.strictObject({ name: name(60), email: emailAddress, phone: v.optional(phoneNumberSchema) }),
    'The person who answers complaints about data and access.',
  ),
  offices: optionalWithHint(
    nonEmptyList(v.strictObject({ name: name(40), ...addressEntries }), 1, 8),
    'Further offices, beside the first.',
  ),
  hours: v.strictObject({ times: openingTimesSchema, note: text(120) }),
  reviews: optionalWithHint(
    webAddress,
    'Where all can read what clients wrote. Left out, nothing leads there.',
  ),
  counting: optionalWithHint(
    v.strictObject({ campaigns: possiblyEmptyList(slug, 20) }),
    'Page views are counted, separately for each campaign.',
  ),
  floating: withHint(possiblyEmptyList(socialProfileSchema, 8), 'Links beside every page.'),
  footer: withHint(possiblyEmptyList(socialProfileSchema, 8), 'Links below every page.'),
});
