import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Content } from '../../content/schemas/index.ts';
import { findEmptyPageFiles } from './empty-pages.ts';
import { docsDir } from './folders.ts';
import { buildPlaceholders } from './read.ts';

const sourceDir = fileURLToPath(new URL('../..', import.meta.url));

/** Finds the addresses that posts may link to in the source files, so the check needs no build. */
export function findLinkableAddresses(content: Content): Set<string> {
  const { company, services, works, industries } = content;
  const excludedPatterns = ['**/_*', ...findEmptyPageFiles(content)];
  const pageFiles = globSync('**/*.tsx', { cwd: `${sourceDir}/pages`, exclude: excludedPatterns });
  const docFiles = globSync('*.md', { cwd: docsDir });
  return new Set([
    ...[...pageFiles, ...docFiles].map((file) => `/${file.replace(/(?:\/?index)?\.\w+$/, '')}`),
    `/about/${buildPlaceholders(company).slug}`,
    ...Object.keys(services).map((serviceKey) => `/service/${serviceKey}`),
    ...works.map(({ slug }) => `/portfolio/${slug}`),
    ...industries.map(({ slug }) => `/industry/${slug}`),
  ]);
}
