import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { expect, test } from 'vitest';
import { buildPostMarkdown } from '../../src/plugins/publish/markdown-mirrors.ts';

function createPost(slug: string, content: string) {
  const metadata = {
    title: 'Another post',
    description: 'What it says.',
    permalink: `/blog/${slug}`,
    source: `@site/blog/2026-01-01-${slug}/index.md`,
    date: new Date('2026-01-01'),
    authors: [{ name: 'Asha Rao' }],
    tags: [{ label: 'Hosting' }],
  };
  return { content, metadata } as unknown as BlogPost;
}

test('the Markdown mirror of a post has captions and absolute links', () => {
  const postMarkdown = [
    'First.',
    '<!-- truncate -->',
    '![A chart of three prices](./chart.webp "Prices")',
    `![A shelf](./shelf.webp 'The "empty" shelf')`,
    'See [it](../2026-01-01-other/index.md#fields), [us](/contact) and [them](https://example.org).\n',
  ].join('\n\n');
  const post = createPost('this', postMarkdown);
  const mirrorText = buildPostMarkdown(post, [createPost('other', '')], 'https://a.test');
  expect(mirrorText.split('\n\n')).toEqual([
    '# Another post',
    '> What it says.',
    '2026-01-01, Asha Rao, Hosting, https://a.test/blog/this',
    'First.',
    '*A chart of three prices*',
    'Prices',
    '*A shelf*',
    'The "empty" shelf',
    'See [it](https://a.test/blog/other#fields), [us](https://a.test/contact) and [them](https://example.org).\n',
  ]);
});
