import { cpSync, existsSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import {
  hashSources,
  ownSiteFolders,
  removeCacheOfChangedSources,
} from '../../scripts/lib/site.ts';
import { fixture } from '../support/fixture.ts';
import { createTempFolder, writeFiles } from '../support/temp-folder.ts';

const tempProjectFolder = createTempFolder(afterAll);
const configFilePaths = ['docusaurus.config.ts', 'sidebars.ts', 'worker/headers.json'];
for (const projectFilePath of [...configFilePaths, 'package.json', 'package-lock.json']) {
  cpSync(`${root}/${projectFilePath}`, `${tempProjectFolder}/${projectFilePath}`);
}
cpSync(`${fixture.content}/company.yml`, `${tempProjectFolder}/src/content/company.yml`);

const folders = {
  content: `${tempProjectFolder}/src/content`,
  blog: `${tempProjectFolder}/blog`,
  docs: `${tempProjectFolder}/src/docs`,
  static: `${tempProjectFolder}/static`,
  generated: `${tempProjectFolder}/.docusaurus`,
};
const site = { ...ownSiteFolders, ...folders };

function hashProjectSources(): string {
  return hashSources(site, tempProjectFolder);
}

test('the cache of the bundler goes only if a source changed during the build', () => {
  const hashBefore = hashProjectSources();
  writeFiles(tempProjectFolder, { '.docusaurus/bundler/0': 'a cache' });
  removeCacheOfChangedSources(hashBefore, site, tempProjectFolder);
  expect(existsSync(`${folders.generated}/bundler`)).toBe(true);
  writeFiles(tempProjectFolder, { 'src/css/base.css': 'p {}' });
  removeCacheOfChangedSources(hashBefore, site, tempProjectFolder);
  expect(existsSync(`${folders.generated}/bundler`)).toBe(false);
});

test('a build stays fresh until one of its inputs changes', () => {
  vi.useFakeTimers({ now: 0 });
  const firstHash = hashProjectSources();
  writeFiles(tempProjectFolder, { 'tests/a.test.ts': 'a test', 'worker/index.ts': 'the Worker' });
  expect(hashProjectSources()).toBe(firstHash);
  const sourceHashes = new Set([firstHash]);
  for (const [relativePath, fileText] of [
    ['src/content/home.yml', 'a text'],
    ['src/content/home.yml', 'another text'],
    ['src/content/about.yml', 'another text'],
    ['src/editor/editor.yml', 'a text'],
    ['blog/picture.webp', 'a picture'],
    ['static/robots.txt', 'a file'],
    ['worker/headers.json', '{}'],
    ['sidebars.ts', '{}'],
    ['package-lock.json', '{}'],
  ] as const) {
    writeFiles(tempProjectFolder, { [relativePath]: fileText });
    sourceHashes.add(hashProjectSources());
  }
  expect(sourceHashes.size).toBe(10);
});

test('a build is stale after midnight at the office', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 1, 8) });
  const todayHash = hashProjectSources();
  vi.setSystemTime(Date.UTC(2026, 9, 1, 10));
  expect(hashProjectSources()).toBe(todayHash);
  // The day begins at the office, in Waitangi, before the day begins in UTC.
  vi.setSystemTime(Date.UTC(2026, 9, 1, 11));
  expect(hashProjectSources()).not.toBe(todayHash);
});
