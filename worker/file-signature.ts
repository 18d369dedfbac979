import type { CvKind } from '../src/shared/cv.ts';
import { includesText } from './search-bytes.ts';

/**
 * Rejects renamed programs, web pages and pictures, but does not prove a file harmless, so the
 * Worker only passes it on as an attachment.
 */
export function hasCvSignature(expectedCvKind: CvKind, fileBytes: Uint8Array): boolean {
  try {
    return signatureChecks[expectedCvKind](fileBytes);
  } catch {
    return false;
  }
}

const signatureChecks: Record<CvKind, (bytes: Uint8Array) => boolean> = {
  pdf: (fileBytes) => startsWithText(fileBytes, '%PDF-'),
  doc: (fileBytes) => startsWithText(fileBytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  docx(fileBytes) {
    if (!isZip(fileBytes)) {
      return false;
    }
    return (
      includesText(fileBytes, '[Content_Types].xml') &&
      includesText(fileBytes, 'word/') &&
      !includesText(fileBytes, 'vbaProject.bin')
    );
  },
  odt: (fileBytes) =>
    isZip(fileBytes) &&
    startsWithText(fileBytes.subarray(30), 'mimetypeapplication/vnd.oasis.opendocument.text'),
};

function isZip(fileBytes: Uint8Array): boolean {
  return startsWithText(fileBytes, 'PK\x03\x04');
}

function startsWithText(fileBytes: Uint8Array, startText: string): boolean {
  return String.fromCharCode(...fileBytes.subarray(0, startText.length)) === startText;
}
