/** What `npm run setup` asks, where each answer goes, and what makes it wrong. */
import * as v from 'valibot';
import { type Brand, brandSchema } from '../../src/content/schemas/brand.ts';
import { companySchema, networks } from '../../src/content/schemas/company.ts';
import { webAddress } from '../../src/content/schemas/parts.ts';
import { findPaleColours } from '../../src/plugins/brand/palette.ts';
import { type BrandColour, brandColours } from '../../src/shared/brand.ts';

export interface Question {
  key: string;
  ask: string;
  /** Where the answer is written, as an owner would look for it. */
  place: string;
  schema: v.GenericSchema<string>;
  /** May stay empty: then nothing is shown. */
  optional?: true;
}

/** As they are typed: several phone numbers are parted by commas. */
export type Answers = Record<string, string>;

const { name, fullName, tagline, site, email, phones, address, hours } = companySchema.entries;
const phone = phones.pipe[0].item;
const { street, city, region, postalCode, country, countryCode } = address.entries;

function company(key: string, ask: string, schema: v.GenericSchema<string>, place = key): Question {
  return { key, ask, place: `src/content/company.yml: ${place}`, schema };
}

export const questions: Question[] = [
  company('name', 'What is the agency called?', name),
  company('fullName', 'Its full name, as on a letterhead?', fullName),
  company('tagline', 'What does it do, in one line?', tagline),
  {
    ...company('site', 'The address of the site?', site),
    place: 'src/content/company.yml: site; worker/wrangler.jsonc: SITE_URL',
  },
  {
    ...company('email', 'The mail address that inquiries go to?', email),
    place: 'src/content/company.yml: email; worker/wrangler.jsonc: MAIL_TO',
  },
  {
    key: 'mailFrom',
    ask: 'The address of your domain that the site sends its mails from?',
    place: 'worker/wrangler.jsonc: MAIL_FROM',
    schema: email,
  },
  company(
    'phones',
    'Phone numbers with their country code, parted by commas?',
    v.pipe(
      v.string(),
      v.check((typed) => isPhones(typed), phone.pipe[1].message),
    ),
  ),
  company('street', 'Street of the office?', street, 'address.street'),
  company('city', 'City?', city, 'address.city'),
  company('region', 'State or region?', region, 'address.region'),
  company('postalCode', 'Postal code?', postalCode, 'address.postalCode'),
  company('country', 'Country?', country, 'address.country'),
  company('countryCode', 'Its two letters, like IN?', countryCode, 'address.countryCode'),
  company('days', 'On which days are you there?', hours.entries.days, 'hours.days'),
  company('opens', 'From when?', hours.entries.opens, 'hours.opens'),
  company('closes', 'Until when?', hours.entries.closes, 'hours.closes'),
  company('hoursNote', 'And when are you closed?', hours.entries.note, 'hours.note'),
  ...networks.map(
    (network): Question => ({
      ...company(
        network,
        `Your address on ${network}? (empty: none)`,
        webAddress,
        'floating, footer',
      ),
      optional: true,
    }),
  ),
  {
    ...company(
      'reviews',
      'Where can everybody read what clients wrote? (empty: nowhere)',
      webAddress,
    ),
    optional: true,
  },
  ...(
    [
      ['deep', 'The darkest colour, for large grounds?'],
      ['main', 'The main colour, for buttons and links?'],
      ['bright', 'A bright colour that shines on the darkest, for the mark?'],
      ['accent', 'An accent, for what must be noticed?'],
    ] as const
  ).map(
    ([colour, ask]): Question => ({
      key: colour,
      ask,
      place: `src/content/brand.json: colours.${colour}`,
      schema: brandSchema.entries.colours.entries[colour],
    }),
  ),
];

/** What to write instead; undefined when the answer is right beside all others. */
export function findMistake(question: Question, answer: string, all: Answers): string | undefined {
  if (question.optional && answer === '') {
    return undefined;
  }
  const checked = v.safeParse(question.schema, answer);
  if (!checked.success) {
    return checked.issues[0].message;
  }
  if (question.key === 'mailFrom' && !isOfDomain(checked.output, all.site ?? '')) {
    return `Write an address of ${hostOf(all.site ?? '')}, like website@${hostOf(all.site ?? '')}: mail servers refuse others.`;
  }
  if (isBrandColour(question.key)) {
    const { key } = question;
    const colours = v.parse(coloursSchema, { ...all, [key]: checked.output });
    return findPaleColours(colours).find(({ colour }) => colour === key)?.problem;
  }
  return undefined;
}

const coloursSchema = v.object(brandSchema.entries.colours.entries) satisfies v.GenericSchema<
  unknown,
  Brand['colours']
>;

export function isBrandColour(key: string): key is BrandColour {
  return brandColours.some((name) => name === key);
}

function isPhones(typed: string): boolean {
  return v.is(phones, splitPhones(typed));
}

export function splitPhones(typed: string): string[] {
  return typed
    .split(',')
    .map((number) => number.trim())
    .filter((number) => number !== '');
}

function isOfDomain(address: string, site: string): boolean {
  return address.endsWith(`@${hostOf(site)}`);
}

function hostOf(site: string): string {
  return URL.parse(site)?.hostname ?? 'your domain';
}
