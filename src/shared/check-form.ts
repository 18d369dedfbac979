import * as v from 'valibot';
import { fieldMessages } from './field-messages.ts';
import { type FieldErrors, type FormName, type FormValues, formSchemas } from './forms.ts';

export type Refused = { valid: false; errors: FieldErrors; message: string };
type Checked<Form extends FormName> = { valid: true; values: FormValues<Form> } | Refused;

/**
 * The specification checks the email first, then the phone number; the rest follows in the order of
 * the page. Its two texts also stand for those fields left empty. In a browser `required` catches
 * an empty field before any of this runs.
 */
const checkedFirst = ['email', 'phoneNumber'];

/**
 * Checks one form: answers with its clean values, or with its errors, first message first. `today`
 * is the office's day, such as 2026-11-23: a day before it is refused.
 */
export function checkForm<Form extends FormName>(
  form: Form,
  input: unknown,
  today = '',
): Checked<Form> {
  const fields = ownFields(form, input);
  const result = v.safeParse(formSchemas[form], fields, { abortPipeEarly: true });
  const issues: Partial<Record<string, string[]>> = result.success
    ? {}
    : (v.flatten(result.issues).nested ?? {});
  const errors: FieldErrors = {};
  for (const [field, value] of Object.entries(fields)) {
    const past = field === 'date' && isBefore(value, today) ? fieldMessages.pastDate : undefined;
    const message = issues[field]?.[0] ?? past;
    if (message !== undefined) {
      errors[field] = message;
    }
  }
  return result.success && Object.keys(errors).length === 0
    ? { valid: true, values: result.output }
    : refused(errors);
}

/** A browser without date fields sends what was typed: only a date in digits is compared. */
function isBefore(value: unknown, today: string): boolean {
  const day = typeof value === 'string' ? value.trim() : '';
  return /^\d{4}-\d\d-\d\d$/.test(day) && day < today;
}

/** A refusal from field errors; for rules that a schema cannot hold, such as a file's, too. */
export function refused(errors: FieldErrors): Refused {
  const first = checkedFirst.filter((field) => field in errors);
  const rest = Object.keys(errors).filter((field) => !checkedFirst.includes(field));
  const ordered = [...first, ...rest].map((field) => [field, errors[field] ?? '']);
  return {
    valid: false,
    errors: Object.fromEntries(ordered),
    message: ordered[0]?.[1] ?? '',
  };
}

/** Only the form's own fields, and only what was really sent: nothing inherited from a prototype. */
function ownFields(form: FormName, input: unknown): Record<string, unknown> {
  const sent = typeof input === 'object' && input !== null ? new Map(Object.entries(input)) : null;
  return Object.fromEntries(
    Object.keys(formSchemas[form].entries).map((field) => [field, sent?.get(field) ?? '']),
  );
}
