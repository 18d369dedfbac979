const minComparisons = 1_000;

/**
 * Returns the index of `needle`, or -1. It compares the last byte first and skips as many as it can (Horspool);
 * throws when hostile bytes would make it compare more often than it passes bytes.
 */
export function findBytes(bytes: Uint8Array, needle: Uint8Array, startIndex = 0): number {
  const lastIndex = needle.length - 1;
  const skips = new Uint8Array(256).fill(needle.length);
  for (let index = 0; index < lastIndex; index += 1) {
    skips[needle[index] ?? 0] = lastIndex - index;
  }
  let comparisonCount = 0;
  for (let index = startIndex; index + lastIndex < bytes.length; ) {
    let offset = lastIndex;
    while (offset >= 0 && bytes[index + offset] === needle[offset]) {
      offset -= 1;
    }
    if (offset < 0) {
      return index;
    }
    comparisonCount += lastIndex - offset + 1;
    if (comparisonCount > index - startIndex + minComparisons) {
      throw new Error('These bytes take too long to search.');
    }
    index += skips[bytes[index + lastIndex] ?? 0] ?? 1;
  }
  return -1;
}

export function includesText(bytes: Uint8Array, asciiText: string): boolean {
  return findBytes(bytes, new TextEncoder().encode(asciiText)) >= 0;
}
