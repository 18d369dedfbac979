/** Docusaurus' blog plugin with routes of our own. Why: ../README.md. */
import pluginContentBlog, {
  type BlogContent,
  type BlogPost,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { exitOnMistakes } from '../../plugins/content/read.ts';
import type { Article } from '../../plugins/content/related-content.ts';
import { findMistakes, throwMistakes } from '../../plugins/mistakes.ts';
import type { PostMetadata } from '../post.ts';
import { type DescribedPosts, describePosts, summaryOf } from './posts.ts';
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
  if (process.env.NODE_ENV === 'production') {
    const found = await findMistakes();
    exitOnMistakes(() => throwMistakes(found));
  }
  const blog = await pluginContentBlog(context, options);

  return {
    ...blog,

    // The site has one language.
    translateContent: ({ content }) => content,

    async loadContent() {
      try {
        const content = (await blog.loadContent?.()) as BlogContent;
        const described = await describePosts(content.blogPosts, context.siteDir);
        const articles = [...described].map(([{ content: text }, post]) => ({
          text,
          summary: summaryOf(post),
        }));
        return { ...content, described, articles };
      } catch (error) {
        // Under hot reload: our words in place of a stack.
        throwMistakes(await findMistakes());
        throw error;
      }
    },

    async contentLoaded({ content, actions }) {
      const { described } = content;
      // Prepares the texts of the posts. The routes are ours.
      await blog.contentLoaded?.({
        content: { ...content, blogPosts: [...described].map(withPageData), blogTags: {} },
        actions: { ...actions, addRoute() {} },
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

/** The record that a text carries into the browser: what the post's page shows, and little else. */
function withPageData([{ metadata, ...post }, pageData]: [BlogPost, PostMetadata]): BlogPost {
  const unread = { title: '', description: '', authors: [], tags: [] };
  return { ...post, metadata: { ...metadata, ...unread, frontMatter: { pageData } } };
}
