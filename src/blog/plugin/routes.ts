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
  const topics = Object.values(blogTags).map((tag): Directory => {
    const { label, permalink: to, description = '', items } = tag;
    const posts = items.flatMap((postId) => metadataById.get(postId) ?? []);
    // Its text in another language would be read out as this one's.
    const picture = posts[0]?.language ? { ...posts[0].picture, alt: '' } : posts[0]?.picture;
    return { entry: { label, to, description, count: items.length, picture }, posts };
  });
  const authors = Object.values(authorsMap).map((author): Directory => {
    const { key, name = key, title: role = '', description = '', page } = author;
    const to = page?.permalink ?? '/blog/authors';
    const posts = allPostMetadata.filter((post) => post.authors.some((each) => each.to === to));
    const entry = { label: name, to, role, description: String(description), count: posts.length };
    return { entry, posts };
  });
  const postsPerBlogPage = postsPerPage === 'ALL' ? allPostMetadata.length : postsPerPage;
  return [
    ...blogPosts
      .filter((post) => metadataByPost.get(post)?.language === undefined)
      .map(({ metadata }) => buildPostRoute(metadata, popularModulePath)),
    ...buildListRoutes('/blog', allPostMetadata, postsPerBlogPage),
    ...buildDirectoryRoutes('tags', topics),
    ...buildDirectoryRoutes(
      'authors',
      authors.filter(({ posts }) => posts.length > 0),
    ),
    {
      path: '/blog/archive',
      component: `${pageComponentsFolder}/archive.tsx`,
      props: { years: groupPostsByYear(allPostMetadata) },
    },
  ];
}

interface Directory {
  entry: DirectoryEntry;
  posts: PostMetadata[];
}

/** The page of all topics or authors, and the posts of each. */
function buildDirectoryRoutes(kind: 'tags' | 'authors', directories: Directory[]): RouteConfig[] {
  return [
    {
      path: `/blog/${kind}`,
      component: `${pageComponentsFolder}/directory.tsx`,
      props: { kind, entries: directories.map(({ entry }) => entry) },
    },
    ...directories.flatMap(({ entry, posts }) =>
      buildListRoutes(entry.to, posts, postsPerTopicOrAuthorPage, { kind, entry }),
    ),
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
