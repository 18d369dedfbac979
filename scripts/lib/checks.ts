/** The checks of `npm run check` and `npm test`: content, posts, style and types. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { findPostMistakes } from '../../src/blog/plugin/check.ts';
import type { Content } from '../../src/content/schemas/index.ts';
import { findAddresses } from '../../src/plugins/content/addresses.ts';
import { blogDir, contentDir } from '../../src/plugins/content/folders.ts';
import { writeModuleTypes } from '../../src/plugins/content/module-types.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { writeWorkerCompany } from '../../src/plugins/content/worker-company.ts';
import { findUnknownTokens } from './css-tokens.ts';
import { findLargePictures } from './large-pictures.ts';
import { capture, root } from './run.ts';

/** Returns the mistakes as text, empty if none. */
type Check = () => Promise<string>;

let content: Content | undefined;

const exclude = ['**/node_modules', 'build', '.docusaurus', '.wrangler', 'test-results', 'art'];

/** The files that TypeScript checked, by the folder of the tsconfig.json. */
const filesOfProjects = new Map<string, string[]>();

const checks: Record<string, Check> = {
  Content: async () => {
    writeModuleTypes();
    content = readContent();
    writeWorkerCompany(content);
    const pictures = { 'src/content/pictures': `${contentDir}/pictures`, blog: blogDir };
    for (const warning of await findLargePictures(pictures)) {
      console.log(`warn  ${warning}`);
    }
    return '';
  },
  Posts: async () => {
    const addresses = content && findAddresses(content);
    return (await findPostMistakes(blogDir, content?.company.site ?? '', addresses)).join('\n');
  },
  'CSS tokens': async () => findUnknownTokens(`${root}/src`).join('\n'),
  Biome: runTool('biome', 'check', '--error-on-warnings'),
};
for (const project of globSync('**/tsconfig.json', { cwd: root, exclude })) {
  checks[`TypeScript, ${project}`] = typeCheck(project);
}
checks['TypeScript, every file'] = findFilesOutside;

export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const counts = { passed: 0, failed: 0 };
  for (const [name, check] of Object.entries(checks)) {
    const mistakes = await check().catch((error: Error) => error.message);
    console.log(mistakes ? `FAIL  ${name}\n${mistakes}` : `ok    ${name}`);
    counts[mistakes ? 'failed' : 'passed'] += 1;
  }
  return counts;
}

function runTool(command: string, ...args: string[]): Check {
  return async () => {
    const { code, output } = await capture(command, args);
    return code === 0 ? '' : output || `${command} ended with ${code}.`;
  };
}

function typeCheck(project: string): Check {
  return async () => {
    const { code, output } = await capture('tsc', ['--project', project, '--listFiles']);
    const lines = output.split('\n');
    filesOfProjects.set(
      path.resolve(root, project, '..'),
      lines.filter(path.isAbsolute).map(path.normalize),
    );
    return code === 0 ? '' : lines.filter((line) => !path.isAbsolute(line)).join('\n');
  };
}

/** Editors check a file by its nearest tsconfig.json, which must include it. */
async function findFilesOutside(): Promise<string> {
  const folders = [...filesOfProjects.keys()].sort((first, second) => second.length - first.length);
  return globSync('**/*.{ts,tsx,mts}', { cwd: root, exclude })
    .map((file) => path.join(root, file))
    .filter((file) => {
      const nearest = folders.find((folder) => file.startsWith(`${folder}${path.sep}`)) ?? root;
      return !filesOfProjects.get(nearest)?.includes(file);
    })
    .map((file) => `${path.relative(root, file)}: its nearest tsconfig.json does not include it.`)
    .join('\n');
}
