/** The site in build/, and whether it was made of what lies here now. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { blogDir, contentDir } from '../../src/plugins/content/folders.ts';
import { root, runStep } from './run.ts';

/** What a build reads: folders, and files beside them. A commit dates the pages of the sitemap. */
const folders = [
  'blog',
  'src',
  'static',
  ...[contentDir, blogDir].filter((folder) => !folder.startsWith(root)),
];
const files = ['docusaurus.config.ts', 'package.json', 'package-lock.json', 'worker/headers.json'];

const built = `${root}/build/index.html`;
const record = `${root}/.docusaurus/built-from`;

/** Builds the site, unless the last build was made of the same. */
export async function buildIfChanged(): Promise<void> {
  if (!siteIsFresh()) {
    await buildSite();
  }
}

/** Shows what Docusaurus complains of and how far pictures are; the rest of its words goes. */
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

/** Of this build: one that failed later, or that Docusaurus was asked for directly, has another time. */
function recordOf(sources: string): string {
  return `${sources} ${statSync(built).mtimeMs}`;
}

export function readSources(project = root): string {
  const hash = createHash('sha256');
  hash.update(
    JSON.stringify([process.version, lastCommit(project), today('UTC'), today('Asia/Kolkata')]),
  );
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

/** Posts wait for a day in UTC, vacancies end with a day in Lucknow. */
function today(timeZone: string): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone });
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
