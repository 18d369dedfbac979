/** The checks of `npm run check` and `npm test`: content, posts, style, unused code and types. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { blogDir, contentDir } from '../../src/plugins/content/folder-paths.ts';
import { describeUnformattedFiles } from '../../src/plugins/content/formatted-files.ts';
import { readAllLanguages } from '../../src/plugins/content/read.ts';
import { writeWorkerCompanyJson } from '../../src/plugins/content/worker-company.ts';
import { listAddresses } from '../../src/plugins/content-modules/addresses.ts';
import { writeModuleTypes } from '../../src/plugins/content-modules/modules.ts';
import { findContentAndPostMistakes } from '../../src/plugins/mistakes.ts';
import { fixture } from '../../tests/support/fixture.ts';
import { findLargePictures } from './large-pictures.ts';
import { proposeRedirects } from './lost-addresses.ts';
import { captureOutput, root } from './run.ts';
import { findUnknownTokens } from './unknown-css-tokens.ts';

/** A check resolves with its mistakes. */
type Checks = Record<string, () => Promise<string[]>>;

const contentChecks: Checks = {
  Content: checkContent,
  'Content of the fixture': () => findContentAndPostMistakes(fixture),
};

/** They read the content, so its mistakes would be reported again, in other words. */
const checksOfRightContent: Checks = {
  'Unused code': () => runTool('knip'),
  TypeScript: checkTypes,
};

const checks: Checks = {
  ...contentChecks,
  'Form of the content files': async () => describeUnformattedFiles(),
  'CSS tokens': async () => findUnknownTokens(`${root}/src`),
  Biome: () => runTool('biome', 'check', '--error-on-warnings'),
  ...checksOfRightContent,
};

export async function runChecks(): Promise<{ passed: number; failures: string[] }> {
  const failures: string[] = [];
  let passed = 0;
  for (const [checkName, check] of Object.entries(checks)) {
    if (checkName in checksOfRightContent && failures.some((name) => name in contentChecks)) {
      console.log(`skip  ${checkName}: first correct the content`);
      continue;
    }
    const mistakes = await check().catch((error: Error) => [error.message]);
    console.log([`${mistakes.length > 0 ? 'FAIL' : 'ok  '}  ${checkName}`, ...mistakes].join('\n'));
    if (mistakes.length > 0) {
      failures.push(checkName);
    } else {
      passed += 1;
    }
  }
  return { passed, failures };
}

/** Also writes the types and the Worker's data that are derived from the content. */
async function checkContent(): Promise<string[]> {
  writeModuleTypes();
  const mistakes = await findContentAndPostMistakes();
  if (mistakes.length === 0) {
    const contents = readAllLanguages();
    writeWorkerCompanyJson(contents);
    const oldAddresses = contents[0].redirects.redirects.map(({ from }) => from);
    const knownAddresses = new Set([...listAddresses(contents[0]), ...oldAddresses]);
    for (const proposal of proposeRedirects(root, knownAddresses)) {
      console.log(`warn  ${proposal}`);
    }
  }
  const pictureFolders = { 'src/content/pictures': `${contentDir}/pictures`, blog: blogDir };
  for (const warning of await findLargePictures(pictureFolders)) {
    console.log(`warn  ${warning}`);
  }
  return mistakes;
}

async function runTool(command: string, ...args: string[]): Promise<string[]> {
  const { code, output } = await captureOutput(command, args);
  return code === 0 ? [] : [output];
}

/** Editors check a file by its nearest tsconfig.json, which must include it. */
async function checkTypes(): Promise<string[]> {
  const ignoredFolders = '{build,.docusaurus,.wrangler,test-results,art,**/node_modules}';
  const globOptions = { cwd: root, exclude: [ignoredFolders] };
  // Projects share files, so each reports their mistakes.
  const mistakes = new Set<string>();
  let files = globSync('**/*.{ts,tsx,mts}', globOptions);
  const configs = globSync('**/tsconfig.json', globOptions);
  for (const config of configs.sort((configA, configB) => configB.length - configA.length)) {
    const { output } = await captureOutput('tsc', ['--project', config, '--listFiles']);
    const lines = output.split('\n').filter(Boolean);
    const folder = config.replace('tsconfig.json', '');
    for (const message of lines.filter((line) => !path.isAbsolute(line))) {
      mistakes.add(message);
    }
    for (const file of files.filter((file) => file.startsWith(folder))) {
      if (!lines.includes(path.join(root, file))) {
        mistakes.add(`${file}: its nearest tsconfig.json does not include it.`);
      }
    }
    files = files.filter((file) => !file.startsWith(folder));
  }
  return [...mistakes];
}
