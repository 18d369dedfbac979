/** `npm run check`: checks style, types and content, as CI does. `npm run fix` repairs style. */
import { runAndCountChecks } from './lib/checks.ts';

const { passed: passedCount, failed: failedCount } = await runAndCountChecks();
console.log(`${passedCount} passed, ${failedCount} failed`);
process.exit(failedCount === 0 ? 0 : 1);
