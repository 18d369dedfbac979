/** Serves the fixture and the owner's site, each by a Worker with its own database. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/lib/run.ts';
import { buildIfChanged } from '../../scripts/lib/site.ts';
import { buildDeskOptions, copySiteWithEditor, startWorker } from '../../scripts/lib/worker.ts';
import { fixture } from '../support/fixture.ts';
import { writeFixtureCompanyFile, writeFixtureWorkerSettings } from '../support/fixture-worker.ts';
import { fixturePort, ownerPort } from './ports.ts';

const databasesFolder = mkdtempSync(path.join(tmpdir(), 'code-crafters-'));
process.on('exit', () => rmSync(databasesFolder, { recursive: true, force: true }));

await buildIfChanged(fixture);
writeFixtureCompanyFile();
// The owner's site starts first, because Playwright waits for the fixture only.
if (existsSync(`${root}/build/index.html`)) {
  await serveWithWorker(ownerPort, ['--assets', await copySiteWithEditor(ownerPort)]);
}
await serveWithWorker(fixturePort, [], writeFixtureWorkerSettings(copyFixtureSite()));

async function serveWithWorker(serverPort: number, extraOptions: string[], configPath?: string) {
  const databaseFolder = path.join(databasesFolder, String(serverPort));
  const wranglerOptions = [
    ...buildDeskOptions(serverPort, 'the-key-of-the-tests'),
    ...extraOptions,
    // wrangler logs errors for requests that are refused before their body has arrived.
    '--log-level',
    'none',
  ];
  const server = await startWorker(serverPort, databaseFolder, wranglerOptions, configPath);
  server.on('exit', () => process.exit());
}

/** Copies the site, because a build may replace it, and turns on Trusted Types, which vendors turn off. */
function copyFixtureSite(): string {
  const siteCopyFolder = `${root}/.wrangler/site-${fixturePort}`;
  rmSync(siteCopyFolder, { recursive: true, force: true });
  cpSync(fixture.out, siteCopyFolder, { recursive: true });
  const headersPath = `${siteCopyFolder}/_headers`;
  const policyEndText = "base-uri 'none'; frame-ancestors 'none'";
  const strictPolicyEndText = `${policyEndText}; require-trusted-types-for 'script'; trusted-types default`;
  const headersText = readFileSync(headersPath, 'utf8');
  writeFileSync(headersPath, headersText.replace(policyEndText, strictPolicyEndText));
  return siteCopyFolder;
}
