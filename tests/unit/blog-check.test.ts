import remarkParse from 'remark-parse';
import sharp from 'sharp';
import { unified } from 'unified';
import * as v from 'valibot';
import { afterAll, assert, expect, onTestFinished, test, vi } from 'vitest';
import { findPostMistakes } from '../../src/blog/plugin/check.ts';
import { buildNewPost } from '../../src/blog/plugin/new-post.ts';
import { remarkPictureFigures } from '../../src/blog/plugin/pictures.ts';
import { buildFrontMatterSchema } from '../../src/blog/post.ts';
import { createTempFolder, writeFiles } from '../support/temp-folder.ts';

const validTitle = 'A post with a title long enough';
const validDescription =
  'A description that is long enough for search results, and says what the reader gets from it.';
const postDate = '2026-01-05';
const tagsLine = 'tags: [websites]\n';
const validBody = 'One paragraph of text.\n';
const imageAltLine = 'imageAlt: A desk\n';
const templatePostText = buildNewPost('Any', new Date(postDate)).markdown;
const [, templateDescription = ''] = /^description: "?(.*?)"?$/m.exec(templatePostText) ?? [];
const [, templateBody = ''] = /^---\n\n(.*)$/m.exec(templatePostText) ?? [];

// biome-ignore format: a row a line
const mistakeCases: [post: string, from: string, to: string, line: number, message: string][] = [
  ['no-front-matter', '---', '', 1, 'the post does not begin with front matter'],
  ['not-yaml', validTitle, 'One: two: three', 2, 'this is not YAML: Nested mappings are not allowed in compact mappings. Put a text'],
  ['no-description', `description: ${validDescription}\n`, '', 1, 'description: This field is missing. Add it.'],
  ['short-description', validDescription, 'Too short.', 3, 'description: Write a description of 70 to 160 characters.'],
  ['long-title', validTitle, `${validTitle} and on and on until nothing shows it`, 2,
    'title: Search results cut a title after 60 characters. Shorten it.'],
  ['no-date', postDate, 'soon', 5, 'date: This is not a date. Write year-month-day, like 2026-03-31.'],
  ['impossible-date', postDate, '2026-02-30', 5, 'date: This is not a date. Write year-month-day, like 2026-03-31.'],
  ['unknown-author', '[asha]', '[nobody]', 6, 'authors.0: "nobody" is not in blog/authors.yml. Write one of asha, or add it'],
  ['no-author', '[asha]', '[]', 6, 'authors: List 1 to 3 entries here. There are asha.'],
  ['unknown-tag', '[websites]', '[weather]', 7, 'tags.0: "weather" is not in blog/tags.yml. Write one of websites, or add it'],
  ['unknown-line', tagsLine, `${tagsLine}titel: A slip\n`, 8, 'titel: This field is not known here. Take it out, or correct its name.'],
  ['wrong-slug', '/wrong-slug', 'Forms People Finish', 4, 'slug: Write the address below /blog, like /forms-people-finish.'],
  ['slug-of-the-blog', '/slug-of-the-blog', '/archive', 4, 'slug: This address belongs to the blog itself. Choose another.'],
  ['same-slug', '/same-slug', '/good', 4, 'slug: blog/good/index.md is already at /blog/good. Choose another.'],
  ['picture-missing', tagsLine, `${tagsLine}image: ./cover.webp\n${imageAltLine}`, 8, 'image: there is no ./cover.webp beside the post. Put the picture there, or'],
  ['picture-small', tagsLine, `${tagsLine}image: ./small.png\n${imageAltLine}`, 8, 'image: ./small.png is 600 × 300 pixels. Use a picture of at least 1200 × 630.'],
  ['picture-broken', tagsLine, `${tagsLine}image: ./broken.png\n${imageAltLine}`, 8,
    'image: ./broken.png is not a picture that can be read. Save it again as'],
  ['picture-without-words', tagsLine, `${tagsLine}image: ./large.png\n`, 8, 'image: Nothing says what the picture shows. Add imageAlt'],
  ['words-without-picture', tagsLine, `${tagsLine}${imageAltLine}`, 8, 'imageAlt: There is no picture to describe. Add image'],
  ['no-text', `\n${validBody}`, '', 8, 'the post has no text yet. Write it below this line.'],
  ['image-without-words', validBody, '![](./large.png)', 10, 'this picture has no alternative text. Say in the square brackets'],
  ['image-missing', validBody, '![A desk](./desk.png)', 10,
    'there is no ./desk.png beside the post. Put the picture there, or correct'],
  ['image-with-sign', validBody, '![A desk](./desk[1].png)', 10, 'the names of a picture and of its folder can only have'],
  ['image-from-elsewhere', validBody, '![A desk](https://example.com/desk.png)', 10,
    'pictures come from the folder of the post, not from another site.'],
  ['broken-link', validBody, '[This](/blog/nothing-here).', 10, 'there is no post at /blog/nothing-here. Correct the link.'],
  ['broken-file-link', validBody, '[This](../nothing/index.md).', 10, 'there is no post at ../nothing/index.md. Correct the link.'],
  ['broken-anchor', validBody, '[This](#third).\n\n## First\n\nText.\n\n## Second\n', 10,
    'there is no heading #third. Write one of #first, #second.'],
  ['broken-anchor-elsewhere', validBody, '[This](/blog/good#nowhere).', 10, 'there is no heading #nowhere. Write one of #first.'],
  ['link-to-a-draft', validBody, '[This](/blog/unfinished).', 10,
    'the post at /blog/unfinished is not published when this one is. Take'],
  ['link-with-our-domain', validBody, '[This](https://www.agency.example/contact).', 10,
    'a link to this site begins with a slash, so that it works everywhere.'],
  ['link-without-a-slash', validBody, '[This](contact).', 10, '"contact" is not an address. Begin with / for a page of ours'],
  ['link-to-no-page', validBody, '[This](/service/boats), [that](/service/berths#cost), [us](/contact/).', 10,
    'there is no page at /service/boats. Correct the link.'],
  ['first-level-heading', validBody, '# The title again\n\nText.', 10,
    'this heading has the level of the title. Write ##'],
  ['skipped-heading', validBody, '## First\n\nText.\n\n#### Too deep\n', 14, 'this heading skips a level. Write ### instead of ####.'],
  ['unknown-language', validBody, '```cobol\nDISPLAY "HELLO".\n```', 10,
    'code in "cobol" cannot be coloured. Write one of apache, bash, css'],
  ['no-language', validBody, '```\nsomething\n```', 10, 'this code does not name its language. Write one of apache, bash, css'],
  ['script', validBody, 'One.\n\n<script>alert(1)</script>', 12, 'a post cannot have <script>. Use Markdown, or write \\< for'],
  ['script-in-a-line', validBody, 'One\nand <script src="https://x.test/a.js"></script>', 11, 'a post cannot have <script. Use Markdown'],
  ['frame', validBody, '<iframe src="https://x.test"></iframe>', 10, 'a post cannot have <iframe. Use Markdown'],
  ['handler', validBody, '<details>\n<summary onclick="a()">More</summary>', 11, 'a post cannot have <summary. Use'],
  ['picture-in-html', validBody, '<img src="https://x.test/a.png">', 10, 'a post cannot have <img. Use Markdown'],
  ['component', validBody, '<Callout>\n\nText.', 10, 'a post cannot have <Callout>. Use Markdown'],
  ['image-from-anywhere', validBody, '![A desk](//x.test/desk.png)', 10, 'pictures come from the folder of the post, not from another site.'],
  ['image-by-reference', validBody, '![A desk][desk]\n\n[desk]: https://x.test/desk.png', 10, 'write the file of a picture in round brackets'],
  ['image-with-space', validBody, '![A desk](my desk.png)', 10, '![A desk](my desk.png) is not read, because its address has a space.'],
  ['missing-footnote', validBody, 'As they say.[^2]', 10, 'there is no footnote [^2]. Write "[^2]: The source." at the end.'],
  ['unused-footnote', validBody, 'As they say.\n\n[^2]: A book.', 12, 'nothing refers to this footnote. Write [^2] in the text, or take it out.'],
  ['unclosed-code', validBody, '```ts\nlet a = 1;\n\nMore words.', 10, 'this code is never closed. Write ``` on a line below it.'],
  ['short-row', validBody, '| a | b |\n| --- | --- |\n| 1 |', 12, 'this row has 1 cells, the first row of its table 2. Write as many'],
  ['long-row', validBody, '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |', 12, 'this row has 3 cells, the first row of its table 2. Write as many'],
  ['table-without-line', validBody, '| a | b |\n| 1 | 2 |', 10, 'this table is not read. Below its first row, write a row of | --- |'],
  ['table-with-short-line', validBody, '| a | b |\n| --- |\n| 1 | 2 |', 10, 'this table is not read. Below its first row'],
  ['a folder', '/a folder', '/folder', 1, 'the folder "a folder" can only have the letters a to z, digits and dashes. Rename it.'],
  ['dead-anchor', validBody, '[Us](/contact#nowhere)', 10, '/contact has no part #nowhere. Correct it, or take it out.'],
  ['unknown-reference', validBody, 'See [the desk][desk].', 10, '[the desk][desk] is not read, because nothing defines its address.'],
  ['link-with-space', validBody, 'See [us](/about us).', 10, '[us](/about us) is not read, because its address has a space. Take'],
  ['link-without-words', validBody, '[](/contact)', 10, 'this link has no words. Write them in the square brackets.'],
  ['script-link', validBody, '[Us](javascript:alert)', 10, '"javascript:alert" is not an address. Begin with /'],
  ['heading-without-space', validBody, '##First\n', 10, 'this heading is not read. Write a space after ##.'],
  ['comment-in-braces', validBody, 'One.\n\n{/* truncate */}', 12, 'visitors would read this comment. Write <!-- and --> around it'],
  ['empty-heading', validBody, '##\n\nText.', 10, 'this heading has no words. Write them, or take it out.'],
  ['draft-as-a-word', tagsLine, `${tagsLine}draft: yes\n`, 8, 'draft: Write true, or leave the line out.'],
  ['template-description', validDescription, `"${templateDescription}"`, 3, 'description: these are the words of the template. Write yours.'],
  ['template-text', validBody, templateBody, 10, 'these are the words of the template. Write yours.'],
  ['started', `${tagsLine}---\n\n${validBody}`, `${tagsLine}draft: true\n---\n\n${templateBody}`, 11, 'these are the words of the template. Write yours.'],
  ['wrong-draft', `${validDescription}\nslug`, 'Not written yet.\ndraft: true\nslug', 3,
    'description: Write a description of 70 to 160 characters.'],
];

