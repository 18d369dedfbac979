import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitTimes, lastChange, sourcesOf } from '../../src/plugins/publish/sitemap.ts';
import { root } from '../support/content-folder.ts';
import { fixture } from '../support/fixture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
const origin = path.join(folder, 'origin');

function git(args: string[], date?: string) {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: origin,
    stdio: 'ignore',
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });
}

function commit(file: string, text: string, date: string) {
  writeFileSync(path.join(origin, file), text);
  git(['add', '.']);
  git(['commit', '-m', file], date);
}

beforeAll(() => {
  mkdirSync(origin);
  git(['init']);
  commit('faq.yml', 'one', '2026-01-05T10:00:00+05:30');
  commit('team.yml', 'one', '2026-02-06T10:00:00+05:30');
  commit('faq.yml', 'two', '2026-03-07T10:00:00+05:30');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the date of a page is', () => {
  function dateOf(...files: string[]) {
    const time = lastChange(files, commitTimes(origin));
    return time && new Date(time).toISOString();
  }

  test('the last commit of its files', () => {
    expect(dateOf('team.yml')).toBe('2026-02-06T04:30:00.000Z');
    expect(dateOf('team.yml', 'faq.yml')).toBe('2026-03-07T04:30:00.000Z');
  });

  test('unknown when a file was never committed', () => {
    writeFileSync(path.join(origin, 'new.yml'), 'one');
    expect(dateOf('team.yml', 'new.yml')).toBeUndefined();
    expect(dateOf()).toBeUndefined();
  });

  test('unknown in a shallow clone', () => {
    const shallow = path.join(folder, 'shallow');
    git(['clone', '--depth', '1', pathToFileURL(origin).href, shallow]);
    expect(commitTimes(shallow).size).toBe(0);
  });

  test('unknown outside a repository', () => {
    const bare = path.join(folder, 'unpacked');
    mkdirSync(bare);
    expect(commitTimes(bare).size).toBe(0);
  });
});

test('the files of a page are its own content files, without shared files', () => {
  expect(sourcesOf(root, 'src/pages/gallery.tsx')).toEqual(['src/content/gallery.yml']);
  expect(sourcesOf(root, 'src/pages/index.tsx')).toEqual(
    expect.arrayContaining(['home', 'faq', 'clients'].map((name) => `src/content/${name}.yml`)),
  );
  expect(sourcesOf(root, 'src/pages/contact.tsx')).not.toContain('src/content/company.yml');
  const post = 'blog/2025-03-05-fog-signals';
  expect(sourcesOf(path.dirname(fixture.blog), `${post}/index.md`).sort()).toEqual([
    `${post}/fog.webp`,
    `${post}/index.md`,
  ]);
});
