import type { CvKind } from '../../src/shared/cv.ts';

/**
 * Whether a file begins as its kind must, and for the zipped kinds holds what that kind holds. It
 * keeps out renamed programs, web pages and pictures. It does not prove a file harmless: it is never
 * opened here, and is handed on only as an attachment.
 */
export function isContentOf(kind: CvKind, bytes: Uint8Array): boolean {
  return signatures[kind](bytes);
}

const signatures: Record<CvKind, (bytes: Uint8Array) => boolean> = {
  pdf: (bytes) => startsWith(bytes, ascii('%PDF-')),
  doc: (bytes) =>
    startsWith(bytes, new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])),
  docx: (bytes) =>
    isZip(bytes) &&
    holds(bytes, '[Content_Types].xml') &&
    holds(bytes, 'word/') &&
    !holds(bytes, 'vbaProject.bin'),
  odt: (bytes) =>
    isZip(bytes) &&
    startsWith(bytes.subarray(30), ascii('mimetypeapplication/vnd.oasis.opendocument.text')),
};

function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, new Uint8Array([0x50, 0x4b, 0x03, 0x04]));
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function startsWith(bytes: Uint8Array, start: Uint8Array): boolean {
  return bytes.length >= start.length && start.every((byte, index) => bytes[index] === byte);
}

function holds(bytes: Uint8Array, text: string): boolean {
  const wanted = ascii(text);
  const [first = 0] = wanted;
  let at = bytes.indexOf(first);
  while (at !== -1) {
    if (startsWith(bytes.subarray(at), wanted)) return true;
    at = bytes.indexOf(first, at + 1);
  }
  return false;
}
