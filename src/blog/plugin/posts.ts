import path from 'node:path';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { formatIsoDay } from '../../shared/office-day.ts';
import type { PageLink, Paging, PostDate, PostMetadata, PostSummary } from '../post.ts';
import { prepareCover } from './pictures.ts';
import { labelWaitingPost } from './waiting.ts';

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

export function buildPostDate(date: Date): PostDate {
  const monthName = monthFormat.format(date);
  const dayOfMonth = String(date.getUTCDate());
  const year = String(date.getUTCFullYear());
  return {
    iso: date.toISOString().slice(0, 10),
    day: dayOfMonth.padStart(2, '0'),
    month: monthName.slice(0, 3),
    year,
    text: `${dayOfMonth} ${monthName} ${year}`,
  };
}

/** A post appears when its day begins in the office; `npm run dev` also shows later posts. */
export function selectPublishedPosts<Post extends { metadata: { date: Date } }>(
  posts: Post[],
  officeTimeZone: string,
  currentDate = new Date(),
): Post[] {
  const officeTodayIso = formatIsoDay(officeTimeZone, currentDate.getTime());
  return process.env.NODE_ENV === 'development'
    ? posts
    : posts.filter(
        ({ metadata: { date } }) => formatIsoDay('UTC', date.getTime()) <= officeTodayIso,
      );
}

type RelatablePost = Pick<PostMetadata, 'tags'> & { date: Pick<PostDate, 'iso'> };

const maxRelatedPostCount = 3;

/** The posts that share the most topics; among equals, the post nearest in time comes first. */
export function selectRelatedPosts<Post extends RelatablePost>(post: Post, posts: Post[]): Post[] {
  const topicPathsOfPost = new Set(post.tags.map(({ to }) => to));
  function countSharedTopics(otherPost: Post): number {
    return otherPost.tags.filter(({ to }) => topicPathsOfPost.has(to)).length;
  }
  function measureMsApart(otherPost: Post): number {
    return Math.abs(Date.parse(otherPost.date.iso) - Date.parse(post.date.iso));
  }
  const otherPosts = posts.filter((otherPost) => otherPost !== post);
  const postsWithSharedTopic = otherPosts.filter((otherPost) => countSharedTopics(otherPost) > 0);
  return (postsWithSharedTopic.length < maxRelatedPostCount ? otherPosts : postsWithSharedTopic)
    .toSorted(
      (postA, postB) =>
        countSharedTopics(postB) - countSharedTopics(postA) ||
        measureMsApart(postA) - measureMsApart(postB),
    )
    .slice(0, maxRelatedPostCount);
}

/** A list without posts still has one page. */
export function paginate<Post>(
  posts: Post[],
  postsPerPage: number,
  firstPagePath: string,
): { path: string; posts: Post[]; paging: Paging }[] {
  const pageCount = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const pagePaths = Array.from({ length: pageCount }, (_, pageIndex) =>
    pageIndex === 0 ? firstPagePath : `${firstPagePath}/page/${pageIndex + 1}`,
  );
  return pagePaths.map((listPagePath, pageIndex) => ({
    path: listPagePath,
    posts: posts.slice(pageIndex * postsPerPage, (pageIndex + 1) * postsPerPage),
    paging: { pages: pagePaths, currentPageIndex: pageIndex },
  }));
}

export type MetadataByPost = Map<BlogPost, PostMetadata>;

export async function buildMetadataByPost(posts: BlogPost[], siteDir: string) {
  const metadataByPost: MetadataByPost = new Map();
  for (const post of posts) {
    metadataByPost.set(post, await buildPostMetadata(post, siteDir));
  }
  const allPostMetadata = [...metadataByPost.values()];
  for (const postMetadata of allPostMetadata) {
    postMetadata.related = selectRelatedPosts(postMetadata, allPostMetadata).map(buildPostSummary);
  }
  return metadataByPost;
}

async function buildPostMetadata({ metadata }: BlogPost, siteDir: string): Promise<PostMetadata> {
  const { frontMatter, authors, tags } = metadata;
  return {
    title: labelWaitingPost({ ...frontMatter, date: metadata.date.toISOString() }) + metadata.title,
    to: metadata.permalink,
    description: metadata.description,
    date: buildPostDate(metadata.date),
    authors: authors.map((author) => ({
      label: author.name ?? author.key ?? '',
      to: author.page?.permalink ?? '/blog/authors',
      isPerson: !author.team && !author.sample,
    })),
    picture: await prepareCover({
      folder: path.join(siteDir, path.dirname(metadata.source.replace('@site/', ''))),
      image: frontMatter.image,
      alt: String(frontMatter.imageAlt ?? ''),
      topic: path.basename(tags[0]?.permalink ?? 'blog'),
    }),
    minutes: Math.max(1, Math.round(metadata.readingTime ?? 1)),
    tags: tags.map((tag) => ({ label: tag.label, to: tag.permalink })),
    previous: buildNeighbourLink(metadata.nextItem),
    next: buildNeighbourLink(metadata.prevItem),
    related: [],
  };
}

type NeighbourPost = { title: string; permalink: string };

function buildNeighbourLink(neighbourPost: NeighbourPost | undefined): PageLink | undefined {
  return neighbourPost && { label: neighbourPost.title, to: neighbourPost.permalink };
}

/** A post as the blog plugin passes it to other plugins. */
export interface Article<Summary = object> {
  text: string;
  summary: Summary;
}

export function buildPostSummary(post: PostMetadata): PostSummary {
  const { title, to, description, date, authors, picture } = post;
  return { title, to, description, date, authors, picture };
}
