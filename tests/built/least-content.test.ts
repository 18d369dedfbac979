/** The fixture's site with empty lists, no posts and no vendors. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildIfChanged } from '../../scripts/lib/site.ts';
import { fixture, fixtureFolder } from '../support/fixture.ts';
import { fixturePage, linksOf, type Page, textsOf } from './support/document.ts';

const folder = path.join(fixtureFolder, 'least');
const least = {
  ...fixture,
  content: path.join(folder, 'content'),
  blog: path.join(folder, 'blog'),
  out: path.join(folder, 'site'),
  generated: path.join(folder, 'generated'),
};

const lists = 'testimonials clients works industries team jobs'.split(' ');

beforeAll(async () => {
  for (const folder of [least.content, least.blog]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  cpSync(fixture.content, least.content, { recursive: true });
  for (const file of ['authors.yml', 'tags.yml']) {
    cpSync(path.join(fixture.blog, file), path.join(least.blog, file));
  }
  for (const service of ['tideTables', 'museums', 'radio']) {
    rmSync(path.join(least.content, `services/${service}.yml`));
  }
  for (const file of globSync('**/*.yml', { cwd: least.content })) {
    const text = readFileSync(path.join(least.content, file), 'utf8')
      .replace(/\/service\/(?!berths)\w+/g, '/service/berths')
      .replace(/\/(industry|portfolio)\/[\w-]+/g, '/$1')
      .replace(/^related: \[.*/m, 'related: []');
    writeFileSync(path.join(least.content, file), text);
  }
  const entries = {
    ...Object.fromEntries(lists.map((name) => [name, '[]'])),
    embeds: '{}',
    partners: '[{ name: Quayside Ropes, logo: drawn/partners/ring }]',
  };
  for (const [name, text] of Object.entries(entries)) {
    writeFileSync(path.join(least.content, `${name}.yml`), text);
  }
  keepFirstEntry('home.yml', /(headlines:\n +- .*\n)(?: +- .*\n)+/);
  keepFirstEntry('home.yml', /(pictures:\n +- .*\n)(?: +- .*\n)+/);
  keepFirstEntry('home.yml', /(cards:)\n(?: +- \{ title: .*to: .*\n)+/, ' []\n');
  keepFirstEntry('gallery.yml', /(pictures:\n.*\n.*\n)(?:.*\n)*?(?=labels:)/);
  await buildIfChanged(least);
}, 300_000);

function keepFirstEntry(file: string, list: RegExp, end = ''): void {
  const name = path.join(least.content, file);
  const text = readFileSync(name, 'utf8');
  expect(text).toMatch(list);
  writeFileSync(name, text.replace(list, `$1${end}`));
}

function pageAt(route: string): Page {
  return fixturePage(route, least.out);
}

test('pages without content are not built or linked', () => {
  const absent = ['/about/team', '/portfolio', '/industry', '/blog'];
  for (const route of absent) {
    expect(existsSync(path.join(least.out, `${route}.html`)), route).toBe(false);
  }
  for (const file of globSync('**/*.html', { cwd: least.out, exclude: ['desk.html'] })) {
    const links = linksOf(pageAt(`/${file.slice(0, -5)}`).all('a'));
    expect(
      links.filter((to = '') => absent.includes(to)),
      file,
    ).toEqual([]);
  }
});

test('the home page omits empty sections, and shows services instead of cards', () => {
  const page = pageAt('/');
  // biome-ignore format: entries side by side
  expect(textsOf(page.main.all('h2'))).toEqual([
    'Three kinds of work', 'A small crew', 'From the first visit to the last box', 'Four reasons',
    'Who we work beside', 'Come aboard', 'What skippers say', 'Questions from the quay',
  ]);
  expect(linksOf(page.section('Three kinds of work').all('a'))).toEqual(['/service/berths']);
  // Nothing moves, so there is no button to pause it.
  expect(page.main.all('button', { 'aria-label': /^(Pause|Let|Next|Previous)/ })).toEqual([]);
  const reviews = page.section('What skippers say').all('a');
  expect(linksOf(reviews)).toEqual(['https://reviews.test/tern-and-tide']);
  expect(reviews[0]?.attribute('target')).toBe('_blank');
});

test('the application form accepts open applications without open jobs', () => {
  const { main } = pageAt('/carrer');
  expect(main.text).toContain('The boat is full');
  const chosen = main.all('option').filter((option) => option.attribute('selected') !== undefined);
  expect(textsOf(chosen)).toEqual(['Open application']);
  expect(pageAt('/carrer').data('JobPosting')).toEqual([]);
});

test('a gallery of two pictures has no carousel', () => {
  const { main } = pageAt('/gallery');
  expect(main.all('a', { href: /^\/pictures\/.+\.avif$/ })).toHaveLength(2);
  expect(main.all('section', { 'aria-roledescription': 'carousel' })).toEqual([]);
});

test('the letter is unsigned without a team', () => {
  expect(pageAt('/about/leadership-message').main.text).not.toContain('Siân');
});

test('requires Trusted Types and has no editor without vendors', () => {
  expect(existsSync(path.join(least.out, 'editor.html'))).toBe(false);
  const headers = readFileSync(path.join(least.out, '_headers'), 'utf8');
  expect(headers).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/m);
});
