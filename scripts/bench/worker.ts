/**
 * `npm run bench -- worker`: how fast messages are accepted beside a Worker that does one insert and
 * nothing else, and whether all of them arrive, once each, while the mail service keeps failing.
 * Both Workers run under `wrangler dev`, whose own cost is in both columns.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../steps/ports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js');

const measured = { rounds: 5, each: 400, concurrent: 10, warmUp: 100 };
const flood = { total: 5_000, concurrent: 50, failing: 0.3, patience: 600_000 };
const mostTimes = 2;

const folder = mkdtempSync(join(tmpdir(), 'bench-worker-'));
const children: ChildProcess[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: flood.concurrent });

interface Server {
  port: number;
}

async function run(...typed: string[]): Promise<void> {
  const child = spawn(process.execPath, [wrangler, ...typed], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`wrangler ${typed[0]} ${typed[1]} failed.`);
}

/** The deployed settings with another entry, so that queue and limits are the real ones. */
function settings(name: string, changes: Record<string, unknown>): string {
  const deployed: Record<string, unknown> = JSON.parse(
    readFileSync(join(root, 'worker/wrangler.jsonc'), 'utf8').replace(/^\s*\/\/.*$/gm, ''),
  );
  const file = join(folder, `${name}.json`);
  writeFileSync(
    file,
    JSON.stringify({ ...deployed, name: `bench-${name}`, $schema: undefined, ...changes }),
  );
  return file;
}

async function serve(name: string, configuration: string): Promise<Server> {
  const port = await freePort(8797);
  const state = join(folder, `${name}-state`);
  await run(
    'd1',
    'migrations',
    'apply',
    'DB',
    '--local',
    '--config',
    configuration,
    '--persist-to',
    state,
  );
  const child = spawn(
    process.execPath,
    [
      wrangler,
      'dev',
      '--config',
      configuration,
      '--persist-to',
      state,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      '0',
      '--log-level',
      'none',
    ],
    { stdio: 'ignore', env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
  );
  children.push(child);
  for (let waited = 0; waited < 60; waited += 1) {
    if (child.exitCode !== null) break;
    if (
      await post({ port }, 0).then(
        ({ status }) => status === 200,
        () => false,
      )
    )
      return { port };
    await pause(1_000);
  }
  throw new Error(`The Worker "${name}" did not start.`);
}

let sent = 0;

/** Every message is another one from another address, so that every check does its work. */
function post({ port }: Server, round: number): Promise<{ status: number; took: number }> {
  sent += 1;
  const body = JSON.stringify({
    name: `Visitor ${sent}`,
    email: `visitor${sent}@example.com`,
    phoneNumber: '9876543210',
    message: `We would like a website for our shop, please. Round ${round}, message ${sent}.`,
    type: 'Retail',
    submission: crypto.randomUUID(),
    page: '/',
    elapsed: 30_000,
  });
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/v1/email',
        method: 'POST',
        agent,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'CF-Connecting-IP': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
        },
      },
      (answer) => {
        answer
          .resume()
          .on('end', () =>
            resolve({ status: answer.statusCode ?? 0, took: performance.now() - started }),
          );
      },
    );
    call.on('error', reject).end(body);
  });
}

async function send(server: Server, total: number, concurrent: number, round: number) {
  const times: number[] = [];
  let left = total;
  let refused = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: concurrent }, async () => {
      while (left > 0) {
        left -= 1;
        const { status, took } = await post(server, round);
        if (status === 200) times.push(took);
        else refused += 1;
      }
    }),
  );
  return { times, refused, seconds: (performance.now() - started) / 1_000 };
}

