/**
 * Makes a text safe to keep and to pass on without changing what it says. Control characters could
 * break a mail's header or a terminal; direction marks could make an address read as another one.
 * Joiners (U+200C, U+200D) stay: Hindi, Urdu and emoji need them.
 */
const controls = /(?![\t\n])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const lineBreaks = /\r\n|[\r\u0085\u2028\u2029]/g;

/** A text of several lines. Every way of breaking a line becomes one: "\n". */
export function cleanText(typed: string): string {
  return typed.toWellFormed().replace(lineBreaks, '\n').replace(controls, '').trim();
}

/** A text of one line. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, ' ');
}

/** Spaces, marks and letters without a shape, and the character that stands for half a one. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/u;
const letter = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** Tells whether a reader sees anything at all. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** Tells whether there is a letter or a digit of any script, as every name has. */
export function hasLetter(text: string): boolean {
  return letter.test(text);
}
