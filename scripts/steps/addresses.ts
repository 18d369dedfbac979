/** The addresses that a post may link to, without a build. */
import { globSync } from 'node:fs';
import type { Content } from '../../src/content/schemas/index.ts';
import { placeholdersFrom } from '../../src/plugins/content/read.ts';
import { root } from './run.ts';

export function findAddresses({ company, services, works, industries }: Content): Set<string> {
  const pages = globSync('**/*.tsx', { cwd: `${root}/src/pages`, exclude: ['**/_*'] });
  const documents = globSync('*.md', { cwd: `${root}/src/docs` });
  return new Set([
    ...[...pages, ...documents].map((file) => `/${file.replace(/(?:\/?index)?\.\w+$/, '')}`),
    `/about/${placeholdersFrom(company).slug}`,
    ...Object.keys(services).map((key) => `/service/${key}`),
    ...works.map(({ slug }) => `/portfolio/${slug}`),
    ...industries.map(({ slug }) => `/industry/${slug}`),
  ]);
}
