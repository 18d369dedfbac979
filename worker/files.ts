import { cleanLine } from '../src/shared/cleaning.ts';
import {
  type CvKind,
  checkCvNameAndSize,
  cvMimeTypes,
  findCvKindByName,
} from '../src/shared/cv.ts';
import { cvErrorMessages } from '../src/shared/field-messages.ts';
import type { Bucket, Env } from './env.ts';
import { hasCvSignature } from './file-signature.ts';
import type { PostedFields } from './guards/request-body.ts';
import { logProblem, readErrorKind } from './log.ts';
import type { StoredFile } from './message.ts';
import { withTimeout } from './outside-calls.ts';
import { createUnavailableRefusal, refusalTexts } from './refusal.ts';
import { retry } from './retry.ts';

export interface Attachment {
  name: string;
  type: string;
  content: ArrayBuffer;
}

export const fileKeyPrefix = 'applications/';
const maxFileNameLength = 80;

export function findCvProblemText(file: File, fileBytes: Uint8Array): string | null {
  const cvKind = findCvKindByName(file.name);
  const cvProblemText = checkCvNameAndSize(file);
  if (cvProblemText !== null || cvKind === null) {
    return cvProblemText;
  }
  return hasCvSignature(cvKind, fileBytes) ? null : cvErrorMessages.wrongContent;
}

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
export async function storeCv({ FILES }: Env, cv: Cv): Promise<StoredFile> {
  try {
    return await storeFile(FILES, cv.file, cv.bytes);
  } catch (error) {
    logProblem('file-not-stored', { error: readErrorKind(error) });
    throw createUnavailableRefusal(refusalTexts.notStored);
  }
}

/** Browsers send an empty file without a name when the visitor chose no file. */
function isUploadedFile(fieldValue: unknown): fieldValue is File {
  return fieldValue instanceof File && (fieldValue.size > 0 || fieldValue.name !== '');
}

async function storeFile(bucket: Bucket, file: File, fileBytes: Uint8Array): Promise<StoredFile> {
  const cvKind = findCvKindByName(file.name) ?? 'pdf';
  const safeName = toSafeFileName(file.name, cvKind);
  const fileKey = `${fileKeyPrefix}${crypto.randomUUID()}`;
  const httpMetadata = {
    // Browsers download this type instead of opening it.
    contentType: 'application/octet-stream',
    contentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(safeName)}`,
  };
  await retry(() => bucket.put(fileKey, fileBytes, { httpMetadata }));
  return { key: fileKey, name: safeName, type: cvMimeTypes[cvKind], size: fileBytes.byteLength };
}

export async function readStoredFile(bucket: Bucket, file: StoredFile): Promise<Attachment | null> {
  const bucketObject = await bucket.get(file.key);
  if (bucketObject === null) {
    return null;
  }
  return {
    name: file.name,
    type: file.type,
    content: await withTimeout(bucketObject.arrayBuffer()),
  };
}

/** Sanitises a stored name again, because the desk trusts no row. */
export function toDownloadName(storedName: string): string {
  return toSafeFileName(storedName, findCvKindByName(storedName) ?? 'pdf');
}

/**
 * Keeps the last part of a path, without characters special to mail headers, shells or file
 * systems.
 */
export function toSafeFileName(fileName: string, cvKind: CvKind): string {
  // The name is truncated before matching, because it may be as long as a body.
  const nameStartIndex = Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1;
  const dotIndex = Math.max(nameStartIndex, fileName.lastIndexOf('.'));
  const nameEndIndex = Math.min(dotIndex, nameStartIndex + 2 * maxFileNameLength);
  const baseName = cleanLine(fileName.slice(nameStartIndex, nameEndIndex));
  const safeBaseName = baseName
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} _.()-]+/gu, '_')
    .replace(/^[.\s_-]+|[.\s_]+$/g, '')
    .slice(0, maxFileNameLength)
    .toWellFormed()
    .trim();
  return `${safeBaseName || 'cv'}.${cvKind}`;
}
