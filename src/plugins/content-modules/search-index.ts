import type { SearchEntry } from '../../content/schemas/index.ts';

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
        words: joinMostFrequentWords(
          pageSpecificParts.filter((part) => !markdownHeadings.includes(part)).join(' '),
        ),
      };
    },
  );
}

/** More words per page would enlarge the index without better results. */
const maxWordsPerPage = 150;
const stopWords = new Set(
  'about after again also and any are because been before being but can cannot could did does each even every few for from get had has have her here his how into its just keep less like made make many may mean more most much must need never new not now off one only once other our out over own same say she should some such take than that the their them then there these they this those through too two under until use used very want was way well were what when where which while who why will with without would you your'.split(
    ' ',
  ),
);

function joinMostFrequentWords(pageText: string): string {
  const countByWord = new Map<string, number>();
  for (const [word] of pageText.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}\p{N}]{2,}/gu)) {
    if (!stopWords.has(word)) {
      countByWord.set(word, (countByWord.get(word) ?? 0) + 1);
    }
  }
  return [...countByWord]
    .sort(([, wordCountA], [, wordCountB]) => wordCountB - wordCountA)
    .slice(0, maxWordsPerPage)
    .map(([word]) => word)
    .join(' ');
}
