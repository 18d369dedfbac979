/** `npm run dev`: serves the site with hot reload, and the local Worker behind /api; `-- --port 9000` changes the port. */

import { mkdir } from 'node:fs/promises';
import { findContentAndPostMistakes } from '../src/plugins/mistakes.ts';
import { readPortOption } from './lib/command-line.ts';
import { serveMistakesUntilFixed } from './lib/mistakes-server.ts';
import { root, startProgram } from './lib/run.ts';
import { copySiteWithEditor, findFreePort, localStatePath, startWorker } from './lib/worker.ts';

const preferredPort = readPortOption(3000);

const sitePort = await findFreePort(preferredPort);
const apiPort = await findFreePort(sitePort >= 8787 ? sitePort + 1 : 8787);
console.log(`Starting the site on http://localhost:${sitePort}, its /api on ${apiPort} …
The editor: http://localhost:${sitePort}/editor`);
// In development, checks accept incomplete drafts.
process.env.NODE_ENV = 'development';
await serveMistakesUntilFixed(sitePort, findContentAndPostMistakes);
const siteProcess = startProgram('docusaurus', ['start', '--no-open', '--port', String(sitePort)], {
  env: { ...process.env, API_PORT: String(apiPort), NO_UPDATE_NOTIFIER: '1' },
});
siteProcess.on('exit', (exitCode) => process.exit(exitCode ?? 0));
// wrangler serves /api only if the build folder exists, even though Docusaurus serves the pages.
await mkdir(`${root}/build`, { recursive: true });
const options = ['--assets', await copySiteWithEditor(apiPort), '--log-level', 'warn'];
await startWorker(apiPort, localStatePath, options);
