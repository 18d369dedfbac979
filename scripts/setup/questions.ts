import * as v from 'valibot';
import { brandSchema } from '../../src/content/schemas/brand.ts';
import { companySchema, type Network } from '../../src/content/schemas/company.ts';
import { webAddress } from '../../src/content/schemas/parts.ts';
import { findLowContrast } from '../../src/plugins/brand/palette.ts';
import { markFileSchema } from './mark.ts';

/** The files that set-up writes, relative to the repository. */
export const settingsFilePaths = {
  company: 'src/content/company.yml',
  brand: 'src/content/brand.json',
  worker: 'worker/wrangler.jsonc',
};

export type SettingsFiles = Record<keyof typeof settingsFilePaths, string>;

export interface Question {
  key: string;
  ask: string;
  schema: v.GenericSchema<string, unknown>;
  /** The fields that store the answer, by file. */
  fields: Partial<SettingsFiles>;
  /** An empty answer removes the field. */
  optional?: true;
  network?: string;
}

/** Answers as text, by question; commas separate a list. */
export type Answers = Record<string, string>;

const companyFields = companySchema.entries;
const addressFields = companyFields.address.entries;
const hoursFields = companyFields.hours.entries;
const colourFields = brandSchema.entries.colours.entries;

function question(
  key: string,
  ask: string,
  schema: Question['schema'],
  fields: Partial<SettingsFiles> = { company: key },
): Question {
  return { key, ask, schema, fields };
}

function addressQuestion(key: keyof typeof addressFields, ask: string): Question {
  return question(key, ask, addressFields[key], { company: `address.${key}` });
}

function colourQuestion(key: keyof typeof colourFields, ask: string): Question {
  return question(key, ask, colourFields[key], { brand: `colours.${key}` });
}

/** `listNames` is `floating` (beside the page), `footer`, or both. */
function profileQuestion(key: Network, networkName: string, listNames: string): Question {
  const baseQuestion = question(key, `Your address on ${networkName}? (empty: none)`, webAddress, {
    company: listNames,
  });
  return { ...baseQuestion, network: networkName, optional: true };
}

function commaSeparated(listSchema: v.GenericSchema<string[]>): Question['schema'] {
  return v.pipe(
    v.string(),
    v.transform((answer) =>
      answer
        .split(',')
        .map((listItem) => listItem.trim())
        .filter((listItem) => listItem !== ''),
    ),
    listSchema,
  );
}

export const questions: Question[] = [
  question('name', 'What is the agency called?', companyFields.name),
  question('fullName', 'Its full name, as on a letterhead?', companyFields.fullName),
  question(
    'referencePrefix',
    'Two to four capital letters that begin the reference of each message, like CC in CC-7K3M-9QX2?',
    companyFields.referencePrefix,
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
  question('tagline', 'What does it do, in one line?', companyFields.tagline),
  question(
    'founded',
    'In which year was it founded?',
    v.pipe(v.string(), v.transform(Number), companyFields.founded),
  ),
  question('site', 'The address of the site?', companyFields.site, {
    company: 'site',
    worker: 'vars.SITE_URL',
  }),
  question('email', 'The mail address that inquiries go to?', companyFields.email, {
    company: 'email',
    worker: 'vars.MAIL_TO',
  }),
  question(
    'mailFrom',
    'The address of your domain that the site sends its mails from?',
    companyFields.email,
    { worker: 'vars.MAIL_FROM' },
  ),
  question(
    'phones',
    'Phone numbers with their country code, parted by commas?',
    commaSeparated(companyFields.phones),
  ),
  addressQuestion('street', 'Street of the office?'),
  addressQuestion('locality', 'The part of the city, as you would say it: "we are in …"?'),
  addressQuestion('city', 'City?'),
  addressQuestion('region', 'State or region?'),
  addressQuestion('postalCode', 'Postal code?'),
  addressQuestion('country', 'Country?'),
  addressQuestion('countryCode', 'Its two letters, like IN?'),
  question('timeZone', 'Its time zone, like Asia/Kolkata?', companyFields.timeZone),
  question('locale', 'The language of the site and the country, like en-IN?', companyFields.locale),
  question(
    'languages',
    'The languages you answer in, like en, hi?',
    commaSeparated(companyFields.languages),
  ),
  question('days', 'On which days are you there?', hoursFields.days, { company: 'hours.days' }),
  question('opens', 'From when?', hoursFields.opens, { company: 'hours.opens' }),
  question('closes', 'Until when?', hoursFields.closes, { company: 'hours.closes' }),
  question('hoursNote', 'And when are you closed?', hoursFields.note, { company: 'hours.note' }),
  profileQuestion('facebook', 'Facebook', 'floating'),
  profileQuestion('instagram', 'Instagram', 'floating'),
  profileQuestion('linkedin', 'LinkedIn', 'floating, footer'),
  profileQuestion('whatsapp', 'WhatsApp', 'floating'),
  profileQuestion('twitter', 'Twitter', 'footer'),
  profileQuestion('youtube', 'YouTube', 'footer'),
  profileQuestion('github', 'GitHub', 'footer'),
  {
    ...question(
      'reviews',
      'Where can everybody read what clients wrote? (empty: nowhere)',
      webAddress,
    ),
    optional: true,
  },
  {
    ...question('mark', 'An SVG file with your mark? (empty: it stays)', markFileSchema, {
      brand: 'mark',
    }),
    optional: true,
  },
  colourQuestion('deep', 'The darkest colour, for large grounds?'),
  colourQuestion('main', 'The main colour, for buttons and links?'),
  colourQuestion('bright', 'A bright colour that shines on the darkest, for the mark?'),
  colourQuestion('accent', 'An accent, for what must be noticed?'),
];

export function describeFields({ fields }: Question): string {
  return listFieldEntries(fields)
    .map(([fileKey, fieldPath]) => `${settingsFilePaths[fileKey]}: ${fieldPath}`)
    .join('; ');
}

export function listFieldEntries(fields: Question['fields']) {
  return Object.entries(fields) as [keyof SettingsFiles, string][];
}

export function findMistake(
  question: Question,
  answer: string,
  answers: Answers,
): string | undefined {
  if (question.optional && answer === '') {
    return undefined;
  }
  const parsedAnswer = v.safeParse(question.schema, answer);
  if (!parsedAnswer.success) {
    return parsedAnswer.issues[0].message;
  }
  const siteHost = URL.parse(answers.site ?? '')?.hostname.replace(/^www\./, '') ?? 'your domain';
  if (question.key === 'mailFrom' && !answer.endsWith(`@${siteHost}`)) {
    return `Write an address of ${siteHost}, like website@${siteHost}: mail servers refuse others.`;
  }
  if (question.key === 'closes' && answer <= (answers.opens ?? '')) {
    return `Write a time after ${answers.opens}, when you open.`;
  }
  if (question.key in colourFields) {
    const parsedColours = v.safeParse(v.object(colourFields), {
      ...answers,
      [question.key]: answer,
    });
    // A wrong colour is reported by its own question.
    return parsedColours.success
      ? findLowContrast(parsedColours.output).find(({ colour }) => colour === question.key)?.problem
      : undefined;
  }
  return undefined;
}
