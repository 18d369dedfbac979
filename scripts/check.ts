/** `npm run check`: checks style, types and content, as CI does. `npm run fix` repairs style. */
import { runChecks } from './lib/checks.ts';

const { passed: passedCount, failed: failedCount } = await runChecks();
console.log(`${passedCount} passed, ${failedCount} failed`);
process.exit(failedCount === 0 ? 0 : 1);
