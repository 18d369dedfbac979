import type { FileKind } from '../src/shared/files.ts';
import { findBytes } from './search-bytes.ts';

const gpsPointerTag = 0x8825;
/** More than cameras write; hostile bytes must not cost seconds. */
const [maxMarkers, maxEntries] = [8, 100];
/** One search of 5 MB takes milliseconds, so each kind has one marker. */
const chunkNames: Partial<Record<FileKind, string>> = { webp: 'EXIF', png: 'eXIf' };
const ascii = (text: string) => new TextEncoder().encode(text);

/**
 * Overwrites in place where a camera's picture was taken: the GPS directory of its EXIF data. JPEG and HEIC
 * mark that data with "Exif", WebP and PNG with the name of its chunk. Other data stays, such as the
 * orientation. A PNG's checksum no longer fits then, which viewers ignore for such chunks.
 */
export function erasePicturePosition(kind: FileKind, bytes: Uint8Array): void {
  const marker = chunkNames[kind] ?? 'Exif\0\0';
  let index = findMarker(bytes, marker, 0);
  for (let count = 0; index >= 0 && count < maxMarkers; count += 1) {
    // Behind the name of a WebP chunk is its length, and sometimes the marker of JPEG.
    for (const offset of [0, 4, 10]) {
      eraseGpsDirectory(bytes.subarray(index + marker.length + offset));
    }
    index = findMarker(bytes, marker, index + 1);
  }
}

function findMarker(bytes: Uint8Array, marker: string, startIndex: number): number {
  try {
    return findBytes(bytes, ascii(marker), startIndex);
  } catch {
    return -1;
  }
}

function eraseGpsDirectory(tiff: Uint8Array): void {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const header = String.fromCharCode(...tiff.subarray(0, 4));
  const isLittleEndian = header === 'II*\0';
  if (tiff.length < 16 || (!isLittleEndian && header !== 'MM\0*')) {
    return;
  }
  forEachEntry(view, view.getUint32(4, isLittleEndian), isLittleEndian, (entry, tag) => {
    if (tag !== gpsPointerTag) {
      return;
    }
    forEachEntry(view, view.getUint32(entry + 8, isLittleEndian), isLittleEndian, (gpsEntry) => {
      const count = view.getUint32(gpsEntry + 4, isLittleEndian);
      // Coordinates are three fractions of eight bytes each, stored elsewhere.
      if (count <= 64) {
        const valueStart = view.getUint32(gpsEntry + 8, isLittleEndian);
        tiff.fill(0, valueStart, valueStart + 8 * count);
      }
      tiff.fill(0, gpsEntry, gpsEntry + 12);
    });
    tiff.fill(0, entry, entry + 12);
  });
}

/** A directory is a number of entries of twelve bytes each. */
function forEachEntry(
  view: DataView,
  directory: number,
  isLittleEndian: boolean,
  visit: (entry: number, tag: number) => void,
): void {
  if (directory + 2 > view.byteLength) {
    return;
  }
  const entryCount = Math.min(maxEntries, view.getUint16(directory, isLittleEndian));
  for (let index = 0; index < entryCount; index += 1) {
    const entry = directory + 2 + 12 * index;
    if (entry + 12 > view.byteLength) {
      return;
    }
    visit(entry, view.getUint16(entry, isLittleEndian));
  }
}
