import type { BlogContent, BlogPost, PluginOptions } from '@docusaurus/plugin-content-blog';
import type { RouteConfig } from '@docusaurus/types';
import type { Author, PostList, PostMetadata, Topic } from '../post.ts';
import { buildPostSummary, type MetadataByPost, paginate } from './posts.ts';

const pageComponentsFolder = '@site/src/blog/pages';
/** The posts of most topics and authors fit on one page of this length. */
const postsPerTopicOrAuthorPage = 12;

export function buildBlogRoutes(
  { blogPosts, blogTags, authorsMap = {} }: BlogContent,
  metadataByPost: MetadataByPost,
  postsPerPage: PluginOptions['postsPerPage'],
  popularModulePath: string,
): RouteConfig[] {
  const allPostMetadata = [...metadataByPost.values()];
  const metadataByPostId = new Map(blogPosts.map((post) => [post.id, metadataByPost.get(post)]));
  const topicsWithPosts = Object.values(blogTags).map((tag) => ({
    topic: {
      label: tag.label,
      to: tag.permalink,
      description: tag.description ?? '',
      count: tag.items.length,
    } satisfies Topic,
    posts: tag.items.flatMap((postId) => metadataByPostId.get(postId) ?? []),
  }));
  const authorsWithPosts = Object.values(authorsMap).flatMap((blogAuthor) => {
    const authorPosts = blogPosts
      .filter(({ metadata }) => metadata.authors.some(({ key }) => key === blogAuthor.key))
      .flatMap((post) => metadataByPost.get(post) ?? []);
    const author = {
      label: blogAuthor.name ?? blogAuthor.key,
      to: blogAuthor.page?.permalink ?? '/blog/authors',
      role: blogAuthor.title ?? '',
      description: String(blogAuthor.description ?? ''),
      count: authorPosts.length,
    } satisfies Author;
    return authorPosts.length > 0 ? [{ author, posts: authorPosts }] : [];
  });
  // A blog without posts has no pages.
  if (allPostMetadata.length === 0) {
    return [];
  }

  const postsPerBlogPage = postsPerPage === 'ALL' ? allPostMetadata.length : postsPerPage;
  return [
    ...blogPosts.map(({ metadata }) => buildPostRoute(metadata, popularModulePath)),
    ...buildListRoutes('/blog', allPostMetadata, postsPerBlogPage),
    {
      path: '/blog/tags',
      component: `${pageComponentsFolder}/directory.tsx`,
      props: { kind: 'tags', entries: topicsWithPosts.map(({ topic }) => topic) },
    },
    ...topicsWithPosts.flatMap(({ topic, posts }) =>
      buildListRoutes(topic.to, posts, postsPerTopicOrAuthorPage, { topic }),
    ),
    {
      path: '/blog/authors',
      component: `${pageComponentsFolder}/directory.tsx`,
      props: { kind: 'authors', entries: authorsWithPosts.map(({ author }) => author) },
    },
    ...authorsWithPosts.flatMap(({ author, posts }) =>
      buildListRoutes(author.to, posts, postsPerTopicOrAuthorPage, { author }),
    ),
    {
      path: '/blog/archive',
      component: `${pageComponentsFolder}/archive.tsx`,
      props: { years: groupPostsByYear(allPostMetadata) },
    },
  ];
}

function buildPostRoute(
  { permalink, source, date }: BlogPost['metadata'],
  popularModulePath: string,
): RouteConfig {
  return {
    path: permalink,
    component: `${pageComponentsFolder}/post.tsx`,
    modules: { content: source, popular: popularModulePath },
    metadata: {
      sourceFilePath: source.replace('@site/', ''),
      lastUpdatedAt: date.getTime(),
    },
  };
}

function buildListRoutes(
  firstPagePath: string,
  posts: PostMetadata[],
  postsPerPage: number,
  extraProps: object = {},
): RouteConfig[] {
  const postListPages = paginate(posts.map(buildPostSummary), postsPerPage, firstPagePath);
  return postListPages.map(({ path, ...postList }) => ({
    path,
    component: `${pageComponentsFolder}/list.tsx`,
    props: { ...extraProps, list: postList },
    metadata: buildListRouteMetadata(postList),
  }));
}

/** A list's last update is the date of its newest post. */
function buildListRouteMetadata({ posts }: PostList): RouteConfig['metadata'] {
  const postTimestamps = posts.map(({ date }) => Date.parse(date.iso));
  return postTimestamps.length > 0 ? { lastUpdatedAt: Math.max(...postTimestamps) } : undefined;
}

function groupPostsByYear(allPostMetadata: PostMetadata[]) {
  const postLinks = allPostMetadata.map(({ title, to, date }) => ({ label: title, to, date }));
  return Object.entries(Object.groupBy(postLinks, ({ date }) => date.year))
    .map(([year, postLinksOfYear]) => ({ year, posts: postLinksOfYear ?? [] }))
    .sort((yearPostsA, yearPostsB) => Number(yearPostsB.year) - Number(yearPostsA.year));
}
