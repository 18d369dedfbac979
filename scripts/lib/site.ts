/** Builds a site, and records what it was built from. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

/** These files are inputs of each build, like the content. */
const codeGlobs = [
  'src/**/*.{ts,tsx,css}',
  '{docusaurus.config,sidebars}.ts',
  '{package,package-lock,worker/headers}.json',
];

export async function buildIfChanged(site = ownSiteFolders): Promise<void> {
  if (readBuildRecord(site) !== formatBuildRecord(hashSources(root, site), site)) {
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
  mkdirSync(site.generated, { recursive: true });
  writeFileSync(`${site.generated}/built-from`, formatBuildRecord(sourcesHash, site));
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

function readBuildRecord({ generated }: Site): string | undefined {
  const recordPath = `${generated}/built-from`;
  return globSync(recordPath).map((filePath) => readFileSync(filePath, 'utf8'))[0];
}

/** The record includes the build's time, so that any later build makes the record stale. */
function formatBuildRecord(sourcesHash: string, { out }: Site): string {
  return `${sourcesHash} ${statSync(`${out}/index.html`, { throwIfNoEntry: false })?.mtimeMs}`;
}

/** The last commit dates the sitemap; posts appear by UTC, and jobs close by the office's time zone. */
export function hashSources(projectDir = root, site = ownSiteFolders): string {
  const { stdout: lastCommit } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: projectDir });
  const contentFolders = [site.content, site.blog, site.docs, site.static].map((folder) =>
    path.join(projectDir, path.relative(root, folder)),
  );
  // Falls back to UTC, because the build reports a wrong company.yml.
  const officeTimeZone = v.parse(
    v.fallback(companySchema.entries.timeZone, 'UTC'),
    parseDocument(readFileSync(`${contentFolders[0]}/company.yml`, 'utf8')).get('timeZone'),
  );
  const dates = ['UTC', officeTimeZone].map((timeZone) => formatIsoDay(timeZone, Date.now()));
  const sourcesHash = createHash('sha256').update(`${process.version} ${lastCommit} ${dates}`);
  const sourceGlobs = [...codeGlobs, ...contentFolders.map((folder) => `${folder}/**`)];
  const sourcePaths = globSync(sourceGlobs, { cwd: projectDir }).map((sourcePath) =>
    path.resolve(projectDir, sourcePath),
  );
  for (const sourcePath of [...new Set(sourcePaths)].sort()) {
    if (statSync(sourcePath).isFile()) {
      sourcesHash.update(`\n${sourcePath}\n`).update(readFileSync(sourcePath));
    }
  }
  return sourcesHash.digest('hex');
}
