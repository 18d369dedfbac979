import { expect, test } from 'vitest';
import { fixturePage, linksOf, textsOf } from './support/document.ts';

const page = fixturePage('/');

test('has its sections in order under one h1', () => {
  const headings = page.main
    .all('h1 h2')
    .filter((heading) => heading.attribute('aria-hidden') !== 'true');
  // biome-ignore format: entries side by side
  expect(textsOf(headings)).toEqual([
    'Software for people who work outdoors', 'Three kinds of work', 'A small crew',
    'From the first visit to the last box', 'Four reasons', 'Who we work beside', 'In use today',
    'Come aboard', 'What skippers say', 'Questions from the quay',
  ]);
  expect(page.all('h1')).toHaveLength(1);
});

test.each([
  [
    'Software for people who work outdoors',
    ['Come and see /meeting', 'See what we made /portfolio'],
  ],
  [
    'Three kinds of work',
    [
      'Berth books /service/berths',
      'Tide tables /service/tideTables',
      'Museum sites /service/museums',
      'Marine radio /service/radio',
      'Tickets for one boat or for every boat /service/museums',
    ],
  ],
  ['A small crew', ['More about the crew /about']],
  [
    'In use today',
    [
      'Waitangi Harbour Office (opens in a new tab) https://harbour.test',
      'See the project /portfolio/berth-book',
      'The Museum of Ropes and Those Who Tied Them (opens in a new tab) https://ropes.test',
      'See the project /portfolio/rope-walk',
      'Heather Dairy (opens in a new tab) https://dairy.test',
      'Tern Ferries (opens in a new tab) https://ferries.test',
      'Ngāti Wai Fishers (opens in a new tab) https://fishers.test',
    ],
  ],
])('"%s" has its links', (heading, expectedLinks) => {
  const links = page.section(heading).all('a');
  expect(links.map((link) => `${link.text} ${link.attribute('href')}`)).toEqual(expectedLinks);
});

test.each([
  ['A small crew', ['Why we are here', 'Where we are going']],
  ['From the first visit to the last box', ['Look', 'Draw', 'Build', 'Try', 'Stay']],
  ['Four reasons', ['Near', 'Patient', 'Plain', 'Sturdy']],
])('"%s" has the headings %j', (heading, parts) => {
  expect(textsOf(page.section(heading).all('h3'))).toEqual(parts);
});

test('the reasons have drawings', () => {
  const drawings = page.section('Four reasons').all('img');
  expect(drawings.map((drawing) => drawing.attribute('src'))).toEqual([
    '/drawn/decor/rings.svg',
    '/drawn/decor/waves.svg',
  ]);
});

test('names each partner once', () => {
  const logos = page.section('Who we work beside').all('span', { role: 'img' });
  const names = logos.map((logo) => logo.attribute('aria-label'));
  expect(names).toHaveLength(10);
  expect(new Set(names).size).toBe(10);
  expect(names.slice(0, 2)).toEqual(['Quayside Ropes', 'Heather Dairy']);
});

test('groups testimonials by three', () => {
  const groups = page.section('What skippers say').all('ul', { 'data-shown': /./ });
  expect(groups.map((group) => group.all('blockquote').length)).toEqual([3, 1]);
  expect(groups[1]?.text).toContain('"Really" works: <b>no</b> signal needed.');
});

test('lists every question, with the first one open', () => {
  const questions = page.section('Questions from the quay').all('details');
  expect(questions).toHaveLength(7);
  expect(questions[0]?.one('summary').text).toBe('Do you work at weekends?');
  expect(linksOf(questions)).toHaveLength(7);
  expect(questions.filter((question) => question.attribute('open') !== undefined)).toEqual([
    questions[0],
  ]);
});
