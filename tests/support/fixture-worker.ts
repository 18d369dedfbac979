import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/run.ts';
import { readSettings } from '../../scripts/lib/wrangler-settings.ts';
import { readAllLanguages } from '../../src/plugins/content/read.ts';
import { buildWorkerCompanyJson } from '../../src/plugins/content/worker-company.ts';
import { fixture, workerImportReplacements } from './fixture.ts';

export const fixtureWorkerVariables: Record<string, string> = JSON.parse(
  readFileSync(path.join(fixture.content, '../vars.json'), 'utf8'),
);

export function writeFixtureCompanyFile(): void {
  const companyPath = workerImportReplacements['./company.json'];
  mkdirSync(path.dirname(companyPath), { recursive: true });
  writeFileSync(
    companyPath,
    buildWorkerCompanyJson(readAllLanguages(fixture.content, fixture.static)),
  );
}

/** Writes a copy of worker/wrangler.jsonc that has the fixture's variables and site. */
export function writeFixtureWorkerSettings(assetsFolder: string): string {
  const realWorkerSettings = readSettings();
  const resolveWorkerPath = (relativePath: string) => path.join(root, 'worker', relativePath);
  const settingsPath = path.join(path.dirname(fixture.out), 'wrangler.json');
  const fixtureWorkerSettings = {
    ...realWorkerSettings,
    main: resolveWorkerPath('index.ts'),
    alias: workerImportReplacements,
    assets: { ...Object(realWorkerSettings.assets), directory: assetsFolder },
    d1_databases: [realWorkerSettings.d1_databases].flat().map((databaseSettings) => ({
      ...Object(databaseSettings),
      migrations_dir: resolveWorkerPath('migrations'),
    })),
    vars: fixtureWorkerVariables,
  };
  writeFileSync(settingsPath, JSON.stringify(fixtureWorkerSettings));
  return settingsPath;
}
