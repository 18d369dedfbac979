import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { buildSecurityTxt } from '../../src/plugins/publish/crawler-files.ts';
import {
  findLastChangeMs,
  findSourceFiles,
  readCommitTimes,
} from '../../src/plugins/publish/sitemap.ts';
import { fixture } from '../support/fixture.ts';
import { createTempFolder, writeFiles } from '../support/temp-folder.ts';

const tempFolder = createTempFolder(afterAll);
const gitRepository = path.join(tempFolder, 'origin');

function runGit(gitArguments: string[], commitDate?: string) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  // Settings of the developer or the machine, such as signed commits, must not apply.
  const isolation = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const env = { PATH: process.env.PATH, ...isolation, GIT_COMMITTER_DATE: commitDate };
  execFileSync('git', [...author, ...gitArguments], { cwd: gitRepository, stdio: 'ignore', env });
}

function commitFile(fileName: string, fileText: string, commitDate: string) {
  writeFiles(gitRepository, { [fileName]: fileText });
  runGit(['add', '.']);
  runGit(['commit', '-m', fileName], commitDate);
}

beforeAll(() => {
  mkdirSync(gitRepository);
  runGit(['init']);
  commitFile('faq.yml', 'one', '2026-01-05T10:00:00+05:30');
  commitFile('team.yml', 'one', '2026-02-06T10:00:00+05:30');
  commitFile('faq.yml', 'two', '2026-03-07T10:00:00+05:30');
});

function findLastChangeIso(...files: string[]) {
  const lastChangeMs = findLastChangeMs(files, readCommitTimes(gitRepository));
  return lastChangeMs && new Date(lastChangeMs).toISOString();
}

test('the date of a page is the last commit of its files, if all are committed', () => {
  expect(findLastChangeIso('team.yml')).toBe('2026-02-06T04:30:00.000Z');
  expect(findLastChangeIso('team.yml', 'faq.yml')).toBe('2026-03-07T04:30:00.000Z');
  expect(findLastChangeIso('team.yml', 'new.yml')).toBeUndefined();
  expect(findLastChangeIso()).toBeUndefined();
});

test('finds no commit times in a shallow clone, or outside a repository', () => {
  const shallowCloneFolder = path.join(tempFolder, 'shallow');
  runGit(['clone', '--depth', '1', pathToFileURL(gitRepository).href, shallowCloneFolder]);
  expect(readCommitTimes(shallowCloneFolder).size).toBe(0);
  expect(readCommitTimes('/').size).toBe(0);
});

test('the files of a page are its own content files, without shared files', () => {
  expect(findSourceFiles(root, 'src/pages/gallery.tsx')).toEqual(['src/content/gallery.yml']);
  const ymlPaths = ['home', 'faq', 'clients'].map((name) => `src/content/${name}.yml`);
  expect(findSourceFiles(root, 'src/pages/index.tsx')).toEqual(expect.arrayContaining(ymlPaths));
  expect(findSourceFiles(root, 'src/pages/contact.tsx')).not.toContain('src/content/company.yml');
  const postFolder = 'blog/2025-03-05-fog-signals';
  const postSourcePaths = findSourceFiles(path.dirname(fixture.blog), `${postFolder}/index.md`);
  expect(postSourcePaths.sort()).toEqual([`${postFolder}/fog.webp`, `${postFolder}/index.md`]);
});

test('security.txt has contact, expiry date, languages and canonical address', () => {
  const { company } = readContent(fixture.content, fixture.static);
  expect(buildSecurityTxt(company, new Date('2026-11-20T21:40:05.123Z'))).toBe(
    `Contact: mailto:hello@tern-and-tide.test
Expires: 2027-11-20T21:40:05Z
Preferred-Languages: en, mi
Canonical: https://tern-and-tide.test/.well-known/security.txt
`,
  );
});
