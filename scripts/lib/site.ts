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

/** The folders of a site's content and of its build. */
export interface Site {
  content: string;
  blog: string;
  docs: string;
  static: string;
  out: string;
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

/** Inputs of every build, beside the content and the last commit, which dates the sitemap. */
const codePattern = 'src/**/*.{ts,tsx,css}';
const configFiles = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'worker/headers.json',
];

export async function buildIfChanged(site = ownSite): Promise<void> {
  if (!isFresh(site)) {
    await buildSite(site);
  }
}

export async function buildSite(site = ownSite): Promise<void> {
  const sources = hashSources(root, site);
  const isOwn = site === ownSite;
  await runStep('The build', 'docusaurus', ['build', '--out-dir', site.out], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NO_UPDATE_NOTIFIER: '1',
      ...(isOwn ? {} : folderVariables(site)),
      // The bundler's cache holds modules with the content of src/content.
      ...(isOwn && process.env.CONTENT_DIR && { DOCUSAURUS_NO_PERSISTENT_CACHE: '1' }),
    },
  });
  await mkdir(site.generated, { recursive: true });
  await writeFile(recordFile(site), recordOf(sources, site));
}

function folderVariables({ content, blog, docs, static: drawings, generated }: Site) {
  return {
    CONTENT_DIR: content,
    BLOG_DIR: blog,
    DOCS_DIR: docs,
    STATIC_DIR: drawings,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
  };
}

export function isFresh(site = ownSite): boolean {
  try {
    return readFileSync(recordFile(site), 'utf8') === recordOf(hashSources(root, site), site);
  } catch {
    return false;
  }
}

function recordFile({ generated }: Site): string {
  return `${generated}/built-from`;
}

/** Includes the build's time, so that any later build makes the record stale. */
function recordOf(sources: string, { out }: Site): string {
  return `${sources} ${statSync(`${out}/index.html`).mtimeMs}`;
}

export function hashSources(project = root, site = ownSite): string {
  const hash = createHash('sha256');
  // Posts appear by UTC, jobs close by the office's time zone.
  const days = ['UTC', officeTimeZone(project, site)].map((zone) => dayIn(zone, Date.now()));
  hash.update(JSON.stringify([process.version, lastCommit(project), ...days]));
  const contentPatterns = [site.content, site.blog, site.docs, site.static].map(
    (folder) => `${path.relative(root, folder)}/**`,
  );
  const sourceFiles = globSync([codePattern, ...contentPatterns], {
    cwd: project,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)));
  for (const file of [...new Set([...sourceFiles, ...configFiles])].sort()) {
    hash.update(`\n${file}\n`).update(readFileSync(path.join(project, file)));
  }
  return hash.digest('hex');
}

/** Falls back to UTC, because the build reports a wrong company.yml. */
function officeTimeZone(project: string, { content }: Site): string {
  const file = path.resolve(project, path.relative(root, content), 'company.yml');
  const company = readFileSync(file, 'utf8');
  const { success, output } = v.safeParse(
    companySchema.entries.timeZone,
    parseDocument(company).get('timeZone'),
  );
  return success ? output : 'UTC';
}

function lastCommit(project: string): string {
  return spawnSync('git', ['rev-parse', 'HEAD'], { cwd: project, encoding: 'utf8' }).stdout ?? '';
}
