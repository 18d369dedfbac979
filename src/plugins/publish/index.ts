/** Writes styles and script names into each built page, and adds the files for crawlers and Cloudflare. */
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { selectOwnPosts } from '../../blog/plugin/posts.ts';
import type { Content } from '../../content/schemas/index.ts';
import { applyBrandColours } from '../../shared/brand-colours.ts';
import { buildPrefix, projectRoot } from '../content/folder-paths.ts';
import { listFiles } from '../list-files.ts';
import { addPictures, removeUnusedCacheFiles } from '../pictures/encode.ts';
import { pictureCacheDir } from '../pictures/prepare.ts';
import type { Site } from '../programs/bundle.ts';
import { buildDesk } from '../programs/desk.ts';
import { buildEditor } from '../programs/editor.ts';
import { type BuiltPage, readBuiltPages } from './built-pages.ts';
import { addChunkScripts, createChunkScriptRecorder } from './chunk-scripts.ts';
import { buildLlmsTxt, buildRobotsTxt, buildSecurityTxt } from './crawler-files.ts';
import { listEmbedOrigins } from './embed-origins.ts';
import { buildHeadersFile, buildPolicy, countHashesThatFit } from './headers.ts';
import { writeStylesIntoPages } from './inline-styles.ts';
import { buildMirrorByRoute } from './markdown-mirrors.ts';
import { buildRedirectsFile } from './redirects.ts';
import { buildSearchEntries, buildSearchIndex } from './search-index.ts';
import { makeSharePictures } from './share-pictures.ts';

interface Publication extends Site {
  posts: BlogPost[];
  prefix: string;
  prefixes: string[];
  /** The content of the site's first language, and its pages. */
  original: Content;
  originalPages: BuiltPage[];
  /** The public pages: neither the desk nor the editor. */
  builtPages: BuiltPage[];
}

export default function publishPlugin({
  generatedFilesDir,
  i18n,
  siteConfig,
}: LoadContext): Plugin {
  let content: Content;
  let contents: Content[];
  let posts: BlogPost[];
  const scriptsByChunk = new Map<string, string[]>();
  const { currentLocale, defaultLocale, locales } = i18n;
  const prefixOf = (locale: string) => buildPrefix(locale === defaultLocale ? undefined : locale);

  return {
    name: 'code-crafters-publish',

    configureWebpack(_config, isServer) {
      return isServer ? {} : { plugins: [createChunkScriptRecorder(scriptsByChunk)] };
    },

    async allContentLoaded({ allContent }) {
      const loaded = Object(allContent['code-crafters-content']?.default);
      ({ content, contents } = loaded);
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      posts = selectOwnPosts(blog.blogPosts, content.language);
    },

    async postBuild({ outDir: languageDir }) {
      const prefix = prefixOf(currentLocale);
      const outDir = prefix ? path.dirname(languageDir) : languageDir;
      if (prefix) {
        renameSync(path.join(languageDir, 'index.html'), path.join(outDir, `${prefix}.html`));
        // Static files are in the build of the first language already.
        for (const directory of siteConfig.staticDirectories) {
          const folder = path.resolve(projectRoot, directory);
          for (const filePath of listFiles(folder, '**/*.*')) {
            rmSync(path.join(languageDir, path.relative(folder, filePath)), { force: true });
          }
        }
      }
      const prefixes = locales.map(prefixOf);
      const [original = content] = contents;
      const allPages = readBuiltPages(outDir, content.company.name, prefixes);
      const builtPages = allPages.filter((page) => page.prefix === prefix);
      const originalPages = allPages.filter((page) => page.prefix === '');
      const sources = { content, posts, builtPages, original, originalPages };
      const paths = { outDir, generatedFilesDir, prefix, prefixes };
      const publication = { ...paths, ...sources };
      addChunkScripts(scriptsByChunk, paths);
      await writeMirrorsAndLlmsTxt(publication);
      await writeSearchIndex(publication);
      // The owner's programs have the texts of the first language.
      if (!prefix) {
        await buildDesk(publication);
        await (content.embeds.editor && buildEditor(publication));
      }
      if (currentLocale === locales.at(-1)) {
        const site = { ...publication, builtPages: allPages, content: prefix ? original : content };
        await writeHeadersAndCrawlerFiles(site);
        await addPictures(site);
        await drawSharePictures(site);
        await removeUnusedCacheFiles();
        tidyDrawings(site);
      }
    },
  };
}

