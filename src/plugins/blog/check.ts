/** Holds every post against what a reader, a search engine and the build need of it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { authorsSchema, frontMatterSchema, tagsSchema } from '../../content/schemas/post.ts';
import { checkPicture } from './check-picture.ts';
import { readText, type TextFacts } from './check-text.ts';

/** As a writer left it: a line may be missing. */
type Front = Partial<v.InferInput<typeof frontMatterSchema>>;

interface Post {
  /** As a writer knows it, like blog/2026-03-31-forms/index.md. */
  shown: string;
  file: string;
  folder: string;
  front: Front;
  lineOf: (field: string) => number;
  text: TextFacts;
}

/** Each mistake as `file:line: what is wrong. What to write instead.` */
export async function findPostMistakes(
  folder: string,
  site: string,
  /** Every address of the site outside the blog. */
  addresses: string[],
): Promise<string[]> {
  const found: string[] = [];
  const authors = readKeys(folder, 'authors.yml', authorsSchema, found);
  const tags = readKeys(folder, 'tags.yml', tagsSchema, found);
  const posts: Post[] = [];
  for (const file of globSync('*/index.{md,mdx}', { cwd: folder }).sort()) {
    const post = readPost(folder, file, site, found);
    if (post) {
      posts.push(post);
    }
  }
  const places = new Map(addresses.map((address) => [address, undefined as string[] | undefined]));
  for (const post of posts) {
    const address = `/blog${post.front.slug ?? ''}`;
    if (places.has(address)) {
      found.push(
        `${post.shown}:${post.lineOf('slug')}: slug: another page is already at ${address}. Choose another.`,
      );
    }
    places.set(address, post.text.anchors);
  }
  for (const post of posts) {
    found.push(
      ...unknown(post, 'authors', authors, 'authors.yml'),
      ...unknown(post, 'tags', tags, 'tags.yml'),
      ...(await coverMistakes(post)),
      ...post.text.mistakes.map(({ line, says }) => `${post.shown}:${line}: ${says}`),
      ...linkMistakes(post, posts, places),
    );
  }
  return found;
}

function readPost(blog: string, file: string, site: string, found: string[]): Post | undefined {
  const shown = `blog/${file}`;
  const source = readFileSync(path.join(blog, file), 'utf8');
  const [whole, yaml] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source) ?? [];
  if (whole === undefined) {
    found.push(
      `${shown}:1: the post does not begin with front matter between two lines of ---. npm run new -- post "Title" writes it.`,
    );
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) {
    const reason = broken.message.split('\n')[0].replace(/ at line .*$/, '');
    found.push(
      `${shown}:${lines.linePos(broken.pos[0]).line + 1}: this is not YAML: ${reason}. Put texts with a colon in "quotes".`,
    );
    return undefined;
  }
  function lineOf(field: string): number {
    return fieldLine(document, lines, field) + 1;
  }
  const front = document.toJS();
  const result = v.safeParse(frontMatterSchema, front);
  for (const issue of result.issues ?? []) {
    const field = (issue.path ?? []).map(({ key }) => String(key));
    found.push(`${shown}:${lineOf(field[0])}: ${field.join('.')}: ${explain(issue)}`);
  }
  const before = whole.split('\n').length - 1;
  return {
    shown,
    file: path.join(blog, file),
    folder: path.dirname(path.join(blog, file)),
    front: typeof front === 'object' && front !== null ? front : {},
    lineOf,
    text: readText(source.slice(whole.length), before, path.dirname(path.join(blog, file)), site),
  };
}

function explain(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object') {
    return issue.expected === 'never'
      ? 'this line is not known here. Take it out, or correct its name.'
      : 'this line is missing. Add it.';
  }
  return issue.message;
}

