import * as v from 'valibot';
import { brandSchema } from '../../src/content/schemas/brand.ts';
import { companySchema, type Network } from '../../src/content/schemas/company.ts';
import { webAddress } from '../../src/content/schemas/parts.ts';
import { findContrastProblems } from '../../src/plugins/brand/palette.ts';
import { markFileSchema } from './brand-mark.ts';

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

const companyFieldSchemas = companySchema.entries;
const addressFieldSchemas = companyFieldSchemas.address.entries;
const hoursFieldSchemas = companyFieldSchemas.hours.entries;
const colourFieldSchemas = brandSchema.entries.colours.entries;

function createQuestion(
  key: string,
  questionText: string,
  schema: Question['schema'],
  fields: Partial<SettingsFiles> = { company: key },
): Question {
  return { key, ask: questionText, schema, fields };
}

function createPostalQuestion(
  key: keyof typeof addressFieldSchemas,
  questionText: string,
): Question {
  return createQuestion(key, questionText, addressFieldSchemas[key], { company: `address.${key}` });
}

function createColourQuestion(
  key: keyof typeof colourFieldSchemas,
  questionText: string,
): Question {
  return createQuestion(key, questionText, colourFieldSchemas[key], { brand: `colours.${key}` });
}

/** `profileListNames` is `floating` (beside the page), `footer`, or both. */
function createProfileQuestion(
  key: Network,
  networkName: string,
  profileListNames: string,
): Question {
  return {
    ...createQuestion(key, `Your address on ${networkName}? (empty: none)`, webAddress, {
      company: profileListNames,
    }),
    network: networkName,
    optional: true,
  };
}

function createCommaListSchema(listSchema: v.GenericSchema<string[]>): Question['schema'] {
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
  createQuestion('name', 'What is the agency called?', companyFieldSchemas.name),
  createQuestion('fullName', 'Its full name, as on a letterhead?', companyFieldSchemas.fullName),
  createQuestion(
    'referencePrefix',
    'Two to four capital letters that begin the reference of each message, like CC in CC-7K3M-9QX2?',
    companyFieldSchemas.referencePrefix,
  ),
  createQuestion(
    'stores',
    'A short name in small letters for what runs on Cloudflare? (another one later means new, empty stores)',
    v.pipe(
      v.string(),
      v.regex(
        /^(?=.{2,30}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
        'Write 2 to 30 small letters and digits, like codecrafters.',
      ),
    ),
    { worker: 'name, d1_databases, r2_buckets' },
  ),
  createQuestion('tagline', 'What does it do, in one line?', companyFieldSchemas.tagline),
  createQuestion(
    'founded',
    'In which year was it founded?',
    v.pipe(v.string(), v.transform(Number), companyFieldSchemas.founded),
  ),
  createQuestion('site', 'The address of the site?', companyFieldSchemas.site, {
    company: 'site',
    worker: 'vars.SITE_URL',
  }),
  createQuestion('email', 'The mail address that inquiries go to?', companyFieldSchemas.email, {
    company: 'email',
    worker: 'vars.MAIL_TO',
  }),
  createQuestion(
    'mailFrom',
    'The address of your domain that the site sends its mails from?',
    companyFieldSchemas.email,
    { worker: 'vars.MAIL_FROM' },
  ),
  createQuestion(
    'phones',
    'Phone numbers with their country code, separated by commas?',
    createCommaListSchema(companyFieldSchemas.phones),
  ),
  createPostalQuestion('street', 'Street of the office?'),
  createPostalQuestion('locality', 'The part of the city, as you would say it: "we are in …"?'),
  createPostalQuestion('city', 'City?'),
  createPostalQuestion('region', 'State or region?'),
  createPostalQuestion('postalCode', 'Postal code?'),
  createPostalQuestion('country', 'Country?'),
  createPostalQuestion('countryCode', 'Its two letters, like IN?'),
  createQuestion('timeZone', 'Its time zone, like Asia/Kolkata?', companyFieldSchemas.timeZone),
  createQuestion(
    'locale',
    'The language of the site and the country, like en-IN?',
    companyFieldSchemas.locale,
  ),
  createQuestion(
    'languages',
    'The languages you answer in, like en, hi?',
    createCommaListSchema(companyFieldSchemas.languages),
  ),
  createQuestion('days', 'On which days are you there?', hoursFieldSchemas.days, {
    company: 'hours.days',
  }),
  createQuestion('opens', 'When do you open?', hoursFieldSchemas.opens, { company: 'hours.opens' }),
  createQuestion('closes', 'When do you close?', hoursFieldSchemas.closes, {
    company: 'hours.closes',
  }),
  createQuestion('hoursNote', 'And when are you closed?', hoursFieldSchemas.note, {
    company: 'hours.note',
  }),
  createProfileQuestion('facebook', 'Facebook', 'floating'),
  createProfileQuestion('instagram', 'Instagram', 'floating'),
  createProfileQuestion('linkedin', 'LinkedIn', 'floating, footer'),
  createProfileQuestion('whatsapp', 'WhatsApp', 'floating'),
  createProfileQuestion('twitter', 'Twitter', 'footer'),
  createProfileQuestion('youtube', 'YouTube', 'footer'),
  createProfileQuestion('github', 'GitHub', 'footer'),
  {
    ...createQuestion('reviews', 'Where are your public reviews? (empty: nowhere)', webAddress),
    optional: true,
  },
  {
    ...createQuestion('mark', 'An SVG file with your mark? (empty: it stays)', markFileSchema, {
      brand: 'mark',
    }),
    optional: true,
  },
  createQuestion(
    'ground',
    'The colour behind the mark? (like #004658, or one of main, deep, bright, accent)',
    brandSchema.entries.mark.entries.ground,
    { brand: 'mark.ground' },
  ),
  createColourQuestion('deep', 'The darkest colour, for large grounds?'),
  createColourQuestion('main', 'The main colour, for buttons and links?'),
  createColourQuestion('bright', 'A bright colour that stands out on the darkest, for the mark?'),
  createColourQuestion('accent', 'An accent, for what must be noticed?'),
];

export function describeFields({ fields, network }: Question): string {
  return listFilesAndFieldPaths(fields)
    .map(([fileKey, fieldPath]) => `${settingsFilePaths[fileKey]}: ${fieldPath}`)
    .join('; ')
    .concat(network ? ` (${network})` : '');
}

export function listFilesAndFieldPaths(fields: Question['fields']) {
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
  const answerValidation = v.safeParse(question.schema, answer);
  if (!answerValidation.success) {
    return answerValidation.issues[0].message;
  }
  const siteHost = URL.parse(answers.site ?? '')?.hostname.replace(/^www\./, '') ?? 'your domain';
  const senderHost = answer.split('@')[1] ?? '';
  const isOfSite =
    senderHost === siteHost ||
    (senderHost.endsWith(`.${siteHost}`) && senderHost !== `www.${siteHost}`);
  if (question.key === 'mailFrom' && !isOfSite) {
    return `Write an address of ${siteHost}, like website@${siteHost}: mail servers refuse others.`;
  }
  if (question.key === 'closes' && answer <= (answers.opens ?? '')) {
    return `Write a time after ${answers.opens}, when you open.`;
  }
  if (question.key in colourFieldSchemas) {
    const coloursValidation = v.safeParse(v.object(colourFieldSchemas), {
      ...answers,
      [question.key]: answer,
    });
    // A wrong colour is reported by its own question.
    return coloursValidation.success
      ? findContrastProblems(coloursValidation.output).find(({ colour }) => colour === question.key)
          ?.problemText
      : undefined;
  }
  return undefined;
}
