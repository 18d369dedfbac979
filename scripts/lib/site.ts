import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { companySchema } from '../../src/content/schemas/company.ts';
import { blogDir, contentDir, docsDir, staticDir } from '../../src/plugins/content/folder-paths.ts';
import { formatIsoDay } from '../../src/shared/office-day.ts';
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

export const ownSiteFolders: Site = {
  content: contentDir,
  blog: blogDir,
  docs: docsDir,
  static: staticDir,
  out: `${root}/build`,
  generated: `${root}/.docusaurus`,
};

/** These files are inputs of each build, like the content and the last commit, which dates the sitemap. */
const codeGlob = 'src/**/*.{ts,tsx,css}';
const configFilePaths = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'worker/headers.json',
];

export async function buildIfChanged(site = ownSiteFolders): Promise<void> {
  if (!isBuildFresh(site)) {
    await buildSite(site);
  }
}

export async function buildSite(site = ownSiteFolders): Promise<void> {
  const sourcesHash = hashSources(root, site);
  const isOwnSite = site === ownSiteFolders;
  await runStep('The build', 'docusaurus', ['build', '--out-dir', site.out], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NO_UPDATE_NOTIFIER: '1',
      ...(isOwnSite ? {} : createFolderEnv(site)),
      // The bundler's cache has modules with the content of src/content, not of CONTENT_DIR.
      ...(isOwnSite && process.env.CONTENT_DIR && { DOCUSAURUS_NO_PERSISTENT_CACHE: '1' }),
    },
  });
  await mkdir(site.generated, { recursive: true });
  await writeFile(getBuildRecordPath(site), formatBuildRecord(sourcesHash, site));
}

function createFolderEnv(site: Site) {
  return {
    CONTENT_DIR: site.content,
    BLOG_DIR: site.blog,
    DOCS_DIR: site.docs,
    STATIC_DIR: site.static,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: site.generated,
  };
}

function isBuildFresh(site = ownSiteFolders): boolean {
  try {
    return (
      readFileSync(getBuildRecordPath(site), 'utf8') ===
      formatBuildRecord(hashSources(root, site), site)
    );
  } catch {
    return false;
  }
}

function getBuildRecordPath({ generated }: Site): string {
  return `${generated}/built-from`;
}

/** The record includes the build's time, so that any later build makes the record stale. */
function formatBuildRecord(sourcesHash: string, { out }: Site): string {
  return `${sourcesHash} ${statSync(`${out}/index.html`).mtimeMs}`;
}

export function hashSources(projectDir = root, site = ownSiteFolders): string {
  const sha256Hash = createHash('sha256');
  // Posts appear by UTC, jobs close by the office's time zone.
  const todayIsoDates = ['UTC', readOfficeTimeZone(projectDir, site)].map((timeZone) =>
    formatIsoDay(timeZone, Date.now()),
  );
  sha256Hash.update(
    JSON.stringify([process.version, readLastCommitHash(projectDir), ...todayIsoDates]),
  );
  const contentGlobs = [site.content, site.blog, site.docs, site.static].map(
    (sourceFolder) => `${path.relative(root, sourceFolder)}/**`,
  );
  const sourcePaths = globSync([codeGlob, ...contentGlobs], {
    cwd: projectDir,
    withFileTypes: true,
  })
    .filter((dirEntry) => dirEntry.isFile())
    .map((entry) => path.relative(projectDir, path.join(entry.parentPath, entry.name)));
  for (const sourcePath of [...new Set([...sourcePaths, ...configFilePaths])].sort()) {
    sha256Hash.update(`\n${sourcePath}\n`).update(readFileSync(path.join(projectDir, sourcePath)));
  }
  return sha256Hash.digest('hex');
}

/** Falls back to UTC, because the build reports a wrong company.yml. */
function readOfficeTimeZone(projectDir: string, { content }: Site): string {
  const companyPath = path.resolve(projectDir, path.relative(root, content), 'company.yml');
  const companyYaml = readFileSync(companyPath, 'utf8');
  const timeZoneSchema = v.fallback(companySchema.entries.timeZone, 'UTC');
  return v.parse(timeZoneSchema, parseDocument(companyYaml).get('timeZone'));
}

function readLastCommitHash(repositoryFolder: string): string {
  return (
    spawnSync('git', ['rev-parse', 'HEAD'], { cwd: repositoryFolder, encoding: 'utf8' }).stdout ??
    ''
  );
}
