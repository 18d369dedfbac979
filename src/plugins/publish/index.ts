/** Writes styles and script names into each built page, and adds the files for crawlers and Cloudflare. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Content } from '../../content/schemas/index.ts';
import { applyBrandColours } from '../../shared/brand-colours.ts';
import { listFiles } from '../list-files.ts';
import { addPictures, removeUnusedCacheFiles } from '../pictures/encode.ts';
import { pictureCacheDir } from '../pictures/prepare.ts';
import { buildDesk } from '../programs/desk.ts';
import { buildEditor } from '../programs/editor.ts';
import { type BuiltPage, readBuiltPages } from './built-pages.ts';
import { addChunkScripts, createChunkScriptRecorder } from './chunk-scripts.ts';
import { buildLlmsTxt, buildRobotsTxt, buildSecurityTxt } from './crawler-files.ts';
import { listEmbedOrigins } from './embed-origins.ts';
import { buildHeadersFile, buildPolicyOfPages, countHashesThatFit } from './headers.ts';
import { writeStylesIntoPages } from './inline-styles.ts';
import { buildMirrorByRoute, type MirroredPost } from './markdown-mirrors.ts';
import { buildRedirectsFile } from './redirects.ts';
import { makeSharePictures } from './share-pictures.ts';

interface Publication {
  outDir: string;
  generatedFilesDir: string;
  scriptsByChunk: Map<string, string[]>;
  content: Content;
  posts: MirroredPost[];
  /** The public pages: neither the desk nor the editor. */
  builtPages: BuiltPage[];
  inlinedStyles: string[];
}

/** The first two rewrite the HTML of the pages; the policy needs the styles in it. */
const steps: ((publication: Publication) => unknown)[] = [
  inlineStyles,
  addChunkScripts,
  addPictures,
  drawSharePictures,
  writeHeadersAndCrawlerFiles,
  buildDesk,
  addEditor,
  removeUnusedCacheFiles,
  removeDrawingsNotInContent,
  recolourDecor,
];

export default function publishPlugin({ generatedFilesDir }: LoadContext): Plugin {
  let content: Content;
  let posts: MirroredPost[];
  const scriptsByChunk = new Map<string, string[]>();

  return {
    name: 'code-crafters-publish',

    configureWebpack(_config, isServer) {
      return isServer ? {} : { plugins: [createChunkScriptRecorder(scriptsByChunk)] };
    },

    async allContentLoaded({ allContent }) {
      const findPluginContent = (pluginName: string) => allContent[pluginName]?.default;
      ({ content } = findPluginContent('code-crafters-content') as { content: Content });
      ({ blogPosts: posts } = findPluginContent('docusaurus-plugin-content-blog') as BlogContent);
    },

    async postBuild({ outDir }) {
      const builtPages = readBuiltPages(outDir, content.company.name);
      const sources = { content, posts, scriptsByChunk, builtPages };
      const publication = { outDir, generatedFilesDir, ...sources, inlinedStyles: [] };
      for (const step of steps) {
        await step(publication);
      }
    },
  };
}

function inlineStyles(publication: Publication): void {
  const { outDir, builtPages, content } = publication;
  const policyWithoutStyles = buildPolicyOfPages(builtPages, [], listEmbedOrigins(content.embeds));
  const maxGroupCount = countHashesThatFit(policyWithoutStyles);
  publication.inlinedStyles = writeStylesIntoPages(outDir, builtPages, maxGroupCount);
}

function drawSharePictures({ outDir, builtPages, content }: Publication): Promise<number> {
  const { name, site } = content.company;
  const brand = { ...content.brand, name, host: new URL(site).host };
  return makeSharePictures(outDir, path.join(pictureCacheDir, 'share'), builtPages, brand);
}

async function writeHeadersAndCrawlerFiles(publication: Publication): Promise<void> {
  const { outDir, content, posts, builtPages, inlinedStyles } = publication;
  const { company, embeds } = content;
  const policy = buildPolicyOfPages(builtPages, inlinedStyles, listEmbedOrigins(embeds));
  const mirrorByRoute = buildMirrorByRoute(content, posts);
  const textByFileName = {
    _headers: buildHeadersFile(policy, company.site),
    _redirects: buildRedirectsFile(content),
    'robots.txt': buildRobotsTxt(company),
    'llms.txt': buildLlmsTxt(builtPages, mirrorByRoute, content),
    '.well-known/security.txt': buildSecurityTxt(company, new Date()),
    ...Object.fromEntries([...mirrorByRoute].map(([route, text]) => [`${route}.md`, text])),
  };
  for (const [fileName, text] of Object.entries(textByFileName)) {
    const targetPath = path.join(outDir, fileName);
    await mkdir(path.dirname(targetPath), { recursive: true });
    await writeFile(targetPath, text);
  }
}

async function addEditor({ outDir, generatedFilesDir, content }: Publication): Promise<void> {
  if (content.embeds.editor) {
    await buildEditor(outDir, generatedFilesDir, content);
  }
}

/** Removes drawings that the content no longer names, and the map if no page shows it. */
function removeDrawingsNotInContent({ outDir, content }: Publication): void {
  const contentJson = JSON.stringify(content);
  const drawings = globSync('drawn/{decor,industries,partners,people}/*', { cwd: outDir });
  const maps = content.contact.map.drawn ? [] : globSync('drawn/map*.svg', { cwd: outDir });
  const isUnused = (file: string) => !contentJson.includes(`"${file.replace(/\.\w+$/, '')}"`);
  for (const file of [...drawings.filter(isUnused), ...maps]) {
    rmSync(path.join(outDir, file));
  }
}

function recolourDecor({ outDir, content: { brand } }: Publication): void {
  for (const filePath of listFiles(outDir, 'drawn/decor/*.svg')) {
    writeFileSync(filePath, applyBrandColours(readFileSync(filePath, 'utf8'), brand.colours));
  }
}
