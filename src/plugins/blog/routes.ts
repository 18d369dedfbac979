/** The addresses of the blog and what each page gets. */
import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import type {
  Author,
  PostList,
  PostMetadata,
  PostSummary,
  Topic,
} from '../../content/schemas/post.ts';
import { paginate } from './posts.ts';

const base = '/blog';
const postsOnAPage = 3;
/** Topics and authors have few posts: as a rule all of them stand on one page. */
const postsOnATopic = 12;

interface Blog {
  content: BlogContent;
  details: Map<BlogPost, PostMetadata>;
  summaries: Map<string, PostSummary>;
  popular: string;
}

export function addRoutes(blog: Blog, addRoute: PluginContentLoadedActions['addRoute']): void {
  for (const route of [
    ...postRoutes(blog),
    ...listRoutes(blog),
    ...topicRoutes(blog),
    ...authorRoutes(blog),
    archiveRoute(blog),
  ]) {
    addRoute({ exact: true, ...route });
  }
}

function postRoutes({ content, popular }: Blog): RouteConfig[] {
  return content.blogPosts.map(({ metadata }) => ({
    path: metadata.permalink,
    component: '@theme/BlogPostPage',
    modules: { content: metadata.source, popular },
    metadata: {
      sourceFilePath: metadata.source.replace('@site/', ''),
      lastUpdatedAt: metadata.date.getTime(),
    },
  }));
}

function listRoutes({ content, summaries }: Blog): RouteConfig[] {
  const posts = content.blogPosts.map(({ id }) => id);
  return pagesOf(posts, postsOnAPage, base, summaries).map(({ path, list }) => ({
    path,
    component: '@theme/BlogListPage',
    props: { list },
    metadata: newestOf(list),
  }));
}

function topicRoutes({ content, summaries }: Blog): RouteConfig[] {
  const topics = Object.values(content.blogTags).map((tag) => ({
    tag,
    topic: {
      label: tag.label,
      to: tag.permalink,
      description: tag.description ?? '',
      count: tag.items.length,
    } satisfies Topic,
  }));
  return [
    {
      path: `${base}/tags`,
      component: '@theme/BlogTagsListPage',
      props: { topics: topics.map(({ topic }) => topic) },
    },
    ...topics.flatMap(({ tag, topic }) =>
      pagesOf(tag.items, postsOnATopic, tag.permalink, summaries).map(({ path, list }) => ({
        path,
        component: '@theme/BlogTagsPostsPage',
        props: { topic, list },
        metadata: newestOf(list),
      })),
    ),
  ];
}

function authorRoutes({ content, summaries }: Blog): RouteConfig[] {
  const authors = Object.values(content.authorsMap ?? {}).map((author) => {
    const posts = content.blogPosts
      .filter(({ metadata }) => metadata.authors.some(({ key }) => key === author.key))
      .map(({ id }) => id);
    return {
      posts,
      author: {
        label: author.name ?? author.key,
        to: author.page?.permalink ?? `${base}/authors`,
        role: author.title ?? '',
        description: String(author.description ?? ''),
        count: posts.length,
      } satisfies Author,
    };
  });
  return [
    {
      path: `${base}/authors`,
      component: '@theme/Blog/Pages/BlogAuthorsListPage',
      props: { authors: authors.map(({ author }) => author) },
    },
    ...authors.flatMap(({ author, posts }) =>
      pagesOf(posts, postsOnATopic, author.to, summaries).map(({ path, list }) => ({
        path,
        component: '@theme/Blog/Pages/BlogAuthorsPostsPage',
        props: { author, list },
        metadata: newestOf(list),
      })),
    ),
  ];
}

function archiveRoute({ content, details }: Blog): RouteConfig {
  const posts = content.blogPosts.flatMap((post) => {
    const found = details.get(post);
    return found ? [{ label: found.title, to: found.to, date: found.date }] : [];
  });
  const years = Object.entries(Object.groupBy(posts, ({ date }) => date.year))
    .sort(([one], [other]) => Number(other) - Number(one))
    .map(([year, inYear]) => ({ year, posts: inYear ?? [] }));
  return { path: `${base}/archive`, component: '@theme/BlogArchivePage', props: { years } };
}

/** A list changes with the newest post on it. */
function newestOf({ posts }: PostList): RouteConfig['metadata'] {
  const days = posts.map(({ date }) => Date.parse(date.iso));
  return days.length > 0 ? { lastUpdatedAt: Math.max(...days) } : undefined;
}

function pagesOf(
  ids: string[],
  size: number,
  first: string,
  summaries: Map<string, PostSummary>,
): { path: string; list: PostList }[] {
  return paginate(ids, size, first).map(({ items, pages, current }) => ({
    path: pages[current],
    list: {
      posts: items.flatMap((id) => summaries.get(id) ?? []),
      paging: { pages, current },
    },
  }));
}
