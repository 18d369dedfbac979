/** The checks of `npm run check` and `npm test`: content, posts, style and types. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { findPostMistakes } from '../../src/blog/plugin/check.ts';
import type { Content } from '../../src/content/schemas/index.ts';
import { findLinkableAddresses } from '../../src/plugins/content/addresses.ts';
import { blogDir, contentDir } from '../../src/plugins/content/folder-paths.ts';
import { writeModuleTypes } from '../../src/plugins/content/module-types.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { writeWorkerCompanyJson } from '../../src/plugins/content/worker-company.ts';
import { findLargePictures } from './large-pictures.ts';
import { captureOutput, root } from './run.ts';
import { findUnknownTokens } from './unknown-css-tokens.ts';

/** A check resolves with the mistakes as text, empty if there are none. */
type Check = () => Promise<string>;

let validContent: Content | undefined;

const ignoredFolderPatterns = [
  '**/node_modules',
  'build',
  '.docusaurus',
  '.wrangler',
  'test-results',
  'art',
];

/** The files that TypeScript checked, by the folder of the tsconfig.json. */
const typeCheckedPathsByFolder = new Map<string, string[]>();

const checks: Record<string, Check> = {
  Content: async () => {
    writeModuleTypes();
    validContent = readContent();
    writeWorkerCompanyJson(validContent);
    const pictureFolders = { 'src/content/pictures': `${contentDir}/pictures`, blog: blogDir };
    for (const pictureWarning of await findLargePictures(pictureFolders)) {
      console.log(`warn  ${pictureWarning}`);
    }
    return '';
  },
  Posts: async () => {
    const pageAddresses = validContent && findLinkableAddresses(validContent);
    return (await findPostMistakes(blogDir, validContent?.company.site ?? '', pageAddresses)).join(
      '\n',
    );
  },
  'CSS tokens': async () => findUnknownTokens(`${root}/src`).join('\n'),
  Biome: async () => {
    const { code, output } = await captureOutput('biome', ['check', '--error-on-warnings']);
    return code === 0 ? '' : output || `biome ended with ${code}.`;
  },
};
for (const tsconfigPath of globSync('**/tsconfig.json', {
  cwd: root,
  exclude: ignoredFolderPatterns,
})) {
  checks[`TypeScript, ${tsconfigPath}`] = createTypeCheck(tsconfigPath);
}
checks['TypeScript, every file'] = findFilesOutsideTsconfig;

export async function runChecks(): Promise<{ passed: number; failures: string[] }> {
  const failures: string[] = [];
  for (const [checkName, check] of Object.entries(checks)) {
    const mistakesText = await check().catch((error: Error) => error.message);
    console.log(mistakesText ? `FAIL  ${checkName}\n${mistakesText}` : `ok    ${checkName}`);
    if (mistakesText) {
      failures.push(checkName);
    }
  }
  return { passed: Object.keys(checks).length - failures.length, failures };
}

function createTypeCheck(tsconfigPath: string): Check {
  return async () => {
    const { code, output } = await captureOutput('tsc', ['--project', tsconfigPath, '--listFiles']);
    const outputLines = output.split('\n');
    typeCheckedPathsByFolder.set(
      path.resolve(root, tsconfigPath, '..'),
      outputLines.filter(path.isAbsolute).map(path.normalize),
    );
    return code === 0 ? '' : outputLines.filter((line) => !path.isAbsolute(line)).join('\n');
  };
}

/** Editors check a file by its nearest tsconfig.json, which must include it. */
async function findFilesOutsideTsconfig(): Promise<string> {
  const projectFolders = [...typeCheckedPathsByFolder.keys()].sort(
    (folderA, folderB) => folderB.length - folderA.length,
  );
  return globSync('**/*.{ts,tsx,mts}', { cwd: root, exclude: ignoredFolderPatterns })
    .map((relativePath) => path.join(root, relativePath))
    .filter((filePath) => {
      const nearestProjectFolder =
        projectFolders.find((projectFolder) =>
          filePath.startsWith(`${projectFolder}${path.sep}`),
        ) ?? root;
      return !typeCheckedPathsByFolder.get(nearestProjectFolder)?.includes(filePath);
    })
    .map(
      (filePath) =>
        `${path.relative(root, filePath)}: its nearest tsconfig.json does not include it.`,
    )
    .join('\n');
}
