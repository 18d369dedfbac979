/** Docusaurus' blog plugin with the three things that its options cannot do: see ../README.md. */
import path from 'node:path';
import pluginContentBlog, {
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Article } from '../../plugins/content/fitting.ts';
import { exitOnMistakes } from '../../plugins/content/read.ts';
import type { PostMetadata } from '../post.ts';
import { type DescribedPosts, describePosts, summaryOf } from './posts.ts';
import { stopAtMistakes } from './read.ts';
import { blogRoutes } from './routes.ts';

export { validateOptions } from '@docusaurus/plugin-content-blog';

const popularPosts = 5;

interface Blog extends BlogContent {
  described: DescribedPosts;
  /** For the other plugins. */
  articles: Article[];
}

export default async function blogPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<Blog>> {
  const building = process.env.NODE_ENV === 'production';
  if (building) {
    await stopAtMistakes(path.resolve(context.siteDir, options.path)).catch((error: unknown) =>
      exitOnMistakes(() => {
        throw error;
      }),
    );
  }
  // Nothing of the blog is translated, so nothing takes away what we add to its content.
  const { translateContent, ...blog } = await pluginContentBlog(context, options);

  return {
    ...blog,

    async loadContent() {
      const content = (await blog.loadContent?.()) as BlogContent;
      const described = await describePosts(content.blogPosts, context.siteDir);
      const articles = [...described].map(([{ content: text }, post]) => ({
        text,
        summary: summaryOf(post),
      }));
      return { ...content, described, articles };
    },

    async contentLoaded({ content, actions }) {
      const { described } = content;
      const pageData = new Map<unknown, PostMetadata>();
      for (const [{ metadata }, data] of described) {
        pageData.set(metadata, data);
        // The cover goes through our pictures; Docusaurus would copy its file as it is.
        metadata.frontMatter.image = undefined;
      }
      await blog.contentLoaded?.({
        content,
        actions: {
          ...actions,
          // A post's page gets what it shows instead of the plugin's whole record of the post.
          createData: (name, data) => actions.createData(name, pageData.get(data) ?? data),
          addRoute: () => {},
        },
      });
      const popular = [...described]
        .filter(([{ metadata }]) => metadata.frontMatter.popular === true)
        .slice(0, popularPosts)
        .map(([, post]) => summaryOf(post));
      const file = await actions.createData('popular.json', popular);
      const modules = { popular: file.replace(context.generatedFilesDir, '@generated') };
      for (const route of blogRoutes(content, described, options.postsPerPage, modules)) {
        actions.addRoute({ exact: true, ...route });
      }
    },
  };
}
