/** Runs the Worker on this machine: its database, its server and its cron. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readContent } from '../../src/plugins/content/read.ts';
import { buildEditor } from '../../src/plugins/programs/editor.ts';
import { dailyCronExpression } from '../../worker/limits.ts';
import { captureOutput, root, startProgram } from './run.ts';
import { readSettings } from './wrangler-settings.ts';

export const localStatePath = `${root}/.wrangler/state`;

const defaultConfigPath = 'worker/wrangler.jsonc';
export const configOptions = ['--config', defaultConfigPath];

const quietEnv = {
  ...process.env,
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  // Offline, the request to Cloudflare prints two stack traces.
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

/** Skips wrangler, which takes seconds, when no migration is new. */
async function prepareDatabase(statePath: string, configPath: string) {
  const recordPath = `${statePath}/applied-migrations`;
  const migrationNames = readdirSync(`${root}/worker/migrations`).join('\n');
  const appliedNames = existsSync(recordPath) ? readFileSync(recordPath, 'utf8') : '';
  if (appliedNames === migrationNames) {
    return;
  }
  const options = ['--local', '--persist-to', statePath, '--config', configPath];
  const wranglerArgs = ['d1', 'migrations', 'apply', 'DB', ...options];
  const { code, output } = await captureOutput('wrangler', wranglerArgs, { env: quietEnv });
  if (code !== 0) {
    throw new Error(`The local database could not be prepared:\n${output}`);
  }
  writeFileSync(recordPath, migrationNames);
}

/**
 * Returns options that open the desk with a key. If wrangler.jsonc has a route, wrangler passes its host
 * to the Worker; `--local-upstream` passes localhost instead.
 */
export function buildDeskOptions(port: number, deskKey: string): string[] {
  const { route, routes = route } = readSettings();
  const upstreamOptions = routes ? ['--local-upstream', `localhost:${port}`] : [];
  return [...upstreamOptions, '--var', `DESK_KEY:${deskKey}`];
}

/**
 * Copies the site, because a build empties its folder, and adds the editor, which the build leaves
 * out without a repository.
 */
export async function copySiteWithEditor(port: number): Promise<string> {
  const siteCopyFolder = `${root}/.wrangler/site-${port}`;
  await rm(siteCopyFolder, { recursive: true, force: true });
  await cp(`${root}/build`, siteCopyFolder, { recursive: true });
  await buildEditor({
    outDir: siteCopyFolder,
    generatedFilesDir: `${root}/.docusaurus`,
    content: readContent(),
  });
  return siteCopyFolder;
}

/** Starts the Worker with its own database, and resolves when it responds. */
export async function startWorker(
  port: number,
  statePath: string,
  options: string[],
  configPath = defaultConfigPath,
): Promise<ChildProcess> {
  await prepareDatabase(statePath, configPath);
  return startWrangler(port, statePath, options, configPath, '/api/v1/health');
}

export async function startWrangler(
  port: number,
  statePath: string,
  extraOptions: string[],
  configPath: string,
  urlPath: string,
): Promise<ChildProcess> {
  const pathOptions = ['--config', configPath, '--persist-to', statePath];
  const addressOptions = ['--ip', '127.0.0.1', '--port', String(port)];
  // --test-scheduled silences a hint about crons, which startLocalCron triggers.
  const modeOptions = ['--show-interactive-dev-session=false', '--test-scheduled'];
  const options = [...pathOptions, ...addressOptions, ...modeOptions, ...extraOptions];
  const server = startProgram('wrangler', ['dev', ...options], { env: quietEnv });
  const deadlineMs = Date.now() + 60_000;
  while (Date.now() < deadlineMs) {
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error('The local server ended before it answered; its own message is above.');
    }
    try {
      const response = await fetch(`http://127.0.0.1:${port}${urlPath}`);
      // A waiting message makes the Worker unhealthy, but the Worker serves requests.
      if (response.ok || (await response.text()).includes('"database":"ok"')) {
        return server;
      }
    } catch {
      // The server does not listen yet.
    }
    await pause(200);
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
  setInterval(triggerCron, 60_000).unref();
}

export async function findFreePort(preferredPort: number): Promise<number> {
  for (let port = preferredPort; port < preferredPort + 100; port += 1) {
    const server = createServer().listen(port, '127.0.0.1');
    // The promise rejects with the error of a taken port.
    const isFree = await once(server, 'listening').then(Boolean, () => false);
    await server[Symbol.asyncDispose]();
    if (isFree) {
      return port;
    }
  }
  throw new Error(`No port from ${preferredPort} to ${preferredPort + 99} is free.`);
}
