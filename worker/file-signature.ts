import type { FileKind } from '../src/shared/files.ts';
import { includesText } from './search-bytes.ts';

/**
 * Rejects renamed programs, web pages and drawings, but does not prove a file harmless, so the
 * Worker only passes it on: as an attachment, and on the desk as a download or a small picture.
 */
export function hasSignature(kind: FileKind, bytes: Uint8Array): boolean {
  try {
    return signatureChecks[kind](bytes);
  } catch {
    return false;
  }
}

const odtStart = 'mimetypeapplication/vnd.oasis.opendocument.text';

const signatureChecks: Record<FileKind, (bytes: Uint8Array) => boolean> = {
  // A byte order mark or line breaks may precede it.
  pdf: (bytes) => /^(?:\xef\xbb\xbf)?[\r\n]*%PDF-/.test(readStart(bytes, 20)),
  doc: (bytes) => readStart(bytes, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  docx: (bytes) => isOfficeFile(bytes, 'word/'),
  xlsx: (bytes) => isOfficeFile(bytes, 'xl/'),
  odt: (bytes) => isZip(bytes) && readStart(bytes.subarray(30), odtStart.length) === odtStart,
  // Text of any encoding: no control characters but white space, and no web page.
  txt: (bytes) =>
    !bytes.subarray(0, 4_096).some((byte) => byte < 32 && ![9, 10, 12, 13].includes(byte)) &&
    !/^\s*<(?:!doctype|html|svg|script|\?xml)/i.test(readStart(bytes, 100)),
  png: (bytes) => readStart(bytes, 8) === '\x89PNG\r\n\x1a\n',
  jpg: (bytes) => readStart(bytes, 3) === '\xff\xd8\xff',
  webp: (bytes) => /^RIFF.{4}WEBP/s.test(readStart(bytes, 12)),
  heic: (bytes) => /^.{4}ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/s.test(readStart(bytes, 12)),
};

/** The archive is not unpacked, so a bomb cannot go off. */
function isOfficeFile(bytes: Uint8Array, folder: string): boolean {
  return (
    isZip(bytes) &&
    includesText(bytes, '[Content_Types].xml') &&
    includesText(bytes, folder) &&
    !includesText(bytes, 'vbaProject.bin')
  );
}

function isZip(bytes: Uint8Array): boolean {
  return readStart(bytes, 4) === 'PK\x03\x04';
}

/** Reads each byte as one character. */
function readStart(bytes: Uint8Array, length: number): string {
  return String.fromCharCode(...bytes.subarray(0, length));
}
