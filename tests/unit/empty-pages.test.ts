import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildBlogRoutes } from '../../src/blog/plugin/routes.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { hideOrFillEmptyContent } from '../../src/plugins/content-modules/empty-pages.ts';
import { fixture } from '../support/fixture.ts';
import { createTempFolder, writeFiles } from '../support/temp-folder.ts';

const fixtureContent = readContent(fixture.content, fixture.static);

const emptyBlogFolder = createTempFolder(afterAll);

test('hides pages without content, and removes links to them', () => {
  const gallery = { ...fixtureContent.gallery, pictures: [] };
  const emptiedContent = { ...fixtureContent, team: [], works: [], industries: [], gallery };
  const { pages, navigation, search } = hideOrFillEmptyContent(emptiedContent, emptyBlogFolder);
  const emptyPages = [pages.team, pages.portfolio, pages.gallery, pages.industry, pages.blog];
  expect(emptyPages.every(({ hidden }) => hidden)).toBe(true);
  expect(JSON.stringify([navigation, search])).not.toMatch(
    /"to":"\/(about\/team|portfolio|gallery|industry|blog)["?#]/,
  );
});

test.each([
  ['date: 2026-01-05', false],
  ['date: 2026-01-05\ndraft: true', true],
  ['date: 2999-01-05', true],
])('with a single post that has %j, the blog is hidden: %s', (frontMatterLines, isHidden) => {
  const postText = `---\ntitle: A post\n${frontMatterLines}\n---\nWords.\n`;
  const blogFolder = createTempFolder(onTestFinished);
  writeFiles(blogFolder, { 'a-post/index.md': postText });
  expect(hideOrFillEmptyContent(fixtureContent, blogFolder).pages.blog.hidden).toBe(isHidden);
});

test('on the day of its only post in the office, the blog is not hidden', () => {
  const blogFolder = createTempFolder(onTestFinished);
  writeFiles(blogFolder, { 'a-post/index.md': '---\ndate: 2026-03-10\n---\nWords.\n' });
  // 10 March begins in Chatham, 13:45 hours ahead, at 10:15 of 9 March in UTC.
  for (const [time, isHidden] of [
    ['2026-03-09T10:14:00Z', true],
    ['2026-03-09T10:15:00Z', false],
  ] as const) {
    vi.useFakeTimers({ now: new Date(time) });
    expect(hideOrFillEmptyContent(fixtureContent, blogFolder).pages.blog.hidden).toBe(isHidden);
  }
});

test('a blog without posts has no routes', async () => {
  const blogContent = { blogPosts: [], blogTags: {}, authorsMap: { asha: { key: 'asha' } } };
  expect(await buildBlogRoutes(blogContent as never, 9, '')).toEqual([]);
});

test('falls back to services without cards and to works without clients, and omits invitations without open jobs', () => {
  const sparseContent = structuredClone({ ...fixtureContent, clients: [], jobs: [] });
  sparseContent.home.services.cards = [];
  const shownContent = hideOrFillEmptyContent(sparseContent, emptyBlogFolder);
  const { home, services, clients, pages, works } = shownContent;
  const serviceRoutes = Object.keys(services).map((key) => `/service/${key}`);
  expect(home.services.cards.map(({ to }) => to)).toEqual(serviceRoutes);
  expect(clients.map(({ url }) => url)).toEqual(works.map(({ slug }) => `/portfolio/${slug}`));
  expect(shownContent['team-page'].invitation).toBeUndefined();
  expect(pages.career.search.description).toContain(sparseContent['career-page'].none.text);
  const { columns } = shownContent.navigation.footer;
  expect(columns.filter(({ links }) => links.length === 0)).toEqual([]);
});
