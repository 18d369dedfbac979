/** Reads command-line options, and starts programs that stop when this process stops. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');

/** Each program leads a process group, so that one signal also reaches its children. */
const runningPrograms = new Set<ChildProcess>();

/** Programs that still run after this time are killed; wrangler needs two seconds to stop. */
const killTimeoutMs = 10_000;
let isShuttingDown = false;

process.on('exit', () => signalAllGroups('SIGINT'));
// `npm run check | head` closes the output early.
process.stdout.on('error', () => process.exit(0));
for (const receivedSignal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(receivedSignal, () => {
    // A test runner that only imports this file has its own handlers.
    if (runningPrograms.size > 0 || process.listenerCount(receivedSignal) === 1) {
      shutDown(receivedSignal);
    }
  });
}

/** Stops the programs, then this process. Ctrl-C arrives twice: from the terminal and from npm. */
async function shutDown(receivedSignal: NodeJS.Signals): Promise<void> {
  if (isShuttingDown) {
    return;
  }
  isShuttingDown = true;
  for (const programProcess of runningPrograms) {
    // These listeners would report the stopped program as failed.
    programProcess.removeAllListeners('exit').removeAllListeners('close');
  }
  // Playwright stops its server only on SIGINT.
  signalAllGroups('SIGINT');
  const killDeadlineMs = Date.now() + killTimeoutMs;
  while (signalAllGroups(0)) {
    if (Date.now() > killDeadlineMs) {
      signalAllGroups('SIGKILL');
      break;
    }
    await pause(20);
  }
  // process.exit() can hang (see with-dependencies.js), so the signal itself ends the process.
  process.emit('exit', 0);
  process.removeAllListeners(receivedSignal);
  process.kill(process.pid, receivedSignal);
}

/** Returns whether any group is still running. Signal 0 only checks. */
function signalAllGroups(signal: NodeJS.Signals | 0): boolean {
  return [...runningPrograms]
    .map((programProcess) => signalGroup(programProcess, signal))
    .includes(true);
}

function signalGroup({ pid: groupId }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-Number(groupId), signal);
  } catch {
    return false;
  }
}

function spawnGroup(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const programProcess = spawn(command, args, { cwd: root, detached: true, ...options });
  runningPrograms.add(programProcess);
  programProcess.on('exit', () => runningPrograms.delete(programProcess));
  if (isShuttingDown) {
    signalGroup(programProcess, 'SIGINT');
  }
  return programProcess;
}

export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const programProcess = startProgram(command, args, options);
    programProcess.on('error', reject);
    programProcess.on('exit', (exitCode) => resolve(exitCode ?? 1));
  });
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

/** Resolves on `close`, because on `exit` a part of the output may still be unread. */
export function captureOutput(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const programProcess = spawnGroup(command, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [programProcess.stdout, programProcess.stderr]) {
      // Without an encoding, a character in two chunks would be lost.
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    programProcess.on('error', reject);
    programProcess.on('close', (exitCode) => resolve({ code: exitCode ?? 1, output }));
  });
}

export function startProgram(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): ChildProcess {
  return spawnGroup(command, args, { stdio: 'inherit', ...options });
}

/** Reads the option `--port`. */
export function readPortOption(defaultPort: number): number {
  const { port = String(defaultPort) } = readOptions({ port: { type: 'string' } });
  if (!/^\d+$/.test(port)) {
    console.error('Write the port as a number, like --port 9000.');
    process.exit(1);
  }
  return Number(port);
}

export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const [firstErrorSentence] = error instanceof Error ? error.message.split('. ') : [];
    const allowedFlags = Object.keys(options).map((optionName) => `--${optionName}`);
    console.error(`${firstErrorSentence}. There is ${allowedFlags.join(' and ')}.`);
    process.exit(1);
  }
}
