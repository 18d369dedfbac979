import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';

const { config, scripts: npmScripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
/** A shell runs this command, because npm also sends signals to a shell. */
const startCommand = npmScripts.start.replace(
  'scripts/start.ts',
  'tests/support/fake-dev-command.ts',
);

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

test.each([
  ['SIGTERM', 1],
  ['SIGHUP', 1],
  ['SIGINT', 0],
] as const)('%s stops a command and all its child processes', async (signal, expectedExitCode) => {
  const env = { ...process.env, npm_package_config_node: config.node };
  const commandProcess = spawn('sh', ['-c', startCommand], { cwd: root, env });
  const startedProcessIds = [Number(commandProcess.pid)];
  onTestFinished(() => {
    for (const processId of startedProcessIds.filter(isRunning)) {
      process.kill(processId, 'SIGKILL');
    }
  });
  let processOutput = '';
  for (const outputStream of [commandProcess.stdout, commandProcess.stderr]) {
    outputStream.on('data', (outputChunk) => {
      processOutput += outputChunk;
    });
  }
  await expect.poll(() => processOutput, { timeout: 30_000 }).toMatch(/^(\d+\n){3}$/);
  const childProcessIds = processOutput.trim().split('\n').map(Number);
  startedProcessIds.push(...childProcessIds);
  expect(childProcessIds.map(isRunning)).toEqual([true, true, true]);

  processOutput = '';
  commandProcess.kill(signal);
  // A terminal and npm both send the signal.
  commandProcess.kill(signal);
  const [exitCode] = await once(commandProcess, 'close');
  // All processes share this output, so its end is theirs.
  expect([exitCode, processOutput]).toEqual([expectedExitCode, '']);
});
