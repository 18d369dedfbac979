/** What `npm run check` and `npm test` hold: content, posts, style and types, one after the other. */
import { siteAddresses } from '../../src/plugins/blog/addresses.ts';
import { findPostMistakes } from '../../src/plugins/blog/check.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { capture, root } from './run.ts';

/** Answers with what is wrong; empty when nothing is. */
type Check = () => Promise<string>;

/** Read with the content, for the posts after it. */
let site = '';

const checks: Record<string, Check> = {
  Content: async () => {
    ({ site } = readContent().company);
    return '';
  },
  Posts: async () => (await findPostMistakes(`${root}/blog`, site, siteAddresses(root))).join('\n'),
  Biome: tool('biome', 'check', '--error-on-warnings'),
};
for (const project of [
  'tsconfig.json',
  'scripts/tsconfig.json',
  'src/shared/tsconfig.json',
  'worker/tsconfig.json',
  'tests/worker/tsconfig.json',
]) {
  checks[`TypeScript, ${project}`] = tool('tsc', '--noEmit', '--project', project);
}

export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const sum = { passed: 0, failed: 0 };
  for (const [name, check] of Object.entries(checks)) {
    const wrong = await check().catch((error: Error) => error.message);
    console.log(wrong ? `FAIL  ${name}\n${wrong}` : `ok    ${name}`);
    sum[wrong ? 'failed' : 'passed'] += 1;
  }
  return sum;
}

function tool(command: string, ...args: string[]): Check {
  return async () => {
    const { code, output } = await capture(command, args);
    return code === 0 ? '' : output || `${command} ended with ${code}.`;
  };
}
