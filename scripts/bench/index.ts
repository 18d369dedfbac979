/**
 * `npm run bench -- <name>`: figures, not tests. Timings are noisy; compare within one run.
 * Each is a file beside this one, named in the list; its exit code says whether its limits held.
 */
import { argv, exit } from 'node:process';

const benches = ['page', 'interactions', 'build', 'chaos'];
const wanted = argv[2] ?? 'page';
if (!benches.includes(wanted)) {
  console.error(`There is no bench "${wanted}". Choose one of ${benches.join(', ')}.`);
  exit(1);
}
await import(`./${wanted}.ts`);
