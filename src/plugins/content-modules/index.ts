import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as Documents } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { type Article, selectOwnPosts } from '../../blog/plugin/posts.ts';
import { writeFonts } from '../brand/font-files.ts';
import { writeBrandFiles, writeFileIfChanged, writePaletteCss } from '../brand/write-files.ts';
import { listMovedPages } from '../content/chosen-addresses.ts';
import { blogDir, buildPrefix, contentDir, findDocsDir } from '../content/folder-paths.ts';
import { buildPlaceholderValues, readAllLanguages, readContent } from '../content/read.ts';
import { writeWorkerCompanyJson } from '../content/worker-company.ts';
import { addAddressesAndSizes } from '../pictures/prepare.ts';
import { buildMirrorByRoute } from '../publish/markdown-mirrors.ts';
import { derivedModules, type Loaded, plainModuleNames } from './derived-modules.ts';
import { hideOrFillEmptyContent } from './empty-pages.ts';
import { buildFormModules } from './forms.ts';
import { buildIndustryTile } from './industries.ts';
import { findOpenJobs } from './jobs.ts';
import { buildLanguageData, listMissingPaths } from './languages.ts';
import { writeModuleTypes } from './module-types.ts';
import {
  buildIndustryWeights,
  buildServiceWeights,
  findRelatedWorksAndPosts,
} from './related-works-and-posts.ts';
import { addOriginalNames, buildMirrorEntries, buildSearchIndex } from './search-index.ts';
import {
  buildBlogListEntries,
  buildDocsPageEntries,
  buildJobEntries,
  buildPageEntries,
} from './search-pages.ts';
import { buildServiceData } from './services.ts';
import { buildKindFilterCss, buildWorkData } from './works.ts';

type Blog = BlogContent & { articles: Article[] };

