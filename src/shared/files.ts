/** Which files each form takes; browser and Worker check the same rules. */
import type { FormName } from './forms.ts';
import { maxFilesBytes } from './limits.ts';
import type { FileMessages } from './messages.ts';

export const fileMimeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  heic: 'image/heic',
} as const;

export type FileKind = keyof typeof fileMimeTypes;

export interface FileRules {
  fieldName: 'cv' | 'files';
  kinds: readonly FileKind[];
  maxCount: number;
}

const attachmentRules: FileRules = {
  fieldName: 'files',
  kinds: ['png', 'jpg', 'webp', 'heic', 'pdf', 'docx', 'xlsx', 'odt', 'txt'],
  maxCount: 3,
};

export const fileRulesByForm: Record<FormName, FileRules | null> = {
  inquiry: attachmentRules,
  contact: attachmentRules,
  support: attachmentRules,
  meeting: null,
  application: { fieldName: 'cv', kinds: ['pdf', 'doc', 'docx', 'odt'], maxCount: 1 },
};

export function buildAcceptAttribute({ kinds }: FileRules): string {
  return kinds.map((kind) => `.${kind}${kind === 'jpg' ? ',.jpeg' : ''}`).join(',');
}

export function findFileKind(fileName: string): FileKind | null {
  // Matches only the last ten characters, because a file name may be as long as a request body.
  const extension = /\.([a-z]+)$/i.exec(fileName.slice(-10))?.[1]?.toLowerCase() ?? '';
  const kind = { jpeg: 'jpg', heif: 'heic' }[extension] ?? extension;
  return Object.hasOwn(fileMimeTypes, kind) ? (kind as FileKind) : null;
}

/** Checks names, sizes and number; returns null if all are fine. The Worker also checks the content. */
export function findFileProblem(
  { kinds, maxCount }: FileRules,
  files: readonly { name: string; size: number }[],
  messages: FileMessages,
): string | null {
  if (files.length > maxCount) {
    return messages.tooMany;
  }
  for (const { name, size } of files) {
    const kind = findFileKind(name);
    if (kind === null || !kinds.includes(kind)) {
      return nameProblem(messages.wrongKind, name, maxCount);
    }
    if (size === 0) {
      return nameProblem(messages.empty, name, maxCount);
    }
  }
  return files.reduce((sum, { size }) => sum + size, 0) > maxFilesBytes ? messages.tooLarge : null;
}

const maxNameLength = 60;

/** With several files, the text names the one it is about. */
export function nameProblem(text: string, fileName: string, maxCount: number): string {
  return maxCount === 1 || fileName === '' ? text : `${fileName.slice(-maxNameLength)}: ${text}`;
}
