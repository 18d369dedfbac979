import { cvMessages } from './field-messages.ts';
import { largestCv } from './limits.ts';

/** The kinds of CV that are accepted, by the end of the file's name. */
export const cvKinds = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const;

export type CvKind = keyof typeof cvKinds;

/** For the `accept` of a file field. */
export const cvAccept = Object.keys(cvKinds)
  .map((kind) => `.${kind}`)
  .join(',');

export function cvKindOf(fileName: string): CvKind | null {
  // Cut first: a name may be as long as a body.
  const ending = /\.([a-z]+)$/i.exec(fileName.slice(-10))?.[1]?.toLowerCase();
  return ending !== undefined && isCvKind(ending) ? ending : null;
}

function isCvKind(ending: string): ending is CvKind {
  return Object.hasOwn(cvKinds, ending);
}

/** The error of a chosen file, as far as its name and size tell; null when it has none. */
export function checkCv(file: { name: string; size: number }): string | null {
  if (cvKindOf(file.name) === null) {
    return cvMessages.wrongKind;
  }
  if (file.size === 0) {
    return cvMessages.empty;
  }
  if (file.size > largestCv) {
    return cvMessages.tooLarge;
  }
  return null;
}
