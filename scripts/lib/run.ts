/** Reads command-line options, and starts programs that end with this process. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');

/** Each program leads a process group, so that a signal reaches all that it started, and once. */
const running = new Set<ChildProcess>();

/** A program that has not ended in this time is killed. wrangler takes two seconds. */
const patience = 10_000;
let isEnding = false;

process.on('exit', () => signalAll('SIGINT'));
// `npm run check | head` closes the output early.
process.stdout.on('error', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A test runner that only imports this file ends in its own way.
    if (running.size > 0 || process.listenerCount(signal) === 1) {
      endAll(signal === 'SIGINT' ? 0 : 1);
    }
  });
}

/** Ends this process after its programs. A terminal and npm both send Ctrl-C: one is enough. */
async function endAll(code: number): Promise<void> {
  if (isEnding) {
    return;
  }
  isEnding = true;
  for (const child of running) {
    // The script would take the end of its program for a failure.
    child.removeAllListeners('exit');
  }
  // Playwright stops its server on no other signal.
  signalAll('SIGINT');
  const deadline = Date.now() + patience;
  while (signalAll(0)) {
    if (Date.now() > deadline) {
      signalAll('SIGKILL');
      break;
    }
    await pause(20);
  }
  process.exit(code);
}

/** Tells whether any group was there to take it; 0 only asks. */
function signalAll(signal: NodeJS.Signals | 0): boolean {
  return [...running].map((child) => signalGroup(child, signal)).includes(true);
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-Number(pid), signal);
  } catch {
    // The group has ended already.
    return false;
  }
}

function start(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { cwd: root, detached: true, ...options });
  running.add(child);
  child.on('exit', () => running.delete(child));
  if (isEnding) {
    signalGroup(child, 'SIGINT');
  }
  return child;
}

/** Resolves with the exit code. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = serve(command, args, options);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Rejects when the program fails. */
export async function runStep(
  what: string,
  command: string,
  args: string[],
  options?: SpawnOptions,
): Promise<void> {
  const code = await run(command, args, options);
  if (code !== 0) {
    throw new Error(`${what} failed (exit code ${code}); its own message is above.`);
  }
}

/** Collects what a program prints. */
export function capture(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
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

/** Starts a program that ends with this process. */
export function serve(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  return start(command, args, { stdio: 'inherit', ...options });
}

/** Reads the options; an unknown one ends the script with the list of known ones. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const [problem] = error instanceof Error ? error.message.split('. ') : [];
    const known = Object.keys(options).map((name) => `--${name}`);
    console.error(`${problem}. There is ${known.join(' and ')}.`);
    process.exit(1);
  }
}
