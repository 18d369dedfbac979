import type { CvKind } from '../../src/shared/cv.ts';

/**
 * Checks that a file begins as its kind must, and that a zipped kind holds its own files. It
 * keeps out renamed programs, web pages and pictures. It does not prove a file harmless: it is never
 * opened here, and is handed on only as an attachment.
 */
export function isContentOf(kind: CvKind, bytes: Uint8Array): boolean {
  return signatures[kind](bytes);
}

const signatures: Record<CvKind, (bytes: Uint8Array) => boolean> = {
  pdf: (bytes) => startsWith(bytes, '%PDF-'),
  doc: (bytes) => startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  docx(bytes) {
    if (!isZip(bytes)) {
      return false;
    }
    // A string is searched in milliseconds, 5 MB of bytes by a loop in up to a second.
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

/** One character a byte. */
function startsWith(bytes: Uint8Array, start: string): boolean {
  return String.fromCharCode(...bytes.subarray(0, start.length)) === start;
}
