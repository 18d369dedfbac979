/** The questions of `npm run setup`, the fields that take the answers, and the checks. */
import * as v from 'valibot';
import { brandSchema } from '../../src/content/schemas/brand.ts';
import { companySchema, type Network } from '../../src/content/schemas/company.ts';
import { webAddress } from '../../src/content/schemas/parts.ts';
import { findLowContrast } from '../../src/plugins/brand/palette.ts';
import { markFile } from './mark.ts';

/** The files that setup writes, as an owner would look for them. */
export const files = {
  company: 'src/content/company.yml',
  brand: 'src/content/brand.json',
  worker: 'worker/wrangler.jsonc',
};

export type Places = Record<keyof typeof files, string>;

export interface Question {
  key: string;
  ask: string;
  /** Turns the typed answer into the stored value. */
  schema: v.GenericSchema<string, unknown>;
  /** The fields that take the answer. */
  fields: Partial<Places>;
  /** An empty answer removes the field. */
  optional?: true;
  /** Set where the answer is a profile on a social network. */
  network?: string;
}

/** Answers as typed, by question; a list is separated by commas. */
export type Answers = Record<string, string>;

const { address, hours, ...company } = companySchema.entries;
const { colours } = brandSchema.entries;

function question(
  key: string,
  ask: string,
  schema: Question['schema'],
  fields: Partial<Places> = { company: key },
): Question {
  return { key, ask, schema, fields };
}

function inAddress(key: keyof typeof address.entries, ask: string): Question {
  return question(key, ask, address.entries[key], { company: `address.${key}` });
}

function colour(key: keyof typeof colours.entries, ask: string): Question {
  return question(key, ask, colours.entries[key], { brand: `colours.${key}` });
}

/** Profiles stand beside the pages (floating), at their foot (footer), or in both lists. */
function profile(key: Network, network: string, lists: string): Question {
  const asked = question(key, `Your address on ${network}? (empty: none)`, webAddress, {
    company: lists,
  });
  return { ...asked, network, optional: true };
}

function commaSeparated(schema: v.GenericSchema<string[]>): Question['schema'] {
  return v.pipe(
    v.string(),
    v.transform((typed) =>
      typed
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    ),
    schema,
  );
}

export const questions: Question[] = [
  question('name', 'What is the agency called?', company.name),
  question('fullName', 'Its full name, as on a letterhead?', company.fullName),
  question(
    'referencePrefix',
    'Two to four capital letters that begin the reference of each message, like CC in CC-7K3M-9QX2?',
    company.referencePrefix,
  ),
  question(
    'stores',
    'A short name in small letters for what runs on Cloudflare? (another one later means new, empty stores)',
    v.pipe(
      v.string(),
      v.regex(
        /^(?=.{2,30}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
        'Write 2 to 30 small letters and digits, like codecrafters.',
      ),
    ),
    { worker: 'name, d1_databases, r2_buckets, queues' },
  ),
  question('tagline', 'What does it do, in one line?', company.tagline),
  question(
    'founded',
    'In which year was it founded?',
    v.pipe(v.string(), v.transform(Number), company.founded),
  ),
  question('site', 'The address of the site?', company.site, {
    company: 'site',
    worker: 'vars.SITE_URL',
  }),
  question('email', 'The mail address that inquiries go to?', company.email, {
    company: 'email',
    worker: 'vars.MAIL_TO',
  }),
  question(
    'mailFrom',
    'The address of your domain that the site sends its mails from?',
    company.email,
    { worker: 'vars.MAIL_FROM' },
  ),
  question(
    'phones',
    'Phone numbers with their country code, parted by commas?',
    commaSeparated(company.phones),
  ),
  inAddress('street', 'Street of the office?'),
  inAddress('locality', 'The part of the city, as you would say it: "we are in …"?'),
  inAddress('city', 'City?'),
  inAddress('region', 'State or region?'),
  inAddress('postalCode', 'Postal code?'),
  inAddress('country', 'Country?'),
  inAddress('countryCode', 'Its two letters, like IN?'),
  question('timeZone', 'Its time zone, like Asia/Kolkata?', company.timeZone),
  question('locale', 'The language of the site and the country, like en-IN?', company.locale),
  question(
    'languages',
    'The languages you answer in, like en, hi?',
    commaSeparated(company.languages),
  ),
  question('days', 'On which days are you there?', hours.entries.days, { company: 'hours.days' }),
  question('opens', 'From when?', hours.entries.opens, { company: 'hours.opens' }),
  question('closes', 'Until when?', hours.entries.closes, { company: 'hours.closes' }),
  question('hoursNote', 'And when are you closed?', hours.entries.note, { company: 'hours.note' }),
  profile('facebook', 'Facebook', 'floating'),
  profile('instagram', 'Instagram', 'floating'),
  profile('linkedin', 'LinkedIn', 'floating, footer'),
  profile('whatsapp', 'WhatsApp', 'floating'),
  profile('twitter', 'Twitter', 'footer'),
  profile('youtube', 'YouTube', 'footer'),
  profile('github', 'GitHub', 'footer'),
  {
    ...question(
      'reviews',
      'Where can everybody read what clients wrote? (empty: nowhere)',
      webAddress,
    ),
    optional: true,
  },
  {
    ...question('mark', 'An SVG file with your mark? (empty: it stays)', markFile, {
      brand: 'mark',
    }),
    optional: true,
  },
  colour('deep', 'The darkest colour, for large grounds?'),
  colour('main', 'The main colour, for buttons and links?'),
  colour('bright', 'A bright colour that shines on the darkest, for the mark?'),
  colour('accent', 'An accent, for what must be noticed?'),
];

/** Names the fields as an owner looks for them. */
export function placeOf({ fields }: Question): string {
  return entriesOf(fields)
    .map(([file, field]) => `${files[file]}: ${field}`)
    .join('; ');
}

export function entriesOf(fields: Question['fields']) {
  return Object.entries(fields) as [keyof Places, string][];
}

/** Says what to write instead; undefined when the answer fits all others. */
export function findMistake(question: Question, answer: string, all: Answers): string | undefined {
  if (question.optional && answer === '') {
    return undefined;
  }
  const checked = v.safeParse(question.schema, answer);
  if (!checked.success) {
    return checked.issues[0].message;
  }
  const host = URL.parse(all.site ?? '')?.hostname.replace(/^www\./, '') ?? 'your domain';
  if (question.key === 'mailFrom' && !answer.endsWith(`@${host}`)) {
    return `Write an address of ${host}, like website@${host}: mail servers refuse others.`;
  }
  if (question.key === 'closes' && answer <= (all.opens ?? '')) {
    return `Write a time after ${all.opens}, when you open.`;
  }
  if (question.key in colours.entries) {
    const brand = v.safeParse(v.object(colours.entries), { ...all, [question.key]: answer });
    // With another colour wrong, that one's mistake is enough.
    return brand.success
      ? findLowContrast(brand.output).find(({ colour }) => colour === question.key)?.problem
      : undefined;
  }
  return undefined;
}
