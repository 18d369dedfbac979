import * as v from 'valibot';
import { type FieldErrors, type FormName, type FormValues, formSchemas } from './forms.ts';
import { maxFieldLengths } from './limits.ts';
import { type FieldMessageName, type FormLanguage, fillPlaceholders } from './messages.ts';

type Refused = { valid: false; errors: FieldErrors; message: string };
type Checked<Form extends FormName> = { valid: true; values: FormValues<Form> } | Refused;

/** The specification reports the email error first, the phone number's second; others follow in page order. */
const fieldNamesReportedFirst = ['email', 'phoneNumber'];

/** Returns a form's cleaned values or its errors. */
export function checkForm<Form extends FormName>(
  formName: Form,
  formInput: unknown,
  { locale, messages }: FormLanguage,
): Checked<Form> {
  const fieldValues = pickFormFields(formName, formInput);
  const parseResult = v.safeParse(formSchemas[formName], fieldValues, { abortPipeEarly: true });
  const schemaErrors: Partial<Record<string, string[]>> = parseResult.success
    ? {}
    : (v.flatten(parseResult.issues).nested ?? {});
  const formatNumber = new Intl.NumberFormat(locale).format;
  const fieldErrors: FieldErrors = {};
  for (const fieldName of Object.keys(fieldValues)) {
    const errorName = schemaErrors[fieldName]?.[0];
    if (errorName !== undefined) {
      fieldErrors[fieldName] = fillPlaceholders(messages.fields[errorName as FieldMessageName], {
        max: formatNumber(maxFieldLengths[fieldName as keyof typeof maxFieldLengths]),
      });
    }
  }
  return parseResult.success && Object.keys(fieldErrors).length === 0
    ? { valid: true, values: parseResult.output }
    : buildFailedCheckResult(fieldErrors);
}

/** Builds the refusal for field errors, including errors that no schema can find, such as a CV's. */
export function buildFailedCheckResult(fieldErrors: FieldErrors): Refused {
  const errors: FieldErrors = {};
  // Assigning a key again keeps its position.
  for (const fieldName of [...fieldNamesReportedFirst, ...Object.keys(fieldErrors)]) {
    const message = fieldErrors[fieldName];
    if (message !== undefined) {
      errors[fieldName] = message;
    }
  }
  return { valid: false, errors, message: Object.values(errors)[0] ?? '' };
}

/** Drops unknown fields and properties inherited from a prototype. */
function pickFormFields(formName: FormName, formInput: unknown): Record<string, unknown> {
  const isObject = typeof formInput === 'object' && formInput !== null;
  const valueByField = new Map(isObject ? Object.entries(formInput) : []);
  return Object.fromEntries(
    Object.keys(formSchemas[formName].entries).map((key) => [key, valueByField.get(key) ?? '']),
  );
}
