import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { buildNewPost } from '../../src/blog/plugin/new-post.ts';
import { createTempFolder } from '../support/temp-folder.ts';

let blogFolder: string;
beforeEach(() => {
  blogFolder = createTempFolder(onTestFinished);
});

function runNewCommand(...commandArguments: string[]) {
  return spawnSync(process.execPath, [path.join(root, 'scripts/new.ts'), ...commandArguments], {
    encoding: 'utf8',
    env: { ...process.env, BLOG_DIR: blogFolder, NODE_NO_WARNINGS: '1' },
  });
}

test('creates the file of a post, and never overwrites it', () => {
  const { status, stdout } = runNewCommand('post', 'What', 'a', 'website', 'costs');
  const [postFolderName = ''] = readdirSync(blogFolder);
  expect(postFolderName).toMatch(/^\d{4}-\d\d-\d\d-what-a-website-costs$/);
  expect(status).toBe(0);
  expect(stdout).toContain(`blog/${postFolderName}/index.md is ready`);
  const postPath = path.join(blogFolder, postFolderName, 'index.md');
  const postText = readFileSync(postPath, 'utf8');
  expect(postText).toContain('title: "What a website costs"');
  const secondRunResult = runNewCommand('post', 'What a website costs');
  expect(secondRunResult.status).toBe(1);
  expect(secondRunResult.stderr).toContain('is there already');
  expect(readFileSync(postPath, 'utf8')).toBe(postText);
});

test.each([
  ['nothing', []],
  ['a post without a title', ['post']],
  ['something that is no post', ['service', 'Booking systems']],
])('prints one line of usage for %s', (_case, commandArguments) => {
  const { status, stderr } = runNewCommand(...commandArguments);
  expect(status).toBe(1);
  expect(stderr.trimEnd()).toMatch(/^Usage: .* post "Title".*$/);
  expect(readdirSync(blogFolder)).toEqual([]);
});

test('transliterates a Hindi title, and refuses a title that has no Latin form', () => {
  const creationDate = new Date('2026-11-22T10:00:00Z');
  expect(buildNewPost('वेबसाइट की कीमत', creationDate).folder).toBe('2026-11-22-vebasait-ki-kimat');
  expect(() => buildNewPost('தமிழ்', creationDate)).toThrow(
    'An address needs Latin letters or digits, and "தமிழ்" has none',
  );
});
