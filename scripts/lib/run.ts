/** Reads command-line options, and starts programs that end with this process. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');

const running = new Set<() => void>();

process.on('exit', () => {
  for (const end of running) {
    end();
  }
});
// `npm run check | head` closes the output early.
process.stdout.on('error', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(signal === 'SIGINT' ? 0 : 1));
}

/** Ends the program when this process ends. */
function endWithProcess(child: ChildProcess, end: () => void): ChildProcess {
  running.add(end);
  child.on('exit', () => running.delete(end));
  return child;
}

/** Resolves with the exit code. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    endWithProcess(child, () => child.kill());
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
    const child = spawn(command, args, {
      cwd: root,
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithProcess(child, () => child.kill());
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

/** Starts a server in its own process group and ends the group with this process. */
export function serve(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', detached: true, ...options });
  return endWithProcess(child, () => {
    try {
      process.kill(-Number(child.pid), 'SIGTERM');
    } catch {
      // The server has ended already.
    }
  });
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
