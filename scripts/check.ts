/** `npm run check`: style, types and content, as CI checks them. `npm run fix` repairs style. */
import { runChecks } from './lib/checks.ts';

const { passed: passedCount, failed: failedCount } = await runChecks();
console.log(`${passedCount} passed, ${failedCount} failed`);
process.exit(failedCount === 0 ? 0 : 1);
