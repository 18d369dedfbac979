import type { SearchEntry, SearchIndex } from '../../content/schemas/index.ts';

const kindByRoutePrefix: Record<string, SearchEntry['kind']> = {
  blog: 'post',
  service: 'service',
  portfolio: 'work',
  industry: 'trade',
};

/** A text that occurs on at least this many pages is a label, so the index omits the text. */
const boilerplateMinPageCount = 4;

export function buildMirrorEntries(mirrorByRoute: Map<string, string>): SearchEntry[] {
  const pages = [...mirrorByRoute].map(([to, text]) => ({
    to,
    parts: text.replace(/```[\s\S]*?```|\]\([^)]*\)|https?:\S+/g, ' ').split('\n\n'),
  }));
  const equalParts = Map.groupBy(
    pages.flatMap(({ parts }) => parts),
    (part) => part,
  );
  const isPageSpecific = (part: string) =>
    (equalParts.get(part)?.length ?? 0) < boilerplateMinPageCount;
  return pages.map(({ to, parts: [title = '', description = '', facts = '', ...body] }) => {
    const [headings = [], words = []] = [true, false].map((isHeading) =>
      body.filter((part) => isPageSpecific(part) && /^#{2,4} /.test(part) === isHeading),
    );
    return {
      to,
      kind: kindByRoutePrefix[to.split('/')[1] ?? ''] ?? 'post',
      title: title.slice(2),
      description: description.slice(2),
      headings: [facts, ...headings.map((heading) => heading.replace(/^#+ /, ''))].join('. '),
      words: words.join(' '),
    };
  });
}

/** A page of a further language is also found by its name in the first. */
export function addOriginalNames(entries: SearchEntry[], originals: SearchEntry[]): SearchEntry[] {
  const namesByPath = new Map(originals.map(({ to, title, headings }) => [to, [title, headings]]));
  return entries.map((entry) => ({
    ...entry,
    words: [entry.words, ...(namesByPath.get(entry.to) ?? [])].join(' '),
  }));
}

/** Reduces the text of each page to its words, most of which the whole text repeats. */
export function buildSearchIndex(
  entries: SearchEntry[],
  synonyms: SearchIndex['synonyms'],
): SearchIndex {
  function listOtherWords({ title, description, headings, words }: SearchEntry): string[] {
    const otherFieldWords = listWords([title, description, headings].join(' '));
    const omitted = new Set([...synonyms.ignored, ...otherFieldWords]);
    return [...new Set(listWords(words))].filter((word) => !omitted.has(word)).sort();
  }
  return {
    entries: entries.map((entry) => ({ ...entry, words: listOtherWords(entry).join(' ') })),
    synonyms,
  };
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]+/gu) ?? [];
}
