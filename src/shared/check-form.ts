import * as v from 'valibot';
import { type FieldErrors, type FormName, type FormValues, formSchemas } from './forms.ts';
import { checkMeetingTime, type OfficeHours } from './meeting-time.ts';

export type Refused = { valid: false; errors: FieldErrors; message: string };
type Checked<Form extends FormName> = { valid: true; values: FormValues<Form> } | Refused;

/**
 * The specification reports the email error first, then the phone number's; other errors follow in
 * page order.
 */
const checkedFirst = ['email', 'phoneNumber'];

/**
 * Validates one form and returns its cleaned values or its errors; with an office, also refuses
 * meetings outside opening hours.
 */
export function checkForm<Form extends FormName>(
  form: Form,
  input: unknown,
  office?: OfficeHours,
): Checked<Form> {
  const fields = ownFields(form, input);
  const result = v.safeParse(formSchemas[form], fields, { abortPipeEarly: true });
  const issues: Partial<Record<string, string[]>> = result.success
    ? {}
    : (v.flatten(result.issues).nested ?? {});
  const meetingErrors = office ? checkMeetingTime(fields, office) : {};
  const errors: FieldErrors = {};
  for (const field of Object.keys(fields)) {
    const message = issues[field]?.[0] ?? meetingErrors[field];
    if (message !== undefined) {
      errors[field] = message;
    }
  }
  return result.success && Object.keys(errors).length === 0
    ? { valid: true, values: result.output }
    : refused(errors);
}

/**
 * Builds the refusal for field errors, including errors that no schema can find, such as a file's.
 */
export function refused(errors: FieldErrors): Refused {
  const first = checkedFirst.filter((field) => field in errors);
  const rest = Object.keys(errors).filter((field) => !checkedFirst.includes(field));
  const orderedErrors = [...first, ...rest].map((field) => [field, errors[field] ?? '']);
  return {
    valid: false,
    errors: Object.fromEntries(orderedErrors),
    message: orderedErrors[0]?.[1] ?? '',
  };
}

/** Drops unknown fields and properties inherited from a prototype. */
function ownFields(form: FormName, input: unknown): Record<string, unknown> {
  const sent = typeof input === 'object' && input !== null ? new Map(Object.entries(input)) : null;
  return Object.fromEntries(
    Object.keys(formSchemas[form].entries).map((field) => [field, sent?.get(field) ?? '']),
  );
}
