import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { brandSchema } from '../../src/content/schemas/brand.ts';
import { companySchema } from '../../src/content/schemas/company.ts';
import { webAddress } from '../../src/content/schemas/parts.ts';
import { isKind } from '../../src/content/schemas/schema-kinds.ts';
import { findContrastProblems } from '../../src/plugins/brand/palette.ts';
import { parseYaml } from '../../src/plugins/content/yaml.ts';

/** The files that set-up writes, relative to the repository. */
const settingsFilePaths: Record<string, string> = {
  company: 'src/content/company.yml',
  brand: 'src/content/brand.json',
  worker: 'worker/wrangler.jsonc',
};

export type Question = (typeof questions)[number];

/** Answers as text, by question; commas separate a list. */
export type Answers = Record<string, string>;

const colours = brandSchema.entries.colours.entries;

const questionSchema = v.strictObject({
  key: v.string(),
  network: v.optional(v.string()),
  text: v.optional(v.string()),
  fields: v.optional(v.array(v.string())),
});

/** Answers that are not a field of a content file have a schema here. */
const ownSchemas: Record<string, v.GenericSchema> = {
  stores: v.pipe(
    v.string(),
    v.regex(
      /^(?=.{2,30}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
      'Write 2 to 30 small letters and digits, like codecrafters.',
    ),
  ),
  mailFrom: companySchema.entries.email,
  mark: v.pipe(
    v.string(),
    v.check(
      (filePath) => existsSync(filePath),
      ({ input }) => `There is no file ${input}. Write the path of an SVG, like mark.svg.`,
    ),
    v.transform((filePath) => ({ svg: readSvg(filePath) })),
    brandSchema.entries.mark,
  ),
};

/** Drawing programs write notes about themselves before and into an SVG. */
function readSvg(filePath: string): string {
  return readFileSync(filePath, 'utf8')
    .replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<![^>]*>|<metadata[\s\S]*?<\/metadata>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const questionsPath = `${import.meta.dirname}/questions.yml`;

export const questions = v
  .parse(v.array(questionSchema), parse(readFileSync(questionsPath, 'utf8')))
  .map(({ key, network, text, fields = [`company.${key}`] }) => {
    const schema = ownSchemas[key] ?? (network ? webAddress : findFieldSchema(fields[0] ?? ''));
    return {
      key,
      network,
      text: text ?? `Your address on ${network}? (empty: none)`,
      /** The fields that store the answer, each after its file. */
      fields,
      schema: readAsText(schema),
      /** An empty answer removes the field. */
      isOptional: network !== undefined || key === 'mark' || isKind('optional', schema),
    };
  });

function findFieldSchema(field: string): v.GenericSchema {
  const settingsSchema = v.object({ company: companySchema, brand: brandSchema });
  // An entry of a list has a number.
  return field
    .split('.')
    .reduce<v.GenericSchema>(
      (parent, key) => Object(parent).entries?.[key] ?? Object(parent).item,
      settingsSchema,
    );
}

/** Commas separate the entries of a list. */
function readAsText(schema: v.GenericSchema): v.GenericSchema<string, unknown> {
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

export function describeFields({ fields, network }: Question): string {
  const places = fields.map((field) =>
    field.replace(/^(\w+)\./, (_, file) => `${settingsFilePaths[file]}: `),
  );
  return places.join('; ').concat(network ? ` (${network})` : '');
}

export function findMistake(question: Question, answer: string, answers: Answers) {
  const { key } = question;
  if (question.isOptional && answer === '') {
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
    return mistake ? [answersResult.describeMistake([key], mistake + quotedAnswerSentence)] : [];
  });
  return { answers, mistakes: [...answersResult.mistakes, ...mistakes] };
}
