import { cleanLine } from '../src/shared/cleaning.ts';
import {
  type FileKind,
  type FileRules,
  fileMimeTypes,
  findFileKind,
  findFileProblem,
  nameProblem,
} from '../src/shared/files.ts';
import type { FileMessages } from '../src/shared/messages.ts';
import type { Bucket, Env } from './env.ts';
import { hasSignature } from './file-signature.ts';
import type { PostedFields } from './guards/request-body.ts';
import { logProblem, readErrorKind } from './log.ts';
import type { StoredFile } from './message.ts';
import { retry, withTimeout } from './outside-calls.ts';
import { erasePicturePosition } from './picture-position.ts';
import { createUnavailableRefusal } from './refusal.ts';

export interface PostedFile {
  name: string;
  size: number;
  bytes: Uint8Array;
}

/** The keys of all forms begin like this, because applications were the first to have files. */
export const fileKeyPrefix = 'applications/';
const maxFileNameLength = 80;

/** Checks nothing; `findPostedFileProblem` does. */
export async function readPostedFiles({ fieldName }: FileRules, fields: PostedFields) {
  const files = [fields[fieldName]].flat().flatMap((value) => {
    // A multipart part with an empty file name parses as text, and its sender must learn that it was no file.
    const file = typeof value === 'string' && value !== '' ? new File([value], '') : value;
    // Browsers send an empty file without a name when the visitor chose no file.
    return file instanceof File && (file.size > 0 || file.name) ? file : [];
  });
  return Promise.all(
    files.map(async (file) => ({ name: file.name, size: file.size, bytes: await file.bytes() })),
  );
}

export function findPostedFileProblem(rules: FileRules, files: PostedFile[], texts: FileMessages) {
  const misnamed = files.find(
    (file) => !hasSignature(findFileKind(file.name) ?? 'pdf', file.bytes),
  );
  return (
    findFileProblem(rules, files, texts) ??
    (misnamed ? nameProblem(texts.wrongContent, misnamed.name, rules.maxCount) : null)
  );
}

/** Stores the files before the row, so that no row names a missing file. */
export async function storeFiles({ FILES }: Env, files: PostedFile[]): Promise<StoredFile[]> {
  try {
    return await Promise.all(files.map((file) => storeFile(FILES, file)));
  } catch (error) {
    logProblem('file-not-stored', { error: readErrorKind(error) });
    throw createUnavailableRefusal('notStored');
  }
}

async function storeFile(bucket: Bucket, { name, bytes }: PostedFile): Promise<StoredFile> {
  const kind = findFileKind(name) ?? 'txt';
  const safeName = toSafeFileName(name, kind);
  const key = `${fileKeyPrefix}${crypto.randomUUID()}`;
  const httpMetadata = {
    // Browsers download this type instead of opening it.
    contentType: 'application/octet-stream',
    contentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(safeName)}`,
  };
  erasePicturePosition(kind, bytes);
  await retry(() => bucket.put(key, bytes, { httpMetadata }));
  return { key, name: safeName, type: fileMimeTypes[kind], size: bytes.byteLength };
}

/** Returns null when the file is gone. */
export async function readStoredFile(bucket: Pick<Bucket, 'get'>, { key }: StoredFile) {
  const object = await bucket.get(key);
  return object && withTimeout(object.arrayBuffer());
}

/** Sanitises a stored name again, because the desk trusts no row. */
export function toDownloadName(storedName: string): string {
  return toSafeFileName(storedName, findFileKind(storedName) ?? 'txt');
}

/** Keeps the last part of a path, without characters special to mail headers, shells or file systems. */
export function toSafeFileName(fileName: string, kind: FileKind): string {
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
  return `${safeBaseName || 'file'}.${kind}`;
}
