/** Inlines each page's styles and script names, and writes the files for crawlers and Cloudflare. */
import { globSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Content } from '../../content/schemas/index.ts';
import { addPicturesToBuild, removeUnusedCacheFiles } from '../pictures/encode.ts';
import { pictureCacheDir } from '../pictures/prepare.ts';
import { makeDesk } from '../programs/desk.ts';
import { makeEditor } from '../programs/editor.ts';
import { foreignSources } from './foreign-origins.ts';
import { llmsText, robotsText, securityText } from './guides.ts';
import { headersFile, policyOf } from './headers.ts';
import { mirrorTexts, type Post } from './mirrors.ts';
import { readPages } from './pages.ts';
import { redirectsFile } from './redirects.ts';
import { chunkScripts, nameScripts } from './scripts.ts';
import { makeSharePictures } from './share-pictures.ts';
import { inlineStyles } from './styles.ts';

export default function publishPlugin({ generatedFilesDir }: LoadContext): Plugin {
  let content: Content;
  let posts: Post[];
  const scripts = new Map<string, string[]>();

  return {
    name: 'code-crafters-publish',

    configureWebpack(_config, isServer) {
      return isServer ? {} : { plugins: [chunkScripts(scripts)] };
    },

    async allContentLoaded({ allContent }) {
      const loadedBy = (plugin: string) => allContent[plugin]?.default;
      ({ content } = loadedBy('code-crafters-content') as { content: Content });
      ({ blogPosts: posts } = loadedBy('docusaurus-plugin-content-blog') as BlogContent);
    },

    async postBuild({ outDir }) {
      const { brand, company, embeds } = content;
      const { name, site } = company;
      const pages = readPages(outDir, name);
      const styles = inlineStyles(outDir, pages);
      nameScripts(outDir, generatedFilesDir, scripts);
      await addPicturesToBuild(outDir);
      await makeSharePictures(outDir, path.join(pictureCacheDir, 'share'), pages, {
        ...brand,
        name,
        host: new URL(site).host,
      });
      const mirrors = mirrorTexts(content, posts);
      const files = {
        _headers: headersFile(policyOf(pages, styles, foreignSources(embeds)), site),
        _redirects: redirectsFile(content),
        'robots.txt': robotsText(company),
        'llms.txt': llmsText(pages, mirrors, content),
        '.well-known/security.txt': securityText(company, new Date()),
        ...Object.fromEntries([...mirrors].map(([route, text]) => [`${route}.md`, text])),
      };
      for (const [file, text] of Object.entries(files)) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      }
      // After readPages, because the desk and the editor are not public pages.
      await makeDesk(outDir, generatedFilesDir, content);
      if (embeds.editor) {
        await makeEditor(outDir, generatedFilesDir, content);
      }
      await removeUnusedCacheFiles();
      removeUnnamedDrawings(outDir, content);
    },
  };
}

/** Removes drawings of industries, partners and people that the content no longer names. */
function removeUnnamedDrawings(outDir: string, content: Content): void {
  const contentJson = JSON.stringify(content);
  for (const file of globSync('drawn/{industries,partners,people}/*', { cwd: outDir })) {
    if (!contentJson.includes(`"${file.replace(/\.\w+$/, '')}"`)) {
      rmSync(path.join(outDir, file));
    }
  }
}
