import type { SearchEntry } from '../../content/schemas';

export type Found = Pick<SearchEntry, 'to' | 'kind' | 'title' | 'description'>;

/** Loads the index and the library. The answer searches in memory, best match first. */
export async function loadSearch(): Promise<(words: string) => Found[]> {
  const [{ default: MiniSearch }, { default: entries }] = await Promise.all([
    import('minisearch'),
    import('@content/search-index'),
  ]);
  const search = new MiniSearch<SearchEntry>({
    idField: 'to',
    fields: ['title', 'headings', 'description', 'words'],
    searchOptions: {
      boost: { title: 5, headings: 2, description: 2 },
      // Matches a word while it is typed, and a long word with a typo.
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  search.addAll(entries);
  const pages = new Map(entries.map((entry) => [entry.to, entry]));
  return (words) => search.search(words).flatMap(({ id }) => pages.get(id) ?? []);
}
