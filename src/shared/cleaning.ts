/**
 * Matches control characters, which could break a mail header or a terminal, and direction marks, which
 * could disguise an address, but no joiners (U+200C, U+200D), which Hindi, Urdu and emoji need.
 */
const controlCharacterPattern =
  /(?![\t\n])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const lineBreakPattern = /\r\n|[\r\u0085\u2028\u2029]/g;

export function cleanText(rawText: string): string {
  return rawText
    .toWellFormed()
    .replace(lineBreakPattern, '\n')
    .replace(controlCharacterPattern, '')
    .trim();
}

export function cleanLine(rawText: string): string {
  return cleanText(rawText).replace(/\s+/g, ' ');
}

/** Matches no spaces, combining marks, invisible characters or the replacement character. */
const visibleCharacterPattern = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/u;
const letterOrDigitPattern = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

export function hasVisibleCharacter(text: string): boolean {
  return visibleCharacterPattern.test(text);
}

/** Every name in any script has a letter or a digit. */
export function hasLetterOrDigit(text: string): boolean {
  return letterOrDigitPattern.test(text);
}
