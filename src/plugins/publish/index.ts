/** Writes styles and script names into each built page, and adds the files for crawlers and Cloudflare. */
import { globSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Content } from '../../content/schemas/index.ts';
import { addPicturesToBuild, removeUnusedCacheFiles } from '../pictures/encode.ts';
import { pictureCacheDir } from '../pictures/prepare.ts';
import { buildDesk } from '../programs/desk.ts';
import { buildEditor } from '../programs/editor.ts';
import { readBuiltPages } from './built-pages.ts';
import { addChunkScriptUrlsToPages, createChunkScriptRecorder } from './chunk-scripts.ts';
import { buildLlmsTxt, buildRobotsTxt, buildSecurityTxt } from './crawler-files.ts';
import { listEmbedOrigins } from './embed-origins.ts';
import { buildHeadersFile, buildPolicyOfPages, countHashesThatFit } from './headers.ts';
import { writeStylesIntoPages } from './inline-styles.ts';
import { buildMirrorByRoute, type Post } from './markdown-mirrors.ts';
import { buildRedirectsFile } from './redirects.ts';
import { makeSharePictures } from './share-pictures.ts';

export default function publishPlugin({ generatedFilesDir }: LoadContext): Plugin {
  let content: Content;
  let posts: Post[];
  const scriptPathsByChunk = new Map<string, string[]>();

  return {
    name: 'code-crafters-publish',

    configureWebpack(_config, isServer) {
      return isServer ? {} : { plugins: [createChunkScriptRecorder(scriptPathsByChunk)] };
    },

    async allContentLoaded({ allContent: contentByPlugin }) {
      const findPluginContent = (pluginName: string) => contentByPlugin[pluginName]?.default;
      ({ content } = findPluginContent('code-crafters-content') as { content: Content });
      ({ blogPosts: posts } = findPluginContent('docusaurus-plugin-content-blog') as BlogContent);
    },

    async postBuild({ outDir }) {
      const { brand, company, embeds } = content;
      const { name: agencyName, site: siteUrl } = company;
      const builtPages = readBuiltPages(outDir, agencyName);
      const foreignSources = listEmbedOrigins(embeds);
      const policyWithoutStyles = buildPolicyOfPages(builtPages, [], foreignSources);
      const maxInlinedPageGroupCount = countHashesThatFit(policyWithoutStyles);
      const inlinedStyleTexts = writeStylesIntoPages(outDir, builtPages, maxInlinedPageGroupCount);
      addChunkScriptUrlsToPages(outDir, generatedFilesDir, scriptPathsByChunk);
      await addPicturesToBuild(outDir);
      await makeSharePictures(outDir, path.join(pictureCacheDir, 'share'), builtPages, {
        ...brand,
        name: agencyName,
        host: new URL(siteUrl).host,
      });
      const securityPolicy = buildPolicyOfPages(builtPages, inlinedStyleTexts, foreignSources);
      const mirrorByRoute = buildMirrorByRoute(content, posts);
      const textByFileName = {
        _headers: buildHeadersFile(securityPolicy, siteUrl),
        _redirects: buildRedirectsFile(content),
        'robots.txt': buildRobotsTxt(company),
        'llms.txt': buildLlmsTxt(builtPages, mirrorByRoute, content),
        '.well-known/security.txt': buildSecurityTxt(company, new Date()),
        ...Object.fromEntries(
          [...mirrorByRoute].map(([route, mirrorText]) => [`${route}.md`, mirrorText]),
        ),
      };
      for (const [fileName, fileText] of Object.entries(textByFileName)) {
        const targetPath = path.join(outDir, fileName);
        await mkdir(path.dirname(targetPath), { recursive: true });
        await writeFile(targetPath, fileText);
      }
      // The desk and the editor are built after readBuiltPages, because they are not public pages.
      await buildDesk(outDir, generatedFilesDir, content);
      if (embeds.editor) {
        await buildEditor(outDir, generatedFilesDir, content);
      }
      await removeUnusedCacheFiles();
      removeDrawingsNotInContent(outDir, content);
    },
  };
}

/** Removes drawings of industries, partners and people that the content no longer names. */
function removeDrawingsNotInContent(outDir: string, content: Content): void {
  const contentJson = JSON.stringify(content);
  for (const drawingFilePath of globSync('drawn/{industries,partners,people}/*', { cwd: outDir })) {
    if (!contentJson.includes(`"${drawingFilePath.replace(/\.\w+$/, '')}"`)) {
      rmSync(path.join(outDir, drawingFilePath));
    }
  }
}
