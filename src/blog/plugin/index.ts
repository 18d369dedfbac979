/** Docusaurus' blog plugin with our own routes: see ../README.md. */
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
import { describePosts, type MetadataByPost, summaryOf } from './posts.ts';
import { blogRoutes } from './routes.ts';

export { validateOptions } from '@docusaurus/plugin-content-blog';

const maxPopularPosts = 5;

interface Blog extends BlogContent {
  metadataByPost: MetadataByPost;
  articles: Article[];
}

export default async function blogPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<Blog>> {
  if (process.env.NODE_ENV === 'production') {
    const mistakes = await findMistakes();
    exitOnMistakes(() => throwMistakes(mistakes));
  }
  const blog = await pluginContentBlog(context, options);

  return {
    ...blog,

    // The site has a single language.
    translateContent: ({ content }) => content,

    async loadContent() {
      try {
        const content = (await blog.loadContent?.()) as BlogContent;
        const metadataByPost = await describePosts(content.blogPosts, context.siteDir);
        const articles = [...metadataByPost].map(([{ content: text }, post]) => ({
          text,
          summary: summaryOf(post),
        }));
        return { ...content, metadataByPost, articles };
      } catch (error) {
        // Under hot reload, shows mistakes instead of a stack trace.
        throwMistakes(await findMistakes());
        throw error;
      }
    },

    async contentLoaded({ content, actions }) {
      const { metadataByPost } = content;
      // Prepares the posts' texts, but adds no routes.
      await blog.contentLoaded?.({
        content: { ...content, blogPosts: [...metadataByPost].map(withPageData), blogTags: {} },
        actions: { ...actions, addRoute() {} },
      });
      const popular = [...metadataByPost]
        .filter(([{ metadata }]) => metadata.frontMatter.popular === true)
        .slice(0, maxPopularPosts)
        .map(([, post]) => summaryOf(post));
      const file = await actions.createData('popular.json', popular);
      const modules = { popular: file.replace(context.generatedFilesDir, '@generated') };
      for (const route of blogRoutes(content, metadataByPost, options.postsPerPage, modules)) {
        actions.addRoute({ exact: true, ...route });
      }
    },
  };
}

/** Reduces the data that each post's text carries into the browser. */
function withPageData([{ metadata, ...post }, pageData]: [BlogPost, PostMetadata]): BlogPost {
  const emptyFields = { title: '', description: '', authors: [], tags: [] };
  return { ...post, metadata: { ...metadata, ...emptyFields, frontMatter: { pageData } } };
}