function drawSharePictures({ outDir, builtPages, content }: Publication): Promise<number> {
  const { name, site } = content.company;
  const brand = { ...content.brand, name, host: new URL(site).host };
  return makeSharePictures(outDir, path.join(pictureCacheDir, 'share'), builtPages, brand);
}

function writeMirrorsAndLlmsTxt(publication: Publication): Promise<void> {
  const { outDir, builtPages, prefix, posts } = publication;
  const company = { ...publication.content.company };
  company.site += prefix;
  const mirrorByRoute = buildMirrorByRoute(builtPages, posts, company.site);
  const pages = builtPages.map((page) => ({ ...page, route: page.route.slice(prefix.length) }));
  return writeFiles(path.join(outDir, prefix), {
    'llms.txt': buildLlmsTxt(pages, mirrorByRoute, { ...publication.content, company }),
    ...Object.fromEntries([...mirrorByRoute].map(([route, text]) => [`${route}.md`, text])),
  });
}

/** The search loads it on first use. */
function writeSearchIndex(publication: Publication): Promise<void> {
  const { outDir, builtPages, content, prefix, original, originalPages } = publication;
  const originals = prefix ? buildSearchEntries(originalPages, original) : [];
  const index = buildSearchIndex(builtPages, content, originals);
  return writeFiles(path.join(outDir, prefix), { 'search-index.json': JSON.stringify(index) });
}

/** The policy names the styles that this writes into the pages of all languages. */
function writeHeadersAndCrawlerFiles(site: Publication): Promise<void> {
  const { outDir, content, builtPages, prefixes } = site;
  const { company, embeds } = content;
  const origins = listEmbedOrigins(embeds);
  const maxStyleCount = countHashesThatFit(buildPolicy(builtPages, [], origins));
  const styles = writeStylesIntoPages(outDir, builtPages, maxStyleCount);
  const policy = buildPolicy(builtPages, styles, origins);
  return writeFiles(outDir, {
    _headers: buildHeadersFile(policy, company.site, prefixes),
    _redirects: buildRedirectsFile(content, prefixes, builtPages),
    'robots.txt': buildRobotsTxt(company, prefixes),
    '.well-known/security.txt': buildSecurityTxt(company, new Date()),
  });
}

async function writeFiles(folder: string, textByFileName: Record<string, string>): Promise<void> {
  for (const [fileName, text] of Object.entries(textByFileName)) {
    const targetPath = path.join(folder, fileName);
    await mkdir(path.dirname(targetPath), { recursive: true });
    await writeFile(targetPath, text);
  }
}

/** Removes drawings that the content no longer names, and the map if no page shows it; recolours decorations. */
function tidyDrawings({ outDir, content }: Publication): void {
  const contentJson = JSON.stringify(content);
  const drawings = globSync('drawn/{decor,industries,motifs,partners,people}/*', { cwd: outDir });
  const maps = content.contact.map.drawn ? [] : globSync('drawn/map*.svg', { cwd: outDir });
  const isUnused = (file: string) => !contentJson.includes(`"${file.replace(/\.\w+$/, '')}"`);
  for (const file of [...drawings.filter(isUnused), ...maps]) {
    rmSync(path.join(outDir, file));
  }
  for (const filePath of listFiles(outDir, 'drawn/decor/*.svg')) {
    writeFileSync(
      filePath,
      applyBrandColours(readFileSync(filePath, 'utf8'), content.brand.colours),
    );
  }
}
