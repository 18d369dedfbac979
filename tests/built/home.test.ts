import { expect, test } from 'vitest';
import { readPage } from './support/document.ts';

const homePage = readPage('/');

test('the home page has its sections in order under one h1', () => {
  const visibleHeadings = homePage.main
    .findAll('h1 h2')
    .filter((heading) => heading.attribute('aria-hidden') !== 'true');
  // biome-ignore format: headings side by side
  expect(visibleHeadings.map(({ text }) => text)).toEqual([
    'Software for people who work outdoors', 'A walk through four centuries of rope',
    'Three kinds of work', 'A small crew', 'From the first visit to the last box', 'Four reasons',
    'Who we work beside', 'In use today', 'Come aboard', 'What skippers say',
    'Questions from the quay',
  ]);
  expect(homePage.findAll('h1')).toHaveLength(1);
});

const sectionLinkCases = Object.entries({
  'Software for people who work outdoors': ['Come and see /meeting', 'See what we made /portfolio'],
  'Three kinds of work': [
    'Berth booksLine 1 of a card /service/berths',
    'Tide tablesLine 2 of a card /service/tideTables',
    'Museum sitesLine 3 of a card /service/museums',
    'Marine radio /service/radio',
    'Tickets for one boat or for every boatLine 3 of a card /service/museums',
  ],
  'A small crew': ['More about the crew /about'],
  'In use today': [
    'Waitangi Harbour Office (opens in a new tab) https://harbour.test',
    'See the project /portfolio/berth-book',
    'The Museum of Ropes and Those Who Tied Them (opens in a new tab) https://ropes.test',
    'See the project /portfolio/rope-walk',
    'Heather Dairy (opens in a new tab) https://dairy.test',
    'Tern Ferries (opens in a new tab) https://ferries.test',
    'Ngāti Wai Fishers (opens in a new tab) https://fishers.test',
  ],
});

test.each(sectionLinkCases)('the home section "%s" has its links', (heading, labelledHrefs) => {
  expect(homePage.findSection(heading).listHrefsWithLabels()).toEqual(labelledHrefs);
});

test.each([
  ['A small crew', ['Why we are here', 'Where we are going']],
  ['From the first visit to the last box', ['Look', 'Draw', 'Build', 'Try', 'Stay']],
  ['Four reasons', ['Near', 'Patient', 'Plain', 'Sturdy']],
])('the home section "%s" has the headings %j', (sectionHeading, partHeadings) => {
  expect(homePage.findSection(sectionHeading).findTexts('h3')).toEqual(partHeadings);
});

test('the reasons on the home page have drawings', () => {
  const decorDrawings = homePage.findSection('Four reasons').findAll('img');
  const drawingPaths = decorDrawings.map((drawing) => drawing.attribute('src'));
  expect(drawingPaths).toEqual(['/drawn/decor/rings.svg', '/drawn/decor/waves.svg']);
});

test('the home page groups testimonials by three', () => {
  const groups = homePage.findSection('What skippers say').findAll('ul', { 'data-shown': /./ });
  expect(groups.map((group) => group.findAll('blockquote').length)).toEqual([3, 1]);
  expect(groups[1]?.text).toContain('"Really" works: <b>no</b> signal needed.');
});
