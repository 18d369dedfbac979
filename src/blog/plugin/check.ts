/** Reports mistakes as `file:line: what is wrong. What to write instead.` */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { formatIsoDay } from '../../shared/office-day.ts';
import { reservedSlugs } from '../post.ts';
import { type ParsedPost, parseAndCheckPost } from './post-text-check.ts';
import { findPictureNameMistake, type Post, readPosts } from './read.ts';

/** In development drafts may have these mistakes, which `npm run new` leaves in a new post. */
const newDraftMistakePattern =
  /: (?:authors|tags): List |these are the words of the template|no text yet/;

export interface OtherPages {
  paths: Set<string>;
  hasAnchor: (anchor: string) => boolean;
}

/**
 * Checks all posts without a build. In development a draft may be unfinished; a build omits drafts.
 */
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
    return { post, ...parsedPost, anchors: listAnchors(parsedPost) };
  });
  const officeTodayIso = formatIsoDay(officeTimeZone, Date.now());
  const isBuild = process.env.NODE_ENV === 'production';
  const postsToCheck = parsedPosts.filter(
    ({ post }) => !(isBuild && post.frontMatter.draft === true),
  );
  return [
    ...mistakes,
    ...postsToCheck.flatMap(({ post, links, pictures, textRuleMistakes }) => {
      const pictureAndLinkMistakes = [
        ...pictures.map(({ url, line }) => ({ line, message: findPictureMistake(post, url) })),
        ...links.map(({ url, line }) => ({
          line,
          message: findLinkMistake(post, url, parsedPosts, officeTodayIso, otherPages),
        })),
      ];
      const mistakesWithLineNumbers = [...textRuleMistakes, ...pictureAndLinkMistakes]
        .filter(({ message }) => message)
        .map(({ line, message }) => `${post.file}:${line}: ${message}`);
      return [...post.mistakes, ...mistakesWithLineNumbers].filter(
        (mistake) => !(isDraftInDevelopment(post) && newDraftMistakePattern.test(mistake)),
      );
    }),
  ];
}

function isDraftInDevelopment({ frontMatter }: Post): boolean {
  return process.env.NODE_ENV === 'development' && frontMatter.draft === true;
}

/** Parsing takes 20 ms a post, so hot reload parses only changed posts. */
const parseCache = new Map<string, { text: string; postText: ParsedPost }>();

function parseWithCache({ markdown, folder }: Post, siteUrl: string): ParsedPost {
  const parseCacheEntry = parseCache.get(folder);
  const parsedPost =
    parseCacheEntry?.text === markdown
      ? parseCacheEntry.postText
      : parseAndCheckPost(markdown, siteUrl);
  parseCache.set(folder, { text: markdown, postText: parsedPost });
  return parsedPost;
}

function listAnchors({ headings }: ParsedPost): string[] {
  const slugger = createSlugger();
  return headings.map((heading) => /\{#([\w-]+)\}$/.exec(heading)?.[1] ?? slugger.slug(heading));
}

function findPictureMistake({ folder }: Post, pictureUrl: string): string | undefined {
  if (/^(?:\w+:|\/\/)/.test(pictureUrl)) {
    return 'pictures come from the folder of the post, not from another site. Save it there.';
  }
  const nameMistake = findPictureNameMistake(folder, pictureUrl);
  return nameMistake || existsSync(path.join(folder, pictureUrl))
    ? nameMistake
    : `there is no ${pictureUrl} beside the post. Put the picture there, or correct its name.`;
}

/** Docusaurus reports a broken link only at the end of a build, and without its line number. */
function findLinkMistake(
  linkingPost: Post,
  linkUrl: string,
  parsedPosts: { post: Post; anchors: string[] }[],
  officeTodayIso: string,
  otherPages: OtherPages | undefined,
): string | undefined {
  const [linkPath = '', linkAnchor] = linkUrl.replace(/\?[^#]*/, '').split('#');
  const linkedPost = parsedPosts.find(
    (candidate) =>
      (linkPath === '' && candidate.post === linkingPost) ||
      linkPath === `/blog${candidate.post.frontMatter.slug}` ||
      path.join(linkingPost.folder, linkPath) ===
        path.join(candidate.post.folder, path.basename(candidate.post.file)),
  );
  if (otherPages && /^\/(?!blog(?:\/|$))[^.]*$/.test(linkPath)) {
    if (!otherPages.paths.has(linkPath.replace(/(?<=.)\/$/, ''))) {
      return `there is no page at ${linkPath}. Correct the link.`;
    }
    return linkAnchor && !otherPages.hasAnchor(linkAnchor)
      ? `${linkPath} has no part #${linkAnchor}. Correct it, or take it out.`
      : undefined;
  }
  if (!linkedPost) {
    const slugInLink = /^\/blog(\/[a-z0-9-]+)$/.exec(linkPath)?.[1];
    return linkPath.startsWith('..') || (slugInLink && !reservedSlugs.includes(slugInLink))
      ? `there is no post at ${linkPath}. Correct the link.`
      : undefined;
  }
  if (isLinkedPostUnpublished(linkedPost.post, linkingPost, officeTodayIso)) {
    return `the post at ${linkPath} is not published when this one is. Take the link out until then.`;
  }
  const { anchors } = linkedPost;
  // The build creates the ids of footnotes, so their anchors are not checked here.
  return linkAnchor && !linkAnchor.startsWith('user-content-') && !anchors.includes(linkAnchor)
    ? `there is no heading #${linkAnchor}. Write one of ${anchors.map((headingAnchor) => `#${headingAnchor}`).join(', ')}.`
    : undefined;
}

function isLinkedPostUnpublished(
  linkedPost: Post,
  linkingPost: Post,
  officeTodayIso: string,
): boolean {
  const linkedPublicationDate = String(linkedPost.frontMatter.date ?? '');
  return linkedPost.frontMatter.draft
    ? !linkingPost.frontMatter.draft
    : Date.parse(linkedPublicationDate) > Date.parse(officeTodayIso) &&
        linkedPublicationDate > String(linkingPost.frontMatter.date ?? '');
}
