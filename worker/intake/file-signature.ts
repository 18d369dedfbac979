import type { CvKind } from '../../src/shared/cv.ts';

/**
 * Rejects renamed programs, web pages and pictures, but does not prove a file harmless: it is only
 * ever handed on as an attachment.
 */
export function hasSignatureOf(kind: CvKind, bytes: Uint8Array): boolean {
  return signatures[kind](bytes);
}

const signatures: Record<CvKind, (bytes: Uint8Array) => boolean> = {
  pdf: (bytes) => startsWith(bytes, '%PDF-'),
  doc: (bytes) => startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  docx(bytes) {
    if (!isZip(bytes)) {
      return false;
    }
    // Searching a string takes milliseconds, a loop over 5 MB of bytes up to a second.
    const text = new TextDecoder('latin1').decode(bytes);
    return (
      text.includes('[Content_Types].xml') &&
      text.includes('word/') &&
      !text.includes('vbaProject.bin')
    );
  },
  odt: (bytes) =>
    isZip(bytes) &&
    startsWith(bytes.subarray(30), 'mimetypeapplication/vnd.oasis.opendocument.text'),
};

function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, 'PK\x03\x04');
}

function startsWith(bytes: Uint8Array, start: string): boolean {
  return String.fromCharCode(...bytes.subarray(0, start.length)) === start;
}
