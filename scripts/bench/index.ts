/**
 * `npm run bench -- <name>` measures; the names are page (`--all`: every kind of page), interactions,
 * build and chaos. Timings are noisy: compare only within one run. The exit code is 1 above a limit.
 */
import { argv, exit } from 'node:process';

const benches = ['page', 'interactions', 'build', 'chaos'];
const bench = argv[2] ?? 'page';
if (!benches.includes(bench)) {
  console.error(`There is no bench "${bench}". Choose one of ${benches.join(', ')}.`);
  exit(1);
}
await import(`./${bench}.ts`);
