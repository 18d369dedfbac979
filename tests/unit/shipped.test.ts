import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removableGroups, removeService } from '../../scripts/lib/remove.ts';
import { hashOf, readShipped } from '../../scripts/lib/shipped.ts';
import { listUnfinished } from '../../scripts/lib/unfinished.ts';

const job = { title: 'Potter', location: '{city}' };
const service = { title: 'Vases' };
const mark = { size: 4, shapes: [] };
const post = '---\ntitle: How we fire clay\n---\nIn Lucknow.\n';
const record = {
  name: 'Code Crafters',
  city: 'Lucknow',
  hashes: [job, service, mark, post].map(hashOf).join(' '),
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'code-crafters-shipped-'));
  mkdirSync(`${folder}/services`);
  mkdirSync(`${folder}/blog/clay`, { recursive: true });
  mkdirSync(`${folder}/blog/mine`, { recursive: true });
  write('company.yml', 'name: Wardha Works\naddress: { city: Nagpur }\n');
  write('contact.yml', 'map: {}\n');
  write('brand.json', JSON.stringify({ colours: {}, mark }));
  write('wrangler.jsonc', '{ "name": "codecrafters-website" }');
  write('blog/authors.yml', 'asha: { name: Asha }\n');
  write('jobs.yml', '- title: Potter\n  location: "{city}"\n- title: Painter\n');
  write('services/vases.yml', 'title: Vases\n');
  write('services/bowls.yml', 'title: Bowls\nrelated:\n  - vases\n  - cups\n');
  write(
    'home.yml',
    'intro: Made in Lucknow.\ncards:\n  - { to: /service/vases }\n  - { to: /x }\ncolumns: [{ heading: Clay, links: [{ to: /service/vases }] }]\n',
  );
  write('blog/clay/index.md', post);
  write('blog/mine/index.md', 'We make [vases](/service/vases#big) and [bowls](/service/bowls).\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  writeFileSync(path.join(folder, file), text);
}

function read(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

function unfinished(): string[] {
  const places = { content: folder, blog: `${folder}/blog`, worker: `${folder}/wrangler.jsonc` };
  return listUnfinished(places, readShipped(folder, record));
}

test('an owner from elsewhere is told of what was shipped, and of its words in theirs', () => {
  expect(unfinished()).toEqual([
    'src/content/brand.json:1: the mark is not yours yet. Write your own.',
    'src/content/home.yml:1: "Lucknow" is not your agency. Write yours.',
    expect.stringMatching(/^src\/content\/jobs\.yml:1: Potter is not yours yet\./),
    expect.stringMatching(/^src\/content\/services\/vases\.yml:1: Vases is not yours yet\./),
    'worker/wrangler.jsonc:1: "codecrafters-" is not your agency. Write yours.',
    expect.stringMatching(/^blog\/clay\/index\.md:1: this post is not yours yet\./),
  ]);
});

test('the agency that it was written for is told of nothing', () => {
  write('company.yml', 'name: Code Crafters\naddress: { city: Lucknow }\n');
  expect(unfinished()).toEqual([]);
});

test('an owner may remove what was shipped, with all that leads there', () => {
  for (const { remove } of removableGroups(folder, `${folder}/blog`, readShipped(folder, record))) {
    remove();
  }
  expect(unfinished()).toEqual([
    expect.stringContaining('brand.json'),
    expect.stringContaining('home.yml'),
    expect.stringContaining('wrangler.jsonc'),
  ]);
  expect(read('jobs.yml')).toBe('- title: Painter\n');
  expect(existsSync(`${folder}/blog/clay`)).toBe(false);
  expect(existsSync(`${folder}/services/vases.yml`)).toBe(false);
  expect(read('services/bowls.yml')).toBe('title: Bowls\nrelated:\n  - cups\n');
  expect(read('home.yml')).not.toMatch(/vases|Clay/);
  expect(read('blog/mine/index.md')).toBe('We make vases and [bowls](/service/bowls).\n');
});

test('a link that stands alone stays for the check to name, with its comment', () => {
  write('home.yml', '# Ours.\nmore: /service/vases\n');
  removeService('vases', folder, `${folder}/blog`);
  expect(read('home.yml')).toBe('# Ours.\nmore: /service/vases\n');
});
