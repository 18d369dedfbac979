import type { CvKind } from '../../src/shared/cv.ts';

/**
 * Rejects renamed programs, web pages and pictures, but does not prove a file harmless, so the
 * Worker only passes it on as an attachment.
 */
export function hasCvSignature(expectedCvKind: CvKind, fileBytes: Uint8Array): boolean {
  return signatureChecks[expectedCvKind](fileBytes);
}

const signatureChecks: Record<CvKind, (bytes: Uint8Array) => boolean> = {
  pdf: (fileBytes) => startsWithText(fileBytes, '%PDF-'),
  doc: (fileBytes) => startsWithText(fileBytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  docx(fileBytes) {
    if (!isZip(fileBytes)) {
      return false;
    }
    // Searching a string takes milliseconds, a loop over 5 MB of bytes up to a second.
    const latin1Text = new TextDecoder('latin1').decode(fileBytes);
    return (
      latin1Text.includes('[Content_Types].xml') &&
      latin1Text.includes('word/') &&
      !latin1Text.includes('vbaProject.bin')
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
