/** An applicant's CV between the post and the bucket. */

import type { AppContext } from '../api/app.ts';
import type { Posted } from '../guards/posted.ts';
import type { StoredFile } from '../inquiry.ts';
import { kindOf, log, logProblem } from '../log.ts';
import { refusals, unavailable } from '../refusal.ts';
import { retry } from '../retry.ts';
import { isChosen, isMissing, storeFile } from './files.ts';
import { attachFile, type StoredInquiry } from './store.ts';

export interface Cv {
  file: File;
  bytes: Uint8Array;
}

export async function readCv({ cv }: Posted): Promise<Cv | null> {
  // A part with an empty file name arrives as a text: its sender must learn that it was no CV.
  const file = typeof cv === 'string' && cv !== '' ? new File([cv], '') : cv;
  return isChosen(file) ? { file, bytes: new Uint8Array(await file.arrayBuffer()) } : null;
}

/** The file is stored before the row, so that no row names a file that is not there. */
export async function storeCv(c: AppContext, { file, bytes }: Cv): Promise<StoredFile> {
  try {
    return await storeFile(c.env.FILES, file, bytes);
  } catch (error) {
    logProblem('file-not-stored', { error: kindOf(error) });
    throw unavailable(refusals.notStored);
  }
}

/**
 * A repeated application brings its file again, which replaces one that is missing. While it is
 * unknown whether a row names a file, it stays: the round of files deletes it if none does.
 */
export async function replaceMissingFile(
  c: AppContext,
  stored: StoredInquiry,
  newFile: () => Promise<StoredFile>,
): Promise<boolean> {
  const { reference, fileKey } = stored;
  try {
    if (fileKey === null || !(await isMissing(c.env.FILES, fileKey))) {
      return false;
    }
    const file = await newFile();
    const attached = await retry(() => attachFile(c.env.DB, stored, file, Date.now()));
    log('file-replaced', { reference, attached });
    return attached;
  } catch (error) {
    logProblem('file-not-replaced', { reference, error: kindOf(error) });
    throw unavailable(refusals.maybeStored);
  }
}
