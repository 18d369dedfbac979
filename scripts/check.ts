/** `npm run check`: checks style, types and content, as CI does. `npm run fix` repairs style. */
import './lib/command-line.ts';
import { runChecks } from './lib/checks.ts';

const { passed, failures } = await runChecks();
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
