/** These tests build the fixture's site with empty lists, no posts and no vendors. */
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
import { fixture, fixtureBuildFolder } from '../support/fixture.ts';
import { type Page, readPage } from './support/document.ts';

const leastFolder = path.join(fixtureBuildFolder, 'least');
const leastSitePaths = {
  ...fixture,
  content: path.join(leastFolder, 'content'),
  blog: path.join(leastFolder, 'blog'),
  out: path.join(leastFolder, 'site'),
  generated: path.join(leastFolder, 'generated'),
};

beforeAll(async () => {
  for (const sourceFolder of [leastSitePaths.content, leastSitePaths.blog]) {
    rmSync(sourceFolder, { recursive: true, force: true });
    mkdirSync(sourceFolder, { recursive: true });
  }
  cpSync(fixture.content, leastSitePaths.content, { recursive: true });
  for (const file of ['authors.yml', 'tags.yml']) {
    cpSync(path.join(fixture.blog, file), path.join(leastSitePaths.blog, file));
  }
  for (const removedServiceKey of ['tideTables', 'museums', 'radio']) {
    rmSync(path.join(leastSitePaths.content, `services/${removedServiceKey}.yml`));
  }
  for (const file of globSync('**/*.yml', { cwd: leastSitePaths.content })) {
    const changedYaml = readFileSync(path.join(leastSitePaths.content, file), 'utf8')
      .replace(/\/service\/(?!berths)\w+/g, '/service/berths')
      .replace(/\/(industry|portfolio)\/[\w-]+/g, '/$1')
      .replace(/^related: \[.*/m, 'related: []');
    writeFileSync(path.join(leastSitePaths.content, file), changedYaml);
  }
  const emptiedFileNames = ['testimonials', 'clients', 'works', 'industries', 'team', 'jobs'];
  const yamlByFileName = {
    ...Object.fromEntries(emptiedFileNames.map((fileName) => [fileName, '[]'])),
    embeds: '{}',
    partners: '[{ name: Quayside Ropes, logo: drawn/partners/ring }]',
  };
  for (const [fileName, fileYaml] of Object.entries(yamlByFileName)) {
    writeFileSync(path.join(leastSitePaths.content, `${fileName}.yml`), fileYaml);
  }
  keepFirstEntry('home.yml', /(headlines:\n +- .*\n)(?: +- .*\n)+/);
  keepFirstEntry('home.yml', /(pictures:\n +- .*\n)(?: +- .*\n)+/);
  keepFirstEntry('home.yml', /(cards:)\n(?: +- \{ title: .*to: .*\n)+/, ' []\n');
  keepFirstEntry('gallery.yml', /(pictures:\n.*\n.*\n)(?:.*\n)*?(?=labels:)/);
  await buildIfChanged(leastSitePaths);
}, 300_000);

function keepFirstEntry(file: string, listPattern: RegExp, replacement = ''): void {
  const filePath = path.join(leastSitePaths.content, file);
  const yamlBefore = readFileSync(filePath, 'utf8');
  expect(yamlBefore).toMatch(listPattern);
  writeFileSync(filePath, yamlBefore.replace(listPattern, `$1${replacement}`));
}

function readLeastPage(route: string): Page {
  return readPage(route, leastSitePaths.out);
}

test('pages without content are not built or linked', () => {
  const absentRoutes = ['/about/team', '/portfolio', '/industry', '/blog'];
  for (const route of absentRoutes) {
    expect(existsSync(path.join(leastSitePaths.out, `${route}.html`)), route).toBe(false);
  }
  for (const file of globSync('**/*.html', { cwd: leastSitePaths.out, exclude: ['desk.html'] })) {
    const pageHrefs = readLeastPage(`/${file.slice(0, -5)}`).findHrefs();
    const hrefsToAbsentPages = pageHrefs.filter((to = '') => absentRoutes.includes(to));
    expect(hrefsToAbsentPages, file).toEqual([]);
  }
});

test('the home page omits empty sections, and shows services instead of cards', () => {
  const homePage = readLeastPage('/');
  // biome-ignore format: headings side by side
  expect(homePage.main.findTexts('h2')).toEqual([
    'Three kinds of work', 'A small crew', 'From the first visit to the last box', 'Four reasons',
    'Who we work beside', 'Come aboard', 'What skippers say', 'Questions from the quay',
  ]);
  expect(homePage.findSection('Three kinds of work').findHrefs()).toEqual(['/service/berths']);
  // The home page has no moving part, so it needs no button that pauses the movement.
  const movementButtonAttributes = { 'aria-label': /^(Pause|Let|Next|Previous)/ };
  expect(homePage.main.findAll('button', movementButtonAttributes)).toEqual([]);
  const reviewLinks = homePage.findSection('What skippers say').findAll('a');
  expect(reviewLinks).toHaveLength(1);
  expect(reviewLinks[0]?.attribute('href')).toBe('https://reviews.test/tern-and-tide');
  expect(reviewLinks[0]?.attribute('target')).toBe('_blank');
});

test('the application form accepts open applications without open jobs', () => {
  const { main } = readLeastPage('/carrer');
  expect(main.text).toContain('The boat is full');
  expect(main.findTexts('option', { selected: /^/ })).toEqual(['Open application']);
  expect(readLeastPage('/carrer').findJsonLd('JobPosting')).toEqual([]);
});

test('a gallery of two pictures has no carousel', () => {
  const { main } = readLeastPage('/gallery');
  expect(main.findAll('a', { href: /^\/pictures\/.+\.avif$/ })).toHaveLength(2);
  expect(main.findAll('section', { 'aria-roledescription': 'carousel' })).toEqual([]);
});

test('the letter is unsigned without a team', () => {
  expect(readLeastPage('/about/leadership-message').main.text).not.toContain('Siân');
});

test('without vendors, the site requires Trusted Types and has no editor', () => {
  expect(existsSync(path.join(leastSitePaths.out, 'editor.html'))).toBe(false);
  const headersText = readFileSync(path.join(leastSitePaths.out, '_headers'), 'utf8');
  expect(headersText).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/m);
});
