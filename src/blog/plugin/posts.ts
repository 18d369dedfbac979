import path from 'node:path';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadContext } from '@docusaurus/types';
import { formatIsoDay, formatLongDay } from '../../shared/office-day.ts';
import type { PostMetadata } from '../post.ts';
import { preparePostPicture, prepareTopicCover } from './pictures.ts';
import { labelWaitingPost } from './waiting.ts';

/** The build formats the dates, because server and browser could format them differently. */
export function buildPostDate(date: Date, locale: string) {
  const monthFormat = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const monthName = monthFormat.format(date);
  const day = String(date.getUTCDate());
  const year = String(date.getUTCFullYear());
  return {
    iso: date.toISOString().slice(0, 10),
    day: day.padStart(2, '0'),
    // Only Latin letters can be cut anywhere.
    month: /^\p{Script=Latin}/u.test(monthName) ? monthName.slice(0, 3) : monthName,
    year,
    text: formatLongDay(locale, date),
  };
}

/** A further language lists its own posts first, and then those of the first language. */
export function selectPostsOfLanguage(posts: BlogPost[], language: string | undefined): BlogPost[] {
  const ownPosts = selectOwnPosts(posts, language);
  return language ? [...ownPosts, ...selectOwnPosts(posts, undefined)] : ownPosts;
}

export function selectOwnPosts(posts: BlogPost[], language: string | undefined): BlogPost[] {
  return posts.filter(({ metadata }) => metadata.frontMatter.language === language);
}

/** A post appears when its day begins in the office; `npm run dev` also shows later posts. */
export function selectPublishedPosts<Post extends { metadata: { date: Date } }>(
  posts: Post[],
  officeTimeZone: string,
  currentDate = new Date(),
): Post[] {
  const today = formatIsoDay(officeTimeZone, currentDate.getTime());
  return process.env.NODE_ENV === 'development'
    ? posts
    : posts.filter(({ metadata: { date } }) => formatIsoDay('UTC', date.getTime()) <= today);
}

type RelatablePost = Pick<PostMetadata, 'tags'> & { date: { iso: string } };

const maxRelatedPostCount = 3;

/** The posts that share the most topics; among equals, the post nearest in time comes first. */
export function selectRelatedPosts<Post extends RelatablePost>(post: Post, posts: Post[]): Post[] {
  const topicPaths = post.tags.map(({ to }) => to);
  const rankedPosts = posts
    .filter((otherPost) => otherPost !== post)
    .map((otherPost) => ({
      otherPost,
      sharedCount: otherPost.tags.filter(({ to }) => topicPaths.includes(to)).length,
      msApart: Math.abs(Date.parse(otherPost.date.iso) - Date.parse(post.date.iso)),
    }))
    .sort((a, b) => b.sharedCount - a.sharedCount || a.msApart - b.msApart);
  return rankedPosts.slice(0, maxRelatedPostCount).map(({ otherPost }) => otherPost);
}

export function paginate<Post>(posts: Post[], postsPerPage: number, firstPagePath: string) {
  const length = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const pages = Array.from({ length }, (_, index) =>
    index === 0 ? firstPagePath : `${firstPagePath}/page/${index + 1}`,
  );
  return pages.map((path, currentPageIndex) => ({
    path,
    posts: posts.slice(currentPageIndex * postsPerPage, (currentPageIndex + 1) * postsPerPage),
    paging: { pages, currentPageIndex },
  }));
}

export type PostWithPage = BlogPost & { page: PostMetadata };

export async function addPages(
  posts: BlogPost[],
  context: Pick<LoadContext, 'siteDir' | 'i18n'>,
): Promise<PostWithPage[]> {
  const postsWithPages: PostWithPage[] = [];
  for (const post of posts) {
    const page = await buildPostMetadata(post, context);
    postsWithPages.push({ ...post, page: { ...page, related: [] } });
  }
  const pages = postsWithPages.map(({ page }) => page);
  // A post of another language is no neighbour. The newest post is the first.
  const links = pages.flatMap(({ title: label, to, language }) => (language ? [] : { label, to }));
  for (const page of pages) {
    const index = links.findIndex(({ to }) => to === page.to);
    page.previous = links[index + 1];
    page.next = links[index - 1];
    page.related = selectRelatedPosts(page, pages).map(buildPostSummary);
  }
  return postsWithPages;
}

export async function buildPostMetadata(
  { metadata }: BlogPost,
  { siteDir, i18n }: Pick<LoadContext, 'siteDir' | 'i18n'>,
) {
  const { frontMatter, authors, tags } = metadata;
  const locale = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const waitingLabel = labelWaitingPost({ ...frontMatter, date: metadata.date.toISOString() });
  // A build has only published posts, also when the day has not begun in UTC.
  const titleLabel = process.env.NODE_ENV === 'production' ? '' : waitingLabel;
  const folder = path.join(siteDir, path.dirname(metadata.source.replace('@site/', '')));
  const { image, imageAlt } = frontMatter;
  return {
    language: findOtherLanguage(metadata, i18n),
    title: titleLabel + metadata.title,
    to: metadata.permalink,
    description: metadata.description,
    date: buildPostDate(metadata.date, locale),
    authors: authors.map((author) => ({
      role: author.title ?? '',
      label: author.name ?? author.key ?? '',
      to: author.page?.permalink ?? '/blog/authors',
      /** Without a person, search engines get the agency as author. */
      isPerson: !author.team && !author.sample,
    })),
    // Without an own cover, like ./cover.webp, the post gets the drawing of its topic.
    picture: await (image
      ? preparePostPicture(folder, image, String(imageAlt ?? ''))
      : prepareTopicCover(path.basename(tags[0]?.permalink ?? 'blog'))),
    minutes: Math.max(1, Math.round(metadata.readingTime ?? 1)),
    tags: tags.map((tag) => ({ label: tag.label, to: tag.permalink })),
  };
}

/** On the pages of a further language, posts of the first language name theirs. */
function findOtherLanguage(
  { frontMatter }: Pick<BlogPost['metadata'], 'frontMatter'>,
  { currentLocale, defaultLocale, localeConfigs }: LoadContext['i18n'],
) {
  const isOwn = currentLocale === defaultLocale || frontMatter.language === currentLocale;
  const { language: code } = new Intl.Locale(defaultLocale);
  const names = new Intl.DisplayNames(localeConfigs[currentLocale]?.htmlLang, { type: 'language' });
  return isOwn ? undefined : { code, name: names.of(code) ?? code };
}

export function buildPostSummary(post: Omit<PostMetadata, 'related'>) {
  const { title, to, description, date, authors, picture, tags, language } = post;
  return { title, to, description, date, authors, picture, topic: tags[0], language };
}
