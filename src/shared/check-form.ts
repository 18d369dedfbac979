import * as v from 'valibot';
import { type FieldErrors, type FormName, type FormValues, formSchemas } from './forms.ts';

export type Refused = { valid: false; errors: FieldErrors; message: string };
type Checked<Form extends FormName> = { valid: true; values: FormValues<Form> } | Refused;

/**
 * The specification checks the email first, then the phone number; the rest follows in the order of
 * the page. Its two texts also stand for those fields left empty. In a browser `required` catches
 * an empty field before any of this runs.
 */
const checkedFirst = ['email', 'phoneNumber'];

/** What is wrong with one form, field by field, first message first; or its clean values. */
export function checkForm<Form extends FormName>(form: Form, input: unknown): Checked<Form> {
  const result = v.safeParse(formSchemas[form], ownFields(form, input), { abortPipeEarly: true });
  if (result.success) return { valid: true, values: result.output };
  return refused(firstMessages(result.issues));
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

function firstMessages(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    if (field !== null) errors[field] ??= issue.message;
  }
  return errors;
}
