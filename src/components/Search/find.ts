import type { SearchEntry } from '../../plugins/search/entries';

export type Found = Pick<SearchEntry, 'to' | 'kind' | 'title' | 'description'>;

/** Fetches the list of pages and the library, and answers from memory after that, best first. */
export async function loadSearch(): Promise<(words: string) => Found[]> {
  const [{ default: MiniSearch }, { default: entries }] = await Promise.all([
    import('minisearch'),
    import('@search/index.json'),
  ]);
  const search = new MiniSearch<SearchEntry>({
    idField: 'to',
    fields: ['title', 'headings', 'description', 'words'],
    searchOptions: {
      boost: { title: 5, headings: 2, description: 2 },
      // A word is found while it is being typed, and with a slip in it once it is long enough.
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  search.addAll(entries);
  const pages = new Map(entries.map((entry) => [entry.to, entry]));
  return (words) => search.search(words).flatMap(({ id }) => pages.get(id) ?? []);
}
