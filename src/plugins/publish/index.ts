/** Writes styles and script names into each built page, and adds the files for crawlers and Cloudflare. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Content } from '../../content/schemas/index.ts';
import { applyBrandColours } from '../../shared/brand-colours.ts';
import { addPicturesToBuild, removeUnusedCacheFiles } from '../pictures/encode.ts';
import { pictureCacheDir } from '../pictures/prepare.ts';
import { buildDesk } from '../programs/desk.ts';
import { buildEditor } from '../programs/editor.ts';
import { type BuiltPage, readBuiltPages } from './built-pages.ts';
import { addChunkScriptUrlsToPages, createChunkScriptRecorder } from './chunk-scripts.ts';
import { buildLlmsTxt, buildRobotsTxt, buildSecurityTxt } from './crawler-files.ts';
import { listEmbedOrigins } from './embed-origins.ts';
import { buildHeadersFile, buildPolicyOfPages, countHashesThatFit } from './headers.ts';
import { writeStylesIntoPages } from './inline-styles.ts';
import { buildMirrorByRoute, type Post } from './markdown-mirrors.ts';
import { buildRedirectsFile } from './redirects.ts';
import { makeSharePictures } from './share-pictures.ts';

interface Publication {
  outDir: string;
  generatedFilesDir: string;
  scriptPathsByChunk: Map<string, string[]>;
  content: Content;
  posts: Post[];
  /** The public pages: neither the desk nor the editor. */
  builtPages: BuiltPage[];
  inlinedStyleTexts: string[];
}

/** The first two rewrite the HTML of the pages; the policy needs the styles in it. */
const steps: ((publication: Publication) => unknown)[] = [
  inlineStyles,
  addChunkScripts,
  addPictures,
  drawSharePictures,
  writeHeadersAndCrawlerFiles,
  addDesk,
  addEditor,
  removeUnusedCacheFiles,
  removeDrawingsNotInContent,
  recolourDecor,
];

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
      const builtPages = readBuiltPages(outDir, content.company.name);
      const folders = { outDir, generatedFilesDir };
      const sources = { content, posts, scriptPathsByChunk, builtPages };
      const publication: Publication = { ...folders, ...sources, inlinedStyleTexts: [] };
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
  publication.inlinedStyleTexts = writeStylesIntoPages(outDir, builtPages, maxGroupCount);
}

function addChunkScripts({ outDir, generatedFilesDir, scriptPathsByChunk }: Publication): void {
  addChunkScriptUrlsToPages(outDir, generatedFilesDir, scriptPathsByChunk);
}

function addPictures({ outDir }: Publication): Promise<void> {
  return addPicturesToBuild(outDir);
}

function drawSharePictures({ outDir, builtPages, content }: Publication): Promise<number> {
  const { name, site } = content.company;
  const brand = { ...content.brand, name, host: new URL(site).host };
  return makeSharePictures(outDir, path.join(pictureCacheDir, 'share'), builtPages, brand);
}

async function writeHeadersAndCrawlerFiles(publication: Publication): Promise<void> {
  const { outDir, content, posts, builtPages, inlinedStyleTexts } = publication;
  const { company, embeds } = content;
  const policy = buildPolicyOfPages(builtPages, inlinedStyleTexts, listEmbedOrigins(embeds));
  const mirrorByRoute = buildMirrorByRoute(content, posts);
  const textByFileName = {
    _headers: buildHeadersFile(policy, company.site),
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
}

function addDesk({ outDir, generatedFilesDir, content }: Publication): Promise<void> {
  return buildDesk(outDir, generatedFilesDir, content);
}

async function addEditor({ outDir, generatedFilesDir, content }: Publication): Promise<void> {
  if (content.embeds.editor) {
    await buildEditor(outDir, generatedFilesDir, content);
  }
}

/** Removes drawings that the content no longer names, and the map if no page shows it. */
function removeDrawingsNotInContent({ outDir, content }: Publication): void {
  const contentJson = JSON.stringify(content);
  for (const drawingFilePath of globSync('drawn/{decor,industries,partners,people}/*', {
    cwd: outDir,
  })) {
    if (!contentJson.includes(`"${drawingFilePath.replace(/\.\w+$/, '')}"`)) {
      rmSync(path.join(outDir, drawingFilePath));
    }
  }
  if (!content.contact.map.drawn) {
    for (const mapPath of globSync('drawn/map*.svg', { cwd: outDir })) {
      rmSync(path.join(outDir, mapPath));
    }
  }
}

function recolourDecor({ outDir, content: { brand } }: Publication): void {
  for (const decorPath of globSync('drawn/decor/*.svg', { cwd: outDir })) {
    const decorFile = path.join(outDir, decorPath);
    writeFileSync(decorFile, applyBrandColours(readFileSync(decorFile, 'utf8'), brand.colours));
  }
}
