import type { Content, FormTexts } from '../../content/schemas/index.ts';
import { checkForm } from '../../shared/check-form.ts';
import { type FormName, formSchemas } from '../../shared/forms.ts';

/** Adds each form's name and required fields to its texts: pages need no rules at first. */
export function describeForms({
  labels,
  quote,
  sent,
  confirmation,
  ...forms
}: Content['forms']): Record<string, object> {
  const names = Object.keys(formSchemas) as FormName[];
  const described = names.map((name): [FormName, FormTexts] => [
    name,
    { ...forms[name], name, required: requiredFields(name) },
  ]);
  return { labels, quote, sent, confirmation, ...Object.fromEntries(described) };
}

/** The fields that an empty form reports. */
function requiredFields(name: FormName): string[] {
  const checked = checkForm(name, {});
  return checked.valid ? [] : Object.keys(checked.errors);
}
