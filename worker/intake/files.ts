import { cleanLine } from '../../src/shared/cleaning.ts';
import { type CvKind, checkCv, cvKindOf, cvKinds } from '../../src/shared/cv.ts';
import { cvMessages } from '../../src/shared/field-messages.ts';
import type { Attachment } from '../delivery/mail.ts';
import type { Bucket } from '../env.ts';
import type { StoredFile } from '../inquiry.ts';
import { retry } from '../retry.ts';
import { hasSignatureOf } from './file-signature.ts';

export const filePrefix = 'applications/';
const longestFileName = 80;

export function checkCvContent(file: File, bytes: Uint8Array): string | null {
  const kind = cvKindOf(file.name);
  const problem = checkCv(file);
  if (problem !== null || kind === null) {
    return problem;
  }
  return hasSignatureOf(kind, bytes) ? null : cvMessages.wrongContent;
}

/** Browsers send an empty file without a name when none was chosen. */
export function isUploadedFile(value: unknown): value is File {
  return value instanceof File && (value.size > 0 || value.name !== '');
}

export async function storeFile(
  bucket: Bucket,
  file: File,
  bytes: Uint8Array,
): Promise<StoredFile> {
  const kind = cvKindOf(file.name) ?? 'pdf';
  const name = safeFileName(file.name, kind);
  const key = `${filePrefix}${crypto.randomUUID()}`;
  const httpMetadata = {
    // Browsers download this type instead of opening it.
    contentType: 'application/octet-stream',
    contentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  };
  await retry(() => bucket.put(key, bytes, { httpMetadata }));
  return { key, name, type: cvKinds[kind], size: bytes.byteLength };
}

export async function readFile(bucket: Bucket, file: StoredFile): Promise<Attachment | null> {
  const stored = await bucket.get(file.key);
  if (stored === null) {
    return null;
  }
  return { name: file.name, type: file.type, content: await stored.arrayBuffer() };
}

export async function isMissing(bucket: Bucket, key: string): Promise<boolean> {
  return (await retry(() => bucket.head(key))) === null;
}

/** Sanitises a stored name again, because the desk trusts no row. */
export function downloadName(storedName: string): string {
  return safeFileName(storedName, cvKindOf(storedName) ?? 'pdf');
}

/**
 * Keeps the last part of a path, without characters special to mail headers, shells or file
 * systems.
 */
export function safeFileName(fileName: string, kind: CvKind): string {
  // Truncated before matching, because a name may be as long as a body.
  const start = Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1;
  const end = Math.max(start, fileName.lastIndexOf('.'));
  const base = cleanLine(fileName.slice(start, Math.min(end, start + 2 * longestFileName)));
  const safe = base
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} _.()-]+/gu, '_')
    .replace(/^[.\s_-]+|[.\s_]+$/g, '')
    .slice(0, longestFileName)
    .toWellFormed()
    .trim();
  return `${safe || 'cv'}.${kind}`;
}
