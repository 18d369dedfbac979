import { expect, test } from 'vitest';
import { buildPostMarkdown } from '../../src/plugins/publish/mirrors.ts';

const siteAddress = 'https://agency.example';

function createPost(slug: string, postMarkdown: string) {
  return {
    content: postMarkdown,
    metadata: {
      title: 'Another post',
      description: 'What it says.',
      permalink: `/blog/${slug}`,
      source: `@site/blog/2026-01-01-${slug}/index.md`,
      date: new Date('2026-01-01'),
      authors: [{ name: 'Asha Rao' }],
      tags: [{ label: 'Hosting' }],
    },
  };
}

test('the Markdown mirror of a post has captions and absolute links', () => {
  const postMarkdown = `First.

{/* truncate */}

![A chart of three prices](./chart.webp "Prices")

![A shelf](./shelf.webp 'The "empty" shelf')

See [the other](../2026-01-01-other/index.md#fields), [us](/contact) and [them](https://example.org).
`;
  const post = createPost('this', postMarkdown);
  expect(buildPostMarkdown(post, [createPost('other', '')], siteAddress)).toBe(`# Another post

> What it says.

2026-01-01, Asha Rao, Hosting, ${siteAddress}/blog/this

First.

*A chart of three prices*

Prices

*A shelf*

The "empty" shelf

See [the other](${siteAddress}/blog/other#fields), [us](${siteAddress}/contact) and [them](https://example.org).
`);
});
