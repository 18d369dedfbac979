import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { captionedPictures } from './src/plugins/blog/captions.ts';
import { highlightCode } from './src/plugins/blog/highlight.ts';
import { readContent } from './src/plugins/content/read.ts';
import { datedItems } from './src/plugins/sitemap/index.ts';
import { inlineWelcome, ssrTemplate } from './src/plugins/start-when-idle.ts';
import { inlineTrust } from './src/plugins/trusted-types.ts';

const { company, pages } = readContent();

export default {
  title: company.name,
  tagline: company.tagline,
  url: company.site,
  baseUrl: '/',
  trailingSlash: false,
  favicon: 'logo.svg',
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  staticDirectories: ['static', '.pictures'],
  ssrTemplate,
  future: { v4: true, faster: true },
  i18n: { defaultLocale: 'en-IN', locales: ['en-IN'] },
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
  plugins: [
    './src/plugins/content/index.ts',
    './src/plugins/slim/index.ts',
    './src/plugins/search/index.ts',
    './src/plugins/blog-routes/index.ts',
    [
      './src/plugins/blog/index.ts',
      {
        blogTitle: pages.blog.search.title,
        blogDescription: pages.blog.search.description,
        blogSidebarCount: 0,
        include: ['*/index.{md,mdx}'],
        // Cards show the description, so no post needs a marker for its excerpt.
        onUntruncatedBlogPosts: 'ignore',
        onInlineTags: 'throw',
        onInlineAuthors: 'throw',
        beforeDefaultRemarkPlugins: [captionedPictures],
        rehypePlugins: [highlightCode],
        feedOptions: {
          type: ['rss', 'atom', 'json'],
          title: `${company.name}: ${pages.blog.search.title}`,
          description: pages.blog.search.description,
          copyright: `© ${company.fullName}`,
          language: 'en-IN',
        },
      } satisfies BlogOptions,
    ],
    './src/plugins/local-api/index.ts',
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'src/docs',
          routeBasePath: '/',
          sidebarPath: false,
          breadcrumbs: false,
        },
        blog: false,
        pages: { exclude: ['**/_*/**', '**/*.d.ts'] },
        theme: { customCss: ['./src/css/fonts.css', './src/css/tokens.css', './src/css/base.css'] },
        sitemap: {
          changefreq: null,
          priority: null,
          createSitemapItems: datedItems,
          // Its canonical address is /about. Hidden pages are left out because they say so themselves.
          ignorePatterns: ['/about/code-crafters'],
        },
      } satisfies Preset.Options,
    ],
  ],
  headTags: [
    { tagName: 'script', attributes: {}, innerHTML: inlineWelcome },
    { tagName: 'script', attributes: {}, innerHTML: inlineTrust },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/touch-icon.png' } },
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    footer: {
      copyright: `© ${company.copyrightFrom}–${new Date().getFullYear()} ${company.fullName}`,
    },
    navbar: { title: company.name, items: [] },
  } satisfies Preset.ThemeConfig,
} satisfies Config;
