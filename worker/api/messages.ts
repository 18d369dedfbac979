import { buildFailedCheckResult, checkForm } from '../../src/shared/check-form.ts';
import { fileRulesByForm } from '../../src/shared/files.ts';
import type { FormName } from '../../src/shared/forms.ts';
import { readMessageFormName } from '../../src/shared/read-hidden-fields.ts';
import type { AppContext } from '../app.ts';
import { findPostedFileProblem, type PostedFile, readPostedFiles } from '../files.ts';
import { type PostedFields, wantsPage } from '../guards/request-body.ts';
import { storeMessage } from '../intake/keep-message.ts';
import { readPostRequest } from '../intake/read-post.ts';
import { readLanguage } from '../office.ts';
import { createFieldRefusal } from '../refusal.ts';
import { respondBooked } from './meeting.ts';
import { respondAccepted } from './responses.ts';

/** POST /api/v1/email */
export const receiveFormMessage = receiveMessage(readMessageFormName);
/** POST /api/v1/applications */
export const receiveApplication = receiveMessage(() => 'application' as const);

function receiveMessage(readFormName: (fields: PostedFields) => FormName | null) {
  return async (ctx: AppContext): Promise<Response> => {
    const { formName, postedFields } = await readPostRequest(ctx, readFormName);
    const fileRules = fileRulesByForm[formName];
    const files = fileRules === null ? [] : await readPostedFiles(fileRules, postedFields);
    const fieldValues = validateMessage(ctx, formName, postedFields, files);
    const reference = await storeMessage(ctx, postedFields, { formName, fieldValues, files });
    if (formName === 'meeting') {
      return respondBooked(ctx, reference);
    }
    const { sent, applicationSent } = readLanguage(ctx).messages.results;
    const text = formName === 'application' ? applicationSent : sent;
    return respondAccepted(ctx, text, reference, formName);
  };
}

function validateMessage(
  ctx: AppContext,
  formName: FormName,
  postedFields: PostedFields,
  files: PostedFile[],
) {
  const language = readLanguage(ctx);
  const fieldCheck = checkForm(formName, postedFields, language);
  const fileRules = fileRulesByForm[formName];
  const fileProblem =
    fileRules && findPostedFileProblem(fileRules, files, language.messages[fileRules.fieldName]);
  if (fieldCheck.valid && fileProblem === null) {
    return fieldCheck.values;
  }
  const errors = fieldCheck.valid ? {} : { ...fieldCheck.errors };
  if (fileRules && fileProblem !== null) {
    errors[fileRules.fieldName] = fileProblem;
  }
  // A page without JavaScript loses the chosen files.
  else if (fileRules && files.length > 0 && wantsPage(ctx.req.raw)) {
    errors[fileRules.fieldName] = language.messages[fileRules.fieldName].chooseAgain;
  }
  throw createFieldRefusal(buildFailedCheckResult(errors).errors);
}
