import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-blog';
import type { RouteConfig } from '@docusaurus/types';
import type { DirectoryEntry, PostMetadata } from '../post.ts';
import type { Blog } from './index.ts';
import { prepareTopicCover } from './pictures.ts';
import { buildPostSummary, paginate } from './posts.ts';

const pageComponentsFolder = '@site/src/blog/pages';
/** The posts of most topics and authors fit on one page of this length. */
const postsPerTopicOrAuthorPage = 12;
const newestPostCount = 2;

export async function buildBlogRoutes(
  { blogPosts, blogTags, authorsMap = {} }: Blog,
  postsPerPage: PluginOptions['postsPerPage'],
  popularModulePath: string,
): Promise<RouteConfig[]> {
  const pages = blogPosts.map(({ page }) => page);
  if (pages.length === 0) {
    return [];
  }
  const pageById = new Map(blogPosts.map(({ id, page }) => [id, page]));
  const topics: Directory[] = [];
  for (const { label, permalink: to, description = '', items } of Object.values(blogTags)) {
    const posts = items.flatMap((postId) => pageById.get(postId) ?? []);
    const picture = await prepareTopicCover(path.basename(to));
    topics.push({ entry: { label, to, description, picture, ...summarise(posts) }, posts });
  }
  const authors = Object.values(authorsMap).map((author): Directory => {
    const { key, name = key, title: role = '', description = '', page } = author;
    const to = page?.permalink ?? '/blog/authors';
    const posts = pages.filter((post) => post.authors.some((each) => each.to === to));
    const texts = { label: name, to, role, description: String(description) };
    return { entry: { ...texts, ...summarise(posts) }, posts };
  });
  return [
    ...blogPosts
      .filter(({ page }) => page.language === undefined)
      .map(({ metadata: { permalink, source } }) => ({
        path: permalink,
        component: `${pageComponentsFolder}/post.tsx`,
        modules: { content: source, popular: popularModulePath },
        metadata: { sourceFilePath: source.replace('@site/', '') },
      })),
    ...buildListRoutes('/blog', pages, postsPerPage === 'ALL' ? pages.length : postsPerPage),
    ...buildDirectoryRoutes('tags', topics),
    ...buildDirectoryRoutes(
      'authors',
      authors.filter(({ posts }) => posts.length > 0),
    ),
    {
      path: '/blog/archive',
      component: `${pageComponentsFolder}/archive.tsx`,
      props: { years: groupPostsByYear(pages) },
    },
  ];
}

interface Directory {
  entry: DirectoryEntry;
  posts: PostMetadata[];
}

function summarise(posts: PostMetadata[]) {
  const newest = posts
    .slice(0, newestPostCount)
    .map(({ title, to, language }) => ({ title, to, language }));
  return { count: posts.length, newest };
}

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

export function groupPostsByYear(pages: PostMetadata[]) {
  const links = pages.map(({ title: label, to, date, tags: [topic], language }) => ({
    label,
    to,
    date,
    topic,
    language,
  }));
  return [...Map.groupBy(links, ({ date }) => date.year)]
    .map(([year, posts]) => ({ year, posts }))
    .sort((yearA, yearB) => Number(yearB.year) - Number(yearA.year));
}
