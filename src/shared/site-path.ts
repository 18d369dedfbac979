/** Matches paths of this site, but not "/\host" and "//host", which browsers resolve to another site. */
const sitePathPattern = /^\/(?!\/)[^\s\\\p{Cc}]*$/u;

export function isSitePath(pathText: string): boolean {
  return sitePathPattern.test(pathText);
}

/** Begins a path with the prefix of its language, such as /hi; that of the first language is empty. */
export function addPrefix(prefix: string, path: string): string {
  return prefix ? prefix + path.replace(/^\/(?=$|[?#])/, '') : path;
}

export function cutPrefix(prefix: string, path: string): string {
  return path.slice(prefix.length) || '/';
}