const blogFolder = `${createTempFolder(afterAll)}/blog`;

function writePost(postName: string, replacedText = '', replacement = ''): void {
  const frontMatterStart = `title: ${validTitle}\ndescription: ${validDescription}\nslug: /${postName}\n`;
  const validPostText = `---\n${frontMatterStart}date: ${postDate}\nauthors: [asha]\n${tagsLine}---\n\n${validBody}`;
  assert(validPostText.includes(replacedText), `${postName} does not say ${replacedText}`);
  const postText = validPostText.replace(replacedText, () => replacement);
  writeFiles(blogFolder, { [`${postName}/index.md`]: postText });
}

async function saveBlankPicture(picturePath: string, width: number, height: number): Promise<void> {
  const size = { width: height, height: width };
  const turnedPicture = sharp({ create: { ...size, channels: 3, background: 'white' } });
  await turnedPicture.withMetadata({ orientation: 6 }).toFile(`${blogFolder}/${picturePath}`);
}

for (const [postName, replacedText, replacement] of mistakeCases) {
  writePost(postName, replacedText, replacement);
}
writePost(
  'good',
  validBody,
  '[Us](/contact#cost), [below](#first), {x} < a, H<sub>2</sub>O\\[^1] and `<b>`[^2].\n\n## First\n\n<!-- later -->\nText.<br>\n\n[^2]: A book.\n',
);
writePost('unfinished', tagsLine, `${tagsLine}draft: true\n`);
const topLevelFiles = {
  'authors.yml': 'asha: { name: Asha, title: Writer, description: She writes., page: true }\n',
  'tags.yml': 'websites: { label: Websites, permalink: /websites, description: Planning one. }\n',
};
writeFiles(blogFolder, { 'picture-broken/broken.png': 'no picture', ...topLevelFiles });
await saveBlankPicture('picture-small/small.png', 600, 300);
await saveBlankPicture('image-without-words/large.png', 1200, 630);
await saveBlankPicture('picture-without-words/large.png', 1200, 630);

