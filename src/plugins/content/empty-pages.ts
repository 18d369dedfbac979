/** Hides empty pages from search results and removes links to them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../content/schemas/index.ts';
import { blogDir } from './folders.ts';

type Lists = Pick<Content, 'team' | 'works' | 'gallery' | 'industries'>;

const routes = {
  team: '/about/team',
  portfolio: '/portfolio',
  gallery: '/gallery',
  industry: '/industry',
  blog: '/blog',
};
type Page = keyof typeof routes;

export function withoutEmptyPages<Given extends Content>(content: Given, blog = blogDir): Given {
  const { pages } = content;
  const empty = emptyPages(content, blog);
  const hidden = empty.map((page) => [page, { ...pages[page], hidden: true }]);
  const shown = { ...content, pages: { ...pages, ...Object.fromEntries(hidden) } };
  return empty.length > 0
    ? removeLinks(
        shown,
        empty.map((page) => routes[page]),
      )
    : shown;
}

function emptyPages({ team, works, gallery, industries }: Lists, blog: string): Page[] {
  const entries = {
    team: team.length,
    portfolio: works.length,
    gallery: gallery.pictures.length,
    industry: industries.length,
    blog: countPosts(blog),
  };
  return (Object.keys(routes) as Page[]).filter((page) => entries[page] === 0);
}

/** Posts that this build publishes. */
function countPosts(blog: string): number {
  const today = new Date().toISOString().slice(0, 10);
  return globSync('*/index.{md,mdx}', { cwd: blog }).filter((file) => {
    const [, front = ''] = readFileSync(path.join(blog, file), 'utf8').split(/^---$/m);
    const [, date = ''] = /^date: *["']?([\d-]+)/m.exec(front) ?? [];
    return !/^draft: *true/m.test(front) && date <= today;
  }).length;
}

function removeLinks<Value>(value: Value, removed: string[]): Value;
function removeLinks(value: unknown, removed: string[]): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((entry) => !(isLink(entry) && removed.includes(entry.to.replace(/[?#].*/, ''))))
      .map((entry) => removeLinks(entry, removed));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, removeLinks(inner, removed)]),
    );
  }
  return value;
}

function isLink(value: unknown): value is { to: string } {
  return (
    typeof value === 'object' && value !== null && 'to' in value && typeof value.to === 'string'
  );
}
