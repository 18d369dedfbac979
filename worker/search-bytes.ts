const minComparisons = 1_000;

/**
 * Returns the index of `needle`, or -1. It looks at the last byte first and skips as many as it can (Horspool);
 * throws when hostile bytes would make it compare more often than it passes bytes.
 */
export function findBytes(bytes: Uint8Array, needle: Uint8Array, startIndex = 0): number {
  const lastIndex = needle.length - 1;
  const lastByte = needle[lastIndex];
  const skips = new Uint8Array(256).fill(needle.length);
  for (let index = 0; index < lastIndex; index += 1) {
    skips[needle[index] ?? 0] = lastIndex - index;
  }
  let comparisonCount = 0;
  for (let end = startIndex + lastIndex; end < bytes.length; end += skips[bytes[end] ?? 0] ?? 1) {
    // Few bytes pass, so this line alone decides how long a search of 5 MB takes.
    if (bytes[end] !== lastByte) {
      continue;
    }
    let offset = 1;
    while (offset <= lastIndex && bytes[end - offset] === needle[lastIndex - offset]) {
      offset += 1;
    }
    if (offset > lastIndex) {
      return end - lastIndex;
    }
    comparisonCount += offset;
    if (comparisonCount > end - startIndex + minComparisons) {
      throw new Error('These bytes take too long to search.');
    }
  }
  return -1;
}

export function includesText(bytes: Uint8Array, asciiText: string): boolean {
  return findBytes(bytes, new TextEncoder().encode(asciiText)) >= 0;
}
