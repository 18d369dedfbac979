/** Excludes "/\host" and "//host", which browsers resolve to another site. */
const sitePath = /^\/(?!\/)[^\s\\\p{Cc}]*$/u;

/** Only paths of this site are accepted from a form and turned into links. */
export function isSitePath(text: string): boolean {
  return sitePath.test(text);
}
