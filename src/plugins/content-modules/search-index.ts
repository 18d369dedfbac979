import type { ContentModules, SearchEntry } from '../../content/schemas/index.ts';

type SearchIndex = ContentModules['search-index'];

const kindByRoutePrefix: Record<string, SearchEntry['kind']> = {
  blog: 'post',
  service: 'service',
  portfolio: 'work',
  industry: 'trade',
};

/** A text that occurs on at least this many pages is a label, so the index omits the text. */
const boilerplateMinPageCount = 4;

export function buildMirrorEntries(mirrorByRoute: Map<string, string>): SearchEntry[] {
  const mirrorPages = [...mirrorByRoute].map(([to, mirrorText]) => ({
    to,
    parts: mirrorText.replace(/```[\s\S]*?```|\]\([^)]*\)|https?:\S+/g, ' ').split('\n\n'),
  }));
  const equalPartsByText = Map.groupBy(
    mirrorPages.flatMap(({ parts }) => parts),
    (part) => part,
  );
  return mirrorPages.map(
    ({ to, parts: [titleText = '', descriptionPart = '', factsPart = '', ...bodyParts] }) => {
      const isPageSpecific = (part: string) =>
        (equalPartsByText.get(part)?.length ?? 0) < boilerplateMinPageCount;
      const pageSpecificParts = bodyParts.filter(isPageSpecific);
      const markdownHeadings = pageSpecificParts.filter((part) => /^#{2,4} /.test(part));
      return {
        to,
        kind: kindByRoutePrefix[to.split('/')[1] ?? ''] ?? 'post',
        title: titleText.slice(2),
        description: descriptionPart.slice(2),
        headings: [factsPart, ...markdownHeadings.map((part) => part.replace(/^#+ /, ''))].join(
          '. ',
        ),
        words: pageSpecificParts.filter((part) => !markdownHeadings.includes(part)).join(' '),
      };
    },
  );
}

/** Reduces the text of each page to its words, most of which the whole text repeats. */
export function buildSearchIndex(
  entries: SearchEntry[],
  synonyms: SearchIndex['synonyms'],
): SearchIndex {
  function listOtherWords({ title, description, headings, words }: SearchEntry): string[] {
    const otherFieldWords = listWords([title, description, headings].join(' '));
    const omittedWords = new Set([...synonyms.ignored, ...otherFieldWords]);
    return [...new Set(listWords(words))].filter((word) => !omittedWords.has(word)).sort();
  }
  return {
    entries: entries.map((entry) => ({ ...entry, words: listOtherWords(entry).join(' ') })),
    synonyms,
  };
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]+/gu) ?? [];
}
