import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/lib/run.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { type ContentCopy, copyFixtureContent } from '../support/content-copy.ts';
import { fixture } from '../support/fixture.ts';

function readHindi({ folder }: ContentCopy) {
  return readContent(folder, fixture.static, 'hi');
}

test('a translation has its own texts, and the numbers, pictures and links of the original', () => {
  const contentCopy = copyFixtureContent();
  const [english, hindi] = [contentCopy.readContent(), readHindi(contentCopy)];
  expect(hindi.company).toMatchObject({ locale: 'hi-NZ', name: 'Tern & Tide', founded: 2016 });
  expect(hindi.forms.inquiry.fields.name.label).toBe('नाम');
  expect(hindi.home.hero.demo.to).toBe(english.home.hero.demo.to);
  expect(hindi.home.hero.pictures.map(({ file }) => file)).toEqual(
    english.home.hero.pictures.map(({ file }) => file),
  );
});

test('a page, a service and a job without texts are not there, and nothing refers to them', () => {
  const { missingPages, services, jobs } = readHindi(copyFixtureContent());
  expect(missingPages).toContain('gallery');
  expect(missingPages).not.toContain('contact');
  expect(Object.keys(services)).toEqual(['berths']);
  expect(services.berths?.related).toEqual([]);
  expect(jobs.map(({ slug }) => slug)).toContain('boat-side-developer');
});

test.each<[string, (contentCopy: ContentCopy) => void, string]>([
  [
    'a missing text',
    ({ change }) => change('hi/messages.yml', /\n {2}tooLong: .*/, ''),
    'hi/messages.yml:2: fields.tooLong: This field is missing. Add it.',
  ],
  [
    'a service whose original is gone',
    ({ folder }) => rmSync(`${folder}/services/berths.yml`),
    'hi/services/berths.yml: there is no src/content/services/berths.yml, which it translates. Remove this file too, or restore that one.',
  ],
  [
    'a text that the original lacks',
    ({ change }) => change('hi/errors.yml', 'title:', 'more: और\ntitle:'),
    'hi/errors.yml:1: more: This field is not known here. Take it out, or correct its name.',
  ],
  [
    'a list whose original has one more entry',
    ({ write, read }) =>
      write('faq.yml', `${read('faq.yml')}- question: Any fish?\n  answer: Some.\n`),
    'the file: List exactly',
  ],
  [
    'a missing placeholder',
    ({ change }) => change('hi/messages.yml', '{max}', 'कुछ'),
    'fields.tooLong: Write {max} in this text, where the page fills it in.',
  ],
  [
    'a missing file',
    (contentCopy) => contentCopy.delete('hi/forms.yml'),
    'hi/forms.yml: the file is missing. Write it with npm run translate -- hi forms.yml',
  ],
  [
    'a missing file of a page',
    (contentCopy) => contentCopy.delete('hi/contact.yml'),
    'Or take contact out of pages.yml: then this language has no such page.',
  ],
])('%s is named with its file and field', (_mistake, makeMistake, expectedMessage) => {
  const contentCopy = copyFixtureContent();
  makeMistake(contentCopy);
  expect(() => readHindi(contentCopy)).toThrow(expectedMessage);
});

test('npm run translate writes a file with the texts of the first language', () => {
  const { folder } = copyFixtureContent();
  const { stdout } = spawnSync(process.execPath, ['scripts/translate.ts', 'hi', 'gallery.yml'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder, STATIC_DIR: fixture.static },
  });
  expect(stdout).toBe('src/content/hi/gallery.yml is ready: overwrite its texts.\n');
  const { heading } = parse(readFileSync(`${folder}/gallery.yml`, 'utf8'));
  expect(parse(readFileSync(`${folder}/hi/gallery.yml`, 'utf8'))).toMatchObject({ heading });
});
