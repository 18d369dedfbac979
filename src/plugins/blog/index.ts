/**
 * Docusaurus' blog plugin with our pages, pictures and rules: it reads the posts and writes the
 * feeds; the addresses, what each page gets, and what waits for its date are ours.
 */
import path from 'node:path';
import pluginContentBlog, {
  type BlogContent,
  type BlogPost,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Place, PostMetadata, PostSummary } from '../../content/schemas/post.ts';
import { createFeedItems } from './feeds.ts';
import { prepareCover } from './pictures.ts';
import { describeDate, publishedBy, relatedTo } from './posts.ts';
import { addRoutes } from './routes.ts';

export { validateOptions } from '@docusaurus/plugin-content-blog';

const popularPosts = 5;

export default async function blogPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const details = new Map<BlogPost, PostMetadata>();
  const blog = await pluginContentBlog(context, {
    ...options,
    processBlogPosts: async ({ blogPosts }) =>
      process.env.NODE_ENV === 'production' ? publishedBy(blogPosts, new Date()) : blogPosts,
    feedOptions: {
      ...options.feedOptions,
      createFeedItems,
    },
  });

  return {
    ...blog,

    async loadContent() {
      const content = await blog.loadContent?.();
      if (!content) {
        throw new Error('The blog has no posts to read.');
      }
      details.clear();
      for (const [post, detail] of await describe(content.blogPosts, context)) {
        details.set(post, detail);
        // Our picture pipeline has it; Docusaurus would copy the master into the site as it is.
        post.metadata.frontMatter.image = undefined;
      }
      return content;
    },

    async contentLoaded({ content, actions }) {
      const metadata = new Map(content.blogPosts.map((post) => [post.metadata, details.get(post)]));
      await blog.contentLoaded?.({
        content,
        actions: {
          ...actions,
          createData: (name, data) => actions.createData(name, slim(data, metadata)),
          // Ours follow.
          addRoute: () => {},
        },
      });
      const summaries = new Map(
        [...details].map(([post, detail]) => [post.id, summaryOf(detail)] as const),
      );
      const popular = await actions.createData(
        'popular.json',
        content.blogPosts
          .filter(({ metadata }) => metadata.frontMatter.popular === true)
          .slice(0, popularPosts)
          .flatMap(({ id }) => summaries.get(id) ?? []),
      );
      addRoutes(
        { content, details, summaries, popular: portable(popular, context) },
        actions.addRoute,
      );
    },
  };
}

async function describe(
  posts: BlogPost[],
  { siteDir }: LoadContext,
): Promise<Map<BlogPost, PostMetadata>> {
  const kin = posts.map((post) => ({
    post,
    tags: post.metadata.tags.map(({ label }) => label),
    date: post.metadata.date,
  }));
  const first = new Map<BlogPost, PostMetadata>();
  for (const post of posts) {
    const { metadata } = post;
    const { frontMatter, authors, tags } = metadata;
    const cover = {
      folder: path.join(siteDir, path.dirname(metadata.source.replace('@site/', ''))),
      image: frontMatter.image,
      alt: typeof frontMatter.imageAlt === 'string' ? frontMatter.imageAlt : undefined,
      topic: path.basename(tags[0]?.permalink ?? 'blog'),
    };
    first.set(post, {
      title: metadata.title,
      to: metadata.permalink,
      description: metadata.description,
      date: describeDate(metadata.date),
      authors: authors.map(({ name, key, page, sample }) => ({
        label: name ?? key ?? '',
        to: page?.permalink ?? '/blog/authors',
        sample: sample === true || undefined,
      })),
      picture: await prepareCover(cover),
      minutes: Math.max(1, Math.round(metadata.readingTime ?? 1)),
      tags: tags.map(({ label, permalink }) => ({ label, to: permalink })),
      previous: place(metadata.nextItem),
      next: place(metadata.prevItem),
      related: [],
    });
  }
  for (const one of kin) {
    const detail = first.get(one.post);
    if (detail) {
      detail.related = relatedTo(one, kin).flatMap(({ post }) => {
        const other = first.get(post);
        return other ? [summaryOf(other)] : [];
      });
    }
  }
  return first;
}

function place(item: { title: string; permalink: string } | undefined): Place | undefined {
  return item && { label: item.title, to: item.permalink };
}

function summaryOf({ title, to, description, date, authors, picture }: PostMetadata): PostSummary {
  return { title, to, description, date, authors, picture };
}

/** A post's page gets what it shows, and not the plugin's whole record of the post. */
function slim(data: unknown, metadata: Map<unknown, PostMetadata | undefined>) {
  return metadata.get(data) ?? (data as object);
}

function portable(place: string, context: LoadContext): string {
  return place.replace(context.generatedFilesDir, '@generated');
}
