import { checkForm } from '../../src/shared/check-form.ts';
import { resultMessages } from '../../src/shared/form-result-messages.ts';
import { readMessageFormName } from '../../src/shared/read-hidden-fields.ts';
import type { AppContext } from '../app.ts';
import { storeMessage } from '../intake/keep-message.ts';
import { readPostRequest } from '../intake/read-post.ts';
import { readOfficeHours } from '../office.ts';
import { Refusal } from '../refusal.ts';
import { respondAccepted } from './responses.ts';

export async function receiveFormMessage(ctx: AppContext): Promise<Response> {
  const { formName, postedFields } = await readPostRequest(ctx, {
    readFormName: readMessageFormName,
    allowsFile: false,
  });
  const formCheckResult = checkForm(formName, postedFields, readOfficeHours());
  if (!formCheckResult.valid) {
    throw new Refusal(422, formCheckResult.message, { fields: formCheckResult.errors });
  }
  const validPost = { formName, fieldValues: formCheckResult.values, cv: null };
  const reference = await storeMessage(ctx, postedFields, validPost);
  return respondAccepted(ctx, resultMessages.sent, reference, formName);
}
