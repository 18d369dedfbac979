import { cleanLine } from '../../src/shared/cleaning.ts';
import { type CvKind, checkCv, cvKindOf, cvKinds } from '../../src/shared/cv.ts';
import { cvMessages } from '../../src/shared/field-messages.ts';
import type { Bucket } from '../env.ts';
import { isContentOf } from './file-signature.ts';
import type { KeptFile } from './inquiry.ts';
import type { Attachment } from './mail.ts';

export const filePrefix = 'applications/';
const longestFileName = 80;

/** What is wrong with a sent CV; null when nothing is. */
export function refuseCv(file: File, bytes: Uint8Array): string | null {
  const kind = cvKindOf(file.name);
  const problem = checkCv(file);
  if (problem !== null || kind === null) return problem;
  return isContentOf(kind, bytes) ? null : cvMessages.wrongContent;
}

/** A browser sends an empty file without a name where none was chosen. */
export function isChosen(value: unknown): value is File {
  return value instanceof File && (value.size > 0 || value.name !== '');
}

export async function keepFile(bucket: Bucket, file: File, bytes: Uint8Array): Promise<KeptFile> {
  const kind = cvKindOf(file.name) ?? 'pdf';
  const name = safeFileName(file.name, kind);
  const key = `${filePrefix}${crypto.randomUUID()}`;
  await bucket.put(key, bytes, {
    httpMetadata: {
      // Never a type that a browser would open: a file is downloaded or nothing.
      contentType: 'application/octet-stream',
      contentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
  return { key, name, type: cvKinds[kind], size: bytes.byteLength };
}

export async function readFile(bucket: Bucket, file: KeptFile): Promise<Attachment | null> {
  const stored = await bucket.get(file.key);
  if (stored === null) return null;
  return { name: file.name, type: file.type, content: await stored.arrayBuffer() };
}

/** The last part of a path, in letters that no mail header, shell or file system takes for anything else. */
function safeFileName(sent: string, kind: CvKind): string {
  const base = cleanLine(sent.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z]+$/i, '');
  const safe = base
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} _.()-]+/gu, '_')
    .replace(/^[.\s_-]+|[.\s_]+$/g, '')
    .slice(0, longestFileName)
    .toWellFormed()
    .trim();
  return `${safe || 'cv'}.${kind}`;
}
