import type { Content, FormTexts, WithPictures } from '../../content/schemas/index.ts';
import { checkForm } from '../../shared/check-form.ts';
import { type FormName, formNames } from '../../shared/forms.ts';

type Team = WithPictures<Content>['team'];

/** Adds the required fields, so that a form can be shown before its validation rules load. */
export function describeForms(
  { labels, quote, sent, confirmation, ...forms }: Content['forms'],
  team: Team,
): Record<string, object> {
  const complete = formNames.map((name): [FormName, FormTexts] => [
    name,
    { ...forms[name], name, required: requiredFields(name), person: personFor(name, team) },
  ]);
  return { labels, quote, sent, confirmation, ...Object.fromEntries(complete) };
}

function personFor(form: FormName, team: Team): FormTexts['person'] {
  const member = team.find(({ answers }) => answers?.includes(form));
  if (member) {
    const { fullName, designation, drawing, photo } = member;
    return { fullName, designation, drawing, photo };
  }
}

function requiredFields(name: FormName): string[] {
  const result = checkForm(name, {});
  return result.valid ? [] : Object.keys(result.errors);
}