function quantile(times: number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function read(server: Server, path: string) {
  return fetch(`http://127.0.0.1:${server.port}${path}`).then((answer) => answer.json());
}

interface Report {
  rows: { status: string; count: number; failures: number }[];
  mails: number;
  twice: number;
}

async function settled(server: Server): Promise<Report> {
  const deadline = Date.now() + flood.patience;
  for (;;) {
    const report: Report = await read(server, '/api/bench/report');
    const waiting = report.rows.find(({ status }) => status === 'queued')?.count ?? 0;
    if (waiting === 0 || Date.now() > deadline) return report;
    await pause(1_000);
  }
}

async function compare(ours: Server, bare: Server): Promise<boolean> {
  const contenders = { 'this Worker': ours, 'one insert': bare };
  for (const server of Object.values(contenders))
    await send(server, measured.warmUp, measured.concurrent, 0);
  const results = new Map<string, { times: number[]; seconds: number }>();
  for (let round = 1; round <= measured.rounds; round += 1) {
    for (const [name, server] of Object.entries(contenders)) {
      // The mails of the round before would slow the other contender down.
      await settled(ours);
      const { times, seconds, refused } = await send(
        server,
        measured.each,
        measured.concurrent,
        round,
      );
      if (refused > 0) throw new Error(`${name} refused ${refused} messages.`);
      const before = results.get(name) ?? { times: [], seconds: 0 };
      results.set(name, { times: [...before.times, ...times], seconds: before.seconds + seconds });
    }
  }
  console.log(
    `\nAccepting messages, ${measured.rounds} rounds of ${measured.each} in turn, ${measured.concurrent} at once:`,
  );
  const medians: number[] = [];
  for (const [name, { times, seconds }] of results) {
    medians.push(quantile(times, 0.5));
    console.log(
      `  ${name.padEnd(12)} ${(times.length / seconds).toFixed(0).padStart(5)} a second   p50 ${quantile(times, 0.5).toFixed(1).padStart(6)} ms   p99 ${quantile(times, 0.99).toFixed(1).padStart(6)} ms`,
    );
  }
  const ratio = (medians[0] ?? Number.NaN) / (medians[1] ?? Number.NaN);
  console.log(
    `  p50 is ${ratio.toFixed(2)} times that of one insert (at most ${mostTimes} wanted).`,
  );
  return ratio <= mostTimes;
}

async function floodWith(ours: Server): Promise<boolean> {
  const before = await settled(ours);
  await read(ours, `/api/bench/failing?rate=${flood.failing}`);
  console.log(
    `\n${flood.total} messages, ${flood.concurrent} at once, the mail service failing ${flood.failing * 100}% of the time (waits shortened 30 times):`,
  );
  const started = performance.now();
  const { times, refused, seconds } = await send(ours, flood.total, flood.concurrent, -1);
  console.log(
    `  accepted ${times.length}, refused ${refused}, ${(times.length / seconds).toFixed(0)} a second, p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
  );
  const after = await settled(ours);
  const mails = after.mails - before.mails;
  const failures = after.rows.reduce((sum, row) => sum + row.failures, 0);
  const rows = after.rows.map(({ status, count }) => `${count} ${status}`).join(', ');
  console.log(
    `  delivered ${mails}, twice ${after.twice}, after ${failures} failed tries, ${((performance.now() - started) / 1_000).toFixed(0)} s; rows: ${rows}`,
  );
  return refused === 0 && mails === flood.total && after.twice === 0 && after.rows.length === 1;
}

async function stop(): Promise<void> {
  agent.destroy();
  for (const child of children) {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}

function prepare() {
  mkdirSync(join(folder, 'bare-migrations'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), '<h1>Bench</h1>');
  writeFileSync(
    join(folder, 'bare-migrations/0001_bare.sql'),
    'CREATE TABLE bare (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;',
  );
  const database = { binding: 'DB', database_name: 'bench', database_id: 'bench' };
  const assets = {
    directory: join(folder, 'site'),
    binding: 'ASSETS',
    run_worker_first: ['/api/*'],
  };
  return {
    ours: settings('ours', {
      main: join(root, 'worker/bench/failing-mail.ts'),
      assets,
      d1_databases: [{ ...database, migrations_dir: join(root, 'worker/migrations') }],
    }),
    bare: settings('bare', {
      main: join(root, 'worker/bench/one-insert.ts'),
      assets,
      queues: undefined,
      d1_databases: [{ ...database, migrations_dir: join(folder, 'bare-migrations') }],
    }),
  };
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop().finally(() => process.exit(130)));
}

try {
  const configurations = prepare();
  const ours = await serve('ours', configurations.ours);
  const bare = await serve('bare', configurations.bare);
  const quick = await compare(ours, bare);
  const complete = await floodWith(ours);
  console.log(quick && complete ? '\nBoth hold.' : '\nNot as wanted.');
  process.exitCode = quick && complete ? 0 : 1;
} finally {
  await stop();
}
