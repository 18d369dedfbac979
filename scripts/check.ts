/** `npm run check`: style, types and content, as CI checks them. `npm run fix` repairs style. */
import { runChecks } from './lib/checks.ts';

const { passed, failed } = await runChecks();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
