/**
 * `npm run bench -- <name>`: figures, not tests. Timings are noisy; compare within one run.
 * There is page (`--all`: every kind), interactions, build and chaos, a file each beside this one; its exit code says whether its limits held.
 */
import { argv, exit } from 'node:process';

const benches = ['page', 'interactions', 'build', 'chaos'];
const bench = argv[2] ?? 'page';
if (!benches.includes(bench)) {
  console.error(`There is no bench "${bench}". Choose one of ${benches.join(', ')}.`);
  exit(1);
}
await import(`./${bench}.ts`);
