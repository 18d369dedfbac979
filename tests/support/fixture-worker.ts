/** What the Worker knows of the invented agency. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/run.ts';
import { readSettings } from '../../scripts/lib/settings.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { workerCompany } from '../../src/plugins/content/worker-company.ts';
import { fixture, workerImports } from './fixture.ts';

/** Its settings. */
export const vars: Record<string, string> = JSON.parse(
  readFileSync(path.join(fixture.content, '../vars.json'), 'utf8'),
);

/** Writes what a build of the owner's site writes for theirs. */
export function writeFixtureCompany(): void {
  const file = workerImports['./company.json'];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, workerCompany(readContent(fixture.content, fixture.static)));
}

/** Writes the Worker's own settings for the invented agency and a copy of its site. */
export function writeFixtureSettings(assets: string): string {
  const settings = readSettings();
  const absolute = (file: string) => path.join(root, 'worker', file);
  const file = path.join(path.dirname(fixture.out), 'wrangler.json');
  const written = {
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
  writeFileSync(file, JSON.stringify(written));
  return file;
}
