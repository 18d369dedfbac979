/** Hides empty pages from search results and removes links to them. */
import type { Content } from '../../content/schemas/index.ts';

export function withoutEmptyPages<Given extends Content>(content: Given): Given {
  const { pages, team, works, gallery } = content;
  const empty = [
    ...(team.length === 0 ? (['team'] as const) : []),
    ...(works.length === 0 ? (['portfolio'] as const) : []),
    ...(gallery.pictures.length === 0 ? (['gallery'] as const) : []),
  ];
  const hidden = empty.map((page) => [page, { ...pages[page], hidden: true }]);
  const routes: string[] = empty.map((page) => addresses[page]);
  const shown = { ...content, pages: { ...pages, ...Object.fromEntries(hidden) } };
  return routes.length > 0 ? dropLinks(shown, routes) : shown;
}

const addresses = { team: '/about/team', portfolio: '/portfolio', gallery: '/gallery' };

function dropLinks<Value>(value: Value, routes: string[]): Value;
function dropLinks(value: unknown, routes: string[]): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((entry) => !(isLink(entry) && routes.includes(entry.to)))
      .map((entry) => dropLinks(entry, routes));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, dropLinks(inner, routes)]),
    );
  }
  return value;
}

function isLink(value: unknown): value is { to: string } {
  return (
    typeof value === 'object' && value !== null && 'to' in value && typeof value.to === 'string'
  );
}
