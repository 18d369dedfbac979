import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test as plainTest, vi } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readSources } from '../../scripts/lib/site.ts';

const project = mkdtempSync(path.join(tmpdir(), 'code-crafters-sources-'));
for (const folder of ['blog', 'src/content', 'static', 'worker', 'tests']) {
  mkdirSync(path.join(project, folder), { recursive: true });
}
for (const file of [
  'docusaurus.config.ts',
  'sidebars.ts',
  'src/content/company.yml',
  'package.json',
  'package-lock.json',
  'worker/headers.json',
]) {
  cpSync(path.join(root, file), path.join(project, file));
}

afterAll(() => {
  vi.useRealTimers();
  rmSync(project, { recursive: true });
});

/** The project of these tests keeps its content where ours lies. */
const test = plainTest.skipIf(process.env.CONTENT_DIR !== undefined);

function write(file: string, text: string) {
  writeFileSync(path.join(project, file), text);
}

test('the last build is served again until something is changed that it was made of', () => {
  const first = readSources(project);
  expect(readSources(project)).toBe(first);
  write('tests/some.test.ts', 'a test');
  write('worker/index.ts', 'the Worker');
  expect(readSources(project)).toBe(first);
  const seen = new Set([first]);
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
    seen.add(readSources(project));
  }
  expect(seen.size).toBe(9);
});

test('the site is built again on another day, for what waits for its date', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 1, 10) });
  const today = readSources(project);
  vi.setSystemTime(Date.UTC(2026, 9, 1, 18));
  expect(readSources(project)).toBe(today);
  // Midnight at the office, then in UTC.
  vi.setSystemTime(Date.UTC(2026, 9, 1, 19));
  const inLucknow = readSources(project);
  vi.setSystemTime(Date.UTC(2026, 9, 2, 1));
  expect(new Set([today, inLucknow, readSources(project)]).size).toBe(3);
});
