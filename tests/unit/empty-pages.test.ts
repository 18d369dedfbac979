import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blogRoutes } from '../../src/blog/plugin/routes.ts';
import { withoutEmptyPages } from '../../src/plugins/content/empty-pages.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { fixture } from '../support/fixture.ts';

let blogFolder: string;
beforeEach(() => {
  blogFolder = mkdtempSync(path.join(tmpdir(), 'blog-'));
});
afterEach(() => rmSync(blogFolder, { recursive: true }));

function writePost(frontMatterLines: string) {
  mkdirSync(`${blogFolder}/a-post`, { recursive: true });
  writeFileSync(
    `${blogFolder}/a-post/index.md`,
    `---\ntitle: A post\n${frontMatterLines}\n---\nWords.\n`,
  );
}

const emptyPageRoutes = ['/about/team', '/portfolio', '/gallery', '/industry', '/blog'];
const linkPattern = /"to":"([^"?#]+)/g;

test('hides pages without content, and removes links to them', () => {
  const fixtureContent = readContent(fixture.content, fixture.static);
  const emptyGallery = { ...fixtureContent.gallery, pictures: [] };
  const emptyLists = { team: [], works: [], industries: [], gallery: emptyGallery };
  const { pages, navigation, search } = withoutEmptyPages(
    { ...fixtureContent, ...emptyLists },
    blogFolder,
  );
  const emptyPages = [pages.team, pages.portfolio, pages.gallery, pages.industry, pages.blog];
  expect(emptyPages.every(({ hidden }) => hidden)).toBe(true);
  const linkedRoutes = [...JSON.stringify([navigation, search]).matchAll(linkPattern)].map(
    ([, to]) => to,
  );
  expect(linkedRoutes.filter((to = '') => emptyPageRoutes.includes(to))).toEqual([]);
});

test.each([
  ['date: 2026-01-05', false],
  ['date: 2026-01-05\ndraft: true', true],
  ['date: 2999-01-05', true],
])(
  'with a single post of the front matter %j, the blog is hidden: %s',
  (frontMatterLines, isHidden) => {
    writePost(frontMatterLines);
    expect(
      withoutEmptyPages(readContent(fixture.content, fixture.static), blogFolder).pages.blog.hidden,
    ).toBe(isHidden);
  },
);

test('a blog without posts has no routes', () => {
  const blogContent = { blogPosts: [], blogTags: {}, authorsMap: { asha: { key: 'asha' } } };
  const blogPageRoutes = blogRoutes(blogContent as never, new Map(), 9, { popular: '' });
  expect(blogPageRoutes).toEqual([]);
});

test('falls back to services without cards and to works without clients, and omits invitations without open jobs', () => {
  const contentWithoutCards = {
    ...readContent(fixture.content, fixture.static),
    clients: [],
    jobs: [],
  };
  contentWithoutCards.home.services.cards = [];
  const { home, services, clients, pages, works, ...otherContent } = withoutEmptyPages(
    contentWithoutCards,
    blogFolder,
  );
  expect(home.services.cards.map(({ to }) => to)).toEqual(
    Object.keys(services).map((key) => `/service/${key}`),
  );
  expect(clients.map(({ url }) => url)).toEqual(works.map(({ slug }) => `/portfolio/${slug}`));
  expect(otherContent['team-page'].invitation).toBeUndefined();
  expect(pages.career.search.description).toContain(contentWithoutCards['career-page'].none.text);
  const { columns: footerColumns } = otherContent.navigation.footer;
  expect(footerColumns.filter(({ links }) => links.length === 0)).toEqual([]);
});
