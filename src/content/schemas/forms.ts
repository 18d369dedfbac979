import * as v from 'valibot';
import { type FormName, type FormValues, formSchemas } from '../../shared/forms.ts';
import { link, nonEmptyList, possiblyEmptyList, template, text, texts, withHint } from './parts.ts';

/** The file field of a form: its label, the kinds it takes, and two buttons. */
const fileTextsSchema = v.strictObject({
  label: text(60),
  hint: text(120),
  remove: text(40),
  without: text(40),
});

const fieldTextsSchema = v.strictObject({
  label: text(60),
  hint: v.optional(text(120)),
  /** The empty first option of a select. */
  prompt: v.optional(text(40)),
});

export const processSectionSchema = v.strictObject({
  heading: text(60),
  steps: nonEmptyList(v.strictObject({ title: text(40), text: text(160) }), 2, 8),
});

function buildFormTextsSchema<Form extends FormName, More extends v.ObjectEntries>(
  formName: Form,
  extraTextSchemas: More,
  successPlaceholders: string[] = [],
) {
  type Fields = Record<keyof FormValues<Form>, typeof fieldTextsSchema>;
  const fieldNames = Object.keys(formSchemas[formName].entries);
  return v.strictObject({
    heading: text(60),
    lead: text(200),
    submit: text(40),
    /** The message after sending; it can repeat what was sent in fields such as {position}. */
    success: template(successPlaceholders, 160),
    afterSending: text(160),
    notice: withHint(
      template(['days', 'email'], 240),
      'The words in [brackets] are the link to the notice about data.',
    ),
    process: v.optional(
      withHint(processSectionSchema, 'Beside the form. Left out where its page has steps.'),
    ),
    fields: v.strictObject(
      Object.fromEntries(fieldNames.map((fieldName) => [fieldName, fieldTextsSchema])) as Fields,
    ),
    ...extraTextSchemas,
  });
}

/** Short, because the whole notice fits one screen of a phone. */
function noticeItemSchema(...placeholderNames: string[]) {
  return v.strictObject({ label: text(40), text: template(placeholderNames, 200) });
}

/** This schema has only the texts of forms; src/shared has their rules and error messages. */
export const formsSchema = v.strictObject({
  labels: v.strictObject({
    optional: text(20),
    submitting: text(30),
    reference: text(40),
    ...texts(['honeypot', 'oneProblem', 'severalProblems'], 60),
    talk: template(['name', 'hours'], 60),
  }),
  inquiry: buildFormTextsSchema('inquiry', { files: fileTextsSchema }),
  contact: buildFormTextsSchema('contact', {
    files: fileTextsSchema,
    /** The heading and the line of the form if a service's page links to it. */
    service: v.strictObject({
      heading: template(['service'], 60),
      about: text(20),
      remove: text(40),
    }),
  }),
  support: buildFormTextsSchema('support', { files: fileTextsSchema }),
  meeting: buildFormTextsSchema('meeting', {}),
  application: buildFormTextsSchema(
    'application',
    {
      /** The form offers only this position when no job is open. */
      openApplication: text(60),
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
    policy: text(60),
  }),
  quote: v.strictObject({ title: text(60), lead: text(200), close: text(40), failed: text(120) }),
  sent: v.strictObject({ keep: text(200), links: nonEmptyList(link, 1, 4) }),
  confirmation: v.strictObject({
    subject: text(60),
    ...texts(['lead', 'howToAdd', 'ifNotSender'], 200),
    labels: v.strictObject({ ...texts(['reference', 'phone', 'whatsapp', 'hours'], 40) }),
  }),
});

/** The desk offers these texts as templates for replies. */
export const replyTemplatesSchema = possiblyEmptyList(
  v.strictObject({ title: text(60), text: template(['name', 'reference'], 1_200) }),
  12,
);
