/** Serves the fixture and the owner's site, each by a Worker with its own database. */
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
import { ownerPort, port } from './ports.ts';
import { startWebhookReceiver, webhookSettings } from './webhook.ts';

const state = mkdtempSync(path.join(tmpdir(), 'code-crafters-'));
process.on('exit', () => rmSync(state, { recursive: true, force: true }));

await buildIfChanged(fixture);
writeFixtureCompany();
startWebhookReceiver();
// Playwright waits for the fixture only.
if (existsSync(`${root}/build/index.html`)) {
  await serve(ownerPort, ['--assets', await copySite(ownerPort)]);
}
await serve(port, webhookSettings, writeFixtureSettings(copyFixture()));

async function serve(port: number, extraOptions: string[], config?: string): Promise<void> {
  const database = path.join(state, String(port));
  await prepareDatabase(database, config);
  const options = [
    ...deskSettings(port, 'the-key-of-the-tests'),
    ...extraOptions,
    // wrangler logs errors for requests that are refused before their body has arrived.
    '--log-level',
    'none',
  ];
  const server = serveSite(port, database, options, config);
  server.on('exit', () => process.exit());
  await untilReady(port, server);
}

/**
 * Copied, because a build may replace the site. A connected vendor's script turns Trusted Types off;
 * the copy turns them on for all tests but those of vendors.
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
