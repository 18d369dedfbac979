import { buildFailedCheckResult, checkForm } from '../../src/shared/check-form.ts';
import { cvErrorMessages } from '../../src/shared/field-messages.ts';
import { resultMessages } from '../../src/shared/form-result-messages.ts';
import type { AppContext } from '../app.ts';
import { type Cv, findCvProblemText, readPostedCv } from '../files.ts';
import { type PostedFields, wantsPage } from '../guards/request-body.ts';
import { storeMessage } from '../intake/keep-message.ts';
import { readPostRequest } from '../intake/read-post.ts';
import { Refusal } from '../refusal.ts';
import { respondAccepted } from './responses.ts';

const formName = 'application' as const;

export async function receiveApplication(ctx: AppContext): Promise<Response> {
  const { postedFields } = await readPostRequest(ctx, {
    readFormName: () => formName,
    allowsFile: true,
  });
  const cv = await readPostedCv(postedFields);
  const fieldValues = validateApplication(ctx, postedFields, cv);
  const reference = await storeMessage(ctx, postedFields, { formName, fieldValues, cv });
  return respondAccepted(ctx, resultMessages.applicationSent, reference, formName);
}

function validateApplication(ctx: AppContext, postedFields: PostedFields, cv: Cv | null) {
  const fieldValidation = checkForm(formName, postedFields);
  const cvErrorText = cv === null ? null : findCvProblemText(cv.file, cv.bytes);
  if (fieldValidation.valid && cvErrorText === null) {
    return fieldValidation.values;
  }
  const errorTextsByField = fieldValidation.valid ? {} : { ...fieldValidation.errors };
  if (cvErrorText !== null) {
    errorTextsByField.cv = cvErrorText;
  }
  // A page without JavaScript loses the chosen file.
  else if (cv !== null && wantsPage(ctx.req.raw)) {
    errorTextsByField.cv = cvErrorMessages.chooseAgain;
  }
  const { message, errors: fieldErrors } = buildFailedCheckResult(errorTextsByField);
  throw new Refusal(422, message, { fields: fieldErrors });
}
