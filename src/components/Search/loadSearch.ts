import type { SearchEntry } from '../../content/schemas';

export type SearchResult = Pick<SearchEntry, 'to' | 'kind' | 'title' | 'description'>;

/** The returned function searches in memory; the best match comes first. */
export async function loadSearch(): Promise<(words: string) => SearchResult[]> {
  const [{ default: MiniSearch }, { default: entries }] = await Promise.all([
    import('minisearch'),
    import('@content/search-index'),
  ]);
  const pages = new Map(entries.map((entry) => [entry.to, entry]));
  const search = new MiniSearch<SearchEntry>({
    idField: 'to',
    fields: ['title', 'names', 'headings', 'description', 'words'],
    searchOptions: {
      boost: { title: 5, names: 5, headings: 2, description: 2 },
      // Ranks a page above a post on the same subject.
      boostDocument: (id) => (pages.get(id)?.kind === 'page' ? 1.5 : 1),
      // Matches incomplete words, and long words with a typo.
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  search.addAll(entries);
  return (query) => search.search(query).flatMap(({ id }) => pages.get(id) ?? []);
}
