import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import rehypeShiki from '@shikijs/rehype';
import { buildFeedItemCreator } from './src/blog/plugin/feeds.ts';
import { highlightOptions } from './src/blog/plugin/highlight.ts';
import { remarkPictureFigures } from './src/blog/plugin/pictures.ts';
import { selectPostsOfLanguage, selectPublishedPosts } from './src/blog/plugin/posts.ts';
import { ssrTemplate } from './src/early/plugin.ts';
import { isInDevanagari } from './src/plugins/brand/font-files.ts';
import { buildBrandFolderPath } from './src/plugins/brand/write-files.ts';
import { listMovedPages, remarkChosenAddresses } from './src/plugins/content/chosen-addresses.ts';
import { blogDir, findDocsDir, staticDir } from './src/plugins/content/folder-paths.ts';
import { buildPlaceholderValues, readAllLanguages } from './src/plugins/content/read.ts';
import { exitOnMistakes } from './src/plugins/content/yaml.ts';
import { findEmptyPageFiles } from './src/plugins/content-modules/empty-pages.ts';
import { buildItemsCreator } from './src/plugins/publish/sitemap.ts';

/** Docusaurus evaluates this file once for each language. */
const [originalContent, ...translations] = exitOnMistakes(readAllLanguages);
const content =
  translations.find(({ language }) => language === process.env.DOCUSAURUS_CURRENT_LOCALE) ??
  originalContent;
const { company, pages, language } = content;
const hasDevanagari = [originalContent, ...translations].some(isInDevanagari);
const customCss = ['fonts', 'tokens', 'base', ...(hasDevanagari ? ['devanagari'] : [])];
/** Development excludes no page, because an empty page may get content. */
const movedPages = listMovedPages(content.redirects).map(({ file }) => file);
const excludedPages = process.env.NODE_ENV === 'production' ? findEmptyPageFiles(content) : [];

export default {
  title: company.name,
  tagline: company.tagline,
  url: company.site,
  baseUrl: '/',
  trailingSlash: false,
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
  // All languages share the choice of the theme, and the hash of the script that reads it.
  storage: { namespace: false },
  future: { v4: true, faster: true },
  i18n: {
    defaultLocale: originalContent.company.locale,
    locales: [
      originalContent.company.locale,
      ...translations.map((translation) => String(translation.language)),
    ],
    localeConfigs: Object.fromEntries(
      translations.map((translation) => [
        translation.language,
        { htmlLang: translation.company.locale, translate: false },
      ]),
    ),
  },
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    remarkRehypeOptions: {
      footnoteLabel: content.blog.post.footnotes,
      footnoteBackLabel: (index: number) => `${content.blog.post.footnoteBack} ${index + 1}`,
    },
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
        docs: existsSync(findDocsDir(language)) && {
          path: findDocsDir(language),
          include: ['*.{md,mdx}'],
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          breadcrumbs: false,
          beforeDefaultRemarkPlugins: [[remarkChosenAddresses, { redirects: content.redirects }]],
        },
        pages: { exclude: ['**/_*/**', '**/*.d.ts', ...excludedPages, ...movedPages] },
        sitemap: {
          changefreq: null,
          priority: null,
          lastmod: 'datetime',
          createSitemapItems: buildItemsCreator(),
          // This alias has the canonical URL /about; the noindex tag excludes hidden pages.
          ignorePatterns: [`**/about/${buildPlaceholderValues(company).slug}`],
        },
        theme: { customCss: customCss.map((name) => `./src/css/${name}.css`) },
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
          content.missingPages.includes('blog')
            ? []
            : selectPostsOfLanguage(selectPublishedPosts(blogPosts, company.timeZone), language),
        include: ['*/index.{md,mdx}'],
        // Cards show the description, so posts need no excerpt marker.
        onUntruncatedBlogPosts: 'ignore',
        onInlineTags: 'throw',
        onInlineAuthors: 'throw',
        beforeDefaultRemarkPlugins: [remarkPictureFigures],
        rehypePlugins: [[rehypeShiki, highlightOptions]],
        feedOptions: {
          type: language ? null : ['rss', 'atom', 'json'],
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
    // Not `favicon`, whose address would be another in each language.
    { tagName: 'link', attributes: { rel: 'icon', href: '/logo.svg' } },
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
