import * as v from 'valibot';
import { brandSchema } from '../../src/content/schemas/brand.ts';
import { companySchema, type Network } from '../../src/content/schemas/company.ts';
import { webAddress } from '../../src/content/schemas/parts.ts';
import { isKind } from '../../src/content/schemas/schema-kinds.ts';
import { findContrastProblems } from '../../src/plugins/brand/palette.ts';
import { parseYaml } from '../../src/plugins/content/yaml.ts';
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
  text: string;
  schema: v.GenericSchema<string, unknown>;
  /** The fields that store the answer, by file. */
  fields: Partial<SettingsFiles>;
  /** An empty answer removes the field. */
  optional?: true;
  network?: string;
}

/** Answers as text, by question; commas separate a list. */
export type Answers = Record<string, string>;

const colours = brandSchema.entries.colours.entries;

function ask(
  key: string,
  text: string,
  /** A string is a field of company.yml. */
  place: string | Question['fields'] = key,
  schema?: Question['schema'],
): Question {
  const fields = typeof place === 'string' ? { company: place } : place;
  return { key, text, fields, schema: schema ?? readAsText(findSchema(fields)) };
}

function findSchema({ company, brand = '' }: Question['fields']): v.GenericSchema {
  const keyPath = (company ?? brand).split('.');
  // An entry of a list has a number.
  return keyPath.reduce(
    (parent, key) => Object(parent).entries?.[key] ?? Object(parent).item,
    company ? companySchema : brandSchema,
  );
}

/** Commas separate the entries of a list. */
function readAsText(schema: v.GenericSchema): Question['schema'] {
  if (isKind('optional', schema)) {
    return readAsText(schema.wrapped);
  }
  function readAnswer(answer: string): unknown {
    if (isKind('array', schema)) {
      return answer.split(/\s*,\s*/).filter(Boolean);
    }
    return isKind('number', schema) ? Number(answer) : answer;
  }
  return v.pipe(v.string(), v.transform(readAnswer), schema);
}

function optional(unlessEmpty: Question): Question {
  return { ...unlessEmpty, optional: true };
}

/** `lists` is `floating` (beside the page), `footer`, or both. */
function profile(key: Network, network: string, lists: string): Question {
  const text = `Your address on ${network}? (empty: none)`;
  return { ...optional(ask(key, text, lists, webAddress)), network };
}

