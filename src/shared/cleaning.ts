/**
 * Removes control characters, which could break a mail header or a terminal, and direction marks,
 * which could disguise an address; joiners (U+200C, U+200D) stay because Hindi, Urdu and emoji need
 * them.
 */
const controls = /(?![\t\n])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const lineBreaks = /\r\n|[\r\u0085\u2028\u2029]/g;

export function cleanText(typed: string): string {
  return typed.toWellFormed().replace(lineBreaks, '\n').replace(controls, '').trim();
}

export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, ' ');
}

/** Anything but spaces, combining marks, invisible characters and the replacement character. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/u;
const letter = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** Every name in any script has a letter or a digit. */
export function hasLetter(text: string): boolean {
  return letter.test(text);
}
