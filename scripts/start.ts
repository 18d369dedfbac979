/** `npm start`: the built site, the Worker and the desk on this machine; `-- --port 9000` elsewhere. */
import './lib/say-failure.ts';
import { randomBytes } from 'node:crypto';
import { readOptions } from './lib/run.ts';
import { buildIfChanged } from './lib/site.ts';
import {
  copySite,
  deskSettings,
  freePort,
  localState,
  prepareDatabase,
  serveSite,
  startLocalClock,
  untilReady,
} from './lib/worker.ts';

const { port: wanted = '8787' } = readOptions({ port: { type: 'string' } });

console.log('1/2  Building the site, where it has changed, and preparing the local database …');
await Promise.all([buildIfChanged(), prepareDatabase(localState)]);
console.log('2/2  Starting site and Worker …');
const port = await freePort(Number(wanted));
if (port !== Number(wanted)) {
  console.log(`     Port ${wanted} is taken, so this is ${port}.`);
}
// Valid for this start only: whoever sees the terminal may use the desk.
const key = randomBytes(24).toString('base64url');
const server = serveSite(port, localState, [
  ...deskSettings(port, key),
  '--assets',
  await copySite(port),
  // Logs warnings, not each request.
  '--log-level',
  'warn',
]);
await untilReady(port, server);
startLocalClock(port);
console.log(`
  The site     http://localhost:${port}
  The desk     http://localhost:${port}/desk?key=${key}
  The editor   http://localhost:${port}/editor
  Mails        nothing is sent from here: each is written to worker/.wrangler/tmp/email
  Stop         Ctrl-C
`);
server.on('exit', (code) => process.exit(code ?? 0));
