import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Content } from '../../content/schemas/index.ts';
import { docsDir } from '../content/folder-paths.ts';
import { buildPlaceholderValues } from '../content/read.ts';
import { findEmptyPageFiles } from './empty-pages.ts';

const projectSrcDir = fileURLToPath(new URL('../..', import.meta.url));

/** Finds the addresses that posts may link to in the source files, so the check needs no build. */
export function findLinkableAddresses(content: Content): Set<string> {
  const { company, services, works, industries } = content;
  const excludedFilePatterns = ['**/_*', ...findEmptyPageFiles(content)];
  const pageFilePaths = globSync('**/*.tsx', {
    cwd: `${projectSrcDir}/pages`,
    exclude: excludedFilePatterns,
  });
  const docFilePaths = globSync('*.md', { cwd: docsDir });
  return new Set([
    ...[...pageFilePaths, ...docFilePaths].map(
      (filePath) => `/${filePath.replace(/(?:\/?index)?\.\w+$/, '')}`,
    ),
    `/about/${buildPlaceholderValues(company).slug}`,
    ...Object.keys(services).map((serviceKey) => `/service/${serviceKey}`),
    ...works.map(({ slug }) => `/portfolio/${slug}`),
    ...industries.map(({ slug }) => `/industry/${slug}`),
  ]);
}
