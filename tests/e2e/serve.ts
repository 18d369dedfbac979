/** The built site and the real Worker over a database of its own, for the end-to-end tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  copySite,
  deskSettings,
  prepareDatabase,
  serveSite,
  untilReady,
} from '../../scripts/lib/worker.ts';
import { startTeam, teamSettings } from './team.ts';

const port = Number(process.argv[2]);
const state = mkdtempSync(path.join(tmpdir(), 'code-crafters-'));

await prepareDatabase(state);
startTeam();
const server = serveSite(port, state, [
  ...deskSettings(port, 'the-key-of-the-tests'),
  ...teamSettings,
  '--assets',
  await copySite(port),
  // It complains of posts that are refused before they have come whole.
  '--log-level',
  'none',
]);
server.on('exit', () => process.exit());
process.on('exit', () => rmSync(state, { recursive: true, force: true }));
await untilReady(port, server);