export default function contentPlugin(context: LoadContext): Plugin<Loaded> {
  const { currentLocale, defaultLocale } = context.i18n;
  const language = currentLocale === defaultLocale ? undefined : currentLocale;
  const prefix = buildPrefix(language);
  const contentDataDir = path.join(context.generatedFilesDir, 'code-crafters-content', 'default');

  /** Keeps local paths out of the browser bundle, so that the bundle is the same on every machine. */
  function toImportPath(generatedFilePath: string): string {
    return generatedFilePath.replace(context.generatedFilesDir, '@generated');
  }

  return {
    name: 'code-crafters-content',

    getPathsToWatch() {
      return ['**/*.{yml,json}', 'drawn/*', 'pictures/**/*'].map((glob) => `${contentDir}/${glob}`);
    },

    async loadContent() {
      const contents = readAllLanguages();
      const [original] = contents;
      const content = contents.find((candidate) => candidate.language === language) ?? original;
      const missingRoutes = listMissingPaths(original, content);
      const shownContent = hideOrFillEmptyContent(content, blogDir, missingRoutes);
      return {
        original,
        content: await addAddressesAndSizes(shownContent),
        languages: buildLanguageData(content, contents),
        // A language without templates of its own has those of the first.
        replies: [
          ...new Map(contents.flatMap((each) => each.replies).map((reply) => [reply.title, reply])),
        ].map(([, reply]) => reply),
      };
    },

    async contentLoaded({ content: loaded, actions }) {
      const { content } = loaded;
      const { brand, contact, pages, messages, redirects } = content;
      function addRoute(route: RouteConfig) {
        actions.addRoute({ ...route, path: prefix + route.path, exact: true });
      }
      writeModuleTypes();
      if (!language) {
        writeWorkerCompanyJson();
      }
      await writeBrandFiles(context.generatedFilesDir, { brand, contact }, contentDir);
      writeFileIfChanged(
        path.join(context.generatedFilesDir, 'kinds.css'),
        buildKindFilterCss(Object.keys(content['portfolio-page'].kinds)),
      );
      await writeFonts(context.generatedFilesDir, [contentDir, blogDir]);
      writePaletteCss(context.generatedFilesDir, brand);
      for (const fileName of plainModuleNames) {
        await actions.createData(`${fileName}.json`, content[fileName]);
      }
      for (const [moduleName, build] of Object.entries(derivedModules)) {
        await actions.createData(`${moduleName}.json`, build(loaded));
      }
      for (const [pageKey, pageTexts] of Object.entries(pages)) {
        const problemPageFormName = /^problem(.+)/.exec(pageKey)?.[1]?.toLowerCase();
        const pageData = { ...pageTexts, form: problemPageFormName };
        const pageDataPath = await actions.createData(`pages/${pageKey}.json`, pageData);
        if (problemPageFormName) {
          addRoute({
            path: `/problem/${problemPageFormName}`,
            component: '@site/src/pages/_problem/index.tsx',
            modules: { page: toImportPath(pageDataPath) },
          });
        }
      }
      for (const [formName, formModuleData] of Object.entries(buildFormModules(content))) {
        await actions.createData(`forms/${formName}.json`, formModuleData);
      }
      for (const [groupName, texts] of Object.entries(messages)) {
        await actions.createData(`messages/${groupName}.json`, texts);
      }
      for (const { file, to } of listMovedPages(redirects)) {
        addRoute({ path: to, component: `@site/src/pages/${file}` });
      }
      addRoute({ path: '/service/404', component: '@theme/NotFound' });
      if (!content.missingPages.includes('about')) {
        addRoute({
          path: `/about/${buildPlaceholderValues(content.company).slug}`,
          component: '@site/src/pages/_about/AboutAlias.tsx',
        });
      }
    },

    async allContentLoaded({ allContent, actions: { addRoute, createData } }) {
      const findContentByPluginName = (pluginName: string) => allContent[pluginName]?.default;
      const { content, original } = findContentByPluginName('code-crafters-content') as Loaded;
      const blogPluginContent = findContentByPluginName('docusaurus-plugin-content-blog') as Blog;
      const { articles, blogPosts } = blogPluginContent;
      const { services, works, industries } = content;
      const mirrorByRoute = buildMirrorByRoute(
        readContent(undefined, undefined, language),
        selectOwnPosts(blogPosts, language),
      );
      const searchEntries = [
        ...addOriginalNames(buildPageEntries(content), buildPageEntries(original)),
        ...buildJobEntries(content, findOpenJobs(content, new Date())),
        ...buildDocsPageEntries(
          findContentByPluginName('docusaurus-plugin-content-docs') as Documents | undefined,
          findDocsDir(language),
        ),
        ...buildBlogListEntries(content, blogPluginContent),
        ...addOriginalNames(
          buildMirrorEntries(mirrorByRoute),
          buildMirrorEntries(language ? buildMirrorByRoute(original, []) : new Map()),
        ),
      ];
      await createData('search-index.json', buildSearchIndex(searchEntries, content.synonyms));

      async function addPage(
        pagePath: string,
        contentKind: string,
        yamlFilePath: string,
        pageData: object,
      ) {
        const dataPath = await createData(`${pagePath.slice(1)}.json`, pageData);
        addRoute({
          path: prefix + pagePath,
          component: `@site/src/pages/_${contentKind}/index.tsx`,
          exact: true,
          metadata: { sourceFilePath: path.join('src/content', language ?? '', yamlFilePath) },
          modules: { [contentKind]: toImportPath(dataPath) },
        });
      }
      for (const [serviceKey, service] of Object.entries(services)) {
        await addPage(`/service/${serviceKey}`, 'service', `services/${serviceKey}.yml`, {
          ...buildServiceData(serviceKey, service, content),
          ...findRelatedWorksAndPosts(
            buildServiceWeights(serviceKey, service.related),
            works,
            articles,
          ),
        });
      }
      for (const work of works) {
        const workPageData = buildWorkData(work, content);
        await addPage(`/portfolio/${work.slug}`, 'work', 'works.yml', workPageData);
      }
      for (const job of findOpenJobs(content, new Date())) {
        await addPage(`${content.redirects.pages.career}/${job.slug}`, 'job', 'jobs.yml', job);
      }
      for (const industry of industries) {
        await addPage(`/industry/${industry.slug}`, 'industry', 'industries.yml', {
          ...industry,
          title: industry.title ?? industry.name,
          tone: buildIndustryTile(industry, content['industry-page']).tone,
          ...findRelatedWorksAndPosts(buildIndustryWeights(industry), works, articles),
        });
      }
    },

    configureWebpack() {
      return { resolve: { alias: { '@content': contentDataDir } } };
    },
  };
}
