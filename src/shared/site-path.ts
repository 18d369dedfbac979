/** Matches paths of this site, but not "/\host" and "//host", which browsers resolve to another site. */
const sitePathPattern = /^\/(?!\/)[^\s\\\p{Cc}]*$/u;

export function isSitePath(pathText: string): boolean {
  return sitePathPattern.test(pathText);
}
