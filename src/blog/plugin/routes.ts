import type { BlogContent, BlogPost, PluginOptions } from '@docusaurus/plugin-content-blog';
import type { RouteConfig } from '@docusaurus/types';
import type { DirectoryEntry, PostMetadata } from '../post.ts';
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
  // A blog without posts has no pages.
  if (allPostMetadata.length === 0) {
    return [];
  }
  const metadataById = new Map(blogPosts.map((post) => [post.id, metadataByPost.get(post)]));
  const topics = Object.values(blogTags).map((tag) => {
    const { label, permalink: to, description = '', items } = tag;
    const posts = items.flatMap((postId) => metadataById.get(postId) ?? []);
    const topic: DirectoryEntry = {
      label,
      to,
      description,
      count: items.length,
      // Its text in another language would be read out as this one's.
      picture: posts[0]?.language ? { ...posts[0].picture, alt: '' } : posts[0]?.picture,
    };
    return { topic, posts };
  });
  const authors = Object.values(authorsMap).flatMap(({ key, name, title, description, page }) => {
    const posts = blogPosts
      .filter(({ metadata }) => metadata.authors.some((author) => author.key === key))
      .flatMap((post) => metadataByPost.get(post) ?? []);
    const author: DirectoryEntry = {
      label: name ?? key,
      to: page?.permalink ?? '/blog/authors',
      role: title ?? '',
      description: String(description ?? ''),
      count: posts.length,
    };
    return posts.length > 0 ? { author, posts } : [];
  });
  const postsPerBlogPage = postsPerPage === 'ALL' ? allPostMetadata.length : postsPerPage;
  return [
    ...blogPosts
      .filter((post) => metadataByPost.get(post)?.language === undefined)
      .map(({ metadata }) => buildPostRoute(metadata, popularModulePath)),
    ...buildListRoutes('/blog', allPostMetadata, postsPerBlogPage),
    {
      path: '/blog/tags',
      component: `${pageComponentsFolder}/directory.tsx`,
      props: { kind: 'tags', entries: topics.map(({ topic }) => topic) },
    },
    ...topics.flatMap(({ topic, posts }) =>
      buildListRoutes(topic.to, posts, postsPerTopicOrAuthorPage, { topic }),
    ),
    {
      path: '/blog/authors',
      component: `${pageComponentsFolder}/directory.tsx`,
      props: { kind: 'authors', entries: authors.map(({ author }) => author) },
    },
    ...authors.flatMap(({ author, posts }) =>
      buildListRoutes(author.to, posts, postsPerTopicOrAuthorPage, { author }),
    ),
    {
      path: '/blog/archive',
      component: `${pageComponentsFolder}/archive.tsx`,
      props: { years: groupPostsByYear(allPostMetadata) },
    },
  ];
}

function buildPostRoute(metadata: BlogPost['metadata'], popularModulePath: string): RouteConfig {
  const { permalink, source, date } = metadata;
  return {
    path: permalink,
    component: `${pageComponentsFolder}/post.tsx`,
    modules: { content: source, popular: popularModulePath },
    metadata: { sourceFilePath: source.replace('@site/', ''), lastUpdatedAt: date.getTime() },
  };
}

/** A list's last update is the date of its newest post. */
function buildListRoutes(
  firstPagePath: string,
  posts: PostMetadata[],
  postsPerPage: number,
  extraProps: object = {},
): RouteConfig[] {
  const pages = paginate(posts.map(buildPostSummary), postsPerPage, firstPagePath);
  return pages.map(({ path, ...list }) => {
    const datesMs = list.posts.map(({ date }) => Date.parse(date.iso));
    const metadata = datesMs.length > 0 ? { lastUpdatedAt: Math.max(...datesMs) } : undefined;
    const component = `${pageComponentsFolder}/list.tsx`;
    return { path, component, props: { ...extraProps, list }, metadata };
  });
}

function groupPostsByYear(allPostMetadata: PostMetadata[]) {
  const links = allPostMetadata.map(({ title: label, to, date, language }) => ({
    label,
    to,
    date,
    language,
  }));
  return [...Map.groupBy(links, ({ date }) => date.year)]
    .map(([year, posts]) => ({ year, posts }))
    .sort((yearA, yearB) => Number(yearB.year) - Number(yearA.year));
}
