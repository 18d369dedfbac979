import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import remarkParse from 'remark-parse';
import sharp from 'sharp';
import { unified } from 'unified';
import * as v from 'valibot';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { findPostMistakes } from '../../src/blog/plugin/check.ts';
import { newPost } from '../../src/blog/plugin/new-post.ts';
import { pictureFigures } from '../../src/blog/plugin/pictures.ts';
import { frontMatterSchema } from '../../src/blog/post.ts';

const title = 'A post with a title long enough';
const description =
  'A description that is long enough for search results, and says what the reader gets from it.';
const day = '2026-01-05';
const end = 'tags: [websites]\n';
const text = 'One paragraph of text.\n';
const desk = 'imageAlt: A desk\n';
const template = newPost('Any', new Date(day)).text;
const [, templateDescription = ''] = /^description: "?(.*?)"?$/m.exec(template) ?? [];
const [, templateText = ''] = /^---\n\n(.*)$/m.exec(template) ?? [];

/** Each row changes a good post and expects one message. */
// biome-ignore format: a row a line
const mistakes: [post: string, from: string, to: string, line: number, message: string][] = [
  ['not-yaml', title, 'One: two: three', 2, 'this is not YAML: Nested mappings are not allowed in compact mappings. Put a text'],
  ['no-description', `description: ${description}\n`, '', 1, 'description: This field is missing. Add it.'],
  ['short-description', description, 'Too short.', 3, 'description: Write a description of 70 to 160 characters.'],
  ['long-title', title, `${title} and on and on until nothing shows it`, 2,
    'title: Search results cut a title after 60 characters. Shorten it.'],
  ['no-date', day, 'soon', 5, 'date: This is not a date. Write year-month-day, like 2026-03-31.'],
  ['impossible-date', day, '2026-02-30', 5, 'date: This is not a date. Write year-month-day, like 2026-03-31.'],
  ['unknown-author', '[asha]', '[nobody]', 6, 'authors.0: "nobody" is not in blog/authors.yml. Write one of asha, or add it'],
  ['no-author', '[asha]', '[]', 6, 'authors: List 1 to 3 entries here. There are asha.'],
  ['unknown-tag', '[websites]', '[weather]', 7, 'tags.0: "weather" is not in blog/tags.yml. Write one of websites, or add it'],
  ['unknown-line', end, `${end}titel: A slip\n`, 8, 'titel: This field is not known here. Take it out, or correct its name.'],
  ['wrong-slug', '/wrong-slug', 'Forms People Finish', 4, 'slug: Write the address below /blog, like /forms-people-finish.'],
  ['slug-of-the-blog', '/slug-of-the-blog', '/archive', 4, 'slug: This address belongs to the blog itself. Choose another.'],
  ['same-slug', '/same-slug', '/good', 4, 'slug: blog/good/index.md is already at /blog/good. Choose another.'],
  ['picture-missing', end, `${end}image: ./cover.webp\n${desk}`, 8,
    'image: there is no ./cover.webp beside the post. Put the picture there, or'],
  ['picture-small', end, `${end}image: ./small.png\n${desk}`, 8,
    'image: ./small.png is 600 × 300 pixels. Use a picture of at least 1200 × 630.'],
  ['picture-broken', end, `${end}image: ./broken.png\n${desk}`, 8,
    'image: ./broken.png is not a picture that can be read. Save it again as'],
  ['picture-without-words', end, `${end}image: ./large.png\n`, 8, 'image: Nothing says what the picture shows. Add imageAlt'],
  ['words-without-picture', end, `${end}${desk}`, 8, 'imageAlt: There is no picture to describe. Add image'],
  ['no-text', `\n${text}`, '', 8, 'the post has no text yet. Write it below this line.'],
  ['image-without-words', text, '![](./large.png)', 10, 'this picture has no alternative text. Say in the square brackets'],
  ['image-missing', text, '![A desk](./desk.png)', 10,
    'there is no ./desk.png beside the post. Put the picture there, or correct'],
  ['image-from-elsewhere', text, '![A desk](https://example.com/desk.png)', 10,
    'pictures come from the folder of the post, not from another site.'],
  ['broken-link', text, '[This](/blog/nothing-here).', 10, 'there is no post at /blog/nothing-here. Correct the link.'],
  ['broken-file-link', text, '[This](../nothing/index.md).', 10, 'there is no post at ../nothing/index.md. Correct the link.'],
  ['broken-anchor', text, '[This](#third).\n\n## First\n\nText.\n\n## Second\n', 10,
    'no heading answers to #third. Write one of #first, #second.'],
  ['broken-anchor-elsewhere', text, '[This](/blog/good#nowhere).', 10, 'no heading answers to #nowhere. Write one of #first.'],
  ['link-to-a-draft', text, '[This](/blog/unfinished).', 10,
    'the post at /blog/unfinished is not published when this one is. Take'],
  ['link-with-our-domain', text, '[This](https://www.agency.example/contact).', 10,
    'a link to this site begins with a slash, so that it works everywhere.'],
  ['link-without-a-slash', text, '[This](contact).', 10, '"contact" is not an address. Begin with / for a page of ours'],
  ['link-to-no-page', text, '[This](/service/boats), [that](/service/berths#cost), [us](/contact/).', 10,
    'there is no page at /service/boats. Correct the link.'],
  ['first-level-heading', text, '# The title again\n\nText.', 10,
    'a text has no heading with one #: the title is one already. Write ##'],
  ['skipped-heading', text, '## First\n\nText.\n\n#### Too deep\n', 14, 'this heading skips a level. Write ### instead of ####.'],
  ['unknown-language', text, '```cobol\nDISPLAY "HELLO".\n```', 10,
    'code in "cobol" cannot be coloured. Write one of apache, bash, css'],
  ['no-language', text, '```\nsomething\n```', 10, 'this code does not name its language. Write one of apache, bash, css'],
  ['not-markdown', text, 'Prices <b and {more.', 10, 'this cannot be read: '],
  ['template-description', description, `"${templateDescription}"`, 3, 'description: these are the words of the template. Write yours.'],
  ['template-text', text, templateText, 10, 'these are the words of the template. Write yours.'],
  ['started', `${end}---\n\n${text}`, `${end}draft: true\n---\n\n${templateText}`, 11, 'these are the words of the template. Write yours.'],
  ['wrong-draft', `${description}\nslug`, 'Not written yet.\ndraft: true\nslug', 3,
    'description: Write a description of 70 to 160 characters.'],
];

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'posts-')), 'blog');
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

