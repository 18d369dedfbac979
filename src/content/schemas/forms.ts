import { type FormName, type FormValues, formSchemas } from '../../shared/forms.ts';
import { messageNames } from '../../shared/messages.ts';
import * as v from './parts.ts';

const fileTextsSchema = v.strictObject({
  label: v.text(60),
  hint: v.text(120),
  ...v.texts(['remove', 'without'], 40),
});

const fieldTextsSchema = v.strictObject({
  label: v.text(60),
  hint: v.optional(v.text(120)),
  /** The empty first option of a select. */
  prompt: v.optional(v.text(40)),
});

export const processSectionSchema = v.strictObject({
  heading: v.text(60),
  steps: v.nonEmptyList(2, 8, { title: v.text(40), text: v.text(160) }),
});

function buildFormTextsSchema<Form extends FormName, More extends v.ObjectEntries>(
  formName: Form,
  extraTextSchemas: More,
  successPlaceholders: string[] = [],
) {
  type Fields = Record<keyof FormValues<Form>, typeof fieldTextsSchema>;
  const fieldNames = Object.keys(formSchemas[formName].entries);
  return v.strictObject({
    heading: v.text(60),
    lead: v.text(200),
    submit: v.text(40),
    /** The message after sending; it can repeat what was sent in fields such as {position}. */
    success: v.template(successPlaceholders, 160),
    afterSending: v.text(160),
    notice: v.template(['days', 'email'], 240),
    process: v.optional(processSectionSchema),
    fields: v.strictObject(
      Object.fromEntries(fieldNames.map((fieldName) => [fieldName, fieldTextsSchema])) as Fields,
    ),
    ...extraTextSchemas,
  });
}

/** Short, because the whole notice fits one screen of a phone. */
function noticeItemSchema(...placeholderNames: string[]) {
  return v.strictObject({ label: v.text(40), text: v.template(placeholderNames, 200) });
}

/** This schema has only the texts of forms; src/shared has their rules and error messages. */
export const formsSchema = v.strictObject({
  labels: v.strictObject({
    optional: v.text(20),
    submitting: v.text(30),
    reference: v.text(40),
    ...v.texts(['honeypot', 'oneProblem', 'severalProblems'], 60),
    talk: v.template(['name', 'hours'], 60),
  }),
  inquiry: buildFormTextsSchema('inquiry', { files: fileTextsSchema }),
  contact: buildFormTextsSchema('contact', {
    files: fileTextsSchema,
    /** The heading and the line of the form if a service's page links to it. */
    service: v.strictObject({
      heading: v.template(['service'], 60),
      about: v.text(20),
      remove: v.text(40),
    }),
  }),
  support: buildFormTextsSchema('support', { files: fileTextsSchema }),
  meeting: buildFormTextsSchema('meeting', {}),
  application: buildFormTextsSchema(
    'application',
    {
      /** The form offers only this position when no job is open. */
      openApplication: v.text(60),
      files: fileTextsSchema,
    },
    ['position'],
  ),
  notice: v.strictObject({
    stored: noticeItemSchema(),
    purpose: noticeItemSchema(),
    duration: noticeItemSchema('days', 'heldDays'),
    recipients: noticeItemSchema(),
    rights: noticeItemSchema('email'),
    complaints: noticeItemSchema(),
    policy: v.text(60),
  }),
  quote: v.strictObject({
    title: v.text(60),
    lead: v.text(200),
    close: v.text(40),
    failed: v.text(120),
  }),
  sent: v.strictObject({ keep: v.text(200), links: v.nonEmptyList(1, 4, v.link) }),
  confirmation: v.strictObject({
    subject: v.text(60),
    ...v.texts(['lead', 'howToAdd', 'ifNotSender'], 200),
    labels: v.strictObject({ ...v.texts(['reference', 'phone', 'whatsapp', 'hours'], 40) }),
  }),
});

/** The desk offers these texts as templates for replies. */
export const replyTemplatesSchema = v.possiblyEmptyList(12, {
  title: v.text(60),
  text: v.template(['name', 'reference'], 1_200),
});

export const messagesSchema = v.strictObject({
  fields: v.strictObject({
    ...v.texts(messageNames.fields, 240),
    tooLong: v.template(['max'], 120),
  }),
  files: v.strictObject(v.texts(messageNames.files, 240)),
  cv: v.strictObject(v.texts(messageNames.cv, 240)),
  results: v.strictObject(v.texts(messageNames.results, 240)),
  refusals: v.strictObject(v.texts(messageNames.refusals, 240)),
  pages: v.strictObject({
    ...v.texts(messageNames.pages, 240),
    problemTitle: v.template(['title'], 60),
    reference: v.template(['reference'], 60),
  }),
  replies: v.strictObject({
    subject: v.template(['reference'], 80),
    greeting: v.template(['name'], 60),
    whatsapp: v.template(['name', 'reference'], 240),
  }),
});
