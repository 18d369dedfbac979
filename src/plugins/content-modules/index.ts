import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import type { Blog } from '../../blog/plugin/index.ts';
import { buildIndustryData } from '../../content/page-data/industries.ts';
import { findOpenJobs } from '../../content/page-data/jobs.ts';
import { buildServiceData } from '../../content/page-data/services.ts';
import { buildKindFilterCss, buildWorkData } from '../../content/page-data/works.ts';
import { writeFonts } from '../brand/font-files.ts';
import { drawMarkSymbol } from '../brand/mark.ts';
import { writeBrandFiles, writeFileIfChanged, writePaletteCss } from '../brand/write-files.ts';
import { listMovedPages } from '../content/chosen-addresses.ts';
import { blogDir, buildPrefix, contentDir } from '../content/folder-paths.ts';
import { buildPlaceholderValues, readAllLanguages } from '../content/read.ts';
import { writeWorkerCompanyJson } from '../content/worker-company.ts';
import { addAddressesAndSizes } from '../pictures/prepare.ts';
import { hideOrFillEmptyContent } from './empty-pages.ts';
import { buildLanguageData } from './languages.ts';
import { buildModules, findFormOfProblemPage, type Loaded, writeModuleTypes } from './modules.ts';
import { findRelatedWorksAndPosts } from './related-works-and-posts.ts';

export default function contentPlugin(context: LoadContext): Plugin<Loaded> {
  const { currentLocale, defaultLocale } = context.i18n;
  const language = currentLocale === defaultLocale ? undefined : currentLocale;
  const prefix = buildPrefix(language);
  const contentDataDir = path.join(context.generatedFilesDir, 'code-crafters-content', 'default');

  return {
    name: 'code-crafters-content',

    getPathsToWatch() {
      return ['**/*.{yml,json}', 'drawn/*', 'pictures/**/*'].map((glob) => `${contentDir}/${glob}`);
    },

    async loadContent() {
      const contents = readAllLanguages();
      const [original] = contents;
      const source = contents.find((candidate) => candidate.language === language) ?? original;
      const languageData = buildLanguageData(source, contents);
      const shownContent = hideOrFillEmptyContent(source, blogDir, languageData.missing);
      const content = await addAddressesAndSizes(shownContent);
      return { contents, content, language: languageData };
    },

    async contentLoaded({ content: loaded, actions }) {
      const { content, contents } = loaded;
      const { brand, contact, pages, redirects } = content;
      function addRoute(route: RouteConfig) {
        actions.addRoute({ ...route, path: prefix + route.path, exact: true });
      }
      writeModuleTypes();
      if (!language) {
        writeWorkerCompanyJson(contents);
      }
      await writeBrandFiles(context.generatedFilesDir, { brand, contact }, contentDir);
      writeFileIfChanged(
        path.join(context.generatedFilesDir, 'kinds.css'),
        buildKindFilterCss(Object.keys(content['portfolio-page'].kinds)),
      );
      const languageNames = contents.map(({ navigation }) => navigation.language?.name).join('');
      await writeFonts(context.generatedFilesDir, [contentDir, blogDir], languageNames);
      writePaletteCss(context.generatedFilesDir, brand);
      for (const [moduleName, data] of buildModules(loaded)) {
        await actions.createData(`${moduleName}.json`, data);
      }
      for (const pageKey of Object.keys(pages).filter(findFormOfProblemPage)) {
        addRoute({
          path: `/problem/${findFormOfProblemPage(pageKey)}`,
          component: '@site/src/pages/_problem/index.tsx',
          modules: { page: `@content/pages/${pageKey}.json` },
        });
      }
      for (const { file, to } of listMovedPages(redirects)) {
        addRoute({ path: to, component: `@site/src/pages/${file}` });
      }
      addRoute({ path: '/service/404', component: '@theme/NotFound' });
      if (!content.missingPages.includes('about')) {
        addRoute({
          path: `/about/${buildPlaceholderValues(content.company).slug}`,
          component: '@site/src/pages/about/index.tsx',
        });
      }
    },

    async allContentLoaded({ allContent, actions: { addRoute, createData } }) {
      const loaded = allContent['code-crafters-content']?.default as Loaded;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as Blog;
      const { content } = loaded;
      const { blogPosts } = blog;
      const { services, works, industries } = content;

      async function addPage(kind: string, pagePath: string, yamlFile: string, pageData: object) {
        await createData(`${pagePath.slice(1)}.json`, pageData);
        addRoute({
          path: prefix + pagePath,
          component: `@site/src/pages/_${kind}/index.tsx`,
          exact: true,
          metadata: { sourceFilePath: path.join('src/content', language ?? '', yamlFile) },
          modules: { [kind]: `@content${pagePath}.json` },
        });
      }
      for (const [key, service] of Object.entries(services)) {
        await addPage('service', `/service/${key}`, `services/${key}.yml`, {
          ...buildServiceData(key, service, content),
          ...findRelatedWorksAndPosts([key, 4], service.related, works, blogPosts),
        });
      }
      for (const work of works) {
        await addPage('work', `/portfolio/${work.slug}`, 'works.yml', buildWorkData(work, content));
      }
      for (const job of findOpenJobs(content, new Date())) {
        await addPage('job', `${content.redirects.pages.career}/${job.slug}`, 'jobs.yml', job);
      }
      for (const industry of industries) {
        await addPage('industry', `/industry/${industry.slug}`, 'industries.yml', {
          ...buildIndustryData(industry, content['industry-page']),
          ...findRelatedWorksAndPosts([industry.slug, 9], industry.services, works, blogPosts),
        });
      }
    },

    injectHtmlTags({ content: { content } }) {
      return { preBodyTags: [drawMarkSymbol(content.brand)] };
    },

    configureWebpack() {
      return { resolve: { alias: { '@content': contentDataDir } } };
    },
  };
}
