/** Builds the site, and tells whether build/ is up to date. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { companySchema } from '../../src/content/schemas/company.ts';
import { blogDir, contentDir } from '../../src/plugins/content/folders.ts';
import { dayIn } from '../../src/shared/office-day.ts';
import { root, runStep } from './run.ts';

/** The inputs of a build. The last commit counts too: it dates pages in the sitemap. */
const content = path.relative(root, contentDir);
const folders = ['src', 'static', content, path.relative(root, blogDir)];
const files = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'worker/headers.json',
];

const built = `${root}/build/index.html`;
const record = `${root}/.docusaurus/built-from`;

export async function buildIfChanged(): Promise<void> {
  if (!siteIsFresh()) {
    await buildSite();
  }
}

/** Prints errors and progress only. */
export async function buildSite(): Promise<void> {
  const sources = readSources();
  await runStep('The build', 'docusaurus', ['build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      // The bundler's cache would answer with modules that read our own content.
      ...(process.env.CONTENT_DIR && { DOCUSAURUS_NO_PERSISTENT_CACHE: '1' }),
    },
  });
  await mkdir(path.dirname(record), { recursive: true });
  await writeFile(record, recordOf(sources));
}

export function siteIsFresh(): boolean {
  try {
    return readFileSync(record, 'utf8') === recordOf(readSources());
  } catch {
    return false;
  }
}

/** Includes the time of this build: a later one, failed or not by us, does not match. */
function recordOf(sources: string): string {
  return `${sources} ${statSync(built).mtimeMs}`;
}

export function readSources(project = root): string {
  const hash = createHash('sha256');
  // Posts appear by the date in UTC, jobs close by the date of the office.
  const days = ['UTC', officeTimeZone(project)].map((zone) => dayIn(zone, Date.now()));
  hash.update(JSON.stringify([process.version, lastCommit(project), ...days]));
  const found = folders.flatMap((folder) =>
    readdirSync(path.resolve(project, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(path.relative(project, entry.parentPath), entry.name)),
  );
  for (const file of [...found, ...files].sort()) {
    hash.update(`\n${file}\n`).update(readFileSync(path.join(project, file)));
  }
  return hash.digest('hex');
}

/** Falls back silently: the build reports a wrong company.yml. */
function officeTimeZone(project: string): string {
  const company = readFileSync(path.join(project, content, 'company.yml'), 'utf8');
  const { success, output } = v.safeParse(
    companySchema.entries.timeZone,
    parseDocument(company).get('timeZone'),
  );
  return success ? output : 'UTC';
}

function lastCommit(project: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
