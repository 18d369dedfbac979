import company from '@content/company';
import language from '@content/language';
import { useLocation } from '@docusaurus/router';

/** Adds the prefix of the page's language to a path; the first language has none. */
export function localise(path: string): string {
  const { prefix } = language;
  return /^\/(?!\/)/.test(path) && !path.startsWith(`${prefix}/`)
    ? prefix + path.replace(/^\/(?=$|[?#])/, '')
    : path;
}

export function buildPageUrl(path: string): string {
  return company.site + localise(path);
}

/** The path of the page without the prefix of its language. */
export function usePathname(): string {
  return useLocation().pathname.slice(language.prefix.length) || '/';
}
