/** Browsers read "\" as "/" and skip control characters, so "/\host" and "//host" lead to another site. */
const sitePath = /^\/(?!\/)[^\s\\\p{Cc}]*$/u;

/** Checks that a text is a path of this site. A form may send only such a page, and only such a page becomes a link. */
export function isSitePath(text: string): boolean {
  return sitePath.test(text);
}
