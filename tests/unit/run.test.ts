import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { captureOutput, root } from '../../scripts/lib/run.ts';

test('captures the whole output of a program, without broken characters', async () => {
  const programArguments = ['-e', "process.stdout.write('…'.repeat(100_000))"];
  const { code, output } = await captureOutput(process.execPath, programArguments);
  expect([code, output === '…'.repeat(100_000)]).toEqual([0, true]);
});

test('captures what a child process prints after its program has ended', async () => {
  const script = '(while kill -0 $$; do :; done; echo late) 2>/dev/null &';
  expect(await captureOutput('sh', ['-c', script])).toEqual({ code: 0, output: 'late\n' });
});

test('a command refuses a port that is not a number', () => {
  const options = {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  } as const;
  const { stderr } = spawnSync(process.execPath, ['scripts/dev.ts', '--port', '90OO'], options);
  expect(stderr).toBe('Write the port as a number, like --port 9000.\n');
});
