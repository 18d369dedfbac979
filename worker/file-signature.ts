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
  const directory = findZipDirectory(bytes);
  return (
    isZip(bytes) &&
    includesText(directory, '[Content_Types].xml') &&
    includesText(directory, folder) &&
    !includesText(directory, 'vbaProject.bin')
  );
}

/** The names of all entries stand at the end of a ZIP; its last record, before a comment, tells where they begin. */
function findZipDirectory(bytes: Uint8Array): Uint8Array {
  const tail = bytes.subarray(-0x1_0000);
  const recordIndex = new TextDecoder('latin1').decode(tail).lastIndexOf('PK\x05\x06');
  const record = new DataView(tail.buffer, tail.byteOffset + recordIndex);
  return bytes.subarray(recordIndex < 0 ? bytes.length : record.getUint32(16, true));
}

function isZip(bytes: Uint8Array): boolean {
  return readStart(bytes, 4) === 'PK\x03\x04';
}

/** Reads each byte as one character. */
function readStart(bytes: Uint8Array, length: number): string {
  return String.fromCharCode(...bytes.subarray(0, length));
}
