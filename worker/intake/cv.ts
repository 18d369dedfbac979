import type { AppContext } from '../api/app.ts';
import type { PostedFields } from '../guards/request-body.ts';
import type { StoredFile } from '../inquiry.ts';
import { kindOf, log, logProblem } from '../log.ts';
import { refusals, unavailable } from '../refusal.ts';
import { retry } from '../retry.ts';
import { isMissing, isUploadedFile, storeFile } from './files.ts';
import { attachFile, type StoredInquiry } from './store.ts';

export interface Cv {
  file: File;
  bytes: Uint8Array;
}

export async function readCv({ cv }: PostedFields): Promise<Cv | null> {
  // A multipart part with an empty file name parses as text, and its sender must learn that it was
  // no CV.
  const file = typeof cv === 'string' && cv !== '' ? new File([cv], '') : cv;
  return isUploadedFile(file) ? { file, bytes: new Uint8Array(await file.arrayBuffer()) } : null;
}

/** Stores the file before the row, so that no row names a missing file. */
export async function storeCv(c: AppContext, { file, bytes }: Cv): Promise<StoredFile> {
  try {
    return await storeFile(c.env.FILES, file, bytes);
  } catch (error) {
    logProblem('file-not-stored', { error: kindOf(error) });
    throw unavailable(refusals.notStored);
  }
}

/**
 * Replaces a missing file by that of a repeated application; keeps the new file on errors, because
 * a row may already name it.
 */
export async function replaceMissingFile(
  c: AppContext,
  inquiry: StoredInquiry,
  newFile: () => Promise<StoredFile>,
): Promise<boolean> {
  const { reference, fileKey } = inquiry;
  try {
    if (fileKey === null || !(await isMissing(c.env.FILES, fileKey))) {
      return false;
    }
    const file = await newFile();
    const attached = await retry(() => attachFile(c.env.DB, inquiry, file, Date.now()));
    log('file-replaced', { reference, attached });
    return attached;
  } catch (error) {
    logProblem('file-not-replaced', { reference, error: kindOf(error) });
    throw unavailable(refusals.maybeStored);
  }
}
