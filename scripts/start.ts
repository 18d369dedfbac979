/** `npm start`: the built site, the Worker and the desk on this machine; `-- --port 9000` changes the port. */
import './lib/print-uncaught-error.ts';
import { randomBytes } from 'node:crypto';
import { readOptions } from './lib/run.ts';
import { buildIfChanged } from './lib/site.ts';
import {
  copySite,
  deskSettings,
  findFreePort,
  localStatePath,
  prepareDatabase,
  serveSite,
  startLocalCron,
  untilReady,
} from './lib/worker.ts';

const { port: preferredPort = '8787' } = readOptions({ port: { type: 'string' } });

console.log('1/2  Building the site, where it has changed, and preparing the local database …');
await Promise.all([buildIfChanged(), prepareDatabase(localStatePath)]);
console.log('2/2  Starting site and Worker …');
const port = await findFreePort(Number(preferredPort));
if (port !== Number(preferredPort)) {
  console.log(`     Port ${preferredPort} is taken, so this is ${port}.`);
}
// The key is printed below, so that everyone who sees the terminal can open the desk.
const deskKey = randomBytes(24).toString('base64url');
const serverProcess = serveSite(port, localStatePath, [
  ...deskSettings(port, deskKey),
  '--assets',
  await copySite(port),
  '--log-level',
  'warn',
]);
await untilReady(port, serverProcess);
startLocalCron(port);
console.log(`
  The site     http://localhost:${port}
  The desk     http://localhost:${port}/desk?key=${deskKey}
  The editor   http://localhost:${port}/editor
  Mails        nothing is sent from here: each is written to worker/.wrangler/tmp/email
  Stop         Ctrl-C
`);
serverProcess.on('exit', (exitCode) => process.exit(exitCode ?? 0));
