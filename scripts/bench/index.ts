/**
 * `npm run bench -- <name>` measures; the names are page (`--all`: every kind of page), interactions
 * and chaos. Timings are noisy: compare only within one run. The exit code is 1 above a limit;
 * page has none.
 */
import '../lib/command-line.ts';
import { argv } from 'node:process';

const benchNames = ['page', 'interactions', 'chaos'];
const benchName = argv[2] ?? 'page';
if (!benchNames.includes(benchName)) {
  throw new Error(`There is no bench "${benchName}". Choose one of ${benchNames.join(', ')}.`);
}
await import(`./${benchName}.ts`);
