import company from '@content/company';
import language from '@content/language';
import type { OtherLanguage } from '../../content/schemas';
import { localise, usePathname } from '../localise';

/** Where the other language has no such page, returns its nearest parent that is there. */
export function findNearest(path: string, { nearest, posts }: OtherLanguage): string {
  const isPost = /^\/blog\/(?!(?:tags|authors|archive|page)(?:\/|$))./.test(path);
  const pathInList = isPost && !posts.includes(path) ? '/blog' : path;
  return nearest[pathInList] ?? pathInList;
}

/** The addresses of the page in all languages, for search engines; none on a site of one language. */
export function useAlternates(): { hrefLang: string; path: string }[] {
  const path = usePathname().replace(/(?<=.)\/$/, '');
  const others = language.others.filter((other) => findNearest(path, other) === path);
  if (others.length === 0) {
    return [];
  }
  const alternates = [
    { hrefLang: company.locale, path: localise(path) },
    ...others.map(({ locale, prefix }) => ({
      hrefLang: locale,
      path: (prefix + path).replace(/(?<=.)\/$/, ''),
    })),
  ];
  const first = language.prefix === '' ? alternates[0] : alternates[1];
  return [...alternates, { hrefLang: 'x-default', path: first?.path ?? path }];
}
