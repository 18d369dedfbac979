/** `npm run check`: checks style, types and content, as CI does. `npm run fix` repairs style. */
import { runAndCountChecks } from './lib/checks.ts';

const { passed, failed } = await runAndCountChecks();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
