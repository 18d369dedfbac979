import * as v from 'valibot';
import { type FieldErrors, type FormName, type FormValues, formSchemas } from './forms.ts';
import { maxFieldLengths } from './limits.ts';
import { type FieldMessageName, type FormLanguage, fillPlaceholders } from './messages.ts';

type Checked<Form extends FormName> =
  | { valid: true; values: FormValues<Form> }
  | { valid: false; errors: FieldErrors };

/** The specification reports the email error first, the phone number's second; others follow in page order. */
const fieldNamesReportedFirst = ['email', 'phoneNumber'];

/** Returns a form's cleaned values or its errors. */
export function checkForm<Form extends FormName>(
  formName: Form,
  formInput: unknown,
  { locale, messages }: FormLanguage,
): Checked<Form> {
  // The copy has no properties of a prototype.
  const ownFields: unknown = { ...Object(formInput) };
  const result = v.safeParse(formSchemas[formName], ownFields, { abortPipeEarly: true });
  if (result.success) {
    return { valid: true, values: result.output };
  }
  const { nested = {} } = v.flatten(result.issues);
  const errorNames: Partial<Record<string, string[]>> = nested;
  const formatNumber = new Intl.NumberFormat(locale).format;
  const errors: FieldErrors = {};
  for (const fieldName of [...fieldNamesReportedFirst, ...Object.keys(errorNames)]) {
    const errorName = errorNames[fieldName]?.[0];
    if (errorName !== undefined) {
      errors[fieldName] = fillPlaceholders(messages.fields[errorName as FieldMessageName], {
        max: formatNumber(maxFieldLengths[fieldName as keyof typeof maxFieldLengths]),
      });
    }
  }
  return { valid: false, errors };
}
