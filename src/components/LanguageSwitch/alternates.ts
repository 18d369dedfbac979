import company from '@content/company';
import language from '@content/language';
import { addPrefix } from '../../shared/site-path.ts';
import { useFramePathname } from '../framePathname';
import { localise } from '../localise';

/** Where the other language has no such page, its address leads to the nearest parent that is there. */
export function findAddress(
  path: string,
  { prefix, nearest, posts }: (typeof language.others)[number],
) {
  const isPost = /^\/blog\/(?!(?:tags|authors|archive|page)(?:\/|$))./.test(path);
  const pathInList = isPost && !posts.includes(path) ? '/blog' : path;
  const nearestPath = nearest[pathInList] ?? pathInList;
  return { address: addPrefix(prefix, nearestPath), isSamePage: nearestPath === path };
}

/** The addresses of the page in all languages, for search engines; none on a site of one language. */
export function useAlternates(): { hrefLang: string; path: string }[] {
  const path = useFramePathname();
  const others = language.others.flatMap((other) => {
    const { address, isSamePage } = findAddress(path, other);
    return isSamePage ? { hrefLang: other.locale, path: address } : [];
  });
  if (others.length === 0) {
    return [];
  }
  const alternates = [{ hrefLang: company.locale, path: localise(path) }, ...others];
  const first = language.prefix === '' ? alternates[0] : alternates[1];
  return [...alternates, { hrefLang: 'x-default', path: first?.path ?? path }];
}
