import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { expect, test } from 'vitest';
import { parseBuiltPage } from '../../src/plugins/publish/built-pages.ts';
import {
  buildMirrorByRoute,
  buildPostMarkdown,
} from '../../src/plugins/publish/markdown-mirrors.ts';

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

test('the Markdown mirror of a service has the text and the links of its page', () => {
  const description = 'Boats at work, and what they carry.';
  const html = `<meta name="description" content="${description}">
    <link rel="canonical" href="https://a.test/hi/service/boats">
    <main><nav>Home</nav><h1>Boats</h1><p>${description}</p>
    <section><h2>What <em>we</em> do</h2><ul><li>One
      thing</li><li><a href="/hi/contact">Write</a></li></ul><button>More</button></section>
    <ol><li><span aria-hidden="true">01</span><h3>A plan</h3><p>See <a href="#fields">it</a>.</p></li></ol>
    <a href="/hi/portfolio/quay"><h3>The quay</h3></a></main>`;
  const page = { ...parseBuiltPage(html, '/hi/service/boats', 'Quay'), prefix: '/hi' };
  const mirrors = buildMirrorByRoute([page], [], 'https://a.test/hi');
  expect([...mirrors.keys()]).toEqual(['/service/boats']);
  expect(mirrors.get('/service/boats')?.split('\n\n')).toEqual([
    '# Boats',
    `> ${description}`,
    '## What we do',
    '- One thing\n- [Write](https://a.test/hi/contact)',
    '### A plan',
    'See [it](https://a.test/hi/service/boats#fields).',
    '[The quay](https://a.test/hi/portfolio/quay)\n',
  ]);
});
