import { expect, test } from 'vitest';
import { describePost, type Post } from '../../scripts/finish/mirrors.ts';

const site = 'https://codecrafters.example';
const other: Post = {
  folder: '2026-01-01-other',
  route: '/blog/other',
  title: 'Another post',
  description: 'What it says.',
  date: '2026-01-01',
  text: '',
};

test('a program that reads Markdown gets a post whose links lead somewhere from anywhere', () => {
  const text = `First.

{/* truncate */}

![A chart of three prices](./chart.webp "Prices")

See [the other](../2026-01-01-other/index.md#fields), [us](/contact) and [them](https://example.org).
`;
  expect(describePost({ ...other, route: '/blog/this', text }, [other], site)).toBe(`# Another post

> What it says.

2026-01-01, ${site}/blog/this

First.

*A chart of three prices*

See [the other](${site}/blog/other#fields), [us](${site}/contact) and [them](https://example.org).
`);
});
