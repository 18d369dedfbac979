/** The fixture's site holds nothing of the owner's content. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { baseOf } from '../../src/plugins/pictures/prepare.ts';
import { fixture } from '../support/fixture.ts';

const cwd = fixture.out;
const ownContent = path.resolve(import.meta.dirname, '../../src/content');

function read(file: string): string {
  return readFileSync(path.join(cwd, file), 'utf8');
}

test('no picture, drawing or colour is the owner’s', () => {
  expect(read('logo.svg')).toContain('#3b1248');
  const masters = globSync('pictures/**/*.*', { cwd: ownContent });
  const hashes = masters.map((file) => baseOf(readFileSync(path.join(ownContent, file)), ''));
  const built = globSync('pictures/**/*.*', { cwd });
  expect(built.length).toBeGreaterThan(0);
  expect(built.filter((file) => hashes.some((hash) => file.includes(hash.slice(-9))))).toEqual([]);
  expect(globSync('drawn/{industries,partners,people}/*.svg', { cwd })).toHaveLength(17);
});

test('the editor is built when a repository is set, and is not indexed', () => {
  expect(read('editor.html')).toContain('<meta name="robots" content="noindex">');
  expect(read('editor.html')).toContain('"repository":"tern-and-tide/website"');
  const exclude = ['editor*', 'editor/**'];
  const files = globSync(['**/*.{html,js,xml,txt,md,json}', '_redirects'], { cwd, exclude });
  expect(files.length).toBeGreaterThan(50);
  const signs = /["'=]\/editor|sveltia|tern-and-tide\/website/;
  expect(files.filter((file) => signs.test(read(file)))).toEqual([]);
  expect(globSync('share/editor*', { cwd })).toEqual([]);
});
