/** `npm run bench -- chaos [seeds]`: runs the chaos test of tests/chaos over many seeds, and prints its figures. */
import { argv, env, exit } from 'node:process';
import { run } from '../lib/run.ts';

const CHAOS_SEEDS = argv[3] ?? '1000';
exit(await run('vitest', ['run', '--project', 'chaos'], { env: { ...env, CHAOS_SEEDS } }));
