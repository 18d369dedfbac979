/**
 * `npm run bench -- <name>` measures; the names are page (`--all`: every kind of page), interactions,
 * build and chaos. Timings are noisy: compare only within one run. The exit code is 1 above a limit;
 * page has none.
 */
import { argv, exit } from 'node:process';

const benchNames = ['page', 'interactions', 'build', 'chaos'];
const benchName = argv[2] ?? 'page';
if (!benchNames.includes(benchName)) {
  console.error(`There is no bench "${benchName}". Choose one of ${benchNames.join(', ')}.`);
  exit(1);
}
await import(`./${benchName}.ts`);
