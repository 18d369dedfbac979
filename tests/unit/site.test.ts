import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { hashSources, ownSite } from '../../scripts/lib/site.ts';
import { fixture } from '../support/fixture.ts';

const project = mkdtempSync(path.join(tmpdir(), 'sources-'));
for (const folder of ['blog', 'src/content', 'static', 'worker', 'tests']) {
  mkdirSync(path.join(project, folder), { recursive: true });
}
for (const file of [
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'worker/headers.json',
]) {
  cpSync(path.join(root, file), path.join(project, file));
}

cpSync(path.join(fixture.content, 'company.yml'), path.join(project, 'src/content/company.yml'));

afterAll(() => {
  vi.useRealTimers();
  rmSync(project, { recursive: true });
});

function sources(): string {
  return hashSources(project, {
    ...ownSite,
    content: path.join(root, 'src/content'),
    blog: path.join(root, 'blog'),
    static: path.join(root, 'static'),
  });
}

function write(file: string, text: string) {
  writeFileSync(path.join(project, file), text);
}

test('a build stays fresh until one of its inputs changes', () => {
  const first = sources();
  expect(sources()).toBe(first);
  write('tests/some.test.ts', 'a test');
  write('worker/index.ts', 'the Worker');
  expect(sources()).toBe(first);
  const fingerprints = new Set([first]);
  for (const [file, text] of [
    ['src/content/home.yml', 'a text'],
    ['src/content/home.yml', 'another text'],
    ['src/content/about.yml', 'another text'],
    ['blog/picture.webp', 'a picture'],
    ['static/robots.txt', 'a file'],
    ['worker/headers.json', '{}'],
    ['sidebars.ts', '{}'],
    ['package-lock.json', '{}'],
  ] as const) {
    write(file, text);
    fingerprints.add(sources());
  }
  expect(fingerprints.size).toBe(9);
});

test('a build is stale after midnight in UTC and in the office’s time zone', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 1, 8) });
  const today = sources();
  vi.setSystemTime(Date.UTC(2026, 9, 1, 10));
  expect(sources()).toBe(today);
  // The day begins at the office, in Waitangi, before it begins in UTC.
  vi.setSystemTime(Date.UTC(2026, 9, 1, 11));
  const inWaitangi = sources();
  vi.setSystemTime(Date.UTC(2026, 9, 2, 1));
  expect(new Set([today, inWaitangi, sources()]).size).toBe(3);
});
