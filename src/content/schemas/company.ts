import { expandDayRange, weekdays } from '../../shared/open-days.ts';
import * as v from './parts.ts';

const phoneNumberSchema = v.textMatching(
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
  return v.pipe(v.code(maxLength), v.check(isKnown, advice));
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

const siteUrlSchema = v.textMatching(
  100,
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
  'Write the address of the site and nothing after it, like https://agency.in.',
);

const timeOfDaySchema = v.textMatching(
  5,
  /^([01]\d|2[0-3]):[0-5]\d$/,
  ({ input }) => `"${input}" is not a time of day. Write hours and minutes, like 09:30 or 18:00.`,
);

/** src/shared/open-days.ts parses this range, because search engines need each day. */
const dayRangeSchema = v.textMatching(
  30,
  new RegExp(`^(?:${weekdays.join('|')})(?: to (?:${weekdays.join('|')}))?$`),
  'Write one day, or the first and the last, like Monday to Saturday.',
);

const openingTimeSchema = v.pipe(
  v.strictObject({ days: dayRangeSchema, opens: timeOfDaySchema, closes: timeOfDaySchema }),
  v.forward(
    v.partialCheck(
      [['opens'], ['closes']],
      ({ opens, closes }) => opens < closes,
      'Write a time after "opens".',
    ),
    ['closes'],
  ),
);

/** Hours by weekday: one entry for the days with the same hours, two for days with a break. */
export const openingTimesSchema = v.pipe(
  v.nonEmptyList(1, 14, openingTimeSchema),
  v.rawCheck(({ dataset, addIssue }) => {
    const times = dataset.typed ? dataset.value : [];
    for (const [key, value] of times.entries()) {
      const earlier = times
        .slice(0, key)
        .filter(({ opens, closes }) => opens < value.closes && value.opens < closes);
      const earlierDays = earlier.flatMap(({ days }) => expandDayRange(days));
      const day = expandDayRange(value.days).find((each) => earlierDays.includes(each));
      if (day) {
        addIssue({
          message: `${day} has these hours twice: an earlier entry overlaps. Change one of them.`,
          path: [{ type: 'array', origin: 'value', input: [], key, value }],
        });
      }
    }
  }),
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

const socialProfileSchema = v.strictObject({
  network: v.oneOf(socialNetworks),
  label: v.text(60),
  address: v.webAddress,
});

const addressEntries = {
  street: v.name(80),
  locality: v.name(40),
  city: v.name(40),
  region: v.name(40),
  postalCode: v.textMatching(10, /^[A-Z0-9][A-Z0-9 -]{2,9}$/, 'Write a postal code, like 226010.'),
  country: v.name(40),
  countryCode: v.textMatching(2, /^[A-Z]{2}$/, 'Write the two letters of the country, like IN.'),
  mapLink: v.webAddress,
};

const companyNumberSchema = v.textMatching(
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
  v.text(15),
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
  name: v.code(40),
  contentOf: v.optional(v.code(40)),
  fullName: v.name(60),
  referencePrefix: v.pipe(
    v.text(4),
    v.regex(/^[A-Z]{2,4}$/, 'Write two to four capital letters, like CC.'),
  ),
  tagline: v.text(120),
  site: siteUrlSchema,
  locale: localeSchema,
  timeZone: timeZoneSchema,
  translations: v.optional(v.nonEmptyList(1, 8, languageSchema)),
  languages: v.nonEmptyList(1, 8, languageSchema),
  welcome: v.text(80),
  founded: v.year(1800),
  copyrightFrom: v.year(1800),
  phones: v.nonEmptyList(1, 4, phoneNumberSchema),
  email: v.emailAddress,
  address: v.strictObject(addressEntries),
  legal: v.optional(
    v.strictObject({
      registeredName: v.name(100),
      registeredOffice: v.optional(v.name(200)),
      cin: v.optional(companyNumberSchema),
      gstin: v.optional(taxNumberSchema),
    }),
  ),
  grievances: v.optional(
    v.strictObject({
      name: v.name(60),
      email: v.emailAddress,
      phone: v.optional(phoneNumberSchema),
    }),
  ),
  offices: v.optional(v.nonEmptyList(1, 8, { name: v.name(40), ...addressEntries })),
  hours: v.strictObject({ times: openingTimesSchema, note: v.text(120) }),
  reviews: v.optional(v.webAddress),
  counting: v.optional(v.strictObject({ campaigns: v.possiblyEmptyList(20, v.slug) })),
  floating: v.possiblyEmptyList(8, socialProfileSchema),
  footer: v.possiblyEmptyList(8, socialProfileSchema),
});
