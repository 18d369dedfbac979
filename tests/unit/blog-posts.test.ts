import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { stripPageOnlyHtml } from '../../src/blog/plugin/feeds.ts';
import { buildNewPost } from '../../src/blog/plugin/new-post.ts';
import {
  describeDate,
  paginate,
  selectPublishedPosts,
  selectRelatedPosts,
} from '../../src/blog/plugin/posts.ts';
import { buildFrontMatterSchema } from '../../src/blog/post.ts';
import { buildMirrorEntries } from '../../src/plugins/content/search-index.ts';

function parseUtcDay(isoDate: string) {
  return new Date(`${isoDate}T00:00:00Z`);
}

const marchPosts = ['2026-03-01', '2026-03-02', '2026-03-03'].map((isoDate) => ({
  metadata: { date: parseUtcDay(isoDate) },
}));

test.each([
  ['2026-02-28T23:59:59Z', 0],
  ['2026-03-02T00:00:00Z', 2],
  ['2026-03-09T12:00:00Z', 3],
])('a build at %s publishes %i of three posts dated 1 to 3 March', (buildTime, postCount) => {
  expect(selectPublishedPosts(marchPosts, new Date(buildTime))).toHaveLength(postCount);
});

test('writes a date independent of the machine’s time zone', () => {
  expect(describeDate(parseUtcDay('2026-09-05'))).toEqual({
    iso: '2026-09-05',
    day: '05',
    month: 'Sep',
    year: '2026',
    text: '5 September 2026',
  });
});

function createPost(name: string, iso: string, ...tagLabels: string[]) {
  const postTags = tagLabels.map((label) => ({ label, to: `/blog/tags/${label}` }));
  return { name, date: { iso }, tags: postTags };
}

test('relates posts by the number of shared topics, then by date', () => {
  const currentPost = createPost('post', '2026-01-10', 'search', 'websites');
  const otherPosts = [
    createPost('far', '2025-01-01', 'websites'),
    createPost('other', '2026-01-09', 'hosting'),
    createPost('near', '2026-01-01', 'search'),
    createPost('both', '2024-01-10', 'websites', 'search'),
  ];
  const relatedPosts = selectRelatedPosts(currentPost, [...otherPosts, currentPost]);
  expect(relatedPosts.map(({ name }) => name)).toEqual(['both', 'near', 'far']);
});

test('relates a post without shared topics to the nearest dates', () => {
  const hostingPost = createPost('alone', '2026-01-10', 'hosting');
  const searchPosts = ['2026-01-09', '2024-01-01', '2026-02-01', '2025-12-01'].map((isoDate) =>
    createPost(isoDate, isoDate, 'search'),
  );
  const relatedPosts = selectRelatedPosts(hostingPost, [hostingPost, ...searchPosts]);
  expect(relatedPosts.map(({ name }) => name)).toEqual(['2026-01-09', '2026-02-01', '2025-12-01']);
});

test('paginates ten posts by three into four pages, and no posts into one page', () => {
  const listPages = paginate([...'abcdefghij'], 3, '/blog');
  expect(listPages.map(({ posts }) => posts.length)).toEqual([3, 3, 3, 1]);
  // biome-ignore format: paths side by side
  expect(listPages.map(({ path }) => path)).toEqual([
    '/blog', '/blog/page/2', '/blog/page/3', '/blog/page/4',
  ]);
  expect(listPages[3]?.paging.pages).toEqual(listPages.map(({ path }) => path));
  expect(paginate([], 3, '/blog')).toEqual([
    { path: '/blog', posts: [], paging: { pages: ['/blog'], current: 0 } },
  ]);
});

test('a new post only lacks authors and tags', () => {
  const postTitle = 'Why “UPI” pays: a café’s résumé';
  const { folder: folderName, text: postText } = buildNewPost(postTitle, parseUtcDay('2026-03-31'));
  expect(folderName).toBe('2026-03-31-why-upi-pays-a-cafe-s-resume');
  const parsedFrontMatter = parse(postText.split('---\n')[1] ?? '');
  expect(parsedFrontMatter).toMatchObject({ title: postTitle, draft: true });
  const { issues: schemaIssues } = v.safeParse(buildFrontMatterSchema([], []), parsedFrontMatter);
  expect(schemaIssues?.map(({ path }) => path?.[0].key)).toEqual(['authors', 'tags']);
});

test('the feed’s HTML has no buttons, classes and anchors', () => {
  expect(
    stripPageOnlyHtml(
      '<h2 id="a" class="x">A<a href="#a" class="hash-link" aria-label="l">​</a></h2><pre style="c"><code>x</code></pre><button type="button"><span>Copy</span></button><span><img src="b" srcset="a" alt="c"></span>',
    ),
  ).toBe('<h2 id="a">A</h2><pre><code>x</code></pre><span><img src="b" alt="c"></span>');
});

test('indexes a post’s headings and frequent words, without code, addresses and repeated headings', () => {
  const postMarkdown = `# Two

> Why two.

2026-01-01, Asha Rao

Backups, backups and [restores](https://example.com/secret).

\`\`\`sh
rsync
\`\`\`

## Mail

### Spam

## What we built
`;
  const otherMirrors = ['/a', '/b', '/c'].map(
    (mirrorAddress) => [mirrorAddress, '# A\n\n> B\n\nC\n\n## What we built\n'] as const,
  );
  const [searchEntry] = buildMirrorEntries(new Map([['/blog/two', postMarkdown], ...otherMirrors]));
  expect(searchEntry).toEqual({
    to: '/blog/two',
    kind: 'post',
    title: 'Two',
    description: 'Why two.',
    headings: '2026-01-01, Asha Rao. Mail. Spam',
    words: 'backups restores',
  });
});