/** Where the field's name stands; the first line when it is missing. */
function fieldLine(document: Document, lines: LineCounter, field: string): number {
  const { contents } = document;
  const pairs = contents && 'items' in contents ? contents.items : [];
  for (const pair of pairs as { key: unknown }[]) {
    if (isNode(pair.key) && String(pair.key) === field && pair.key.range) {
      return lines.linePos(pair.key.range[0]).line;
    }
  }
  return 0;
}

function readKeys(
  folder: string,
  file: string,
  schema: v.GenericSchema<unknown, Record<string, unknown>>,
  found: string[],
): string[] {
  const place = path.join(folder, file);
  if (!existsSync(place)) {
    found.push(`blog/${file}: the file is missing. Add it.`);
    return [];
  }
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(place, 'utf8'), { lineCounter: lines });
  const result = v.safeParse(schema, document.toJS());
  for (const issue of result.issues ?? []) {
    const keys = (issue.path ?? []).map(({ key }) => String(key));
    const line = Math.max(1, fieldLine(document, lines, keys[0]));
    found.push(`blog/${file}:${line}: ${keys.join('.')}: ${explain(issue)}`);
  }
  return Object.keys(result.success ? result.output : (document.toJS() ?? {}));
}

function unknown(post: Post, field: 'authors' | 'tags', known: string[], file: string): string[] {
  const named = post.front[field];
  return (Array.isArray(named) ? named : [])
    .filter((key) => !known.includes(key))
    .map(
      (key) =>
        `${post.shown}:${post.lineOf(field)}: ${field}: "${key}" is not in blog/${file}. Write one of ${known.join(', ')}, or add it there.`,
    );
}

async function coverMistakes({ shown, folder, front, lineOf }: Post): Promise<string[]> {
  const { image, imageAlt } = front;
  if (imageAlt !== undefined && image === undefined) {
    return [
      `${shown}:${lineOf('imageAlt')}: imageAlt: there is no picture to describe. Add image: ./cover.webp, or take this line out.`,
    ];
  }
  if (image === undefined) {
    return [];
  }
  const says = await checkPicture(path.join(folder, image), image);
  return [
    ...(imageAlt === undefined
      ? [
          `${shown}:${lineOf('image')}: image: nothing says what the picture shows. Add imageAlt with a short description.`,
        ]
      : []),
    ...(says ? [`${shown}:${lineOf('image')}: image: ${says}`] : []),
  ];
}

/** Links of our own site: that the page is there, and on posts the heading too. */
function linkMistakes(post: Post, posts: Post[], places: Map<string, string[] | undefined>) {
  return post.text.links.flatMap(({ to, line }) => {
    const says = linkMistake(post, to, posts, places);
    return says ? [`${post.shown}:${line}: ${says}`] : [];
  });
}

function linkMistake(
  post: Post,
  to: string,
  posts: Post[],
  places: Map<string, string[] | undefined>,
): string | undefined {
  const [address, anchor] = to.split('#');
  const target = address.startsWith('../')
    ? posts.find(({ file }) => file === path.resolve(post.folder, address))
    : posts.find(({ front }) => address === `/blog${front.slug}`);
  if (address.startsWith('../') && !target) {
    return `there is no post at ${address}. Correct the name of its folder.`;
  }
  if (!target && address !== '' && !places.has(address)) {
    return `there is no page at ${address}. Correct the link; addresses of posts begin with /blog/.`;
  }
  if (target && appearsLater(target.front, post.front)) {
    return `the post at ${address} is not published when this one is. Take the link out until then.`;
  }
  const anchors = address === '' ? post.text.anchors : target?.text.anchors;
  if (anchor && anchors && !anchors.includes(anchor)) {
    return `no heading answers to #${anchor}. Write one of ${anchors.map((one) => `#${one}`).join(', ')}.`;
  }
  return undefined;
}

function appearsLater(target: Front, post: Front): boolean {
  if (target.draft && !post.draft) {
    return true;
  }
  const today = new Date().toISOString().slice(0, 10);
  return (target.date ?? '') > today && (target.date ?? '') > (post.date ?? '');
}
