/** `npm run check`: style, types and content, as CI holds them. `npm run fix` repairs what can be. */
import { siteAddresses } from '../src/plugins/blog/addresses.ts';
import { findPostMistakes } from '../src/plugins/blog/check.ts';
import { readContent } from '../src/plugins/content/read.ts';
import { checks } from './steps/checks.ts';
import { capture, root } from './steps/run.ts';

let failed = 0;
let site = '';
try {
  ({ site } = readContent().company);
  console.log('ok    Content');
} catch (error) {
  failed += 1;
  console.log(`FAIL  ${error instanceof Error ? error.message : error}`);
}
const mistakes = await findPostMistakes(`${root}/blog`, site, siteAddresses(root));
console.log([mistakes.length === 0 ? 'ok    Posts' : 'FAIL  Posts', ...mistakes].join('\n      '));
failed += mistakes.length === 0 ? 0 : 1;
for (const { name, command, args } of checks) {
  const { code, output } = await capture(command, args);
  console.log(code === 0 ? `ok    ${name}` : `FAIL  ${name}\n${output}`);
  failed += code === 0 ? 0 : 1;
}
console.log(`${checks.length + 2 - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
