/** `npm run dev`: the site with hot reload, and the local Worker behind /api. */
import { mkdir } from 'node:fs/promises';
import { freePort } from './steps/ports.ts';
import { root, serve } from './steps/run.ts';
import { localState, prepareDatabase, serveSite, untilReady } from './steps/worker.ts';

try {
  // wrangler asks for the folder, although the site comes from the reloading server.
  await mkdir(`${root}/build`, { recursive: true });
  await prepareDatabase(localState);
  const apiPort = await freePort(8787);
  const worker = serveSite(apiPort, localState);
  await untilReady(apiPort, worker);
  const port = await freePort(3000);
  console.log(
    `Site with hot reload: http://localhost:${port} (its /api is the Worker on ${apiPort})`,
  );
  const site = serve('docusaurus', ['start', '--no-open', '--port', String(port)], {
    env: { ...process.env, API_PORT: String(apiPort) },
  });
  site.on('exit', (code) => process.exit(code ?? 0));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
