import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { formsSchema } from '../../content/schemas/forms.ts';
import { type ContentModules, fileSchemas } from '../../content/schemas/index.ts';
import { pagesSchema } from '../../content/schemas/pages.ts';

const declarationsFile = fileURLToPath(
  new URL('../../../.docusaurus/content-modules.ts', import.meta.url),
);
const derivedModules = [
  'mark',
  'scheduler-colours',
  'menu',
  'service-groups',
  'service-labels',
  'search-index',
] satisfies (keyof ContentModules)[];

/** Declares every `@content/<name>`, so that TypeScript rejects unknown names. */
export function writeModuleTypes(): void {
  const { brand: _brand, pages: _pages, forms: _forms, ...files } = fileSchemas;
  const names = [
    ...Object.keys(files),
    ...Object.keys(pagesSchema.entries).map((page) => `pages/${page}`),
    ...Object.keys(formsSchema.entries).map((form) => `forms/${form}`),
    ...derivedModules,
  ];
  mkdirSync(path.dirname(declarationsFile), { recursive: true });
  writeFileSync(declarationsFile, names.map(declare).join(''));
}

function declare(name: string): string {
  return `declare module '@content/${name}' {
  const data: import('../src/content/schemas/index.ts').ContentModules['${name}'];
  export default data;
}
`;
}
