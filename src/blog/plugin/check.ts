/** Checks posts and reports `file:line: what is wrong. What to write instead.` */
import path from 'node:path';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { reservedSlugs } from '../post.ts';
import { type Post, readPosts } from './read.ts';
import { type PostText, readText } from './text.ts';

/** What `npm run new` leaves to the writer of a draft. */
const unfinished = /: (?:authors|tags): List |these are the words of the template|no text yet/;

/**
 * Finds all mistakes of all posts, drafts too, without a build. Under hot reload a draft may be
 * unfinished.
 */
export async function findPostMistakes(
  blog: string,
  site: string,
  /** The site's other pages; links to them are checked only if given. */
  addresses?: Set<string>,
): Promise<string[]> {
  const { posts, problems } = await readPosts(blog);
  const texts = posts.map((post) => ({ post, ...parseText(post, site) }));
  return [
    ...problems,
    ...texts.flatMap(({ post, links, mistakes }) => {
      const wrongLinks = links.map(({ to, line }) => ({
        line,
        says: linkMistake(post, to, texts, addresses),
      }));
      const found = [...mistakes, ...wrongLinks]
        .filter(({ says }) => says)
        .map(({ line, says }) => `${post.file}:${line}: ${says}`);
      return [...post.problems, ...found].filter(
        (mistake) => !(isBeingWritten(post) && unfinished.test(mistake)),
      );
    }),
  ];
}

function isBeingWritten({ front }: Post): boolean {
  return process.env.NODE_ENV === 'development' && front.draft === true;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Under hot reload, only a changed post is parsed again: it takes 20 ms. */
const parsed = new Map<string, { text: string; tree: Root }>();

function parse({ text, folder }: Post): Root {
  const kept = parsed.get(folder);
  const tree = kept?.text === text ? kept.tree : parser.parse(text);
  parsed.set(folder, { text, tree });
  return tree;
}

function parseText(post: Post, site: string): PostText {
  try {
    return readText(parse(post), post.folder, site);
  } catch (error) {
    const { line = 1, reason = error } = Object(error);
    const says = `this cannot be read: ${String(reason).split('\n')[0]} A < or { in a text is written \\< or \\{.`;
    return { anchors: [], links: [], mistakes: [{ line, says }] };
  }
}

/** What is wrong with a link that Docusaurus refuses only at the end of a build, and without the line. */
function linkMistake(
  post: Post,
  to: string,
  texts: { post: Post; anchors: string[] }[],
  addresses: Set<string> | undefined,
): string | undefined {
  const [address = '', anchor] = to.replace(/\?[^#]*/, '').split('#');
  const target = texts.find(
    (other) =>
      (address === '' && other.post === post) ||
      address === `/blog${other.post.front.slug}` ||
      path.join(post.folder, address) ===
        path.join(other.post.folder, path.basename(other.post.file)),
  );
  if (addresses && /^\/(?!blog(?:\/|$))[^.]*$/.test(address)) {
    return addresses.has(address.replace(/(?<=.)\/$/, ''))
      ? undefined
      : `there is no page at ${address}. Correct the link.`;
  }
  if (!target) {
    const slug = /^\/blog(\/[a-z0-9-]+)$/.exec(address)?.[1];
    return address.startsWith('..') || (slug && !reservedSlugs.includes(slug))
      ? `there is no post at ${address}. Correct the link.`
      : undefined;
  }
  if (appearsLater(target.post, post)) {
    return `the post at ${address} is not published when this one is. Take the link out until then.`;
  }
  const { anchors } = target;
  // The build makes the ids of footnotes.
  return anchor && !anchor.startsWith('user-content-') && !anchors.includes(anchor)
    ? `no heading answers to #${anchor}. Write one of ${anchors.map((one) => `#${one}`).join(', ')}.`
    : undefined;
}

function appearsLater({ front: target }: Post, { front }: Post): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const date = String(target.date ?? '');
  return target.draft
    ? !front.draft
    : Date.parse(date) > Date.parse(today) && date > String(front.date ?? '');
}
