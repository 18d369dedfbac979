/** `npm run bench -- <name>`: figures, not tests. Timings are noisy; compare within one run. */
import { argv, exit } from 'node:process';

const benches = ['build', 'interactions', 'observatory', 'page', 'worker'];
const wanted = argv[2] ?? 'page';
if (!benches.includes(wanted)) {
  console.error(`There is no bench "${wanted}". Choose one of ${benches.join(', ')}.`);
  exit(1);
}
await import(`./${wanted}.ts`);
