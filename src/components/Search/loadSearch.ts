import type { SearchEntry } from '../../content/schemas';

export type SearchResult = Pick<SearchEntry, 'to' | 'kind' | 'title' | 'description'>;

/** Resolves to a function that searches in memory and returns the best match first. */
export async function loadSearch(): Promise<(queryWords: string) => SearchResult[]> {
  const [{ default: MiniSearch }, { default: searchEntries }] = await Promise.all([
    import('minisearch'),
    import('@content/search-index'),
  ]);
  const entriesByPath = new Map(searchEntries.map((entry) => [entry.to, entry]));
  const miniSearch = new MiniSearch<SearchEntry>({
    idField: 'to',
    fields: ['title', 'names', 'headings', 'description', 'words'],
    searchOptions: {
      boost: { title: 5, names: 5, headings: 2, description: 2 },
      // Ranks a page above a post on the same subject.
      boostDocument: (searchEntryPath) =>
        entriesByPath.get(searchEntryPath)?.kind === 'page' ? 1.5 : 1,
      // Finds pages by incomplete words, and by long words with a typo.
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  miniSearch.addAll(searchEntries);
  return (query) => miniSearch.search(query).flatMap(({ id }) => entriesByPath.get(id) ?? []);
}
