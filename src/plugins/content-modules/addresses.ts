import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSlugger } from '@docusaurus/utils';
import type { OtherPages } from '../../blog/plugin/check.ts';
import { listFrontMatter } from '../../blog/plugin/read.ts';
import type { Content } from '../../content/schemas/index.ts';
import { pagePaths } from '../../content/schemas/pages.ts';
import { applyChosenAddresses } from '../content/chosen-addresses.ts';
import { docsDir } from '../content/folder-paths.ts';
import { mapNestedValues } from '../content/map-nested-values.ts';
import { buildPlaceholderValues } from '../content/read.ts';
import { findEmptyPageFiles } from './empty-pages.ts';
import { findOpenJobs } from './jobs.ts';

const projectSrcDir = fileURLToPath(new URL('../..', import.meta.url));

/** Finds the addresses that posts may link to in the source files, so the check needs no build. */
export function findLinkableAddresses(content: Content): OtherPages {
  const { company, services, works, industries } = content;
  const excludedFilePatterns = ['**/_*', ...findEmptyPageFiles(content)];
  const pageFilePaths = globSync('**/*.tsx', {
    cwd: `${projectSrcDir}/pages`,
    exclude: excludedFilePatterns,
  });
  const docFilePaths = globSync('*.{md,mdx}', { cwd: docsDir });
  const careerPath = { ...pagePaths, ...content.redirects.pages }.career;
  const paths = new Set([
    ...applyChosenAddresses(
      [...pageFilePaths, ...docFilePaths].map(
        (filePath) => `/${filePath.replace(/(?:\/?index)?\.\w+$/, '')}`,
      ),
      content.redirects,
    ),
    ...findOpenJobs(content, new Date()).map(({ slug }) => `${careerPath}/${slug}`),
    `/about/${buildPlaceholderValues(company).slug}`,
    ...Object.keys(services).map((serviceKey) => `/service/${serviceKey}`),
    ...works.map(({ slug }) => `/portfolio/${slug}`),
    ...industries.map(({ slug }) => `/industry/${slug}`),
  ]);
  const anchors = findAnchors(content);
  return {
    paths,
    hasAnchor: (anchor) => anchors.has(anchor) || anchors.has(anchor.replace(/[-_][^-_]*$/, '')),
  };
}

/** Includes drafts and scheduled posts, because their addresses are taken too. */
export function listPostAddresses(blogFolder: string): string[] {
  return listFrontMatter(blogFolder).map(({ slug }) => `/blog${slug}`);
}

/** The anchors of all pages together: ids in the source files, slugs in the content, and headings of documents. */
function findAnchors(content: Content): Set<string> {
  const anchors = new Set<string>();
  for (const filePath of globSync('**/*.tsx', { cwd: projectSrcDir })) {
    const sourceCode = readFileSync(`${projectSrcDir}/${filePath}`, 'utf8');
    for (const [, id = ''] of sourceCode.matchAll(/\b(?:id|idPrefix)=(?:"|\{`)(\w+)/g)) {
      anchors.add(id);
    }
  }
  mapNestedValues(content, (part, keys) => {
    if (typeof part === 'string' && ['slug', 'key'].includes(String(keys.at(-1)))) {
      anchors.add(part);
    }
    return part;
  });
  for (const filePath of globSync('*.{md,mdx}', { cwd: docsDir })) {
    const slugger = createSlugger();
    const markdown = readFileSync(`${docsDir}/${filePath}`, 'utf8');
    for (const [, heading = ''] of markdown.matchAll(/^#{2,6} (.*)$/gm)) {
      anchors.add(slugger.slug(heading));
    }
  }
  return anchors;
}
