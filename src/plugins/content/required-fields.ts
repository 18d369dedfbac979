import { checkForm } from '../../shared/check-form.ts';
import { type FormName, formSchemas } from '../../shared/forms.ts';

/** Each form's fields that an empty one is refused for, so that a page need not carry the rules. */
export function requiredFields(): Record<FormName, string[]> {
  const names = Object.keys(formSchemas) as FormName[];
  return Object.fromEntries(names.map((name) => [name, required(name)])) as Record<
    FormName,
    string[]
  >;
}

function required(name: FormName): string[] {
  const checked = checkForm(name, {});
  return checked.valid ? [] : Object.keys(checked.errors);
}
