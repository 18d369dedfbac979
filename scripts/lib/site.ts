/** Builds a site, and records what it was built from. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { finishRssFeed } from '../../src/blog/plugin/feeds.ts';
import { companySchema } from '../../src/content/schemas/company.ts';
import { blogDir, contentDir, docsDir, staticDir } from '../../src/plugins/content/folder-paths.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { listFiles } from '../../src/plugins/list-files.ts';
import { formatIsoDay } from '../../src/shared/office-day.ts';
import { root, runStep } from './run.ts';

export const ownSiteFolders = {
  content: contentDir,
  blog: blogDir,
  docs: docsDir,
  static: staticDir,
  out: `${root}/build`,
  generated: `${root}/.docusaurus`,
};

export type SiteFolders = typeof ownSiteFolders;

/** These files are inputs of each build, like the content. */
const codeGlobs = [
  'src/{**/*.{ts,tsx,css,html,json},editor/editor.yml}',
  '{docusaurus.config,sidebars}.ts',
  '{package,package-lock,worker/headers}.json',
];

export async function buildIfChanged(site = ownSiteFolders): Promise<void> {
  const recordPath = `${site.generated}/built-from`;
  const record = existsSync(recordPath) ? readFileSync(recordPath, 'utf8') : '';
  if (record !== formatBuildRecord(hashSources(site), site)) {
    await buildSite(site);
  }
}

export async function buildSite(site = ownSiteFolders): Promise<void> {
  const sourcesHash = hashSources(site);
  await runStep('The build', 'docusaurus', ['build', '--out-dir', site.out], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NO_UPDATE_NOTIFIER: '1',
      // The bundler's cache has modules with the content of src/content, not of CONTENT_DIR.
      ...(process.env.CONTENT_DIR && { DOCUSAURUS_NO_PERSISTENT_CACHE: '1' }),
      CONTENT_DIR: site.content,
      BLOG_DIR: site.blog,
      DOCS_DIR: site.docs,
      STATIC_DIR: site.static,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: site.generated,
    },
  }).finally(() => removeCacheOfChangedSources(sourcesHash, site));
  const { blog } = readContent(site.content, site.static);
  await finishRssFeed(site.out, blog.menu.feedNotice);
  mkdirSync(site.generated, { recursive: true });
  writeFileSync(`${site.generated}/built-from`, formatBuildRecord(sourcesHash, site));
}

/** Of a file that changed during the build, the bundler's cache keeps the old text as the new one. */
export function removeCacheOfChangedSources(hashBefore: string, site: SiteFolders, codeDir = root) {
  if (hashSources(site, codeDir) !== hashBefore) {
    rmSync(`${site.generated}/bundler`, { recursive: true, force: true });
  }
}

/** The record includes the build's time, so that any later build makes the record stale. */
function formatBuildRecord(sourcesHash: string, { out }: SiteFolders): string {
  return `${sourcesHash} ${statSync(`${out}/index.html`, { throwIfNoEntry: false })?.mtimeMs}`;
}

/** The last commit dates the sitemap; posts appear and jobs close by the office's time zone. */
export function hashSources(site: SiteFolders, codeDir = root): string {
  const lastCommit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root }).stdout;
  // Falls back to UTC, because the build reports a wrong company.yml.
  const timeZone = v.parse(
    v.fallback(companySchema.entries.timeZone, 'UTC'),
    parseDocument(readFileSync(`${site.content}/company.yml`, 'utf8')).get('timeZone'),
  );
  const today = formatIsoDay(timeZone, Date.now());
  const hash = createHash('sha256').update(`${process.version} ${lastCommit} ${today}`);
  const filePaths = [
    ...listFiles(codeDir, codeGlobs),
    ...[site.content, site.blog, site.docs, site.static].flatMap((folder) =>
      listFiles(folder, '**'),
    ),
  ];
  for (const filePath of filePaths) {
    if (statSync(filePath).isFile()) {
      hash.update(`\n${filePath}\n`).update(readFileSync(filePath));
    }
  }
  return hash.digest('hex');
}
