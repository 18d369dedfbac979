/**
 * Removes control characters, which could break a mail header or a terminal, and direction marks,
 * which could disguise an address; joiners (U+200C, U+200D) stay because Hindi, Urdu and emoji need
 * them.
 */
const controlCharacters = /(?![\t\n])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const lineBreaks = /\r\n|[\r\u0085\u2028\u2029]/g;

export function cleanText(input: string): string {
  return input.toWellFormed().replace(lineBreaks, '\n').replace(controlCharacters, '').trim();
}

export function cleanLine(input: string): string {
  return cleanText(input).replace(/\s+/g, ' ');
}

/** Anything but spaces, combining marks, invisible characters and the replacement character. */
const visibleCharacter = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/u;
const letter = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

export function isVisible(text: string): boolean {
  return visibleCharacter.test(text);
}

/** Every name in any script has a letter or a digit. */
export function hasLetter(text: string): boolean {
  return letter.test(text);
}
