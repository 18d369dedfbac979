/** `npm run bench -- <name>`: figures, not tests. Timings are noisy; compare within one run. */
import { globSync } from 'node:fs';

const benches = globSync('*.ts', { cwd: import.meta.dirname })
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => !['index', 'posts', 'serve-built', 'stock'].includes(name))
  .sort();

const wanted = process.argv[2] ?? 'page';
if (!benches.includes(wanted)) {
  console.error(`There is no bench "${wanted}". Choose one of ${benches.join(', ')}.`);
  process.exit(1);
}
await import(`./${wanted}.ts`);
