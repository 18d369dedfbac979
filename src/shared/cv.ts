import { cvErrorMessages } from './field-messages.ts';
import { maxCvBytes } from './limits.ts';

export const cvMimeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const;

export type CvKind = keyof typeof cvMimeTypes;

export const cvAcceptAttribute = Object.keys(cvMimeTypes)
  .map((kind) => `.${kind}`)
  .join(',');

export function findCvKindByName(fileName: string): CvKind | null {
  // Matches only the last ten characters, because a file name may be as long as a request body.
  const extension = /\.([a-z]+)$/i.exec(fileName.slice(-10))?.[1]?.toLowerCase();
  return extension !== undefined && isCvKind(extension) ? extension : null;
}

function isCvKind(extension: string): extension is CvKind {
  return Object.hasOwn(cvMimeTypes, extension);
}

/** Checks only name and size, so the browser can run the check too; returns null when both are valid. */
export function checkCvNameAndSize(file: { name: string; size: number }): string | null {
  if (findCvKindByName(file.name) === null) {
    return cvErrorMessages.wrongKind;
  }
  if (file.size === 0) {
    return cvErrorMessages.empty;
  }
  return file.size > maxCvBytes ? cvErrorMessages.tooLarge : null;
}
