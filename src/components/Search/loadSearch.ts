import type { SearchResult } from './createSearch';

export async function loadSearch(): Promise<(query: string) => SearchResult[]> {
  const [{ createSearch }, { default: searchIndex }] = await Promise.all([
    import('./createSearch'),
    import('@content/search-index'),
  ]);
  return createSearch(searchIndex);
}
