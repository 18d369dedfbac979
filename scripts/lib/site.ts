/** Builds a site, and tells whether its build is up to date. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { companySchema } from '../../src/content/schemas/company.ts';
import { blogDir, contentDir, docsDir, staticDir } from '../../src/plugins/content/folders.ts';
import { dayIn } from '../../src/shared/office-day.ts';
import { root, runStep } from './run.ts';

/** The folders of what an agency says, and of what is made of it. */
export interface Site {
  content: string;
  blog: string;
  docs: string;
  static: string;
  /** The built files. */
  out: string;
  /** Docusaurus' own files. */
  generated: string;
}

export const ownSite: Site = {
  content: contentDir,
  blog: blogDir,
  docs: docsDir,
  static: staticDir,
  out: `${root}/build`,
  generated: `${root}/.docusaurus`,
};

/** Inputs of every build. The last commit counts too: it dates pages in the sitemap. */
const code = 'src/**/*.{ts,tsx,css}';
const files = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'worker/headers.json',
];

export async function buildIfChanged(site = ownSite): Promise<void> {
  if (!siteIsFresh(site)) {
    await buildSite(site);
  }
}

/** Prints errors and progress only. */
export async function buildSite(site = ownSite): Promise<void> {
  const sources = readSources(root, site);
  const isOwn = site === ownSite;
  await runStep('The build', 'docusaurus', ['build', '--out-dir', site.out], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NO_UPDATE_NOTIFIER: '1',
      ...(isOwn ? {} : foldersOf(site)),
      // The bundler's cache would answer with modules that read our own content.
      ...(isOwn && process.env.CONTENT_DIR && { DOCUSAURUS_NO_PERSISTENT_CACHE: '1' }),
    },
  });
  await mkdir(site.generated, { recursive: true });
  await writeFile(recordFile(site), recordOf(sources, site));
}

function foldersOf({ content, blog, docs, static: drawings, generated }: Site) {
  return {
    CONTENT_DIR: content,
    BLOG_DIR: blog,
    DOCS_DIR: docs,
    STATIC_DIR: drawings,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
  };
}

export function siteIsFresh(site = ownSite): boolean {
  try {
    return readFileSync(recordFile(site), 'utf8') === recordOf(readSources(root, site), site);
  } catch {
    return false;
  }
}

function recordFile({ generated }: Site): string {
  return `${generated}/built-from`;
}

/** Includes the time of this build: a later one, failed or not by us, does not match. */
function recordOf(sources: string, { out }: Site): string {
  return `${sources} ${statSync(`${out}/index.html`).mtimeMs}`;
}

export function readSources(project = root, site = ownSite): string {
  const hash = createHash('sha256');
  // Posts appear by the date in UTC, jobs close by the date of the office.
  const days = ['UTC', officeTimeZone(project, site)].map((zone) => dayIn(zone, Date.now()));
  hash.update(JSON.stringify([process.version, lastCommit(project), ...days]));
  const words = [site.content, site.blog, site.docs, site.static].map(
    (folder) => `${path.relative(root, folder)}/**`,
  );
  const found = globSync([code, ...words], { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)));
  for (const file of [...new Set([...found, ...files])].sort()) {
    hash.update(`\n${file}\n`).update(readFileSync(path.join(project, file)));
  }
  return hash.digest('hex');
}

/** Falls back silently: the build reports a wrong company.yml. */
function officeTimeZone(project: string, { content }: Site): string {
  const file = path.resolve(project, path.relative(root, content), 'company.yml');
  const company = readFileSync(file, 'utf8');
  const { success, output } = v.safeParse(
    companySchema.entries.timeZone,
    parseDocument(company).get('timeZone'),
  );
  return success ? output : 'UTC';
}

/** Nothing outside a repository. */
function lastCommit(project: string): string {
  return spawnSync('git', ['rev-parse', 'HEAD'], { cwd: project, encoding: 'utf8' }).stdout ?? '';
}
