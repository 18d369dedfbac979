import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSlugger } from '@docusaurus/utils';
import type { OtherPages } from '../../blog/plugin/check.ts';
import { listFrontMatter } from '../../blog/plugin/read.ts';
import { findOpenJobs } from '../../content/page-data/jobs.ts';
import type { Content } from '../../content/schemas/index.ts';
import { applyChosenAddresses } from '../content/chosen-addresses.ts';
import { blogDir, docsDir, findDocsDir } from '../content/folder-paths.ts';
import { mapNestedValues } from '../content/map-nested-values.ts';
import { buildPlaceholderValues } from '../content/read.ts';
import { listFiles } from '../list-files.ts';
import { findEmptyPageFiles } from './empty-pages.ts';

const projectSrcDir = fileURLToPath(new URL('../..', import.meta.url));

export function findLinkableAddresses(content: Content): OtherPages {
  const anchors = findAnchors(content);
  return {
    paths: listPagePaths(content),
    hasAnchor: (anchor) => anchors.has(anchor) || anchors.has(anchor.replace(/[-_][^-_]*$/, '')),
  };
}

/** Finds the pages in the source files, so the check needs no build. */
export function listPagePaths(content: Content): Set<string> {
  const { company, services, works, industries, redirects, missingPages } = content;
  const exclude = ['**/_*', ...findEmptyPageFiles(content)];
  const pageFiles = globSync('**/*.tsx', { cwd: `${projectSrcDir}/pages`, exclude });
  const files = [...pageFiles, ...globSync('*.{md,mdx}', { cwd: findDocsDir(content.language) })];
  const filePaths = files.map((file) => `/${file.replace(/(?:\/?index)?\.\w+$/, '')}`);
  return new Set([
    ...applyChosenAddresses(filePaths, redirects),
    ...findOpenJobs(content, new Date()).map(({ slug }) => `${redirects.pages.career}/${slug}`),
    ...(missingPages.includes('about') ? [] : [`/about/${buildPlaceholderValues(company).slug}`]),
    // The blog has no file in src/pages.
    ...(missingPages.includes('blog') ? [] : ['/blog']),
    ...Object.keys(services).map((key) => `/service/${key}`),
    ...works.map(({ slug }) => `/portfolio/${slug}`),
    ...industries.map(({ slug }) => `/industry/${slug}`),
  ]);
}

/** Includes drafts and scheduled posts, because their addresses are taken too. */
export function listAddresses(content: Content, blogFolder = blogDir): string[] {
  return [
    ...listPagePaths(content),
    ...listFrontMatter(blogFolder).map(({ slug }) => `/blog${slug}`),
  ];
}

/** The anchors of all pages together: ids in the source files, slugs in the content, and headings of documents. */
function findAnchors(content: Content): Set<string> {
  const anchors = new Set<string>();
  for (const filePath of listFiles(projectSrcDir, '**/*.tsx')) {
    const code = readFileSync(filePath, 'utf8');
    for (const [, id = ''] of code.matchAll(/\b(?:id|idPrefix)=(?:"|\{`)(\w+)/g)) {
      anchors.add(id);
    }
  }
  mapNestedValues(content, (part, keys) => {
    if (typeof part === 'string' && ['slug', 'key'].includes(String(keys.at(-1)))) {
      anchors.add(part);
    }
    return part;
  });
  for (const filePath of listFiles(docsDir, '*.{md,mdx}')) {
    const slugger = createSlugger();
    const markdown = readFileSync(filePath, 'utf8');
    for (const [, heading = ''] of markdown.matchAll(/^#{2,6} (.*)$/gm)) {
      anchors.add(slugger.slug(heading));
    }
  }
  return anchors;
}