function write(post: string, from = '', to = ''): void {
  const front = `title: ${title}\ndescription: ${description}\nslug: /${post}\ndate: ${day}\n`;
  const validPost = `---\n${front}authors: [asha]\n${end}---\n\n${text}`;
  if (!validPost.includes(from)) {
    throw new Error(`${post} does not say ${from}`);
  }
  mkdirSync(path.join(folder, post), { recursive: true });
  writeFileSync(
    path.join(folder, post, 'index.md'),
    validPost.replace(from, () => to),
  );
}

async function draw(file: string, width: number, height: number): Promise<void> {
  const create = { width, height, channels: 3, background: 'white' } as const;
  await sharp({ create }).png().toFile(path.join(folder, file));
}

for (const [post, from, to] of mistakes) {
  write(post, from, to);
}
write('good', text, '[Us](/contact), [below](#first).\n\n## First\n\nText.\n');
write('unfinished', end, `${end}draft: true\n`);
mkdirSync(path.join(folder, 'no-front-matter'));
writeFileSync(path.join(folder, 'no-front-matter/index.md'), 'Only a sentence.\n');
writeFileSync(path.join(folder, 'picture-broken/broken.png'), 'no picture');
const asha = 'name: Asha Verma, title: Writer, description: She writes the posts., page: true';
writeFileSync(path.join(folder, 'authors.yml'), `asha: { ${asha} }\n`);
const websites = 'label: Websites, permalink: /websites, description: Planning a website.';
writeFileSync(path.join(folder, 'tags.yml'), `websites: { ${websites} }\n`);
await draw('picture-small/small.png', 600, 300);
for (const post of ['image-without-words', 'picture-without-words']) {
  await draw(`${post}/large.png`, 1200, 630);
}

describe('reports the file, the line and the fix for', async () => {
  const addresses = new Set(['/contact', '/service/berths']);
  const reportedMistakes = await findPostMistakes(folder, 'https://agency.example', addresses);
  // biome-ignore format: entries side by side
  const withoutFrontMatter = [
    'no-front-matter', '', '', 1, 'the post does not begin with front matter',
  ] as const;

  test.each([...mistakes, withoutFrontMatter])('%s', (post, _from, _to, line, message) => {
    const messages = reportedMistakes.filter((mistake) => mistake.startsWith(`blog/${post}/`));
    expect(messages).toEqual([
      expect.stringContaining(`blog/${post}/index.md:${line}: ${message}`),
    ]);
  });

  test('nothing in a post without mistakes', () => {
    const posts = reportedMistakes.map((mistake) => mistake.split('/')[1]).sort();
    expect(posts).toEqual([withoutFrontMatter, ...mistakes].map(([post]) => post).sort());
  });
});

test('accepts gaps in a draft under hot reload, but no mistakes', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const reportedMistakes = (await findPostMistakes(folder, 'https://agency.example')).join('\n');
  vi.unstubAllEnvs();
  expect(reportedMistakes).not.toContain('blog/started/');
  expect(reportedMistakes).toContain('blog/wrong-draft/');
});

test.each(['./large.png', 'large.png'])(
  'an image %s in the text becomes a figure with its caption',
  async (name) => {
    const syntaxTree = unified()
      .use(remarkParse)
      .parse(`![Four parts](${name} "What you pay for")`);
    await pictureFigures()(syntaxTree, { path: path.join(folder, 'image-without-words/index.md') });
    expect(syntaxTree.children).toMatchObject([
      { name: 'PostPicture', attributes: [{ name: 'picture' }, { value: 'What you pay for' }] },
    ]);
  },
);

test.each(['cover.webp', './cover.jpeg', './COVER.JPG'])('accepts the cover %s', (image) => {
  const { image: schema } = frontMatterSchema([], []).entries;
  expect(v.is(schema, image)).toBe(true);
});

test('a build reports mistakes of front matter and text together, but none of a draft', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const reportedMistakes = await findPostMistakes(folder, 'https://agency.example');
  vi.unstubAllEnvs();
  expect(reportedMistakes).toEqual(
    expect.arrayContaining([
      'blog/no-date/index.md:5: date: This is not a date. Write year-month-day, like 2026-03-31.',
      expect.stringContaining('blog/picture-small/index.md:8: image:'),
      'blog/skipped-heading/index.md:14: this heading skips a level. Write ### instead of ####.',
    ]),
  );
  expect(reportedMistakes).not.toContainEqual(expect.stringContaining('wrong-draft'));
});
