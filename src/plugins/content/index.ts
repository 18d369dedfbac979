/** Brings the content folder into the site: data for the pages, and a page for each service. */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Content, WithPictures } from '../../content/schemas/index.ts';
import { preparePictures } from '../pictures/prepare.ts';
import { describeForms } from './forms.ts';
import { openJobs } from './jobs.ts';
import { buildMenu } from './menu.ts';
import { contentDir, readContent } from './read.ts';
import { describeService, groupServices } from './services.ts';

interface Loaded {
  content: WithPictures<Content>;
  menu: ReturnType<typeof buildMenu>;
}

export default function contentPlugin(context: LoadContext): Plugin<Loaded> {
  const dataDir = path.join(context.generatedFilesDir, 'code-crafters-content', 'default');

  /** An address that is the same on every machine, as the browser's bundle carries it. */
  function portable(place: string): string {
    return place.replace(context.generatedFilesDir, '@generated');
  }

  return {
    name: 'code-crafters-content',

    getPathsToWatch() {
      return [`${contentDir}/**/*.yml`, `${contentDir}/pictures/**/*`];
    },

    async loadContent() {
      const read = readContent();
      const content = { ...read, jobs: openJobs(read.jobs, new Date()) };
      return { content: await preparePictures(content), menu: buildMenu(content) };
    },

    async contentLoaded({ content: { content, menu }, actions }) {
      const { services, pages, forms, ...files } = content;
      const lists = {
        menu,
        'service-groups': groupServices(content),
        'service-labels': Object.fromEntries(
          Object.entries(services).map(([key, { menu }]) => [key, menu.label]),
        ),
      };
      for (const [name, data] of Object.entries({ ...files, ...lists })) {
        await actions.createData(`${name}.json`, data);
      }
      for (const [name, data] of Object.entries(pages)) {
        await actions.createData(`pages/${name}.json`, data);
      }
      for (const [name, data] of Object.entries(describeForms(forms))) {
        await actions.createData(`forms/${name}.json`, data);
      }
      for (const key of Object.keys(services)) {
        actions.addRoute({
          path: `/service/${key}`,
          component: '@site/src/pages/_service/index.tsx',
          exact: true,
          metadata: { sourceFilePath: `src/content/services/${key}.yml` },
          modules: {
            service: portable(
              await actions.createData(`services/${key}.json`, describeService(key, content)),
            ),
          },
        });
      }
      actions.addRoute({
        path: '/service/404',
        component: '@theme/NotFound',
        exact: true,
      });
    },

    configureWebpack() {
      return { resolve: { alias: { '@content': dataDir } } };
    },
  };
}
