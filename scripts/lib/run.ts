/** Runs programs, which stop when this process stops. */
import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const root = path.resolve(import.meta.dirname, '../..');

process.env.PATH = `${root}/node_modules/.bin${path.delimiter}${process.env.PATH}`;

const programs = new Set<ChildProcess>();
let isShuttingDown = false;

process.on('exit', () => signalPrograms('SIGINT'));

/** The program leads a process group, so that one signal also reaches its children. */
export function startProgram(command: string, args: string[], options: SpawnOptions = {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.off(signal, shutDown).on(signal, shutDown);
  }
  const program = spawn(command, args, { cwd: root, stdio: 'inherit', detached: true, ...options });
  programs.add(program);
  return program.on('exit', () => programs.delete(program));
}

async function shutDown(signal: NodeJS.Signals): Promise<void> {
  // Ctrl-C arrives twice: from the terminal and from npm.
  if (isShuttingDown) {
    return;
  }
  isShuttingDown = true;
  // The removed listeners would report the stopped programs as failed.
  const exits = [...programs].map((program) => once(program.removeAllListeners('exit'), 'exit'));
  // Playwright stops its server only on SIGINT.
  signalPrograms('SIGINT');
  await Promise.race([Promise.all(exits), pause(10_000)]);
  signalPrograms('SIGKILL');
  process.exit(signal === 'SIGINT' ? 0 : 1);
}

function signalPrograms(signal: NodeJS.Signals): void {
  for (const { pid } of programs) {
    try {
      process.kill(-Number(pid), signal);
    } catch {
      // The group has ended.
    }
  }
}

export async function run(command: string, args: string[], options?: SpawnOptions) {
  const [exitCode] = await once(startProgram(command, args, options), 'exit');
  return Number(exitCode ?? 1);
}

/** A program failed and printed its own message. */
export class StepError extends Error {}

export async function runStep(
  name: string,
  ...program: [command: string, args: string[], options?: SpawnOptions]
): Promise<void> {
  const exitCode = await run(...program);
  if (exitCode !== 0) {
    throw new StepError(`${name} failed (exit code ${exitCode}); its own message is above.`);
  }
}

export function captureOutput(command: string, args: string[], { env = process.env } = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const options = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY, env };
    execFile(command, args, options, (error, stdout, stderr) => {
      const code = error ? Number(error.code) || 1 : 0;
      resolve({ code, output: `${stdout}${stderr}` || (error?.message ?? '') });
    });
  });
}
