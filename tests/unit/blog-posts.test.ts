import rehypeShiki from '@shikijs/rehype';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { stripPageOnlyHtml } from '../../src/blog/plugin/feeds.ts';
import { highlightOptions } from '../../src/blog/plugin/highlight.ts';
import { buildNewPost } from '../../src/blog/plugin/new-post.ts';
import * as blogPosts from '../../src/blog/plugin/posts.ts';
import { describeWaitingPosts, labelWaitingPost } from '../../src/blog/plugin/waiting.ts';
import { buildFrontMatterSchema } from '../../src/blog/post.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { parseBuiltPage } from '../../src/plugins/publish/built-pages.ts';
import { buildSearchIndex } from '../../src/plugins/publish/search-index.ts';
import { fixture } from '../support/fixture.ts';

function parseUtcDay(isoDate: string) {
  return new Date(`${isoDate}T00:00:00Z`);
}

test.each([
  ['Asia/Kolkata', '2026-02-28T18:29:59Z', 0],
  ['Asia/Kolkata', '2026-02-28T18:30:00Z', 1],
  ['Asia/Kolkata', '2026-03-01T21:00:00Z', 2],
  ['America/New_York', '2026-03-02T04:59:59Z', 1],
  ['America/New_York', '2026-03-09T12:00:00Z', 3],
])('in %s a build at %s publishes %i of three posts of 1 to 3 March', (zone, buildTime, count) => {
  const marchDates = ['2026-03-01', '2026-03-02', '2026-03-03'].map(parseUtcDay);
  const marchPosts = marchDates.map((date) => ({ metadata: { date } }));
  const publishedPosts = blogPosts.selectPublishedPosts(marchPosts, zone, new Date(buildTime));
  expect(publishedPosts).toHaveLength(count);
});

test('names what is not yet published: drafts, and posts from their first day on', () => {
  const published = { date: '2024-01-01' };
  const [draft, later, sooner] = [
    { draft: true, date: '2999-01-01' },
    { date: '2999-05-01' },
    { date: '2999-03-04' },
  ];
  expect(describeWaitingPosts([published])).toBe('Not yet published: nothing.');
  expect(describeWaitingPosts([published, draft, later, draft, sooner])).toBe(
    'Not yet published: 2 drafts, 2 posts from 4 March 2999 on.',
  );
  expect([published, draft, sooner].map(labelWaitingPost)).toEqual([
    '',
    'Draft: ',
    'From 4 March 2999: ',
  ]);
});

test('a build at the office’s midnight shows the title of today’s post alone', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.useFakeTimers({ now: Date.parse('2026-09-04T19:00:00Z'), toFake: ['Date'] });
  const metadata = { title: 'Tides', date: parseUtcDay('2026-09-05'), permalink: '/blog/tides' };
  const post = { metadata: { ...metadata, source: '', frontMatter: {}, authors: [], tags: [] } };
  const i18n = { currentLocale: 'en-NZ', defaultLocale: 'en-NZ', localeConfigs: {} };
  const context = { siteDir: '/', i18n } as never;
  const posts = await blogPosts.addPages([post as never], context);
  expect(posts).toMatchObject([{ page: { title: 'Tides' } }]);
});

test('writes a date independent of the machine’s time zone', () => {
  const expectedDateParts = { iso: '2026-09-05', day: '05', month: 'Sep', year: '2026' };
  const postDate = blogPosts.buildPostDate(parseUtcDay('2026-09-05'), 'en-NZ');
  expect(postDate).toEqual({ ...expectedDateParts, text: '5 September 2026' });
});

function createPost(iso: string, ...tagLabels: string[]) {
  return { date: { iso }, tags: tagLabels.map((label) => ({ label, to: `/blog/tags/${label}` })) };
}

test('relates posts by the number of shared topics, then by date', () => {
  const currentPost = createPost('2026-01-10', 'search', 'websites');
  const olderTopicPost = createPost('2025-01-01', 'websites');
  const otherTopicPost = createPost('2026-01-09', 'hosting');
  const newerTopicPost = createPost('2026-01-01', 'search');
  const bothTopicsPost = createPost('2024-01-10', 'websites', 'search');
  const posts = [olderTopicPost, otherTopicPost, newerTopicPost, bothTopicsPost, currentPost];
  const relatedPosts = blogPosts.selectRelatedPosts(currentPost, posts);
  expect(relatedPosts).toEqual([bothTopicsPost, newerTopicPost, olderTopicPost]);
});

