import path from 'node:path';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { PageLink, Paging, PostDate, PostMetadata, PostSummary } from '../post.ts';
import { prepareCover } from './pictures.ts';

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

export function describeDate(date: Date): PostDate {
  const month = monthFormat.format(date);
  const day = String(date.getUTCDate());
  const year = String(date.getUTCFullYear());
  return {
    iso: date.toISOString().slice(0, 10),
    day: day.padStart(2, '0'),
    month: month.slice(0, 3),
    year,
    text: `${day} ${month} ${year}`,
  };
}

/** `npm run dev` also shows posts of a future date. */
export function publishedPosts<Post extends { metadata: { date: Date } }>(
  posts: Post[],
  now = new Date(),
): Post[] {
  return process.env.NODE_ENV === 'development'
    ? posts
    : posts.filter(({ metadata }) => metadata.date <= now);
}

type RelatablePost = Pick<PostMetadata, 'tags'> & { date: Pick<PostDate, 'iso'> };

/** The posts that share most topics; among equals, the nearest in time comes first. */
export function relatedTo<Post extends RelatablePost>(
  post: Post,
  posts: Post[],
  limit = 3,
): Post[] {
  const topics = new Set(post.tags.map(({ to }) => to));
  function sharedTopics(other: Post): number {
    return other.tags.filter(({ to }) => topics.has(to)).length;
  }
  function daysApart(other: Post): number {
    return Math.abs(Date.parse(other.date.iso) - Date.parse(post.date.iso));
  }
  const otherPosts = posts.filter((other) => other !== post);
  const sameTopic = otherPosts.filter((other) => sharedTopics(other) > 0);
  return (sameTopic.length < limit ? otherPosts : sameTopic)
    .toSorted(
      (first, second) =>
        sharedTopics(second) - sharedTopics(first) || daysApart(first) - daysApart(second),
    )
    .slice(0, limit);
}

/** An empty list has one page. */
export function paginate<Post>(
  posts: Post[],
  size: number,
  first: string,
): { path: string; posts: Post[]; paging: Paging }[] {
  const count = Math.max(1, Math.ceil(posts.length / size));
  const pages = Array.from({ length: count }, (_, index) =>
    index === 0 ? first : `${first}/page/${index + 1}`,
  );
  return pages.map((path, current) => ({
    path,
    posts: posts.slice(current * size, (current + 1) * size),
    paging: { pages, current },
  }));
}

export type MetadataByPost = Map<BlogPost, PostMetadata>;

export async function describePosts(posts: BlogPost[], siteDir: string): Promise<MetadataByPost> {
  const metadataByPost: MetadataByPost = new Map();
  for (const post of posts) {
    metadataByPost.set(post, await describePost(post, siteDir));
  }
  const allPosts = [...metadataByPost.values()];
  for (const post of allPosts) {
    post.related = relatedTo(post, allPosts).map(summaryOf);
  }
  return metadataByPost;
}

async function describePost({ metadata }: BlogPost, siteDir: string): Promise<PostMetadata> {
  const { frontMatter, authors, tags } = metadata;
  return {
    title: metadata.title,
    to: metadata.permalink,
    description: metadata.description,
    date: describeDate(metadata.date),
    authors: authors.map(({ name, key, page, team, sample }) => ({
      label: name ?? key ?? '',
      to: page?.permalink ?? '/blog/authors',
      isPerson: !team && !sample,
    })),
    picture: await prepareCover({
      folder: path.join(siteDir, path.dirname(metadata.source.replace('@site/', ''))),
      image: frontMatter.image,
      alt: String(frontMatter.imageAlt ?? ''),
      topic: path.basename(tags[0]?.permalink ?? 'blog'),
    }),
    minutes: Math.max(1, Math.round(metadata.readingTime ?? 1)),
    tags: tags.map(({ label, permalink }) => ({ label, to: permalink })),
    previous: linkTo(metadata.nextItem),
    next: linkTo(metadata.prevItem),
    related: [],
  };
}

function linkTo(item: { title: string; permalink: string } | undefined): PageLink | undefined {
  return item && { label: item.title, to: item.permalink };
}

export function summaryOf(post: PostMetadata): PostSummary {
  const { title, to, description, date, authors, picture } = post;
  return { title, to, description, date, authors, picture };
}