const pageAddresses = {
  paths: new Set(['/contact', '/service/berths']),
  hasAnchor: (anchor: string) => anchor === 'cost',
};
const siteAddress = 'https://agency.example';
const foundMistakes = await findPostMistakes(blogFolder, siteAddress, pageAddresses);

test.each(mistakeCases)('reports file, line and fix of %s', (post, _from, _to, line, message) => {
  expect(foundMistakes.filter((mistake) => mistake.startsWith(`blog/${post}/`))).toEqual([
    expect.stringContaining(`blog/${post}/index.md:${line}: ${message}`),
  ]);
});

test('the table has at least 50 mistakes', () => {
  expect(mistakeCases.length).toBeGreaterThanOrEqual(50);
});

test('reports nothing in a post without mistakes', () => {
  const reportedPostNames = foundMistakes.map((mistake) => mistake.split('/')[1]);
  expect(reportedPostNames.sort()).toEqual(mistakeCases.map(([postName]) => postName).sort());
});

test.each([
  ['Asia/Kolkata', '2026-03-09T18:29:00Z', 1],
  ['Asia/Kolkata', '2026-03-09T21:00:00Z', 0],
  ['UTC', '2026-03-09T21:00:00Z', 1],
])('in %s at %s, a link to a post of 10 March has %i mistakes', async (zone, time, count) => {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  const folder = createTempFolder(onTestFinished);
  const createPostText = (slug: string, date: string, text: string) =>
    `---\ntitle: A post about planning\ndescription: ${'What a plan holds, and why. '.repeat(4)}\nslug: /${slug}\ndate: ${date}\nauthors: [asha]\ntags: [websites]\n---\n${text}\n`;
  writeFiles(folder, {
    ...topLevelFiles,
    'early/index.md': createPostText('early', '2026-03-01', 'Read [the next](/blog/late).'),
    'late/index.md': createPostText('late', '2026-03-10', 'Words.'),
  });
  expect(await findPostMistakes(folder, siteAddress, pageAddresses, zone)).toHaveLength(count);
});

