import path from 'node:path';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { buildFeedItemCreator } from './src/blog/plugin/feeds.ts';
import { rehypeHighlightCode } from './src/blog/plugin/highlight.ts';
import { remarkPictureFigures } from './src/blog/plugin/pictures.ts';
import { selectPublishedPosts } from './src/blog/plugin/posts.ts';
import { ssrTemplate } from './src/early/plugin.ts';
import { buildBrandFolderPath } from './src/plugins/brand/write-files.ts';
import { listMovedPages, remarkChosenAddresses } from './src/plugins/content/chosen-addresses.ts';
import { blogDir, docsDir, staticDir } from './src/plugins/content/folder-paths.ts';
import { buildPlaceholderValues, exitOnMistakes, readContent } from './src/plugins/content/read.ts';
import { findEmptyPageFiles } from './src/plugins/content-modules/empty-pages.ts';
import { createDatedItems } from './src/plugins/publish/sitemap.ts';

const content = exitOnMistakes(readContent);
const { company, pages } = content;
/** Development excludes no page, because an empty page may get content. */
const movedPages = listMovedPages(content.redirects).map(({ file }) => file);
const excludedPages = process.env.NODE_ENV === 'production' ? findEmptyPageFiles(content) : [];

export default {
  title: company.name,
  tagline: company.tagline,
  url: company.site,
  baseUrl: '/',
  trailingSlash: false,
  favicon: 'logo.svg',
  staticDirectories: [staticDir, buildBrandFolderPath(GENERATED_FILES_DIR_NAME)],
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  clientModules: [
    './src/components/Loader/slowPage.ts',
    './src/components/Loader/pageLoadErrors.ts',
    './src/components/scrollAndFocus.ts',
    './src/components/preloadLinks.ts',
    ...(company.counting ? ['./src/components/countView.ts'] : []),
  ],
  ssrTemplate,
  future: { v4: true, faster: true },
  i18n: { defaultLocale: company.locale, locales: [company.locale] },
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    /** Drops the `sample` field, which pages do not need. Posts are plain Markdown, where braces are text. */
    async parseFrontMatter(file) {
      const { frontMatter, content } = await file.defaultParseFrontMatter(file);
      const { sample: _sample, ...otherFrontMatter } = frontMatter;
      const isPost = file.filePath.startsWith(`${blogDir}${path.sep}`);
      return {
        frontMatter: { ...otherFrontMatter, ...(isPost && { mdx: { format: 'md' } }) },
        content,
      };
    },
  },
  presets: [
    [
      'classic',
      {
        // Our own plugin below replaces the preset's blog: see src/blog/README.md.
        blog: false,
        debug: false,
        svgr: false,
        docs: {
          path: docsDir,
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          breadcrumbs: false,
          beforeDefaultRemarkPlugins: [[remarkChosenAddresses, { redirects: content.redirects }]],
        },
        pages: { exclude: ['**/_*/**', '**/*.d.ts', ...excludedPages, ...movedPages] },
        sitemap: {
          changefreq: null,
          priority: null,
          createSitemapItems: createDatedItems,
          // This alias has the canonical URL /about; the noindex tag excludes hidden pages.
          ignorePatterns: [`/about/${buildPlaceholderValues(company).slug}`],
        },
        theme: { customCss: ['./src/css/fonts.css', './src/css/tokens.css', './src/css/base.css'] },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    './src/early/plugin.ts',
    './src/plugins/content-modules/index.ts',
    './src/plugins/pictures/index.ts',
    './src/plugins/slim/index.ts',
    './src/plugins/publish/index.ts',
    [
      './src/blog/plugin/index.ts',
      {
        path: blogDir,
        blogTitle: pages.blog.search.title,
        blogDescription: pages.blog.search.description,
        blogSidebarCount: 0,
        postsPerPage: 9,
        processBlogPosts: async ({ blogPosts }) =>
          selectPublishedPosts(blogPosts, company.timeZone),
        include: ['*/index.{md,mdx}'],
        // Cards show the description, so posts need no excerpt marker.
        onUntruncatedBlogPosts: 'ignore',
        onInlineTags: 'throw',
        onInlineAuthors: 'throw',
        beforeDefaultRemarkPlugins: [remarkPictureFigures],
        rehypePlugins: [rehypeHighlightCode],
        feedOptions: {
          type: ['rss', 'atom', 'json'],
          title: `${company.name}: ${pages.blog.search.title}`,
          description: pages.blog.search.description,
          copyright: `© ${company.fullName}`,
          language: company.locale,
          createFeedItems: buildFeedItemCreator(company.email),
        },
      } satisfies BlogOptions,
    ],
    './src/plugins/mistakes.ts',
    './src/plugins/local-api/index.ts',
  ],
  headTags: [
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/touch-icon.png' } },
    // Safari shows no SVG icon before version 26.
    { tagName: 'link', attributes: { rel: 'icon', sizes: '180x180', href: '/touch-icon.png' } },
    { tagName: 'meta', attributes: { name: 'theme-color', content: content.brand.colours.deep } },
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    footer: {
      copyright: `© ${[...new Set([company.copyrightFrom, new Date().getFullYear()])].join('–')} ${company.fullName}`,
    },
    navbar: { title: company.name, items: [] },
  } satisfies UserThemeConfig,
} satisfies Config;
