/** These tests build the fixture's site with empty lists, no posts and no vendors. */
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { buildIfChanged } from '../../scripts/lib/site.ts';
import { fixture, fixtureBuildFolder } from '../support/fixture.ts';
import { type Page, readPage } from './support/document.ts';

const leastFolder = `${fixtureBuildFolder}/least`;
const leastSite = {
  ...fixture,
  content: `${leastFolder}/content`,
  blog: `${leastFolder}/blog`,
  out: `${leastFolder}/site`,
  generated: `${leastFolder}/generated`,
};

beforeAll(async () => {
  copyFolderWithout(/\/(hi|(tideTables|museums|radio)\.yml)$/, fixture.content, leastSite.content);
  copyFolderWithout(/\/\d{4}-[^/]*$/, fixture.blog, leastSite.blog);
  for (const contentFilePath of globSync('**/*.yml', { cwd: leastSite.content })) {
    changeFile(contentFilePath, /\/service\/(?!berths)\w+/g, '/service/berths');
    changeFile(contentFilePath, /\/(industry|portfolio)\/[\w-]+/g, '/$1');
    changeFile(contentFilePath, /^related: \[.*/m, 'related: []');
  }
  for (const listName of [
    'testimonials',
    'faq',
    'clients',
    'works',
    'industries',
    'team',
    'jobs',
  ]) {
    changeFile(`${listName}.yml`, /.*/s, '[]');
  }
  changeFile('company.yml', /^translations:.*\n/m, '');
  changeFile('embeds.yml', /.*/s, '{}');
  changeFile('redirects.yml', '/old-notes.html, to: /blog/mooring-book', '/old-notes.html, to: /');
  changeFile('redirects.yml', '/carrer, support: /register', '/careers/at-sea, support: /help');
  changeFile('redirects.yml', /.*careers, to.*\n/, '');
  changeFile('contact.yml', /^ {2}drawn:.*\n/m, '');
  changeFile('partners.yml', /.*/s, '[{ name: Quayside Ropes, logo: drawn/partners/ring }]');
  keepFirstEntry('home.yml', /(headlines:\n +- .*\n)(?: +- .*\n)+/);
  keepFirstEntry('home.yml', /(pictures:\n +- .*\n)(?: +- .*\n)+/);
  keepFirstEntry('home.yml', /(cards:)\n(?: +- \{ title: .*to: .*\n)+/, ' []\n');
  keepFirstEntry('gallery.yml', /(pictures:\n.*\n.*\n)(?:.*\n)*?(?=labels:)/);
  changeFile('gallery.yml', /(label: .*\n {2}pictures:)\n.*/s, '$1 []\n');
  await buildIfChanged(leastSite);
}, 300_000);

function copyFolderWithout(omittedPathPattern: RegExp, originalFolder: string, copyFolder: string) {
  rmSync(copyFolder, { recursive: true, force: true });
  const shouldCopy = (filePath: string) => !omittedPathPattern.test(filePath);
  cpSync(originalFolder, copyFolder, { recursive: true, filter: shouldCopy });
}

function changeFile(relativePath: string, pattern: RegExp | string, replacement: string): void {
  const filePath = `${leastSite.content}/${relativePath}`;
  writeFileSync(filePath, readFileSync(filePath, 'utf8').replace(pattern, replacement));
}

function keepFirstEntry(relativePath: string, listPattern: RegExp, replacement = ''): void {
  expect(readFileSync(`${leastSite.content}/${relativePath}`, 'utf8')).toMatch(listPattern);
  changeFile(relativePath, listPattern, `$1${replacement}`);
}

function readLeastPage(route: string): Page {
  return readPage(route, leastSite.out);
}

test('pages without content are not built or linked', () => {
  const absentRoutes = ['/about/team', '/portfolio', '/industry', '/blog'];
  for (const route of absentRoutes) {
    expect(existsSync(`${leastSite.out}${route}.html`), route).toBe(false);
  }
  for (const path of globSync('**/*.html', { cwd: leastSite.out, exclude: ['desk.html'] })) {
    const hrefs = readLeastPage(`/${path.slice(0, -5)}`).findHrefs();
    const hrefsToAbsentPages = hrefs.filter((href = '') => absentRoutes.includes(href));
    expect(hrefsToAbsentPages, path).toEqual([]);
  }
});

test('the home page omits empty sections, and shows services instead of cards', () => {
  const homePage = readLeastPage('/');
  // biome-ignore format: headings side by side
  expect(homePage.main.findTexts('h2')).toEqual([
    'Three kinds of work', 'A small crew', 'From the first visit to the last box', 'Four reasons',
    'Who we work beside', 'Come aboard', 'What skippers say',
  ]);
  expect(homePage.findJsonLd('FAQPage')).toEqual([]);
  expect(homePage.findSection('Three kinds of work').findHrefs()).toEqual(['/service/berths']);
  // The home page has no moving part, so it needs no button that pauses the movement.
  const movementButtonAttributes = { 'aria-label': /^(Pause|Let|Next|Previous)/ };
  expect(homePage.main.findAll('button', movementButtonAttributes)).toEqual([]);
  const testimonialSection = homePage.findSection('What skippers say');
  expect(testimonialSection.findHrefs()).toEqual(['https://reviews.test/tern-and-tide']);
  expect(testimonialSection.findAll('a', { target: '_blank' })).toHaveLength(1);
});

test('the application form accepts open applications without open jobs', () => {
  const careerPage = readLeastPage('/careers/at-sea');
  expect(careerPage.main.text).toContain('The boat is full');
  expect(careerPage.main.findTexts('option', { selected: /^/ })).toEqual(['Open application']);
  expect(careerPage.findJsonLd('JobPosting')).toEqual([]);
});

test('career and support are at the addresses that the owner chooses, and the usual ones redirect', () => {
  expect(existsSync(`${leastSite.out}/carrer.html`)).toBe(false);
  expect(readLeastPage('/help').main.findTexts('h1')).toHaveLength(1);
  // A document's link, and a link of navigation.yml.
  const hrefs = readLeastPage('/accessibility').findHrefs();
  expect(hrefs).toEqual(expect.arrayContaining(['/careers/at-sea', '/help']));
  expect(hrefs.filter((href = '') => /^\/(carrer|register)/.test(href))).toEqual([]);
  const redirectsText = readFileSync(`${leastSite.out}/_redirects`, 'utf8');
  expect(redirectsText).toContain('\n/carrer /careers/at-sea 301\n');
  expect(redirectsText).toContain('\n/service/ /#services 301\n');
  expect(redirectsText).toMatch(/^\/career \/careers\/at-sea 301\n/);
});

test('a gallery without close-ups has no carousel', () => {
  const { main } = readLeastPage('/gallery');
  expect(main.findAll('a', { href: /^\/pictures\/.+\.avif$/ })).toHaveLength(2);
  expect(main.findAll('section', { 'aria-roledescription': 'carousel' })).toEqual([]);
});

test('decorations have the colours of the brand, and no unused map is published', () => {
  const decorSvg = readFileSync(`${leastSite.out}/drawn/decor/waves.svg`, 'utf8');
  expect(decorSvg).toContain('stroke="#f5a8eb"');
  expect(globSync('drawn/map*', { cwd: leastSite.out })).toEqual([]);
});

test('the letter is unsigned without a team', () => {
  expect(readLeastPage('/about/leadership-message').main.text).not.toContain('Siân');
});

test('without vendors, the site requires Trusted Types and has no editor', () => {
  expect(existsSync(`${leastSite.out}/editor.html`)).toBe(false);
  const headersText = readFileSync(`${leastSite.out}/_headers`, 'utf8');
  expect(headersText).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/m);
});
