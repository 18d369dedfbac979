import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { buildNewPost } from '../../src/blog/plugin/new-post.ts';
import { createTempFolder } from '../support/temp-folder.ts';

function runNewCommand(blogFolder: string, ...commandArguments: string[]) {
  const env = { ...process.env, BLOG_DIR: blogFolder, NODE_NO_WARNINGS: '1' };
  const nodeArguments = ['scripts/new.ts', ...commandArguments];
  return spawnSync(process.execPath, nodeArguments, { cwd: root, encoding: 'utf8', env });
}

test('creates the file of a post, and never overwrites it', () => {
  const blogFolder = createTempFolder(onTestFinished);
  const firstRun = runNewCommand(blogFolder, 'post', 'What', 'a', 'website', 'costs');
  const [postName = ''] = readdirSync(blogFolder);
  expect(postName).toMatch(/^\d{4}-\d\d-\d\d-what-a-website-costs$/);
  const expectedReadyMessage = expect.stringContaining(`blog/${postName}/index.md is ready`);
  expect(firstRun).toMatchObject({ status: 0, stdout: expectedReadyMessage });
  const readPost = () => readFileSync(`${blogFolder}/${postName}/index.md`, 'utf8');
  const postText = readPost();
  expect(postText).toContain('title: "What a website costs"');
  const secondRun = runNewCommand(blogFolder, 'post', 'What a website costs');
  const expectedRefusal = expect.stringContaining('is there already');
  expect(secondRun).toMatchObject({ status: 1, stderr: expectedRefusal });
  expect(readPost()).toBe(postText);
});

test.each([
  ['nothing', []],
  ['a post without a title', ['post']],
  ['something that is no post', ['service', 'Booking systems']],
])('prints one line of usage for %s', (_case, commandArguments) => {
  const blogFolder = createTempFolder(onTestFinished);
  const { status, stderr } = runNewCommand(blogFolder, ...commandArguments);
  expect(status).toBe(1);
  expect(stderr.trimEnd()).toMatch(/^Usage: .* post "Title".*$/);
  expect(readdirSync(blogFolder)).toEqual([]);
});

test('transliterates a Hindi title, and refuses a title that has no Latin form', () => {
  const creationDate = new Date('2026-11-22T10:00:00Z');
  expect(buildNewPost('वेबसाइट की कीमत', creationDate).folderName).toBe(
    '2026-11-22-vebasait-ki-kimat',
  );
  const expectedRefusal = 'An address needs Latin letters or digits, and "தமிழ்" has none';
  expect(() => buildNewPost('தமிழ்', creationDate)).toThrow(expectedRefusal);
});
