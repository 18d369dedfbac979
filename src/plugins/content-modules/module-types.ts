import { fileURLToPath } from 'node:url';
import { formsSchema } from '../../content/schemas/forms.ts';
import { pagesSchema } from '../../content/schemas/pages.ts';
import { messageNames } from '../../shared/messages.ts';
import { writeFileIfChanged } from '../brand/write-files.ts';
import { derivedModules, plainModuleNames } from './derived-modules.ts';

const declarationsPath = fileURLToPath(
  new URL('../../../.docusaurus/content-modules.ts', import.meta.url),
);

/** Declares each module `@content/<name>`, so that TypeScript rejects imports of unknown names. */
export function writeModuleTypes(): void {
  const moduleNames = [
    ...plainModuleNames,
    ...Object.keys(derivedModules),
    ...Object.keys(pagesSchema.entries).map((pageKey) => `pages/${pageKey}`),
    ...Object.keys(formsSchema.entries).map((formName) => `forms/${formName}`),
    ...Object.keys(messageNames).map((groupName) => `messages/${groupName}`),
    'search-index',
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
