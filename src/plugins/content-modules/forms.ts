import type { Content, FormTexts, WithPictures } from '../../content/schemas/index.ts';
import { checkForm } from '../../shared/check-form.ts';
import { type FormName, formNames } from '../../shared/forms.ts';

type Team = WithPictures<Content>['team'];

/** Adds each form's required fields, so that the form can be shown before its validation rules load. */
export function buildFormModules(
  { labels, quote, sent, confirmation, ...forms }: Content['forms'],
  team: Team,
): Record<string, object> {
  const formModuleEntries = formNames.map((name): [FormName, FormTexts] => [
    name,
    {
      ...forms[name],
      name,
      required: findRequiredFields(name),
      person: findAnsweringPerson(name, team),
    },
  ]);
  return { labels, quote, sent, confirmation, ...Object.fromEntries(formModuleEntries) };
}

function findAnsweringPerson(formName: FormName, team: Team): FormTexts['person'] {
  const answeringMember = team.find(({ answers }) => answers?.includes(formName));
  if (answeringMember) {
    const { fullName, designation, drawing, photo } = answeringMember;
    return { fullName, designation, drawing, photo };
  }
}

function findRequiredFields(formName: FormName): string[] {
  const emptyFormResult = checkForm(formName, {});
  return emptyFormResult.valid ? [] : Object.keys(emptyFormResult.errors);
}
