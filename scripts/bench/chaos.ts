/** `npm run bench -- chaos [seeds]`: the chaos test of tests/chaos over many seeds, with its figures. */
import { spawnSync } from 'node:child_process';
import { argv, env, execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(execPath, [vitest, 'run', '--project', 'chaos'], {
  stdio: 'inherit',
  env: { ...env, CHAOS_SEEDS: argv[3] ?? '1000' },
});
exit(status ?? 1);
