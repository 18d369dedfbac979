/** `npm start`: the whole product on this machine, as visitors and the owner will have it. */
import { buildSite } from './steps/build-site.ts';
import { freePort } from './steps/ports.ts';
import {
  localState,
  prepareDatabase,
  serveSite,
  startLocalClock,
  untilReady,
} from './steps/worker.ts';

const usual = 8787;

try {
  console.log('1/3  Building the site …');
  await buildSite();
  console.log('2/3  Preparing the local database …');
  await prepareDatabase(localState);
  console.log('3/3  Starting site and Worker …');
  const port = await freePort(usual);
  if (port !== usual) {
    console.log(`     Port ${usual} is taken, so this is ${port}.`);
  }
  const server = serveSite(port, localState, ['--log-level', 'info']);
  await untilReady(port, server);
  startLocalClock(port);
  console.log(`
  The site     http://localhost:${port}
  Inquiries    npm run inbox
  Mails        nothing is sent from here: each is written to worker/.wrangler/tmp/email
  Stop         Ctrl-C
`);
  server.on('exit', (code) => process.exit(code ?? 0));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
