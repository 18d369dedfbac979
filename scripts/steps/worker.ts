/** The Worker on this machine: its database, and the server that answers for site and Worker. */
import type { ChildProcess } from 'node:child_process';
import { capture, root, serve } from './run.ts';

/** The database, queue and files of `npm start` and `npm run dev`. */
export const localState = `${root}/.wrangler/state`;

export const config = ['--config', 'worker/wrangler.jsonc'];
const quiet = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' };

export async function prepareDatabase(state: string): Promise<void> {
  const { code, output } = await capture(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state, ...config],
    { env: quiet },
  );
  if (code !== 0) {
    throw new Error(`The local database could not be prepared:\n${output}`);
  }
}

export function serveSite(port: number, state: string, more: string[] = []): ChildProcess {
  return serve(
    'wrangler',
    [
      'dev',
      ...config,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--persist-to',
      state,
      '--show-interactive-dev-session=false',
      ...more,
    ],
    { env: quiet },
  );
}

/** Resolves when the server answers; rejects when it ended or stayed silent. */
export async function untilReady(
  port: number,
  server: ChildProcess,
  place = '/api/v1/health',
): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    if (server.exitCode !== null) {
      throw new Error('The local server ended before it answered; its own message is above.');
    }
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${place}`);
      if (answer.ok) {
        return;
      }
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The local server did not answer within a minute.');
}

/** wrangler's local server starts no clock of its own: this makes the sweep that the cron makes on Cloudflare. */
export function startLocalClock(port: number): void {
  const sweep = () =>
    fetch(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled`).catch(() => {
      // The server is on its way down.
    });
  sweep();
  setInterval(sweep, 5 * 60_000).unref();
}
