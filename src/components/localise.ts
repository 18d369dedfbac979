import company from '@content/company';
import language from '@content/language';
import { useLocation } from '@docusaurus/router';
import { addPrefix, cutPrefix } from '../shared/site-path.ts';

/** Adds the prefix of the page's language to a path; the first language has none. */
export function localise(path: string): string {
  const { prefix } = language;
  const isPlainPath = /^\/(?!\/)/.test(path) && !path.startsWith(`${prefix}/`);
  return isPlainPath ? addPrefix(prefix, path) : path;
}

export function buildPageUrl(path: string): string {
  return company.site + localise(path);
}

/** The path of the page without the prefix of its language. */
export function usePathname(): string {
  return cutPrefix(language.prefix, useLocation().pathname);
}