test('accepts gaps in a draft under hot reload, but no mistakes', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const reportedMistakesText = (await findPostMistakes(blogFolder, siteAddress)).join('\n');
  expect(reportedMistakesText).not.toContain('blog/started/');
  expect(reportedMistakesText).toContain('blog/wrong-draft/');
});

test('a build reports mistakes of front matter and text together, but none of a draft', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const reportedMistakesText = (await findPostMistakes(blogFolder, siteAddress)).join('\n');
  expect(reportedMistakesText).toContain('blog/no-date/index.md:5: date: This is not a date.');
  expect(reportedMistakesText).toContain('blog/picture-small/index.md:8: image:');
  expect(reportedMistakesText).toContain('blog/skipped-heading/index.md:14: this heading skips a');
  expect(reportedMistakesText).not.toContain('wrong-draft');
});

test.each(['./large.png', 'large.png'])('the image %s becomes a captioned figure', async (src) => {
  const tree = unified().use(remarkParse).parse(`![Four](${src} "What you pay for")`);
  await remarkPictureFigures()(tree, { path: `${blogFolder}/image-without-words/index.md` });
  expect(tree.children).toMatchObject([
    { name: 'PostPicture', attributes: [{ name: 'picture' }, { value: 'What you pay for' }] },
  ]);
});

test.each(['cover.webp', './cover.jpeg', './COVER.JPG'])('accepts the cover %s', (coverPath) => {
  const { image: imageSchema } = buildFrontMatterSchema([], []).entries;
  expect(v.is(imageSchema, coverPath)).toBe(true);
});
