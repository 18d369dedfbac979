import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeSharePictures } from '../../scripts/finish/share-pictures.ts';
import { preparedDir } from '../../src/plugins/pictures/prepare.ts';

const build = mkdtempSync(path.join(tmpdir(), 'code-crafters-shared-'));
const route = '/a-page-of-the-tests';
const kept = path.join(preparedDir, `share${route}.jpeg`);
const page = {
  file: 'a-page-of-the-tests.html',
  route,
  html: '',
  title: 'A page that only this test knows',
  description: '',
  listed: true,
};
const brand = { name: 'Code Crafters', host: 'codecrafters.example' };

afterAll(() => {
  rmSync(build, { recursive: true });
  rmSync(kept, { force: true });
});

test('a share picture is drawn once, and again only when what it shows has changed', async () => {
  expect(await makeSharePictures(build, [page], brand)).toBe(1);
  const first = readFileSync(kept);
  const drawnAt = statSync(kept).mtimeMs;
  expect(await makeSharePictures(build, [page], brand)).toBe(0);
  expect(statSync(kept).mtimeMs).toBe(drawnAt);
  expect(readFileSync(path.join(build, `share${route}.jpeg`))).toEqual(first);
  expect(await makeSharePictures(build, [{ ...page, title: 'Its new title' }], brand)).toBe(1);
  expect(readFileSync(kept)).not.toEqual(first);
});
