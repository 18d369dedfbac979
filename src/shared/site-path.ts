/** Excludes "/\host" and "//host", which browsers resolve to another site. */
const sitePath = /^\/(?!\/)[^\s\\\p{Cc}]*$/u;

export function isSitePath(text: string): boolean {
  return sitePath.test(text);
}
