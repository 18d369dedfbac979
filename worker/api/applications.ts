import { checkForm, refused } from '../../src/shared/check-form.ts';
import { cvMessages } from '../../src/shared/field-messages.ts';
import { messages } from '../../src/shared/messages.ts';
import type { PostedFields } from '../guards/request-body.ts';
import { type Cv, readCv } from '../intake/cv.ts';
import { checkCvContent } from '../intake/files.ts';
import { keepMessage } from '../intake/keep-message.ts';
import { readPost } from '../intake/read-post.ts';
import { Refusal } from '../refusal.ts';
import type { AppContext } from './app.ts';
import { acceptedResponse, wantsPage } from './responses.ts';

const form = 'application' as const;
const endpoint = { formOf: () => form, defaultForm: form, withFile: true } as const;

export async function receiveApplication(c: AppContext): Promise<Response> {
  const { posted } = await readPost(c, endpoint);
  const cv = await readCv(posted);
  const values = checkApplication(c, posted, cv);
  const reference = await keepMessage(c, posted, { form, values, cv });
  return acceptedResponse(c, messages.applicationSent, reference);
}

function checkApplication(c: AppContext, posted: PostedFields, cv: Cv | null) {
  const validation = checkForm(form, posted);
  const cvProblem = cv === null ? null : checkCvContent(cv.file, cv.bytes);
  if (validation.valid && cvProblem === null) {
    return validation.values;
  }
  const errors = validation.valid ? {} : { ...validation.errors };
  if (cvProblem !== null) {
    errors.cv = cvProblem;
  }
  // A page without JavaScript loses the chosen file.
  else if (cv !== null && wantsPage(c.req.raw)) {
    errors.cv = cvMessages.chooseAgain;
  }
  const { message, errors: fields } = refused(errors);
  throw new Refusal(422, message, { fields });
}
