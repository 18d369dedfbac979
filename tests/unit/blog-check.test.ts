import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { findPostMistakes } from '../../src/blog/plugin/check.ts';
import { stopAtMistakes } from '../../src/blog/plugin/read.ts';
import { checkText } from '../../src/blog/plugin/text.ts';
import { frontMatterSchema } from '../../src/blog/post.ts';
import type { ContentError } from '../../src/plugins/content/yaml.ts';

const folder = path.join(import.meta.dirname, 'blog-bad-posts');

/** A post of blog-bad-posts, the line that is wrong, and what its writer must read. */
const mistakes: [post: string, line: number, says: string][] = [
  ['no-front-matter', 1, 'the post does not begin with front matter'],
  [
    'not-yaml',
    2,
    'this is not YAML: Nested mappings are not allowed in compact mappings. Put a text',
  ],
  ['no-description', 1, 'description: This field is missing. Add it.'],
  ['short-description', 3, 'description: Write a description of 70 to 160 characters.'],
  ['long-title', 2, 'title: Search results cut a title after 60 characters. Shorten it.'],
  ['no-date', 5, 'date: This is not a date. Write year-month-day, like 2026-03-31.'],
  ['impossible-date', 5, 'date: This is not a date. Write year-month-day, like 2026-03-31.'],
  [
    'unknown-author',
    6,
    'authors.0: "nobody" is not in blog/authors.yml. Write one of asha, or add it',
  ],
  ['unknown-tag', 7, 'tags.0: "weather" is not in blog/tags.yml. Write one of websites, or add it'],
  ['unknown-line', 8, 'titel: This field is not known here. Take it out, or correct its name.'],
  ['wrong-slug', 4, 'slug: Write the address below /blog, like /forms-people-finish.'],
  ['slug-of-the-blog', 4, 'slug: This address belongs to the blog itself. Choose another.'],
  ['same-slug', 4, 'slug: blog/good/index.md is already at /blog/good. Choose another.'],
  [
    'picture-missing',
    8,
    'image: there is no ./cover.webp beside the post. Put the picture there, or',
  ],
  [
    'picture-small',
    8,
    'image: ./small.png is 600 × 300 pixels. Use a picture of at least 1200 × 630.',
  ],
  ['picture-broken', 8, 'image: ./broken.png is not a picture that can be read. Save it again as'],
  ['picture-without-words', 8, 'image: Nothing says what the picture shows. Add imageAlt'],
  ['words-without-picture', 8, 'imageAlt: There is no picture to describe. Add image'],
  ['no-text', 8, 'the post has no text yet. Write it below this line.'],
  ['image-without-words', 10, 'this picture has no alternative text. Say in the square brackets'],
  [
    'image-missing',
    10,
    'there is no ./desk.png beside the post. Put the picture there, or correct',
  ],
  ['image-from-elsewhere', 10, 'pictures come from the folder of the post, not from another site.'],
  ['broken-link', 10, 'there is no post at /blog/nothing-here. Correct the link.'],
  ['broken-file-link', 10, 'there is no post at ../nothing/index.md. Correct the link.'],
  ['broken-anchor', 10, 'no heading answers to #third. Write one of #first, #second.'],
  ['broken-anchor-elsewhere', 10, 'no heading answers to #nowhere. Write one of #first.'],
  ['link-to-a-draft', 10, 'the post at /blog/unfinished is not published when this one is. Take'],
  [
    'link-with-our-domain',
    10,
    'a link to this site begins with a slash, so that it works everywhere.',
  ],
  ['link-without-a-slash', 10, '"contact" is not an address. Begin with / for a page of ours'],
  [
    'first-level-heading',
    10,
    'a text has no heading with one #: the title is one already. Write ##',
  ],
  ['skipped-heading', 14, 'this heading skips a level. Write ### instead of ####.'],
  ['unknown-language', 10, 'code in "cobol" cannot be coloured. Write one of apache, bash, css'],
  ['no-language', 10, 'this code does not name its language. Write one of apache, bash, css'],
  ['not-markdown', 10, 'this cannot be read: '],
  ['no-author', 6, 'authors: List 1 to 3 entries here. There are asha.'],
  ['template-description', 3, 'description: these are the words of the template. Write yours.'],
  ['template-text', 10, 'these are the words of the template. Write yours.'],
  ['link-to-no-page', 10, 'there is no page at /service/boats. Correct the link.'],
  ['begun', 11, 'these are the words of the template. Write yours.'],
  ['wrong-draft', 3, 'description: Write a description of 70 to 160 characters.'],
];

describe('A writer who made a mistake reads the file, the line and the fix', async () => {
  const addresses = new Set(['/contact', '/service/berths']);
  const found = await findPostMistakes(folder, 'https://agency.example', addresses);

  test.each(mistakes)('%s', (post, line, says) => {
    const own = found.filter((mistake) => mistake.startsWith(`blog/${post}/`));
    expect(own).toHaveLength(1);
    expect(own[0]).toContain(`blog/${post}/index.md:${line}: ${says}`);
  });

  test('A post without mistakes gets no message', () => {
    const named = new Set(found.map((mistake) => mistake.split('/')[1]));
    expect([...named].sort()).toEqual([...new Set(mistakes.map(([post]) => post))].sort());
  });
});

test('Under hot reload a draft may be unfinished, but not wrong', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const found = (await findPostMistakes(folder, 'https://agency.example')).join('\n');
  vi.unstubAllEnvs();
  expect(found).not.toContain('blog/begun/');
  expect(found).toContain('blog/wrong-draft/');
});

test.each(['cover.webp', './cover.jpeg', './COVER.JPG'])('A cover may be called %s', (image) => {
  const { image: schema } = frontMatterSchema([], []).entries;
  expect(v.is(schema, image)).toBe(true);
});

describe('A wrong post stops the build', () => {
  test('with all mistakes of front matter and covers, but not for a draft', async () => {
    const stopped = await stopAtMistakes(folder).catch(({ problems }: ContentError) => problems);
    expect(stopped).toContain(
      'blog/no-date/index.md:5: date: This is not a date. Write year-month-day, like 2026-03-31.',
    );
    expect(stopped).toContainEqual(
      expect.stringContaining('blog/picture-small/index.md:8: image:'),
    );
    expect(stopped).not.toContainEqual(expect.stringContaining('wrong-draft'));
  });

  test('with the mistakes of its text, which may be wrong while it is written', () => {
    const file = path.join(folder, 'skipped-heading/index.md');
    const tree = unified()
      .use(remarkParse)
      .parse(`${'\n'.repeat(9)}#### Too deep`);
    const check = () => checkText({ site: 'https://agency.example' })(tree, { path: file });
    expect(check).not.toThrow();
    vi.stubEnv('NODE_ENV', 'production');
    expect(check).toThrow(
      'blog-bad-posts/skipped-heading/index.md:10: this heading skips a level.',
    );
    vi.unstubAllEnvs();
  });
});
