/** Local Workers with the deployed settings, for the benches. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../lib/run.ts';
import { readSettings } from '../lib/settings.ts';
import { freePort, prepareDatabase, serveSite } from '../lib/worker.ts';

export const folder = mkdtempSync(join(tmpdir(), 'bench-worker-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const children: ChildProcess[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 50 });

export interface Server {
  port: number;
  child: ChildProcess;
}

/** Writes the deployed settings with another entry file: queue and limits are the real ones. */
export function settings(name: string, main: string, changes: Record<string, unknown>): string {
  const { compatibility_date, r2_buckets, queues, send_email, ratelimits, triggers, vars } =
    readSettings();
  const deployed = { compatibility_date, r2_buckets, queues, send_email, ratelimits, triggers };
  mkdirSync(join(folder, 'site'), { recursive: true });
  writeFileSync(join(folder, 'site/index.html'), '<h1>Bench</h1>');
  const file = join(folder, `${name}.json`);
  const assets = {
    directory: join(folder, 'site'),
    binding: 'ASSETS',
    run_worker_first: ['/api/*'],
  };
  const own = { name: `bench-${name}`, main: join(root, 'worker/bench', main) };
  writeFileSync(file, JSON.stringify({ ...deployed, vars, ...own, assets, ...changes }));
  return file;
}

export function database(migrations: string) {
  return [
    { binding: 'DB', database_name: 'bench', database_id: 'bench', migrations_dir: migrations },
  ];
}

export async function serve(name: string, configuration: string): Promise<Server> {
  const port = await freePort(8797);
  const state = join(folder, `${name}-state`);
  await prepareDatabase(state, configuration);
  const options = ['--log-level', 'none', '--inspector-port', '0'];
  const child = serveSite(port, state, options, configuration);
  children.push(child);
  const server = { port, child };
  for (let waited = 0; waited < 60 && child.exitCode === null; waited += 1) {
    const status = await post(server, '/api/v1/email', inquiry()).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) {
      return server;
    }
    await pause(1_000);
  }
  throw new Error(`The Worker "${name}" did not start.`);
}

/** Kills the server and its children with signal 9. */
export async function kill({ child }: Server): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) {
    return;
  }
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

let sent = 0;

/** Returns a different message each time: equal ones would be merged. */
export function inquiry(): Record<string, unknown> {
  sent += 1;
  return {
    name: `Visitor ${sent}`,
    email: `visitor${sent}@example.com`,
    phoneNumber: '9876543210',
    message: `We would like a website for our shop, please. Message ${sent}.`,
    type: 'Retail',
    submission: crypto.randomUUID(),
    page: '/',
    elapsed: 30_000,
  };
}

export interface Answer {
  status: number;
  body: string;
  took: number;
}

export function post(
  { port }: Pick<Server, 'port'>,
  path: string,
  fields: Record<string, unknown>,
): Promise<Answer> {
  return send(port, path, 'application/json', JSON.stringify(fields));
}

/** A job application with a CV. */
export function apply({ port }: Pick<Server, 'port'>, cv: string): Promise<Answer> {
  sent += 1;
  const fields = { name: 'Nida', email: `nida${sent}@example.com`, position: 'Developer' };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--edge\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7 ${cv}\r\n--edge--\r\n`;
  return send(
    port,
    '/api/v1/applications',
    'multipart/form-data; boundary=edge',
    parts.join('') + file,
  );
}

/** Sends each call from another IP address. */
function send(port: number, path: string, type: string, body: string): Promise<Answer> {
  const started = performance.now();
  const headers = {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'CF-Connecting-IP': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
  };
  return new Promise((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', path, method: 'POST', agent, headers },
      (answer) => {
        const pieces: Buffer[] = [];
        answer
          .on('data', (piece: Buffer) => pieces.push(piece))
          .on('error', reject)
          .on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              body: Buffer.concat(pieces).toString(),
              took: performance.now() - started,
            }),
          );
      },
    );
    call.on('error', reject).end(body);
  });
}

export function read<Result>({ port }: Server, path: string): Promise<Result> {
  return fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.json());
}

/** Sweeps until no message waits. The clock of `failing-mail.ts` runs fast. */
export async function settle<Report extends { rows: { status: string; count: number }[] }>(
  server: Server,
  timeout: number,
): Promise<Report> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const report = await read<Report>(server, '/api/bench/report');
    const waiting = report.rows.find(({ status }) => status === 'queued')?.count ?? 0;
    if (waiting === 0 || Date.now() > deadline) {
      return report;
    }
    await read(server, '/api/bench/sweep');
    await pause(1_000);
  }
}

export async function stop(): Promise<void> {
  agent.destroy();
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) {
      await kill({ child, port: 0 });
    }
  }
}
