/** No process survives when a signal stops `npm start` and other commands. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root } from '../support/content-folder.ts';

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** Runs in a shell, because npm passes signals to its shell. */
const startCommand: string = scripts.start.replace(
  'start.ts',
  '../tests/support/fake-dev-command.ts',
);

let startedIds: number[] = [];
afterEach(() => {
  for (const id of startedIds.filter(isRunning)) {
    process.kill(id, 'SIGKILL');
  }
});

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

test.each([
  ['SIGTERM', 1],
  ['SIGHUP', 1],
  ['SIGINT', 0],
] as const)('%s stops a command and all its child processes', async (signal, result) => {
  const command = spawn('sh', ['-c', startCommand], { cwd: root });
  startedIds = [Number(command.pid)];
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(/^(\d+\n){3}$/);
  const programs = output.trim().split('\n').map(Number);
  startedIds.push(...programs);
  expect(programs.map(isRunning)).toEqual([true, true, true]);

  output = '';
  command.kill(signal);
  // A terminal and npm both send it.
  command.kill(signal);
  const [code] = await once(command, 'close');
  expect([code, output]).toEqual([result, '']);
  expect(programs.map(isRunning)).toEqual([false, false, false]);
});
