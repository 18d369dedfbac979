/** Writes the search index, which pages load on the first search. */
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readContent } from '../content/read.ts';
import { mirrorTexts } from '../publish/mirrors.ts';
import { entriesOf } from './entries.ts';

export default function searchPlugin(context: LoadContext): Plugin {
  return {
    name: 'code-crafters-search',

    async allContentLoaded({ allContent, actions }) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const mirrors = mirrorTexts(readContent(), blog?.blogPosts ?? []);
      await actions.createData('index.json', entriesOf(mirrors));
    },

    configureWebpack() {
      const folder = path.join(context.generatedFilesDir, 'code-crafters-search', 'default');
      return { resolve: { alias: { '@search': folder } } };
    },
  };
}
