/** `npm start`: serves the built site, the Worker and the desk on this machine; `-- --port 9000` changes the port. */

import { randomBytes } from 'node:crypto';
import { readPortOption } from './lib/command-line.ts';
import { buildIfChanged } from './lib/site.ts';
import {
  buildDeskOptions,
  copySiteWithEditor,
  findFreePort,
  localStatePath,
  startLocalCron,
  startWorker,
} from './lib/worker.ts';

const preferredPort = readPortOption(8787);

console.log('1/2  Building the site, where it has changed …');
await buildIfChanged();
console.log('2/2  Starting site and Worker …');
const sitePort = await findFreePort(preferredPort);
if (sitePort !== preferredPort) {
  console.log(`     Port ${preferredPort} is taken, so this is ${sitePort}.`);
}
// Only people who see the link printed below can open the desk.
const deskKey = randomBytes(24).toString('base64url');
const assetsOptions = ['--assets', await copySiteWithEditor(sitePort), '--log-level', 'warn'];
const options = [...buildDeskOptions(sitePort, deskKey), ...assetsOptions];
const server = await startWorker(sitePort, localStatePath, options);
startLocalCron(sitePort);
console.log(`
  The site     http://localhost:${sitePort}
  The desk     http://localhost:${sitePort}/desk?key=${deskKey}
  The editor   http://localhost:${sitePort}/editor
  Mails        nothing is sent from here: each is written to worker/.wrangler/tmp/email
  Stop         Ctrl-C
`);
server.on('exit', (exitCode) => process.exit(exitCode ?? 0));
