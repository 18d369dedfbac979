import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blogRoutes } from '../../src/blog/plugin/routes.ts';
import { withoutEmptyPages } from '../../src/plugins/content/empty-pages.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { fixture } from '../support/fixture.ts';

let blog: string;
beforeEach(() => {
  blog = mkdtempSync(path.join(tmpdir(), 'blog-'));
});
afterEach(() => rmSync(blog, { recursive: true }));

function writePost(front: string) {
  mkdirSync(`${blog}/a-post`, { recursive: true });
  writeFileSync(`${blog}/a-post/index.md`, `---\ntitle: A post\n${front}\n---\nWords.\n`);
}

const routes = ['/about/team', '/portfolio', '/gallery', '/industry', '/blog'];
const linkPattern = /"to":"([^"?#]+)/g;

test('hides pages without content, and removes links to them', () => {
  const content = readContent(fixture.content, fixture.static);
  const gallery = { ...content.gallery, pictures: [] };
  const lists = { team: [], works: [], industries: [], gallery };
  const { pages, navigation, search } = withoutEmptyPages({ ...content, ...lists }, blog);
  const { team, portfolio, industry, blog: posts } = pages;
  expect([team, portfolio, pages.gallery, industry, posts].every(({ hidden }) => hidden)).toBe(
    true,
  );
  const links = [...JSON.stringify([navigation, search]).matchAll(linkPattern)].map(([, to]) => to);
  expect(links.filter((to = '') => routes.includes(to))).toEqual([]);
});

test.each([
  ['date: 2026-01-05', false],
  ['date: 2026-01-05\ndraft: true', true],
  ['date: 2999-01-05', true],
])('a blog whose only post has %j is hidden: %s', (front, hidden) => {
  writePost(front);
  expect(
    withoutEmptyPages(readContent(fixture.content, fixture.static), blog).pages.blog.hidden,
  ).toBe(hidden);
});

test('a blog without posts has no routes', () => {
  const blogContent = { blogPosts: [], blogTags: {}, authorsMap: { asha: { key: 'asha' } } };
  const routes = blogRoutes(blogContent as never, new Map(), 9, { popular: '' });
  expect(routes).toEqual([]);
});

test('falls back to services without cards and to works without clients, and omits invitations without open jobs', () => {
  const content = { ...readContent(fixture.content, fixture.static), clients: [], jobs: [] };
  content.home.services.cards = [];
  const { home, services, clients, pages, works, ...others } = withoutEmptyPages(content, blog);
  expect(home.services.cards.map(({ to }) => to)).toEqual(
    Object.keys(services).map((key) => `/service/${key}`),
  );
  expect(clients.map(({ url }) => url)).toEqual(works.map(({ slug }) => `/portfolio/${slug}`));
  expect(others['team-page'].invitation).toBeUndefined();
  expect(pages.career.search.description).toContain(content['career-page'].none.text);
  const { columns } = others.navigation.footer;
  expect(columns.filter(({ links }) => links.length === 0)).toEqual([]);
});
