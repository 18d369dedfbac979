import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { cleanHtml } from '../../src/blog/plugin/feeds.ts';
import { newPost } from '../../src/blog/plugin/new-post.ts';
import { describeDate, paginate, publishedPosts, relatedTo } from '../../src/blog/plugin/posts.ts';
import { frontMatterSchema } from '../../src/blog/post.ts';
import { entriesOfMirrors } from '../../src/plugins/content/search-index.ts';

function utcDay(date: string) {
  return new Date(`${date}T00:00:00Z`);
}

describe('a post dated in the future', () => {
  const posts = ['2026-03-01', '2026-03-02', '2026-03-03'].map((date) => ({
    metadata: { date: utcDay(date) },
  }));

  test.each([
    ['2026-02-28T23:59:59Z', 0],
    ['2026-03-02T00:00:00Z', 2],
    ['2026-03-09T12:00:00Z', 3],
  ])('a build at %s publishes %i of 3 posts', (now, count) => {
    expect(publishedPosts(posts, new Date(now))).toHaveLength(count);
  });
});

test('writes a date independent of the machine’s time zone', () => {
  expect(describeDate(utcDay('2026-09-05'))).toEqual({
    iso: '2026-09-05',
    day: '05',
    month: 'Sep',
    year: '2026',
    text: '5 September 2026',
  });
});

function postOf(name: string, iso: string, ...tags: string[]) {
  return { name, date: { iso }, tags: tags.map((label) => ({ label, to: `/blog/tags/${label}` })) };
}

test('relates posts by the number of shared topics, then by date', () => {
  const post = postOf('post', '2026-01-10', 'search', 'websites');
  const others = [
    postOf('far', '2025-01-01', 'websites'),
    postOf('other', '2026-01-09', 'hosting'),
    postOf('near', '2026-01-01', 'search'),
    postOf('both', '2024-01-10', 'websites', 'search'),
  ];
  expect(relatedTo(post, [...others, post]).map(({ name }) => name)).toEqual([
    'both',
    'near',
    'far',
  ]);
});

test('relates a post without shared topics to the nearest dates', () => {
  const alone = postOf('alone', '2026-01-10', 'hosting');
  const posts = ['2026-01-09', '2024-01-01', '2026-02-01', '2025-12-01'].map((day) =>
    postOf(day, day, 'search'),
  );
  expect(relatedTo(alone, [alone, ...posts])).toEqual([posts[0], posts[2], posts[3]]);
});

test('paginates ten posts by three into four pages, and no posts into one page', () => {
  const pages = paginate([...'abcdefghij'], 3, '/blog');
  expect(pages.map(({ posts }) => posts.length)).toEqual([3, 3, 3, 1]);
  // biome-ignore format: entries side by side
  expect(pages.map(({ path }) => path)).toEqual([
    '/blog', '/blog/page/2', '/blog/page/3', '/blog/page/4',
  ]);
  expect(pages[3]?.paging.pages).toEqual(pages.map(({ path }) => path));
  expect(paginate([], 3, '/blog')).toEqual([
    { path: '/blog', posts: [], paging: { pages: ['/blog'], current: 0 } },
  ]);
});

test('a new post only lacks authors and tags', () => {
  const { folder, text } = newPost('Why “UPI” pays: a café’s résumé', utcDay('2026-03-31'));
  expect(folder).toBe('2026-03-31-why-upi-pays-a-cafe-s-resume');
  const front = parse(text.split('---\n')[1] ?? '');
  expect(front).toMatchObject({ title: 'Why “UPI” pays: a café’s résumé', draft: true });
  const { issues } = v.safeParse(frontMatterSchema([], []), front);
  expect(issues?.map(({ path }) => path?.[0].key)).toEqual(['authors', 'tags']);
});

test('the feed’s HTML has no buttons, classes and anchors', () => {
  expect(
    cleanHtml(
      '<h2 id="a" class="x">A<a href="#a" class="hash-link" aria-label="l">​</a></h2><pre style="c"><code>x</code></pre><button type="button"><span>Copy</span></button><span><img src="b" srcset="a" alt="c"></span>',
    ),
  ).toBe('<h2 id="a">A</h2><pre><code>x</code></pre><span><img src="b" alt="c"></span>');
});

test('indexes a post’s headings and frequent words, without code, addresses and repeated headings', () => {
  const text = `# Two

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
  const others = ['/a', '/b', '/c'].map(
    (to) => [to, '# A\n\n> B\n\nC\n\n## What we built\n'] as const,
  );
  const [entry] = entriesOfMirrors(new Map([['/blog/two', text], ...others]));
  expect(entry).toEqual({
    to: '/blog/two',
    kind: 'post',
    title: 'Two',
    description: 'Why two.',
    headings: '2026-01-01, Asha Rao. Mail. Spam',
    words: 'backups restores',
  });
});