test('relates a post without shared topics to the nearest dates', () => {
  const isoDates = ['2026-01-09', '2024-01-01', '2026-02-01', '2025-12-01'];
  const posts = isoDates.map((iso) => createPost(iso, 'search'));
  const relatedPosts = blogPosts.selectRelatedPosts(createPost('2026-01-10', 'hosting'), posts);
  expect(relatedPosts).toEqual([posts[0], posts[2], posts[3]]);
});

test('paginates ten posts by three into four pages, and no posts into one page', () => {
  const listPagePaths = ['/blog', '/blog/page/2', '/blog/page/3', '/blog/page/4'];
  expect(blogPosts.paginate([...'abcdefghij'], 3, '/blog')).toMatchObject([
    { path: '/blog', posts: ['a', 'b', 'c'] },
    { path: '/blog/page/2', posts: ['d', 'e', 'f'] },
    { path: '/blog/page/3', posts: ['g', 'h', 'i'] },
    { path: '/blog/page/4', posts: ['j'], paging: { pages: listPagePaths } },
  ]);
  expect(blogPosts.paginate([], 3, '/blog')).toEqual([
    { path: '/blog', posts: [], paging: { pages: ['/blog'], currentPageIndex: 0 } },
  ]);
});

test('a new post only lacks authors and tags', () => {
  const postTitle = 'Why “UPI” pays: a café’s résumé';
  const { folderName: folder, markdown: text } = buildNewPost(postTitle, parseUtcDay('2026-03-31'));
  expect(folder).toBe('2026-03-31-why-upi-pays-a-cafe-s-resume');
  const frontMatter = parse(text.split('---\n')[1] ?? '');
  expect(frontMatter).toMatchObject({ title: postTitle, draft: true });
  const { issues } = v.safeParse(buildFrontMatterSchema([], []), frontMatter);
  expect(issues?.map(({ path }) => path?.[0].key)).toEqual(['authors', 'tags']);
});

test('the feed’s HTML has no buttons, classes and anchors', () => {
  const postHtml =
    '<h2 id="a" class="x">A<a href="#a" class="hash-link" aria-label="l">​</a></h2><pre style="c"><code>&lt;a class="x"&gt;</code></pre><button type="button"><span>Copy</span></button><a href="e">E<span class="unseen"> (new tab)</span></a><span><img src="b" srcset="a" alt="c"></span>';
  const feedHtml =
    '<h2 id="a">A</h2><pre><code>&lt;a class="x"&gt;</code></pre><a href="e">E</a><span><img src="b" alt="c"></span>';
  expect(stripPageOnlyHtml(postHtml)).toBe(feedHtml);
});

test('indexes each word of a page once, without code, navigation, ignored words and labels of many pages', () => {
  const buildPage = (route: string, main: string) => ({
    ...parseBuiltPage(
      `<link rel="canonical" href="https://site.test${route}"><meta name="description" content="Why two."><main>${main}</main>`,
      route,
      'Site',
    ),
    prefix: '',
  });
  const post = `<nav>Home</nav><article id="__blog-post-container"><h1>Two</h1><p>Backups, किताब, किताब, backups and <b>restores</b></p>
    <pre>rsync</pre><h2>Mail</h2><h3>Spam</h3><h2>What we built</h2></article>`;
  const others = ['/a', '/b', '/c'].map((route) => buildPage(route, '<h2>What we built</h2>'));
  const index = buildSearchIndex([buildPage('/blog/two', post), ...others], {
    ...readContent(fixture.content, fixture.static),
    synonyms: { ignored: ['and'], subjects: [] },
  });
  expect(index.entries[0]).toEqual({
    to: '/blog/two',
    kind: 'post',
    title: 'Two',
    description: 'Why two.',
    headings: 'Two. Mail. Spam',
    words: 'backups restores किताब',
  });
});

test('highlights all code on a slow machine', async () => {
  let nowMs = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (nowMs += 1_000));
  const textNode = { type: 'text', value: "const berths = ['A1', 'A2'];" };
  const properties = { className: ['language-ts'] };
  const codeNode = { type: 'element', tagName: 'code', properties, children: [textNode] };
  const preNode = { type: 'element', tagName: 'pre', properties: {}, children: [codeNode] };
  const tree: object = { type: 'root', children: [preNode] };
  await rehypeShiki.call(Object({}), highlightOptions)?.(Object(tree), Object({}), () => {});
  expect(JSON.stringify(tree).match(/--code-token-string-expression/g)).toHaveLength(2);
});
