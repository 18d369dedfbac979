/** Runs the Worker on this machine: its database, its server and its cron. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { readContent } from '../../src/plugins/content/read.ts';
import { makeEditor } from '../../src/plugins/programs/editor.ts';
import { capture, root, startProgram } from './run.ts';

export const localState = `${root}/.wrangler/state`;

const configFile = 'worker/wrangler.jsonc';
export const configOptions = ['--config', configFile];

export function quietEnv(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    // Offline, the request to Cloudflare prints two stack traces.
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  };
}

/** Skips wrangler, which takes seconds, when no migration is new. */
export async function prepareDatabase(state: string, config = configFile): Promise<void> {
  const migrations = readdirSync(`${root}/worker/migrations`).join('\n');
  const appliedRecord = `${state}/applied-migrations`;
  if (existsSync(appliedRecord) && readFileSync(appliedRecord, 'utf8') === migrations) {
    return;
  }
  const { code, output } = await capture(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state, '--config', config],
    { env: quietEnv() },
  );
  if (code !== 0) {
    throw new Error(`The local database could not be prepared:\n${output}`);
  }
  writeFileSync(appliedRecord, migrations);
}

/**
 * Options that open the desk with a key. When wrangler.jsonc has a route, wrangler passes its host
 * to the Worker; `--local-upstream` passes localhost instead.
 */
export function deskSettings(port: number, key: string): string[] {
  const hasRoute = /^\s*"routes?":/m.test(readFileSync(`${root}/${configFile}`, 'utf8'));
  return [
    ...(hasRoute ? ['--local-upstream', `localhost:${port}`] : []),
    '--var',
    `DESK_KEY:${key}`,
  ];
}

/**
 * Copies the site, because a build empties its folder, and adds the editor, which the build leaves
 * out without a repository.
 */
export async function copySite(port: number): Promise<string> {
  const copy = `${root}/.wrangler/site-${port}`;
  await rm(copy, { recursive: true, force: true });
  await cp(`${root}/build`, copy, { recursive: true });
  await makeEditor(copy, `${root}/.docusaurus`, readContent());
  return copy;
}

export function serveSite(
  port: number,
  state: string,
  extraOptions: string[] = [],
  config = configFile,
): ChildProcess {
  return startProgram(
    'wrangler',
    [
      'dev',
      '--config',
      config,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--persist-to',
      state,
      '--show-interactive-dev-session=false',
      // Silences a hint about crons, which startLocalCron triggers.
      '--test-scheduled',
      ...extraOptions,
    ],
    { env: quietEnv() },
  );
}

/** Rejects when the server exits or does not respond within a minute. */
export async function untilReady(
  port: number,
  server: ChildProcess,
  route = '/api/v1/health',
): Promise<void> {
  const serverExit = once(server, 'exit').then(() => {
    throw new Error('The local server ended before it answered; its own message is above.');
  });
  await Promise.race([serverExit, waitForResponse(`http://127.0.0.1:${port}${route}`)]);
}

async function waitForResponse(address: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    try {
      const response = await fetch(address);
      // A waiting message makes the Worker unhealthy, but it serves requests.
      if (response.ok || (await response.text()).includes('"database":"ok"')) {
        return;
      }
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The local server did not answer within a minute.');
}

/** Triggers the sweep every five minutes, because local wrangler runs no crons. */
export function startLocalCron(port: number): void {
  const sweep = () =>
    fetch(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled`).catch(() => {
      // The server is shutting down.
    });
  sweep();
  setInterval(sweep, 5 * 60_000).unref();
}

/** Returns the preferred port or the next free port. */
export async function findFreePort(preferredPort: number): Promise<number> {
  for (let port = preferredPort; port < preferredPort + 100; port += 1) {
    if (await isFree(port)) {
      return port;
    }
  }
  throw new Error(`No port from ${preferredPort} to ${preferredPort + 99} is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
