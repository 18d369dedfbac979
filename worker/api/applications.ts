import { checkForm, refused } from '../../src/shared/check-form.ts';
import { cvMessages } from '../../src/shared/field-messages.ts';
import { messages } from '../../src/shared/messages.ts';
import type { Posted } from '../guards/posted.ts';
import { isChosen, keepFile, refuseCv } from '../inquiries/files.ts';
import { digest } from '../inquiries/fingerprint.ts';
import type { Inquiry, KeptFile } from '../inquiries/inquiry.ts';
import { kindOf, logProblem } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { accepted, wantsPage } from './answers.ts';
import type { AppContext } from './app.ts';
import { judge, notStored, readGuarded, store } from './receive.ts';

interface Cv {
  file: File;
  bytes: Uint8Array;
}

/** POST /api/v1/applications: a job application, with a CV if there is one. */
export async function applications(c: AppContext): Promise<Response> {
  const { form, posted } = await readGuarded(c, () => 'application');
  const cv = await readCv(posted);
  const values = checkApplication(c, posted, cv);
  const judged = await judge(c, posted, values);
  const inquiry: Inquiry = {
    form,
    values,
    email: values.email,
    ...judged,
    file: cv === null ? null : await keptFile(c, cv),
    fileDigest: cv === null ? '' : await digest(cv.bytes),
  };
  return accepted(c, messages.applicationSent, await storeWithFile(c, inquiry));
}

async function readCv({ cv }: Posted): Promise<Cv | null> {
  return isChosen(cv) ? { file: cv, bytes: new Uint8Array(await cv.arrayBuffer()) } : null;
}

function checkApplication(c: AppContext, posted: Posted, cv: Cv | null) {
  const checked = checkForm('application', posted);
  const cvProblem = cv === null ? null : refuseCv(cv.file, cv.bytes);
  if (checked.valid && cvProblem === null) return checked.values;
  const errors = checked.valid ? {} : { ...checked.errors };
  if (cvProblem !== null) errors.cv = cvProblem;
  // Only a page of its own forgets a chosen file.
  else if (cv !== null && wantsPage(c.req.raw)) errors.cv = cvMessages.chooseAgain;
  const { message, errors: fields } = refused(errors);
  throw new Refusal(422, message, { fields });
}

/** Before the row, so that no row ever promises a file that is not there. */
async function keptFile(c: AppContext, { file, bytes }: Cv): Promise<KeptFile> {
  try {
    return await keepFile(c.env.FILES, file, bytes);
  } catch (error) {
    logProblem('file-not-kept', { error: kindOf(error) });
    throw notStored();
  }
}

async function storeWithFile(c: AppContext, inquiry: Inquiry): Promise<string> {
  let named = false;
  try {
    const { reference, repeated } = await store(c, inquiry);
    named = !repeated;
    return reference;
  } finally {
    if (!named && inquiry.file !== null) c.executionCtx.waitUntil(dropFile(c, inquiry.file));
  }
}

/** Whatever stays behind here is removed by the daily round. */
async function dropFile(c: AppContext, { key }: KeptFile): Promise<void> {
  try {
    await c.env.FILES.delete(key);
  } catch (error) {
    logProblem('file-not-dropped', { error: kindOf(error) });
  }
}
