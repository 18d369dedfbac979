/** Reports mistakes as `file:line: what is wrong. What to write instead.` */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { reservedSlugs } from '../post.ts';
import { type Post, readPosts } from './read.ts';
import { type PostText, readText } from './text.ts';

/** Mistakes that `npm run new` leaves in a new draft. */
const draftMistakes = /: (?:authors|tags): List |these are the words of the template|no text yet/;

/**
 * Checks all posts without a build. In development a draft may be unfinished; a build omits drafts.
 */
export async function findPostMistakes(
  blog: string,
  site: string,
  /** The other pages of the site; without this set, links to them are not checked. */
  addresses?: Set<string>,
): Promise<string[]> {
  const { posts, mistakes: keyMistakes } = await readPosts(blog);
  const texts = posts.map((post) => {
    const text = parse(post, site);
    return { post, ...text, anchors: anchorsOf(text) };
  });
  const isBuild = process.env.NODE_ENV === 'production';
  const checkedTexts = texts.filter(({ post }) => !(isBuild && post.front.draft === true));
  return [
    ...keyMistakes,
    ...checkedTexts.flatMap(({ post, links, pictures, mistakes }) => {
      const referenceMistakes = [
        ...pictures.map(({ to, line }) => ({ line, message: pictureMistake(post, to) })),
        ...links.map(({ to, line }) => ({
          line,
          message: linkMistake(post, to, texts, addresses),
        })),
      ];
      const textMistakes = [...mistakes, ...referenceMistakes]
        .filter(({ message }) => message)
        .map(({ line, message }) => `${post.file}:${line}: ${message}`);
      return [...post.mistakes, ...textMistakes].filter(
        (mistake) => !(isDraftInDevelopment(post) && draftMistakes.test(mistake)),
      );
    }),
  ];
}

function isDraftInDevelopment({ front }: Post): boolean {
  return process.env.NODE_ENV === 'development' && front.draft === true;
}

/** Parsing takes 20 ms a post, so that hot reload parses only changed posts. */
const parseCache = new Map<string, { text: string; postText: PostText }>();

function parse({ text, folder }: Post, site: string): PostText {
  const cachedPost = parseCache.get(folder);
  const postText = cachedPost?.text === text ? cachedPost.postText : readText(text, site);
  parseCache.set(folder, { text, postText });
  return postText;
}

function anchorsOf({ headings }: PostText): string[] {
  const slugger = createSlugger();
  return headings.map((heading) => slugger.slug(heading));
}

function pictureMistake({ folder }: Post, to: string): string | undefined {
  if (/^https?:/.test(to)) {
    return 'pictures come from the folder of the post, not from another site. Save it there.';
  }
  return existsSync(path.join(folder, to))
    ? undefined
    : `there is no ${to} beside the post. Put the picture there, or correct its name.`;
}

/** Docusaurus reports these links only at the end of a build and without a line. */
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
  if (isPublishedLater(target.post, post)) {
    return `the post at ${address} is not published when this one is. Take the link out until then.`;
  }
  const { anchors } = target;
  // The build creates the ids of footnotes.
  return anchor && !anchor.startsWith('user-content-') && !anchors.includes(anchor)
    ? `no heading answers to #${anchor}. Write one of ${anchors.map((id) => `#${id}`).join(', ')}.`
    : undefined;
}

function isPublishedLater({ front: target }: Post, { front }: Post): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const date = String(target.date ?? '');
  return target.draft
    ? !front.draft
    : Date.parse(date) > Date.parse(today) && date > String(front.date ?? '');
}
