/** Docusaurus' blog plugin with our own routes: see ../README.md. */
import type { BlogContent, BlogPost, PluginOptions } from '@docusaurus/plugin-content-blog';
import pluginContentBlog from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { throwOnMistakes } from '../../plugins/content/yaml.ts';
import { findPostMistakes } from './check.ts';
import { addPages, buildPostSummary, type PostWithPage } from './posts.ts';
import { buildBlogRoutes } from './routes.ts';
import { writeTranslatedFiles } from './translation.ts';

export { validateOptions } from '@docusaurus/plugin-content-blog';

/** A post leaves itself out, and shows five others. */
const maxPopularPostCount = 6;

export interface Blog extends BlogContent {
  blogPosts: PostWithPage[];
}

export default async function blogPlugin(
  context: LoadContext,
  pluginOptions: PluginOptions,
): Promise<Plugin<Blog>> {
  const { currentLocale, defaultLocale } = context.i18n;
  // Links and routes get the prefix of their language later.
  const stockBlogPlugin = await pluginContentBlog(
    { ...context, baseUrl: '/', siteConfig: { ...context.siteConfig, baseUrl: '/' } },
    {
      ...pluginOptions,
      ...(currentLocale !== defaultLocale &&
        writeTranslatedFiles(pluginOptions.path, currentLocale, context.generatedFilesDir)),
    },
  );

  return {
    ...stockBlogPlugin,

    // Docusaurus translates nothing: the content is read by language.
    translateContent: ({ content }) => content,

    async loadContent() {
      try {
        const blogContent = (await stockBlogPlugin.loadContent?.()) as BlogContent;
        return { ...blogContent, blogPosts: await addPages(blogContent.blogPosts, context) };
      } catch (error) {
        // Under hot reload, the developer sees the posts' mistakes instead of a stack trace.
        throwOnMistakes(await findPostMistakes(pluginOptions.path, context.siteConfig.url));
        throw error;
      }
    },

    async contentLoaded({ content, actions }) {
      const { blogPosts } = content;
      // Docusaurus' plugin prepares the posts' texts, but adds no routes.
      await stockBlogPlugin.contentLoaded?.({
        content: { ...content, blogPosts: blogPosts.map(replaceMetadata), blogTags: {} },
        actions: { ...actions, addRoute() {} },
      });
      const popularPosts = blogPosts
        .filter(({ metadata }) => metadata.frontMatter.popular === true)
        .slice(0, maxPopularPostCount)
        .map(({ page }) => buildPostSummary(page));
      const popularDataPath = await actions.createData('popular.json', popularPosts);
      const popularModulePath = popularDataPath.replace(context.generatedFilesDir, '@generated');
      const routes = await buildBlogRoutes(content, pluginOptions.postsPerPage, popularModulePath);
      for (const route of routes) {
        const path = context.baseUrl.replace(/\/$/, '') + route.path;
        actions.addRoute({ exact: true, ...route, path });
      }
    },
  };
}

/** The browser downloads this metadata with each post's text, so long fields are emptied, and the page data replaces the front matter. */
function replaceMetadata({ page: pageData, ...post }: PostWithPage): BlogPost {
  const emptyMetadata = { title: '', description: '', authors: [], tags: [] };
  return { ...post, metadata: { ...post.metadata, ...emptyMetadata, frontMatter: { pageData } } };
}
