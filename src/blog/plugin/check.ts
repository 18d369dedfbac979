/** Checks posts and reports `file:line: what is wrong. What to write instead.` */
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { reservedSlugs } from '../post.ts';
import { type Post, readPosts } from './read.ts';
import { type PostText, readText } from './text.ts';

/** Finds all mistakes of all posts, drafts too, without a build. */
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
    ...texts.flatMap(({ post, links, mistakes }) => [
      ...post.problems,
      ...[...mistakes, ...links.flatMap((link) => linkMistake(post, link, texts, addresses))].map(
        ({ line, says }) => `${post.file}:${line}: ${says}`,
      ),
    ]),
  ];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

function parseText({ text, folder }: Post, site: string): PostText {
  try {
    return readText(parser.parse(text), folder, site);
  } catch (error) {
    const { line = 1, reason = error } = Object(error);
    const says = `this cannot be read: ${String(reason).split('\n')[0]} A < or { in a text is written \\< or \\{.`;
    return { anchors: [], links: [], mistakes: [{ line, says }] };
  }
}

/** Finds links that Docusaurus refuses only at the end of a build, and without the line. */
function linkMistake(
  post: Post,
  { to, line }: PostText['links'][number],
  texts: { post: Post; anchors: string[] }[],
  addresses: Set<string> | undefined,
): PostText['mistakes'] {
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
      ? []
      : [{ line, says: `there is no page at ${address}. Correct the link.` }];
  }
  if (!target) {
    const slug = /^\/blog(\/[a-z0-9-]+)$/.exec(address)?.[1];
    return address.startsWith('..') || (slug && !reservedSlugs.includes(slug))
      ? [{ line, says: `there is no post at ${address}. Correct the link.` }]
      : [];
  }
  if (appearsLater(target.post, post)) {
    const says = `the post at ${address} is not published when this one is. Take the link out until then.`;
    return [{ line, says }];
  }
  const { anchors } = target;
  // The build makes the ids of footnotes.
  return anchor && !anchor.startsWith('user-content-') && !anchors.includes(anchor)
    ? [
        {
          line,
          says: `no heading answers to #${anchor}. Write one of ${anchors.map((one) => `#${one}`).join(', ')}.`,
        },
      ]
    : [];
}

function appearsLater({ front: target }: Post, { front }: Post): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const date = String(target.date ?? '');
  return target.draft ? !front.draft : date > today && date > String(front.date ?? '');
}
