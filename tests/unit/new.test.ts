import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newPost } from '../../src/blog/plugin/new-post.ts';
import { root } from '../support/content-folder.ts';

let blog: string;
beforeEach(() => {
  blog = mkdtempSync(path.join(tmpdir(), 'new-'));
});
afterEach(() => rmSync(blog, { recursive: true }));

function runNew(...words: string[]) {
  return spawnSync(process.execPath, [path.join(root, 'scripts/new.ts'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, BLOG_DIR: blog, NODE_NO_WARNINGS: '1' },
  });
}

test('creates the file of a post, and never overwrites it', () => {
  const { status, stdout } = runNew('post', 'What', 'a', 'website', 'costs');
  const [folder = ''] = readdirSync(blog);
  expect(folder).toMatch(/^\d{4}-\d\d-\d\d-what-a-website-costs$/);
  expect([status, stdout]).toEqual([
    0,
    expect.stringContaining(`blog/${folder}/index.md is ready`),
  ]);
  const file = path.join(blog, folder, 'index.md');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('title: "What a website costs"');
  const secondRun = runNew('post', 'What a website costs');
  expect([secondRun.status, secondRun.stderr]).toEqual([
    1,
    expect.stringContaining('is there already'),
  ]);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test.each([
  ['nothing', []],
  ['a post without a title', ['post']],
  ['something that is no post', ['service', 'Booking systems']],
])('prints one line of usage for %s', (_case, words) => {
  const { status, stderr } = runNew(...words);
  expect([status, stderr.trimEnd()]).toEqual([
    1,
    expect.stringMatching(/^Usage: .* post "Title".*$/),
  ]);
  expect(readdirSync(blog)).toEqual([]);
});

test('transliterates a Hindi title, and refuses a title that has no Latin form', () => {
  const day = new Date('2026-11-22T10:00:00Z');
  expect(newPost('वेबसाइट की कीमत', day).folder).toBe('2026-11-22-vebasait-ki-kimat');
  expect(() => newPost('தமிழ்', day)).toThrow(
    'An address needs Latin letters or digits, and "தமிழ்" has none',
  );
});
