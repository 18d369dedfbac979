/** The site of the fixture and that of the owner, each with the real Worker over a database of its own. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/lib/run.ts';
import { buildIfChanged } from '../../scripts/lib/site.ts';
import {
  copySite,
  deskSettings,
  prepareDatabase,
  serveSite,
  untilReady,
} from '../../scripts/lib/worker.ts';
import { fixture } from '../support/fixture.ts';
import { writeFixtureCompany, writeFixtureSettings } from '../support/fixture-worker.ts';
import { ownerPort, port } from './server.ts';
import { startTeam, teamSettings } from './team.ts';

const state = mkdtempSync(path.join(tmpdir(), 'code-crafters-'));
process.on('exit', () => rmSync(state, { recursive: true, force: true }));

await buildIfChanged(fixture);
writeFixtureCompany();
startTeam();
// The owner's is there once it is built; Playwright waits for the fixture's.
if (existsSync(`${root}/build/index.html`)) {
  await serve(ownerPort, ['--assets', await copySite(ownerPort)]);
}
await serve(port, teamSettings, writeFixtureSettings(copyFixture()));

async function serve(port: number, more: string[], config?: string): Promise<void> {
  const database = path.join(state, String(port));
  await prepareDatabase(database, config);
  const options = [
    ...deskSettings(port, 'the-key-of-the-tests'),
    ...more,
    // It complains of posts that are refused before they have come whole.
    '--log-level',
    'none',
  ];
  const server = serveSite(port, database, options, config);
  server.on('exit', () => process.exit());
  await untilReady(port, server);
}

/**
 * A build may begin meanwhile, so the site is copied. The script of a connected vendor takes Trusted
 * Types away; here all but the tests of vendors are held to them.
 */
function copyFixture(): string {
  const copy = `${root}/.wrangler/site-${port}`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(fixture.out, copy, { recursive: true });
  const headers = `${copy}/_headers`;
  const last = "base-uri 'none'; frame-ancestors 'none'";
  const text = readFileSync(headers, 'utf8');
  writeFileSync(
    headers,
    text.replace(last, `${last}; require-trusted-types-for 'script'; trusted-types default`),
  );
  return copy;
}
