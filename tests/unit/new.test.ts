import { afterEach, beforeEach, expect, test } from 'vitest';
import { listUnfinished } from '../../scripts/lib/unfinished.ts';
import { begin, templates } from '../../scripts/new/begin.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { type ContentFolder, copyContent, root } from '../support/content-folder.ts';

const today = new Date('2026-11-22T10:00:00Z');
let folder: ContentFolder;
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => folder.remove());

test.each(Object.keys(templates))('an owner who begins a %s has an entry that passes', (kind) => {
  const title = `Your very own ${kind} नया`;
  const before = folder.read('team.yml');
  const { file, next } = begin(kind, title, today, folder.place);
  expect(JSON.stringify(readContent(folder.place))).toContain(title);
  expect(folder.read('team.yml').startsWith(before.trimEnd()), 'beside the others').toBe(true);
  expect(next.length).toBeGreaterThan(0);
  const places = { content: folder.place, blog: `${root}/blog`, worker: '/dev/null' };
  const unfinished = listUnfinished(places).join('\n');
  expect(unfinished, 'its words are not theirs yet').toContain(`src/content/${file}`);
});

test('an owner may begin with an empty list', () => {
  folder.write('team.yml', '# The director first.\n[]\n');
  begin('member', 'Asha Rao', today, folder.place);
  expect(folder.read('team.yml')).toMatch(/^# The director first\.\n\n- fullName: Asha Rao\n/);
});

test('an owner may begin what an earlier mistake asks for', () => {
  folder.change('about.yml', '/service/webdesign', '/service/pottery');
  expect(() => readContent(folder.place)).toThrow('there is no service "pottery"');
  begin('service', 'Pottery', today, folder.place);
  expect(() => readContent(folder.place)).not.toThrow();
});

test('an owner who begins the same twice is told, and nothing is written', () => {
  begin('service', 'Drone Films', today, folder.place);
  expect(() => begin('service', 'Drone Films', today, folder.place)).toThrow(
    'src/content/services/dronefilms.yml is there already. Choose another title.',
  );
  begin('member', 'Asha Rao', today, folder.place);
  const before = folder.read('team.yml');
  expect(() => begin('member', 'Asha Rao', today, folder.place)).toThrow(
    /"Asha Rao" has the slug "asha-rao" too/,
  );
  expect(folder.read('team.yml')).toBe(before);
});

test('an owner who asks for something else is told what there is', () => {
  expect(() => begin('page', 'A page', today, folder.place)).toThrow(
    'There are post, service, member, work, job, testimonial, question.',
  );
});

test('a title without Latin letters begins nothing that needs an address', () => {
  expect(() => begin('member', 'தமிழ்', today, folder.place)).toThrow(
    'An address needs Latin letters or digits, and "தமிழ்" has none',
  );
  begin('question', 'தமிழ்?', today, folder.place);
  expect(begin('service', 'वेबसाइट की कीमत', today, folder.place).file).toBe(
    'services/vebasaitkikimat.yml',
  );
});
