import type { BlogContent, BlogPost, PluginOptions } from '@docusaurus/plugin-content-blog';
import type { RouteConfig } from '@docusaurus/types';
import type { Author, PostList, PostMetadata, Topic } from '../post.ts';
import { type MetadataByPost, paginate, summaryOf } from './posts.ts';

const pagesFolder = '@site/src/blog/pages';
/** Most topics and authors fit on one page. */
const postsPerTopicPage = 12;

export function blogRoutes(
  { blogPosts, blogTags, authorsMap = {} }: BlogContent,
  metadataByPost: MetadataByPost,
  postsPerPage: PluginOptions['postsPerPage'],
  shared: { popular: string },
): RouteConfig[] {
  const allPosts = [...metadataByPost.values()];
  const byId = new Map(blogPosts.map((post) => [post.id, metadataByPost.get(post)]));
  const topics = Object.values(blogTags).map(({ label, permalink, description = '', items }) => ({
    topic: { label, to: permalink, description, count: items.length } satisfies Topic,
    posts: items.flatMap((id) => byId.get(id) ?? []),
  }));
  const authors = Object.values(authorsMap).flatMap(({ key, name, title, description, page }) => {
    const posts = blogPosts
      .filter(({ metadata }) => metadata.authors.some((author) => author.key === key))
      .flatMap((post) => metadataByPost.get(post) ?? []);
    const author = {
      label: name ?? key,
      to: page?.permalink ?? '/blog/authors',
      role: title ?? '',
      description: String(description ?? ''),
      count: posts.length,
    } satisfies Author;
    return posts.length > 0 ? [{ author, posts }] : [];
  });
  // A blog without posts has no pages.
  if (allPosts.length === 0) {
    return [];
  }

  return [
    ...blogPosts.map(({ metadata }) => postRoute(metadata, shared)),
    ...listRoutes('/blog', allPosts, postsPerPage === 'ALL' ? allPosts.length : postsPerPage),
    {
      path: '/blog/tags',
      component: `${pagesFolder}/directory.tsx`,
      props: { kind: 'tags', entries: topics.map(({ topic }) => topic) },
    },
    ...topics.flatMap(({ topic, posts }) =>
      listRoutes(topic.to, posts, postsPerTopicPage, { topic }),
    ),
    {
      path: '/blog/authors',
      component: `${pagesFolder}/directory.tsx`,
      props: { kind: 'authors', entries: authors.map(({ author }) => author) },
    },
    ...authors.flatMap(({ author, posts }) =>
      listRoutes(author.to, posts, postsPerTopicPage, { author }),
    ),
    {
      path: '/blog/archive',
      component: `${pagesFolder}/archive.tsx`,
      props: { years: groupByYear(allPosts) },
    },
  ];
}

function postRoute(
  { permalink, source, date }: BlogPost['metadata'],
  modules: { popular: string },
): RouteConfig {
  return {
    path: permalink,
    component: `${pagesFolder}/post.tsx`,
    modules: { content: source, ...modules },
    metadata: {
      sourceFilePath: source.replace('@site/', ''),
      lastUpdatedAt: date.getTime(),
    },
  };
}

function listRoutes(
  first: string,
  posts: PostMetadata[],
  size: number,
  props: object = {},
): RouteConfig[] {
  return paginate(posts.map(summaryOf), size, first).map(({ path, ...list }) => ({
    path,
    component: `${pagesFolder}/list.tsx`,
    props: { ...props, list },
    metadata: lastUpdateOf(list),
  }));
}

/** The date of a list is that of its newest post. */
function lastUpdateOf({ posts }: PostList): RouteConfig['metadata'] {
  const days = posts.map(({ date }) => Date.parse(date.iso));
  return days.length > 0 ? { lastUpdatedAt: Math.max(...days) } : undefined;
}

function groupByYear(allPosts: PostMetadata[]) {
  const posts = allPosts.map(({ title, to, date }) => ({ label: title, to, date }));
  return Object.entries(Object.groupBy(posts, ({ date }) => date.year))
    .map(([year, inYear]) => ({ year, posts: inYear ?? [] }))
    .sort((first, second) => Number(second.year) - Number(first.year));
}
