/**
 * `npm run bench -- loop`: measures `npm start` and `npm test`, each twice, in a clean clone of the
 * last commit. `npm run bench -- loop start` skips the tests.
 */
import { scryptSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { argv, env } from 'node:process';
import { capture, root, serve } from '../lib/run.ts';

const temporary = await mkdtemp(path.join(tmpdir(), 'code-crafters-loop-'));
const folder = path.join(temporary, 'site');
/** PATH without our node_modules, as in a new terminal. */
const PATH = (env.PATH ?? '')
  .split(path.delimiter)
  .filter((entry) => !entry.startsWith(root))
  .join(path.delimiter);
const options = { cwd: folder, env: { ...env, PATH } };
const table: Record<string, { seconds: number; 'last line': string }> = {};

try {
  await measure('the machine: 24 rounds of scrypt', computation);
  await capture('git', ['clone', '--quiet', root, folder]);
  await measure('npm start, from a clean clone', start);
  await measure('npm start, again', start);
  if (argv[3] !== 'start') {
    await measure('npm test', () => runTests());
    await measure('npm test, again', () => runTests());
    await measure('npm test -- unit worker check', () => runTests('unit', 'worker', 'check'));
  }
  await measure('the machine, at the end', computation);
  console.table(table);
} finally {
  await rm(temporary, { recursive: true, force: true });
}

/** Records the step's time and its result. */
async function measure(name: string, step: () => Promise<string>): Promise<void> {
  console.log(`${name} …`);
  const began = performance.now();
  const line = await step();
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  table[name] = { seconds, 'last line': line };
}

/** Compares machines by the same single-core work. */
async function computation(): Promise<string> {
  for (let round = 0; round < 24; round += 1) {
    scryptSync('code', 'crafters', 64, { N: 2 ** 15, r: 8, maxmem: 64 * 1024 * 1024 });
  }
  return '';
}

/** Starts the site, waits for its answer and ends it. */
async function start(): Promise<string> {
  const server = serve('npm', ['start'], { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      const [, found] = /The site +(http:\S+)/.exec(output) ?? [];
      if (found) {
        resolve(found);
      }
    });
    server.once('exit', () => reject(new Error(`npm start ended early:\n${output}`)));
  });
  const { status } = await fetch(address);
  process.kill(-Number(server.pid), 'SIGINT');
  await ended;
  return `${address} answered ${status}`;
}

async function runTests(...runners: string[]): Promise<string> {
  const more = runners.length > 0 ? ['--', ...runners] : [];
  const { output } = await capture('npm', ['test', ...more], options);
  const last = output.trim().split('\n').at(-1) ?? '';
  if (!last.endsWith(' 0 failed')) {
    console.log(output);
  }
  return last;
}
