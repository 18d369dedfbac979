import MiniSearch from 'minisearch';
import type { SearchEntry, SearchIndex } from '../../content/schemas';

export type SearchResult = Pick<SearchEntry, 'to' | 'kind' | 'title' | 'description'>;

export function createSearch({ entries, synonyms }: SearchIndex) {
  const subjects = synonyms.subjects.map(({ words, means, first }) => ({
    phrases: words.map(normalizeText),
    means,
    first,
  }));
  const phrases = subjects.flatMap((subject) =>
    subject.phrases.filter((word) => /[\s\p{P}]/u.test(word)),
  );
  const ignoredWords = new Set(synonyms.ignored.map(normalizeText));
  const entriesByPath = new Map(entries.map((entry) => [entry.to, entry]));

  const miniSearch = new MiniSearch<SearchEntry & { names: string }>({
    idField: 'to',
    fields: ['title', 'names', 'headings', 'description', 'words'],
    // Finds "dairy" by "dairies", and "price" by "prices".
    processTerm: (term) =>
      normalizeText(term)
        .replace(/(?<=[a-z]{2})ies$/, 'y')
        .replace(/(?<=[a-z]{2}[^s])s$/, ''),
    searchOptions: {
      boost: { title: 5, names: 5, headings: 2, description: 2 },
      // On the same subject, a page comes before a post, and a job after both.
      boostDocument: (path) =>
        ({ page: 1.5, job: 0.3 })[String(entriesByPath.get(path)?.kind)] ?? 1,
      prefix: true,
      // Only a word that no page has is taken for a typing mistake.
      fuzzy: (term) => !isOnSomePage(term) && (term.length > 5 ? 2 : term.length > 3),
    },
  });
  miniSearch.addAll(
    entries.map((entry) => ({
      ...entry,
      names: subjects
        .flatMap(({ phrases, first }) => (first.includes(entry.to) ? phrases : []))
        .map(joinPhrase)
        .join(' '),
    })),
  );

  function isOnSomePage(term: string): boolean {
    return miniSearch.search(term, { fuzzy: false }).length > 0;
  }

  function findSubjects(word: string) {
    return subjects.filter((subject) => subject.phrases.some((name) => joinPhrase(name) === word));
  }

  return (query: string): SearchResult[] => {
    const text = phrases.reduce(
      (joined, phrase) => joined.replaceAll(` ${phrase} `, ` ${joinPhrase(phrase)} `),
      ` ${normalizeText(query).replace(/\s+/g, ' ')} `,
    );
    const allWords = text.split(/[\s\p{P}]+/u);
    const meaningfulWords = allWords.filter((word) => word && !ignoredWords.has(word));
    const words = meaningfulWords.length > 0 ? meaningfulWords : allWords;
    const firstPaths = words.flatMap((word) => findSubjects(word).flatMap(({ first }) => first));
    const queries = words.map((word) => ({
      combineWith: 'OR' as const,
      queries: [
        word,
        ...findSubjects(word)
          .flatMap(({ means }) => means)
          .map((phrase) => ({ combineWith: 'AND' as const, prefix: false, queries: [phrase] })),
      ],
    }));
    const findPaths = (combineWith: 'AND' | 'OR') =>
      miniSearch.search({ combineWith, queries }).map(({ id }) => String(id));
    const pathsWithAllWords = findPaths('AND');
    const paths = pathsWithAllWords.length > 0 ? pathsWithAllWords : findPaths('OR');
    const sortedPaths = new Set([...firstPaths.filter((path) => paths.includes(path)), ...paths]);
    return [...sortedPaths].flatMap((path) => entriesByPath.get(path) ?? []);
  };
}

/** Small letters without accents and nukta, which many people leave out. */
function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('\u0901', '\u0902')
    .toLowerCase();
}

/** A phrase is one word to the search, so that "how much" does not find "how". */
function joinPhrase(phrase: string): string {
  return phrase.replace(/[\s\p{P}]+/gu, '');
}
