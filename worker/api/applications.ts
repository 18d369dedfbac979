import { checkForm, refused } from '../../src/shared/check-form.ts';
import { cvMessages } from '../../src/shared/field-messages.ts';
import { messages } from '../../src/shared/messages.ts';
import type { Posted } from '../guards/posted.ts';
import { isChosen, isMissing, refuseCv, storeFile } from '../inquiries/files.ts';
import { digest } from '../inquiries/fingerprint.ts';
import type { StoredFile } from '../inquiries/inquiry.ts';
import { attachFile, type StoredInquiry } from '../inquiries/store.ts';
import { kindOf, log, logProblem } from '../log.ts';
import { Refusal, refusals } from '../refusal.ts';
import { retry } from '../retry.ts';
import { accepted, wantsPage } from './answers.ts';
import type { AppContext } from './app.ts';
import {
  earlierResult,
  holdReason,
  readPost,
  store,
  unavailable,
  withHiddenFields,
} from './receive.ts';

interface Cv {
  file: File;
  bytes: Uint8Array;
}

const form = 'application' as const;
const endpoint = { formOf: () => form, defaultForm: form, withFile: true } as const;

/** POST /api/v1/applications: a job application, with a CV if there is one. */
export async function applications(c: AppContext): Promise<Response> {
  const { posted } = await readPost(c, endpoint);
  const cv = await readCv(posted);
  const values = checkApplication(c, posted, cv);
  const fileDigest = cv === null ? '' : await digest(cv.bytes);
  const { message, envelope } = withHiddenFields(posted, {
    form,
    values,
    email: values.email,
    fileDigest,
  });
  const earlier = await earlierResult(c, message);
  if (earlier !== null) {
    if (cv !== null) await replaceMissingFile(c, earlier, () => storeCv(c, cv));
    return accepted(c, messages.applicationSent, earlier.reference);
  }
  const heldReason = await holdReason(c, envelope, values);
  const file = cv === null ? null : await storeCv(c, cv);
  const stored = await store(c, { ...message, heldReason, file });
  if (file !== null && stored.fileKey !== file.key) {
    const replaced = await replaceMissingFile(c, stored, async () => file);
    // Now it is certain that the row names another file, and that this one is not needed.
    if (!replaced) c.executionCtx.waitUntil(deleteDuplicate(c, file));
  }
  return accepted(c, messages.applicationSent, stored.reference);
}

async function readCv({ cv }: Posted): Promise<Cv | null> {
  // A part with an empty file name arrives as a text: its sender must learn that it was no CV.
  const file = typeof cv === 'string' && cv !== '' ? new File([cv], '') : cv;
  return isChosen(file) ? { file, bytes: new Uint8Array(await file.arrayBuffer()) } : null;
}

function checkApplication(c: AppContext, posted: Posted, cv: Cv | null) {
  const checked = checkForm(form, posted);
  const cvProblem = cv === null ? null : refuseCv(cv.file, cv.bytes);
  if (checked.valid && cvProblem === null) return checked.values;
  const errors = checked.valid ? {} : { ...checked.errors };
  if (cvProblem !== null) errors.cv = cvProblem;
  // A page without JavaScript loses the chosen file.
  else if (cv !== null && wantsPage(c.req.raw)) errors.cv = cvMessages.chooseAgain;
  const { message, errors: fields } = refused(errors);
  throw new Refusal(422, message, { fields });
}

/** The file is stored before the row, so that no row names a file that is not there. */
async function storeCv(c: AppContext, { file, bytes }: Cv): Promise<StoredFile> {
  try {
    return await storeFile(c.env.FILES, file, bytes);
  } catch (error) {
    logProblem('file-not-stored', { error: kindOf(error) });
    throw unavailable(refusals.notStored);
  }
}

/**
 * A repeated application brings its file again, which replaces one that is missing. While it is
 * unknown whether a row names a file, it stays: the daily round deletes it if none does.
 */
async function replaceMissingFile(
  c: AppContext,
  stored: StoredInquiry,
  newFile: () => Promise<StoredFile>,
): Promise<boolean> {
  const { reference, fileKey } = stored;
  try {
    if (fileKey === null || !(await isMissing(c.env.FILES, fileKey))) return false;
    const file = await newFile();
    const attached = await retry(() => attachFile(c.env.DB, stored, file, Date.now()));
    log('file-replaced', { reference, attached });
    return attached;
  } catch (error) {
    logProblem('file-not-replaced', { reference, error: kindOf(error) });
    throw unavailable(refusals.maybeStored);
  }
}

/** When this fails, the daily round deletes the file. */
async function deleteDuplicate(c: AppContext, { key }: StoredFile): Promise<void> {
  try {
    await c.env.FILES.delete(key);
  } catch (error) {
    logProblem('file-not-deleted', { error: kindOf(error) });
  }
}
