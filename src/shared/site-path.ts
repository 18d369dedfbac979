/** Browsers read "\" as "/" and skip control characters, so "/\host" and "//host" lead to another site. */
const sitePath = /^\/(?!\/)[^\s\\\p{Cc}]*$/u;

/** Whether a text is a path of this site: what a form may send as its page, and what may become a link. */
export function isSitePath(text: string): boolean {
  return sitePath.test(text);
}
