/** Builds the search index of a language from its finished pages. */
import type { Content, SearchEntry, SearchIndex } from '../../content/schemas/index.ts';
import type { BuiltPage } from './built-pages.ts';

type Texts = Pick<Content, 'navigation' | 'redirects' | 'synonyms'>;

const kindByFolder: Record<string, SearchEntry['kind']> = {
  service: 'service',
  portfolio: 'work',
  industry: 'trade',
};

/** A text that is on at least this many pages is a label, so the index omits it. */
const labelMinPageCount = 4;

/** A page of a further language is also found by its name in the first, which `originals` has. */
export function buildSearchIndex(
  pages: BuiltPage[],
  content: Texts,
  originals: SearchEntry[] = [],
): SearchIndex {
  const originalByPath = new Map(originals.map((entry) => [entry.to, entry]));
  const entries = buildSearchEntries(pages, content).map((entry) => {
    const { title = '', headings = '' } = originalByPath.get(entry.to) ?? {};
    return { ...entry, words: `${entry.words} ${title} ${headings}` };
  });
  const { synonyms } = content;
  return { entries: entries.map((entry) => reduceToWords(entry, synonyms.ignored)), synonyms };
}

export function buildSearchEntries(
  pages: BuiltPage[],
  { navigation, redirects }: Omit<Texts, 'synonyms'>,
): SearchEntry[] {
  // Only the first page of a list is in the index.
  const indexedPages = pages.filter(({ route, listed }) => listed && !/\/page\/\d+$/.test(route));
  const pageTexts = indexedPages.flatMap(({ texts }) => [
    ...new Set(texts.map(({ text }) => text)),
  ]);
  const pageCounts = Map.groupBy(pageTexts, (text) => text);
  const isLabel = (text: string) => (pageCounts.get(text)?.length ?? 0) >= labelMinPageCount;
  return indexedPages.map(({ route, prefix, title, description, isPost, currentLabel, texts }) => {
    const to = route.slice(prefix.length) || '/';
    const [, folder = '', name] = to.split('/');
    const isJob = to.startsWith(`${redirects.pages.career}/`);
    const kindOfPage = (name && kindByFolder[folder]) || (isJob ? 'job' : 'page');
    const kind = isPost ? 'post' : kindOfPage;
    const ownTexts = texts.filter(({ text }) => !isLabel(text));
    const join = (isHeading: boolean) =>
      ownTexts.flatMap((part) => (part.isHeading === isHeading ? part.text : [])).join('. ');
    const heading = texts.find(({ isHeading }) => isHeading)?.text ?? title;
    return {
      to,
      kind,
      /** A page has the name that the menus have. */
      title: kind === 'page' ? (currentLabel ?? navigation.home.label) : heading,
      description,
      headings: kind === 'page' ? `${title}. ${join(true)}` : join(true),
      words: join(false),
    };
  });
}

/** Reduces the text of a page to its words, most of which the whole text repeats. */
function reduceToWords(entry: SearchEntry, ignored: string[]): SearchEntry {
  const { title, description, headings, words } = entry;
  const omitted = new Set([...ignored, ...listWords(`${title} ${description} ${headings}`)]);
  const ownWords = [...new Set(listWords(words))].filter((word) => !omitted.has(word));
  return { ...entry, words: ownWords.sort().join(' ') };
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]+/gu) ?? [];
}
