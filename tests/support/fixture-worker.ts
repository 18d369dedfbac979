/** What the Worker knows of the invented agency. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
  writeFileSync(file, workerCompany(readContent(fixture.content)));
}
