/** Reads command-line options, and starts programs that stop when this process stops. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');

/** Each program leads a process group, so that one signal also reaches its children. */
const running = new Set<ChildProcess>();

/** Milliseconds before a program is killed; wrangler needs two seconds. */
const killTimeout = 10_000;
let isShuttingDown = false;

process.on('exit', () => signalAll('SIGINT'));
// `npm run check | head` closes the output early.
process.stdout.on('error', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A test runner that only imports this file has its own handlers.
    if (running.size > 0 || process.listenerCount(signal) === 1) {
      shutDown(signal === 'SIGINT' ? 0 : 1);
    }
  });
}

/** Stops the programs, then this process. Ctrl-C arrives twice: from the terminal and from npm. */
async function shutDown(code: number): Promise<void> {
  if (isShuttingDown) {
    return;
  }
  isShuttingDown = true;
  for (const child of running) {
    // Without this, the script reports the stopped program as failed.
    child.removeAllListeners('exit');
  }
  // Playwright stops its server only on SIGINT.
  signalAll('SIGINT');
  const deadline = Date.now() + killTimeout;
  while (signalAll(0)) {
    if (Date.now() > deadline) {
      signalAll('SIGKILL');
      break;
    }
    await pause(20);
  }
  process.exit(code);
}

/** Returns whether any group is still running. Signal 0 only checks. */
function signalAll(signal: NodeJS.Signals | 0): boolean {
  return [...running].map((child) => signalGroup(child, signal)).includes(true);
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-Number(pid), signal);
  } catch {
    return false;
  }
}

function spawnGroup(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { cwd: root, detached: true, ...options });
  running.add(child);
  child.on('exit', () => running.delete(child));
  if (isShuttingDown) {
    signalGroup(child, 'SIGINT');
  }
  return child;
}

export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = startProgram(command, args, options);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

export async function runStep(
  step: string,
  command: string,
  args: string[],
  options?: SpawnOptions,
): Promise<void> {
  const code = await run(command, args, options);
  if (code !== 0) {
    throw new Error(`${step} failed (exit code ${code}); its own message is above.`);
  }
}

export function capture(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawnGroup(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

export function startProgram(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): ChildProcess {
  return spawnGroup(command, args, { stdio: 'inherit', ...options });
}

export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const [problem] = error instanceof Error ? error.message.split('. ') : [];
    const optionNames = Object.keys(options).map((name) => `--${name}`);
    console.error(`${problem}. There is ${optionNames.join(' and ')}.`);
    process.exit(1);
  }
}
