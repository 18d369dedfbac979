import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as Documents } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Content, WithPictures } from '../../content/schemas/index.ts';
import { tones } from '../../content/schemas/works.ts';
import { writeBrandFiles, writeFileIfChanged, writePaletteCss } from '../brand/files.ts';
import { writeFonts } from '../brand/fonts.ts';
import { resolveMarkColours } from '../brand/mark.ts';
import { schedulerFrameColours } from '../brand/palette.ts';
import { preparePictures } from '../pictures/prepare.ts';
import { buildMirrorByRoute } from '../publish/mirrors.ts';
import { withoutEmptyPages } from './empty-pages.ts';
import { contentDir } from './folders.ts';
import { describeForms } from './forms.ts';
import { openJobs } from './jobs.ts';
import { writeModuleTypes } from './module-types.ts';
import { placeholdersFrom, readContent } from './read.ts';
import { type Article, findRelated, weighForIndustry, weighForService } from './related-content.ts';
import { entriesOfMirrors } from './search-index.ts';
import { entriesOfDocuments, entriesOfLists, entriesOfPages } from './search-pages.ts';
import { buildMenu, describeService, groupServices } from './services.ts';
import { writeWorkerCompany } from './worker-company.ts';
import { describeWork, kindFilterStyles, summarizeWork } from './works.ts';

interface Loaded {
  content: WithPictures<Content>;
}

type Blog = BlogContent & { articles: Article[] };

export default function contentPlugin(context: LoadContext): Plugin<Loaded> {
  const dataDir = path.join(context.generatedFilesDir, 'code-crafters-content', 'default');

  /** Keeps local paths out of the browser bundle, so that it is the same on every machine. */
  function toGeneratedAlias(file: string): string {
    return file.replace(context.generatedFilesDir, '@generated');
  }

  return {
    name: 'code-crafters-content',

    getPathsToWatch() {
      return [
        `${contentDir}/**/*.{yml,json}`,
        `${contentDir}/drawn/*`,
        `${contentDir}/pictures/**/*`,
      ];
    },

    async loadContent() {
      return { content: await preparePictures(withoutEmptyPages(readContent())) };
    },

    async contentLoaded({ content: { content }, actions }) {
      writeModuleTypes();
      writeWorkerCompany(content);
      const { brand, services, pages, forms, ...files } = content;
      await writeBrandFiles(context.generatedFilesDir, { brand, contact: files.contact });
      writeFileIfChanged(
        path.join(context.generatedFilesDir, 'kinds.css'),
        kindFilterStyles(Object.keys(files['portfolio-page'].kinds)),
      );
      await writeFonts(context.generatedFilesDir);
      writePaletteCss(context.generatedFilesDir, brand);
      const lists = {
        mark: resolveMarkColours(brand),
        'scheduler-colours': schedulerFrameColours(brand.colours),
        menu: buildMenu(content),
        jobs: openJobs(content, new Date()),
        // Pages do not use `contentOf` and `editor`, so visitors do not download them.
        company: { ...content.company, contentOf: undefined },
        embeds: { ...content.embeds, editor: undefined },
        works: content.works.map(summarizeWork),
        industries: content.industries.map(({ name, slug, icon }) => ({ name, slug, icon })),
        'service-groups': groupServices(content),
        'service-labels': Object.fromEntries(
          Object.entries(services).map(([key, { menu }]) => [key, menu.label]),
        ),
      };
      for (const [name, data] of Object.entries({ ...files, ...lists })) {
        await actions.createData(`${name}.json`, data);
      }
      for (const [name, data] of Object.entries(pages)) {
        const form = /^problem(.+)/.exec(name)?.[1]?.toLowerCase();
        // Only the search uses a page's synonyms.
        const pageData = { ...data, form, words: undefined };
        const page = await actions.createData(`pages/${name}.json`, pageData);
        if (form) {
          actions.addRoute({
            path: `/problem/${form}`,
            component: '@site/src/pages/_problem/index.tsx',
            exact: true,
            modules: { page: toGeneratedAlias(page) },
          });
        }
      }
      for (const [name, data] of Object.entries(describeForms(forms, content.team))) {
        await actions.createData(`forms/${name}.json`, data);
      }
      actions.addRoute({
        path: '/service/404',
        component: '@theme/NotFound',
        exact: true,
      });
      actions.addRoute({
        path: `/about/${placeholdersFrom(content.company).slug}`,
        component: '@site/src/pages/_about/AboutAlias.tsx',
        exact: true,
      });
    },

    async allContentLoaded({ allContent, actions: { addRoute, createData } }) {
      const contentOf = (plugin: string) => allContent[plugin]?.default;
      const { content } = contentOf('code-crafters-content') as Loaded;
      const blog = contentOf('docusaurus-plugin-content-blog') as Blog;
      const { articles, blogPosts } = blog;
      const { services, works, industries } = content;
      const mirrors = buildMirrorByRoute(readContent(), blogPosts);
      await createData('search-index.json', [
        ...entriesOfPages(content),
        ...entriesOfDocuments(contentOf('docusaurus-plugin-content-docs') as Documents),
        ...entriesOfLists(content, blog),
        ...entriesOfMirrors(mirrors),
      ]);

      async function addPage(address: string, component: string, source: string, data: object) {
        const file = await createData(`${address.slice(1)}.json`, data);
        addRoute({
          path: address,
          component: `@site/src/pages/${component}/index.tsx`,
          exact: true,
          metadata: { sourceFilePath: `src/content/${source}` },
          modules: { data: toGeneratedAlias(file) },
        });
      }
      for (const [key, service] of Object.entries(services)) {
        await addPage(`/service/${key}`, '_service', `services/${key}.yml`, {
          ...describeService(key, service, content),
          ...findRelated(weighForService(key, service.related), works, articles),
        });
      }
      for (const work of works) {
        await addPage(`/portfolio/${work.slug}`, '_work', 'works.yml', describeWork(work, content));
      }
      for (const industry of industries) {
        await addPage(`/industry/${industry.slug}`, '_industry', 'industries.yml', {
          ...industry,
          title: industry.title ?? industry.name,
          tone: tones[industries.indexOf(industry) % tones.length],
          ...findRelated(weighForIndustry(industry), works, articles),
        });
      }
    },

    configureWebpack() {
      return { resolve: { alias: { '@content': dataDir } } };
    },
  };
}
