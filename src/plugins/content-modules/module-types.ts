import { fileURLToPath } from 'node:url';
import { formsSchema } from '../../content/schemas/forms.ts';
import { type ContentModules, fileSchemas } from '../../content/schemas/index.ts';
import { pagesSchema } from '../../content/schemas/pages.ts';
import { messageNames } from '../../shared/messages.ts';
import { writeFileIfChanged } from '../brand/write-files.ts';

const declarationsPath = fileURLToPath(
  new URL('../../../.docusaurus/content-modules.ts', import.meta.url),
);
const derivedModuleNames = [
  'language',
  'mark',
  'scheduler-colours',
  'menu',
  'service-groups',
  'service-labels',
  'search-index',
  'featured-works',
  'addresses',
  'answering-person',
  'portraits',
] satisfies (keyof ContentModules)[];

const unpublishedFileNames = ['brand', 'pages', 'forms', 'messages', 'synonyms', 'redirects'];

/** Declares each module `@content/<name>`, so that TypeScript rejects imports of unknown names. */
export function writeModuleTypes(): void {
  const moduleNames = [
    ...Object.keys(fileSchemas).filter((fileName) => !unpublishedFileNames.includes(fileName)),
    ...Object.keys(pagesSchema.entries).map((pageKey) => `pages/${pageKey}`),
    ...Object.keys(formsSchema.entries).map((formName) => `forms/${formName}`),
    ...Object.keys(messageNames).map((groupName) => `messages/${groupName}`),
    ...derivedModuleNames,
  ];
  writeFileIfChanged(declarationsPath, moduleNames.map(buildModuleDeclaration).join(''));
}

function buildModuleDeclaration(moduleName: string): string {
  return `declare module '@content/${moduleName}' {
  const data: import('../src/content/schemas/index.ts').ContentModules['${moduleName}'];
  export default data;
}
`;
}
