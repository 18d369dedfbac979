/** A page in the search index. */
export interface SearchEntry {
  to: string;
  kind: 'post' | 'service' | 'work' | 'trade';
  title: string;
  description: string;
  headings: string;
  /** The page's most frequent words. */
  words: string;
}

/** More words would make the index heavier without finding more. */
const mostWords = 150;
const common = new Set(
  'about after again also and any are because been before being but can cannot could did does each even every few for from get had has have her here his how into its just keep less like made make many may mean more most much must need never new not now off one only once other our out over own same say she should some such take than that the their them then there these they this those through too two under until use used very want was way well were what when where which while who why will with without would you your'.split(
    ' ',
  ),
);

export function commonestWords(text: string): string {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}\p{N}]{2,}/gu)) {
    if (!common.has(word)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostWords)
    .map(([word]) => word)
    .join(' ');
}

/** Markdown without its marks, addresses and code. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/https?:\S+/g, ' ');
}

export function headingsOf(markdown: string): string {
  return [...markdown.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading]) => heading).join('. ');
}
