import { buildSite } from '../steps/build-site.ts';
import { freePort } from '../steps/ports.ts';
import { root } from '../steps/run.ts';
import { prepareDatabase, serveSite, untilReady } from '../steps/worker.ts';

/** Builds the site and serves it as visitors get it; the port is the wanted one or the next that is free. */
export async function serveBuilt(wanted: number): Promise<number> {
  await buildSite();
  const port = await freePort(wanted);
  const state = `${root}/node_modules/.cache/bench-state`;
  await prepareDatabase(state);
  await untilReady(port, serveSite(port, state, ['--log-level', 'error']));
  return port;
}
