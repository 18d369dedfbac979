/**
 * `npm run bench -- <name>` measures; the names are page (`--all`: every kind of page), interactions,
 * and chaos (`chaos 200`: the chaos test over 200 seeds). Timings are noisy: compare only within one
 * run. The exit code is 1 above a limit; page has none.
 */
import '../lib/command-line.ts';
import { argv, env, exit } from 'node:process';
import { run } from '../lib/run.ts';

const [, , benchName = 'page', chaosSeeds = '1000'] = argv;
if (benchName === 'chaos') {
  const options = { env: { ...env, CHAOS_SEEDS: chaosSeeds } };
  exit(await run('vitest', ['run', '--project', 'chaos'], options));
}
if (!['page', 'interactions'].includes(benchName)) {
  throw new Error(`There is no bench "${benchName}". Choose page, interactions or chaos.`);
}
await import(`./${benchName}.ts`);
