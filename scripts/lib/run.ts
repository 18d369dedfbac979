/** Runs programs, which stop when this process stops. */
import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const root = path.resolve(import.meta.dirname, '../..');

process.env.PATH = `${root}/node_modules/.bin${path.delimiter}${process.env.PATH}`;

const runningPrograms = new Set<ChildProcess>();
let isShuttingDown = false;

process.on('exit', () => signalPrograms('SIGINT'));

/** The program leads a process group, so that one signal also reaches its children. */
export function startProgram(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): ChildProcess {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.off(signal, shutDown).on(signal, shutDown);
  }
  const programProcess = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    detached: true,
    ...options,
  });
  runningPrograms.add(programProcess);
  return programProcess.on('exit', () => runningPrograms.delete(programProcess));
}

async function shutDown(signal: NodeJS.Signals): Promise<void> {
  // Ctrl-C arrives twice: from the terminal and from npm.
  if (isShuttingDown) {
    return;
  }
  isShuttingDown = true;
  // The removed listeners would report the stopped programs as failed.
  const programExits = [...runningPrograms].map((programProcess) =>
    once(programProcess.removeAllListeners('exit'), 'exit'),
  );
  // Playwright stops its server only on SIGINT.
  signalPrograms('SIGINT');
  await Promise.race([Promise.all(programExits), pause(10_000)]);
  signalPrograms('SIGKILL');
  process.exit(signal === 'SIGINT' ? 0 : 1);
}

function signalPrograms(signal: NodeJS.Signals): void {
  for (const { pid: groupId } of runningPrograms) {
    try {
      process.kill(-Number(groupId), signal);
    } catch {
      // The group has ended.
    }
  }
}

export async function run(
  command: string,
  args: string[],
  options?: SpawnOptions,
): Promise<number> {
  const [exitCode] = await once(startProgram(command, args, options), 'exit');
  return exitCode ?? 1;
}

/** A program failed and printed its own message. */
export class StepError extends Error {}

export async function runStep(
  stepName: string,
  command: string,
  args: string[],
  options?: SpawnOptions,
): Promise<void> {
  const exitCode = await run(command, args, options);
  if (exitCode !== 0) {
    throw new StepError(`${stepName} failed (exit code ${exitCode}); its own message is above.`);
  }
}

export function captureOutput(
  command: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const execOptions = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY, ...options };
    execFile(command, args, execOptions, (error, stdout, stderr) =>
      resolve({
        code: error ? Number(error.code) || 1 : 0,
        output: `${stdout}${stderr}` || (error?.message ?? ''),
      }),
    );
  });
}
