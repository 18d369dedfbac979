import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Content } from '../../content/schemas/index.ts';
import { pagePaths } from '../../content/schemas/pages.ts';
import { mapNestedValues } from './map-nested-values.ts';

type Redirects = Content['redirects'];
type MovablePage = keyof Redirects['pages'];

/** The pages that are not at the address of their file in src/pages. */
export function listMovedPages({ pages }: Redirects): { file: string; from: string; to: string }[] {
  return (Object.keys(pages) as MovablePage[])
    .map((page) => ({ from: pagePaths[page], to: pages[page] }))
    .filter(({ from, to }) => from !== to)
    .map((moved) => ({ ...moved, file: `${moved.from.slice(1)}.tsx` }));
}

/** Points links to /carrer and /register at the chosen addresses. */
export function applyChosenAddresses<Value>(value: Value, redirects: Redirects): Value {
  const movedPages = listMovedPages(redirects);
  return mapNestedValues(value, (part) => {
    const [, path = '', rest = ''] = /^(\/\w+)([/?#].*|)$/.exec(String(part)) ?? [];
    const moved = movedPages.find(({ from }) => from === path);
    return moved ? moved.to + rest : part;
  }) as Value;
}

export function remarkChosenAddresses({ redirects }: { redirects: Redirects }) {
  return (tree: Root) => {
    visit(tree, 'link', (link) => {
      link.url = applyChosenAddresses(link.url, redirects);
    });
  };
}
