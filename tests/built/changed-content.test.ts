/** What is not ours on the fixture's site: an owner who changes the content has changed all of it. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import { baseOf } from '../../src/plugins/pictures/prepare.ts';
import { fixture } from '../support/fixture.ts';

const cwd = fixture.out;
const shipped = path.resolve(import.meta.dirname, '../../src/content');

function read(file: string): string {
  return readFileSync(path.join(cwd, file), 'utf8');
}

test('nothing says what we are called, where we are and what colours we have', () => {
  const { company, services, brand } = readContent(shipped);
  const { name, fullName, email, phones, site, address } = company;
  const signs = [
    ...[name, fullName, email, new URL(site).host, address.street, address.city],
    ...phones.flatMap((phone) => [phone, phone.replace(/\D/g, '')]),
    ...Object.keys(services),
  ];
  // The editor's forms say what to write by examples of ours.
  const exclude = ['editor/*'];
  const files = globSync('**/{*.{html,js,css,json,svg,xml,txt,md},_*}', { cwd, exclude });
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = read(file);
    const colours = file.startsWith('drawn/') ? [] : Object.values(brand.colours);
    const found = [...signs, ...colours].filter((sign) => text.includes(sign));
    expect(found, file).toEqual([]);
  }
  expect(read('logo.svg')).toContain('#3b1248');
});

test('no picture or drawing is ours', () => {
  const masters = globSync('pictures/**/*.*', { cwd: shipped });
  const ours = masters.map((file) => baseOf(readFileSync(path.join(shipped, file)), ''));
  const built = globSync('pictures/**/*.*', { cwd });
  expect(built.length).toBeGreaterThan(0);
  expect(built.filter((file) => ours.some((hash) => file.includes(hash.slice(-9))))).toEqual([]);
  expect(globSync('drawn/{industries,partners,people}/*.svg', { cwd })).toHaveLength(17);
});

test('the editor is there, since its repository is named, and search engines are not told of it', () => {
  expect(read('editor.html')).toContain('<meta name="robots" content="noindex">');
  expect(read('editor.html')).toContain('"repository":"tern-and-tide/website"');
  const exclude = ['editor*', 'editor/**'];
  const files = globSync(['**/*.{html,js,xml,txt,md,json}', '_redirects'], { cwd, exclude });
  expect(files.length).toBeGreaterThan(50);
  const signs = /["'=]\/editor|sveltia|tern-and-tide\/website/;
  expect(files.filter((file) => signs.test(read(file)))).toEqual([]);
  expect(globSync('share/editor*', { cwd })).toEqual([]);
});
