import type { SearchEntry } from '../../content/schemas/index.ts';

const kinds: Record<string, SearchEntry['kind']> = {
  blog: 'post',
  service: 'service',
  portfolio: 'work',
  industry: 'trade',
};

/** A text that occurs on this many pages is a label, so the index omits it. */
const repeatLimit = 4;

export function entriesOfMirrors(mirrors: Map<string, string>): SearchEntry[] {
  const pages = [...mirrors].map(([to, text]) => ({
    to,
    parts: text.replace(/```[\s\S]*?```|\]\([^)]*\)|https?:\S+/g, ' ').split('\n\n'),
  }));
  const sameParts = Map.groupBy(
    pages.flatMap(({ parts }) => parts),
    (part) => part,
  );
  return pages.map(({ to, parts: [title = '', description = '', facts = '', ...text] }) => {
    const own = text.filter((part) => (sameParts.get(part)?.length ?? 0) < repeatLimit);
    const headings = own.filter((part) => /^#{2,4} /.test(part));
    return {
      to,
      kind: kinds[to.split('/')[1] ?? ''] ?? 'post',
      title: title.slice(2),
      description: description.slice(2),
      headings: [facts, ...headings.map((part) => part.replace(/^#+ /, ''))].join('. '),
      words: frequentWords(own.filter((part) => !headings.includes(part)).join(' ')),
    };
  });
}

/** More words per page would enlarge the index without better results. */
const maxWords = 150;
const stopWords = new Set(
  'about after again also and any are because been before being but can cannot could did does each even every few for from get had has have her here his how into its just keep less like made make many may mean more most much must need never new not now off one only once other our out over own same say she should some such take than that the their them then there these they this those through too two under until use used very want was way well were what when where which while who why will with without would you your'.split(
    ' ',
  ),
);

function frequentWords(text: string): string {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}\p{N}]{2,}/gu)) {
    if (!stopWords.has(word)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxWords)
    .map(([word]) => word)
    .join(' ');
}
