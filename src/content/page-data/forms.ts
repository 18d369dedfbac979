import { checkForm } from '../../shared/check-form.ts';
import { buildAcceptAttribute, fileRulesByForm } from '../../shared/files.ts';
import { type FormName, formNames } from '../../shared/forms.ts';
import { fillPlaceholders } from '../../shared/messages.ts';
import type { Content, FormTexts, WithPictures } from '../schemas/index.ts';

type Team = WithPictures<Content>['team'];

/** Adds each form's required fields, so that the form can be shown before its validation rules load. */
export function buildFormModules({
  company: { locale, email },
  forms: { labels, notice, quote, sent, confirmation, ...forms },
  messages,
  retention,
  team,
}: WithPictures<Content>): Record<string, object> {
  const noticeValues = { days: String(retention.delivered), email };
  const formModuleEntries = formNames.map((name): [FormName, FormTexts] => {
    const emptyForm = checkForm(name, {}, { locale, messages });
    const fileRules = fileRulesByForm[name];
    const formTexts = {
      ...forms[name],
      name,
      notice: fillPlaceholders(forms[name].notice, noticeValues),
      required: emptyForm.valid ? [] : Object.keys(emptyForm.errors),
      /** So that the rules of files can load when a visitor chooses one. */
      fileInput: fileRules && {
        name: fileRules.fieldName,
        accept: buildAcceptAttribute(fileRules),
        multiple: fileRules.maxCount > 1,
      },
      person: findAnsweringPerson(team, name),
    };
    return [name, formTexts];
  });
  return { labels, notice, quote, sent, confirmation, ...Object.fromEntries(formModuleEntries) };
}

/** Finds who answers for the first of these forms, pages or services for which somebody answers. */
export function findAnsweringPerson(team: Team, ...subjects: string[]) {
  const [answeringMember] = subjects.flatMap((subject) =>
    team.filter(({ answers = [], services = [] }) => [...answers, ...services].includes(subject)),
  );
  if (answeringMember) {
    const { fullName, designation, closing, drawing, photo } = answeringMember;
    return { fullName, designation, closing, drawing, photo };
  }
}
