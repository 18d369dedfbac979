import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { readContent } from './src/plugins/content/read.ts';
import { inlineWelcome, ssrTemplate } from './src/plugins/start-when-idle.ts';

const { company, home, pages } = readContent();

/** Pages that search engines leave out; each says so itself too. */
const hiddenRoutes = ['/test', '/service/404'];

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
        blog: {
          blogTitle: pages.blog.search.title,
          blogDescription: pages.blog.search.description,
          postsPerPage: 3,
          blogSidebarCount: 0,
        },
        pages: { exclude: ['**/_*/**', '**/*.d.ts'] },
        theme: { customCss: ['./src/css/fonts.css', './src/css/tokens.css', './src/css/base.css'] },
        sitemap: {
          lastmod: null,
          changefreq: null,
          priority: null,
          ignorePatterns: hiddenRoutes,
        },
      } satisfies Preset.Options,
    ],
  ],
  headTags: [
    { tagName: 'script', attributes: {}, innerHTML: inlineWelcome },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/touch-icon.png' } },
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    footer: {
      copyright: `© ${company.copyrightFrom}–${new Date().getFullYear()} ${company.fullName}`,
    },
    navbar: { title: company.name, items: [] },
    metadata: [{ name: 'description', content: home.search.description }],
  } satisfies Preset.ThemeConfig,
} satisfies Config;
