/** Runs the Worker on this machine: its database, its server and its cron. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { readContent } from '../../src/plugins/content/read.ts';
import { buildEditor } from '../../src/plugins/programs/editor.ts';
import { dailyCronExpression } from '../../worker/limits.ts';
import { captureOutput, root, startProgram } from './run.ts';

export const localStatePath = `${root}/.wrangler/state`;

const defaultConfigPath = 'worker/wrangler.jsonc';
export const configOptions = ['--config', defaultConfigPath];

function buildQuietEnv(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    // Offline, the request to Cloudflare prints two stack traces.
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  };
}

/** The schema of an earlier version has no common history with today's. */
function setAsideOldDatabase(statePath: string, appliedMigrationsPath: string): void {
  if (readFileSync(appliedMigrationsPath, 'utf8').includes('0001_inquiries.sql')) {
    const asidePath = `${statePath}-of-earlier-version`;
    rmSync(asidePath, { recursive: true, force: true });
    renameSync(statePath, asidePath);
    console.log(
      `     The local database is of an earlier version. It is now in ${asidePath}, and a new one is made.`,
    );
  }
}

/** Skips wrangler, which takes seconds, when no migration is new. */
export async function prepareDatabase(
  statePath: string,
  configPath = defaultConfigPath,
): Promise<void> {
  const migrationNamesText = readdirSync(`${root}/worker/migrations`).join('\n');
  const appliedMigrationsPath = `${statePath}/applied-migrations`;
  if (existsSync(appliedMigrationsPath)) {
    setAsideOldDatabase(statePath, appliedMigrationsPath);
  }
  if (
    existsSync(appliedMigrationsPath) &&
    readFileSync(appliedMigrationsPath, 'utf8') === migrationNamesText
  ) {
    return;
  }
  const databaseOptions = ['--local', '--persist-to', statePath, '--config', configPath];
  const { code, output } = await captureOutput(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', ...databaseOptions],
    { env: buildQuietEnv() },
  );
  if (code !== 0) {
    throw new Error(`The local database could not be prepared:\n${output}`);
  }
  writeFileSync(appliedMigrationsPath, migrationNamesText);
}

/**
 * Returns options that open the desk with a key. If wrangler.jsonc has a route, wrangler passes its host
 * to the Worker; `--local-upstream` passes localhost instead.
 */
export function buildDeskOptions(port: number, deskKey: string): string[] {
  const hasConfiguredRoute = /^\s*"routes?":/m.test(
    readFileSync(`${root}/${defaultConfigPath}`, 'utf8'),
  );
  return [
    ...(hasConfiguredRoute ? ['--local-upstream', `localhost:${port}`] : []),
    '--var',
    `DESK_KEY:${deskKey}`,
  ];
}

/**
 * Copies the site, because a build empties its folder, and adds the editor, which the build leaves
 * out without a repository.
 */
export async function copySiteWithEditor(port: number): Promise<string> {
  const siteCopyFolder = `${root}/.wrangler/site-${port}`;
  await rm(siteCopyFolder, { recursive: true, force: true });
  await cp(`${root}/build`, siteCopyFolder, { recursive: true });
  await buildEditor(siteCopyFolder, `${root}/.docusaurus`, readContent());
  return siteCopyFolder;
}

export function serveSite(
  port: number,
  statePath: string,
  extraOptions: string[] = [],
  configPath = defaultConfigPath,
): ChildProcess {
  const pathOptions = ['--config', configPath, '--persist-to', statePath];
  const addressOptions = ['--ip', '127.0.0.1', '--port', String(port)];
  return startProgram(
    'wrangler',
    [
      'dev',
      ...pathOptions,
      ...addressOptions,
      '--show-interactive-dev-session=false',
      // Silences a hint about crons, which startLocalCron triggers.
      '--test-scheduled',
      ...extraOptions,
    ],
    { env: buildQuietEnv() },
  );
}

/** Rejects when the server exits or does not respond within a minute. */
export async function waitUntilReady(
  port: number,
  serverProcess: ChildProcess,
  urlPath = '/api/v1/health',
): Promise<void> {
  const exitRejection = once(serverProcess, 'exit').then(() => {
    throw new Error('The local server ended before it answered; its own message is above.');
  });
  await Promise.race([exitRejection, waitForResponse(`http://127.0.0.1:${port}${urlPath}`)]);
}

async function waitForResponse(url: string): Promise<void> {
  const deadlineMs = Date.now() + 60_000;
  while (Date.now() < deadlineMs) {
    try {
      const response = await fetch(url);
      // A waiting message makes the Worker unhealthy, but the Worker serves requests.
      if (response.ok || (await response.text()).includes('"database":"ok"')) {
        return;
      }
    } catch {
      // The server does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The local server did not answer within a minute.');
}

/** Triggers the daily round and the sweeps, because local wrangler runs no crons. */
export function startLocalCron(port: number): void {
  const triggerCron = (query = '') =>
    fetch(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled${query}`).catch(() => {
      // The request fails while the server shuts down.
    });
  const triggerDailyRound = () => triggerCron(`?cron=${encodeURIComponent(dailyCronExpression)}`);
  triggerDailyRound().then(() => triggerCron());
  setInterval(triggerDailyRound, 24 * 60 * 60_000).unref();
  setInterval(() => triggerCron(), 60_000).unref();
}

/** Returns the preferred port or the next free port. */
export async function findFreePort(preferredPort: number): Promise<number> {
  for (let port = preferredPort; port < preferredPort + 100; port += 1) {
    if (await isPortFree(port)) {
      return port;
    }
  }
  throw new Error(`No port from ${preferredPort} to ${preferredPort + 99} is free.`);
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probeServer = createServer();
    probeServer.once('error', () => resolve(false));
    probeServer.listen(port, '127.0.0.1', () => probeServer.close(() => resolve(true)));
  });
}
