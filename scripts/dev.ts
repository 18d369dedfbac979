/** `npm run dev`: the site with hot reload, and the local Worker behind /api; `-- --port 9000` elsewhere. */
import './lib/say-failure.ts';
import { mkdir } from 'node:fs/promises';
import { findMistakes } from '../src/plugins/mistakes.ts';
import { untilMended } from './lib/mended.ts';
import { readOptions, root, serve } from './lib/run.ts';
import {
  copySite,
  freePort,
  localState,
  prepareDatabase,
  serveSite,
  untilReady,
} from './lib/worker.ts';

const { port: wanted = '3000' } = readOptions({ port: { type: 'string' } });

const apiPort = await freePort(8787);
const port = await freePort(Number(wanted));
console.log(`Starting the site on http://localhost:${port}, its /api on ${apiPort} …
The editor: http://localhost:${port}/editor`);
// A draft may be unfinished.
process.env.NODE_ENV = 'development';
await untilMended(port, findMistakes);
const site = serve('docusaurus', ['start', '--no-open', '--port', String(port)], {
  env: { ...process.env, API_PORT: String(apiPort), NO_UPDATE_NOTIFIER: '1' },
});
site.on('exit', (code) => process.exit(code ?? 0));
// The reloading server serves the site, and wrangler the rest.
await mkdir(`${root}/build`, { recursive: true });
await prepareDatabase(localState);
const more = ['--assets', await copySite(apiPort), '--log-level', 'warn'];
await untilReady(apiPort, serveSite(apiPort, localState, more));
