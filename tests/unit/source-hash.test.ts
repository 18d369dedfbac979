import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { hashSources, ownSite } from '../../scripts/lib/site.ts';
import { fixture } from '../support/fixture.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const tempProjectFolder = createTempFolder(afterAll);
for (const folder of ['blog', 'src/content', 'static', 'worker', 'tests']) {
  mkdirSync(path.join(tempProjectFolder, folder), { recursive: true });
}
const packageFiles = ['package.json', 'package-lock.json'];
for (const file of [
  'docusaurus.config.ts',
  'sidebars.ts',
  'worker/headers.json',
  ...packageFiles,
]) {
  cpSync(path.join(root, file), path.join(tempProjectFolder, file));
}
const tempContentFolder = path.join(tempProjectFolder, 'src/content');
cpSync(path.join(fixture.content, 'company.yml'), path.join(tempContentFolder, 'company.yml'));

afterAll(() => {
  vi.useRealTimers();
});

function hashProjectSources(): string {
  return hashSources(tempProjectFolder, {
    ...ownSite,
    content: path.join(root, 'src/content'),
    blog: path.join(root, 'blog'),
    static: path.join(root, 'static'),
  });
}

function writeProjectFile(file: string, fileText: string) {
  writeFileSync(path.join(tempProjectFolder, file), fileText);
}

test('a build stays fresh until one of its inputs changes', () => {
  const firstHash = hashProjectSources();
  expect(hashProjectSources()).toBe(firstHash);
  writeProjectFile('tests/some.test.ts', 'a test');
  writeProjectFile('worker/index.ts', 'the Worker');
  expect(hashProjectSources()).toBe(firstHash);
  const sourceHashes = new Set([firstHash]);
  for (const [file, fileText] of [
    ['src/content/home.yml', 'a text'],
    ['src/content/home.yml', 'another text'],
    ['src/content/about.yml', 'another text'],
    ['blog/picture.webp', 'a picture'],
    ['static/robots.txt', 'a file'],
    ['worker/headers.json', '{}'],
    ['sidebars.ts', '{}'],
    ['package-lock.json', '{}'],
  ] as const) {
    writeProjectFile(file, fileText);
    sourceHashes.add(hashProjectSources());
  }
  expect(sourceHashes.size).toBe(9);
});

test('a build is stale after midnight in UTC and in the office’s time zone', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 1, 8) });
  const hashToday = hashProjectSources();
  vi.setSystemTime(Date.UTC(2026, 9, 1, 10));
  expect(hashProjectSources()).toBe(hashToday);
  // The day begins at the office, in Waitangi, before the day begins in UTC.
  vi.setSystemTime(Date.UTC(2026, 9, 1, 11));
  const hashAfterLocalMidnight = hashProjectSources();
  vi.setSystemTime(Date.UTC(2026, 9, 2, 1));
  expect(new Set([hashToday, hashAfterLocalMidnight, hashProjectSources()]).size).toBe(3);
});