export const questions: Question[] = [
  ask('name', 'What is the agency called?'),
  ask('fullName', 'Its full name, as on a letterhead?'),
  ask(
    'referencePrefix',
    'Two to four capital letters that begin the reference of each message, like CC in CC-7K3M-9QX2?',
  ),
  ask(
    'stores',
    'A short name in small letters for what runs on Cloudflare? (another one later means new, empty stores)',
    { worker: 'name, d1_databases, r2_buckets' },
    v.pipe(
      v.string(),
      v.regex(
        /^(?=.{2,30}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
        'Write 2 to 30 small letters and digits, like codecrafters.',
      ),
    ),
  ),
  ask('tagline', 'What does it do, in one line?'),
  ask('founded', 'In which year was it founded?'),
  ask('site', 'The address of the site?', { company: 'site', worker: 'vars.SITE_URL' }),
  ask('email', 'The mail address that inquiries go to?', {
    company: 'email',
    worker: 'vars.MAIL_TO',
  }),
  ask(
    'mailFrom',
    'The address of your domain that the site sends its mails from?',
    { worker: 'vars.MAIL_FROM' },
    companySchema.entries.email,
  ),
  ask('phones', 'Phone numbers with their country code, separated by commas?'),
  ask('street', 'Street of the office?', 'address.street'),
  ask('locality', 'The part of the city, as you would say it: "we are in …"?', 'address.locality'),
  ask('city', 'City?', 'address.city'),
  ask('region', 'State or region?', 'address.region'),
  ask('postalCode', 'Postal code?', 'address.postalCode'),
  ask('country', 'Country?', 'address.country'),
  ask('countryCode', 'Its two letters, like IN?', 'address.countryCode'),
  ask('timeZone', 'Its time zone, like Asia/Kolkata?'),
  ask('locale', 'The language of the site and the country, like en-IN?'),
  optional(
    ask(
      'translations',
      'Further languages of the pages, like hi? Their texts are in folders of these names. (empty: none)',
    ),
  ),
  ask('languages', 'The languages you answer in, like en, hi?'),
  ask('days', 'On which days are you there?', 'hours.times.0.days'),
  ask('opens', 'When do you open?', 'hours.times.0.opens'),
  ask('closes', 'When do you close?', 'hours.times.0.closes'),
  ask('hoursNote', 'And when are you closed?', 'hours.note'),
  profile('facebook', 'Facebook', 'floating'),
  profile('instagram', 'Instagram', 'floating'),
  profile('linkedin', 'LinkedIn', 'floating, footer'),
  profile('whatsapp', 'WhatsApp', 'floating'),
  profile('twitter', 'Twitter', 'footer'),
  profile('youtube', 'YouTube', 'footer'),
  profile('github', 'GitHub', 'footer'),
  optional(
    ask('reviews', 'Where are your public reviews? (empty: nowhere)', 'reviews', webAddress),
  ),
  optional(
    ask('mark', 'An SVG file with your mark? (empty: it stays)', { brand: 'mark' }, markFileSchema),
  ),
  ask(
    'ground',
    'The colour behind the mark? (like #004658, or one of main, deep, bright, accent)',
    { brand: 'mark.ground' },
  ),
  ask('deep', 'The darkest colour, for large grounds?', { brand: 'colours.deep' }),
  ask('main', 'The main colour, for buttons and links?', { brand: 'colours.main' }),
  ask('bright', 'A bright colour that stands out on the darkest, for the mark?', {
    brand: 'colours.bright',
  }),
  ask('accent', 'An accent, for what must be noticed?', { brand: 'colours.accent' }),
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

export function findMistake(question: Question, answer: string, answers: Answers) {
  const { key } = question;
  if (question.optional && answer === '') {
    return undefined;
  }
  const answerValidation = v.safeParse(question.schema, answer);
  if (!answerValidation.success) {
    return answerValidation.issues[0].message;
  }
  const site = URL.parse(answers.site ?? '')?.hostname.replace(/^www\./, '') ?? 'your domain';
  const host = answer.split('@')[1] ?? '';
  const isOfSite = host === site || (host.endsWith(`.${site}`) && host !== `www.${site}`);
  if (key === 'mailFrom' && !isOfSite) {
    return `Write an address of ${site}, like website@${site}: mail servers refuse others.`;
  }
  if (key === 'closes' && answer <= (answers.opens ?? '')) {
    return `Write a time after ${answers.opens}, when you open.`;
  }
  if (key in colours) {
    // A wrong colour is reported by its own question.
    const { success, output } = v.safeParse(v.object(colours), { ...answers, [key]: answer });
    const problems = success ? findContrastProblems(output) : [];
    return problems.find(({ colour }) => colour === key)?.problemText;
  }
  return undefined;
}

const answersSchema = v.record(v.string(), v.unknown());

/** Reads answers from YAML, one "key: answer" a line. Omitted questions keep their values. */
export function readAnswersFile(
  answersYaml: string,
  shownPath: string,
  currentAnswers: Answers,
): { answers: Answers; mistakes: string[] } {
  const source = { file: shownPath, text: answersYaml, schema: answersSchema, isTextOnly: true };
  const answersResult = parseYaml(source);
  const answers = Object.fromEntries(
    Object.entries(answersResult.output ?? {}).map(([key, answer]) => [
      key,
      [answer ?? ''].flat().join(', ').trim(),
    ]),
  );
  const mistakes = Object.entries(answers).flatMap(([key, answer]) => {
    const question = questions.find((candidate) => candidate.key === key);
    const mistake = question
      ? findMistake(question, answer, { ...currentAnswers, ...answers })
      : `There is no such question. Write one of ${questions.map(({ key }) => key).join(', ')}.`;
    const quotedAnswerSentence = mistake?.includes(answer) ? '' : ` This says "${answer}".`;
    return mistake
      ? [`${shownPath}:${answersResult.lineOf([key])}: ${key}: ${mistake}${quotedAnswerSentence}`]
      : [];
  });
  return { answers, mistakes: [...answersResult.mistakes, ...mistakes] };
}
