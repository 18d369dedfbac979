/** Reports mistakes as `file:line: what is wrong. What to write instead.` */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { formatIsoDay } from '../../shared/office-day.ts';
import { reservedSlugs } from '../post.ts';
import { type ParsedPost, parseAndCheckPostText } from './post-text-check.ts';
import { findPictureNameMistake, type Post, readPosts } from './read.ts';

/** In development drafts may have these mistakes, which `npm run new` leaves in a new post. */
const newDraftMistakePattern =
  /: (?:authors|tags): List |these are the words of the template|no text yet/;

export interface OtherPages {
  paths: Set<string>;
  hasAnchor: (anchor: string) => boolean;
}

export async function findPostMistakes(
  blogFolder: string,
  siteUrl: string,
  /** The site's other pages; without them, links to these pages go unchecked. */
  otherPages?: OtherPages,
  officeTimeZone = 'UTC',
): Promise<string[]> {
  const { posts, mistakes } = await readPosts(blogFolder);
  const parsedPosts = posts.map((post) => {
    const parsedPost = parseWithCache(post, siteUrl);
    const slugger = createSlugger();
    const anchors = parsedPost.headings.map(
      (heading) => /\{#([\w-]+)\}$/.exec(heading)?.[1] ?? slugger.slug(heading),
    );
    return { post, ...parsedPost, anchors };
  });
  const today = formatIsoDay(officeTimeZone, Date.now());
  const isBuild = process.env.NODE_ENV === 'production';
  const checkedPosts = parsedPosts.filter(({ post }) => !(isBuild && post.frontMatter.draft));
  const postMistakes = checkedPosts.flatMap(({ post, links, pictures, textRuleMistakes }) => {
    const lineMistakes = [
      ...textRuleMistakes,
      ...pictures.map(({ url, line }) => ({ line, message: findPictureMistake(post, url) })),
      ...links.map(({ url, line }) => ({
        line,
        message: findLinkMistake(post, url, parsedPosts, today, otherPages),
      })),
    ];
    const messages = lineMistakes
      .filter(({ message }) => message)
      .map(({ line, message }) => `${post.file}:${line}: ${message}`);
    const isNewDraft = process.env.NODE_ENV === 'development' && post.frontMatter.draft === true;
    return [...post.mistakes, ...messages].filter(
      (mistake) => !(isNewDraft && newDraftMistakePattern.test(mistake)),
    );
  });
  return [...mistakes, ...postMistakes];
}

/** Parsing takes 20 ms a post, so hot reload parses only changed posts. */
const parseCache = new Map<string, { markdown: string; parsedPost: ParsedPost }>();

function parseWithCache({ markdown, folder }: Post, siteUrl: string): ParsedPost {
  const cached = parseCache.get(folder);
  if (cached?.markdown === markdown) {
    return cached.parsedPost;
  }
  const parsedPost = parseAndCheckPostText(markdown, siteUrl);
  parseCache.set(folder, { markdown, parsedPost });
  return parsedPost;
}

function findPictureMistake({ folder }: Post, url: string): string | undefined {
  if (/^(?:\w+:|\/\/)/.test(url)) {
    return 'pictures come from the folder of the post, not from another site. Save it there.';
  }
  const nameMistake = findPictureNameMistake(folder, url);
  return nameMistake || existsSync(path.join(folder, url))
    ? nameMistake
    : `there is no ${url} beside the post. Put the picture there, or correct its name.`;
}

/** Docusaurus reports a broken link only at the end of a build, and without its line number. */
function findLinkMistake(
  post: Post,
  url: string,
  parsedPosts: { post: Post; anchors: string[] }[],
  today: string,
  otherPages: OtherPages | undefined,
): string | undefined {
  const [linkPath = '', anchor] = url.replace(/\?[^#]*/, '').split('#');
  if (otherPages && /^\/(?!blog(?:\/|$))[^.]*$/.test(linkPath)) {
    if (!otherPages.paths.has(linkPath.replace(/(?<=.)\/$/, ''))) {
      return `there is no page at ${linkPath}. Correct the link.`;
    }
    return anchor && !otherPages.hasAnchor(anchor)
      ? `${linkPath} has no part #${anchor}. Correct it, or take it out.`
      : undefined;
  }
  const linkedFile = path.join(post.folder, linkPath);
  const linkedPost = parsedPosts.find(
    (candidate) =>
      (linkPath === '' && candidate.post === post) ||
      linkPath === `/blog${candidate.post.frontMatter.slug}` ||
      linkedFile === path.join(candidate.post.folder, path.basename(candidate.post.file)),
  );
  if (!linkedPost) {
    const slug = /^\/blog(\/[a-z0-9-]+)$/.exec(linkPath)?.[1];
    return linkPath.startsWith('..') || (slug && !reservedSlugs.includes(slug))
      ? `there is no post at ${linkPath}. Correct the link.`
      : undefined;
  }
  const { draft, date } = linkedPost.post.frontMatter;
  const isUnpublished = draft
    ? !post.frontMatter.draft
    : Date.parse(String(date)) > Date.parse(today) &&
      String(date) > String(post.frontMatter.date ?? '');
  if (isUnpublished) {
    return `the post at ${linkPath} is not published when this one is. Take the link out until then.`;
  }
  const { anchors } = linkedPost;
  // The build creates the ids of footnotes, so their anchors are not checked here.
  return anchor && !anchor.startsWith('user-content-') && !anchors.includes(anchor)
    ? `there is no heading #${anchor}. Write one of ${anchors.map((id) => `#${id}`).join(', ')}.`
    : undefined;
}
