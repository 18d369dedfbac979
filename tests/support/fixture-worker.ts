/** Configures the Worker for the fixture's agency. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/run.ts';
import { readSettings } from '../../scripts/lib/settings.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { workerCompany } from '../../src/plugins/content/worker-company.ts';
import { fixture, workerImports } from './fixture.ts';

export const vars: Record<string, string> = JSON.parse(
  readFileSync(path.join(fixture.content, '../vars.json'), 'utf8'),
);

export function writeFixtureCompany(): void {
  const file = workerImports['./company.json'];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, workerCompany(readContent(fixture.content, fixture.static)));
}

/** Writes worker/wrangler.jsonc with the fixture's variables and site. */
export function writeFixtureSettings(assets: string): string {
  const settings = readSettings();
  const absolute = (file: string) => path.join(root, 'worker', file);
  const file = path.join(path.dirname(fixture.out), 'wrangler.json');
  const fixtureSettings = {
    ...settings,
    main: absolute('index.ts'),
    alias: workerImports,
    assets: { ...Object(settings.assets), directory: assets },
    d1_databases: [settings.d1_databases].flat().map((database) => ({
      ...Object(database),
      migrations_dir: absolute('migrations'),
    })),
    vars,
  };
  writeFileSync(file, JSON.stringify(fixtureSettings));
  return file;
}
