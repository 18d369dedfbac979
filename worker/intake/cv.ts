import type { AppContext } from '../app.ts';
import type { PostedFields } from '../guards/request-body.ts';
import { logEvent, logProblem, readErrorKind } from '../log.ts';
import type { StoredFile } from '../message.ts';
import { createUnavailableRefusal, refusalTexts } from '../refusal.ts';
import { retry } from '../retry.ts';
import { isUploadedFile, storeFile } from './files.ts';
import { attachFileAndResend, type StoredMessage } from './store.ts';

export interface Cv {
  file: File;
  bytes: Uint8Array;
}

export async function readPostedCv({ cv: cvFieldValue }: PostedFields): Promise<Cv | null> {
  // A multipart part with an empty file name parses as text, and its sender must learn that it was
  // no CV.
  const file =
    typeof cvFieldValue === 'string' && cvFieldValue !== ''
      ? new File([cvFieldValue], '')
      : cvFieldValue;
  return isUploadedFile(file) ? { file, bytes: new Uint8Array(await file.arrayBuffer()) } : null;
}

/** Stores the file before the row, so that no row names a missing file. */
export async function storeCv(ctx: AppContext, cv: Cv): Promise<StoredFile> {
  try {
    return await storeFile(ctx.env.FILES, cv.file, cv.bytes);
  } catch (error) {
    logProblem('file-not-stored', { error: readErrorKind(error) });
    throw createUnavailableRefusal(refusalTexts.notStored);
  }
}

/**
 * Replaces a missing file by that of a repeated application; keeps the new file on errors, because
 * a row may already name it.
 */
export async function storeCvAgainIfMissing(
  ctx: AppContext,
  storedMessage: StoredMessage,
  storeNewFile: () => Promise<StoredFile>,
): Promise<boolean> {
  const { reference, fileKey } = storedMessage;
  const { DB, FILES } = ctx.env;
  try {
    if (fileKey === null || (await retry(() => FILES.head(fileKey))) !== null) {
      return false;
    }
    const storedFile = await storeNewFile();
    const isAttached = await retry(() =>
      attachFileAndResend(DB, storedMessage, storedFile, Date.now()),
    );
    logEvent('file-replaced', { reference, attached: isAttached });
    return isAttached;
  } catch (error) {
    logProblem('file-not-replaced', { reference, error: readErrorKind(error) });
    throw createUnavailableRefusal(refusalTexts.maybeStored);
  }
}
