import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fixture } from '../support/fixture.ts';
import { listLinks, listTexts, readPage } from './support/document.ts';

const serviceKeys = ['berths', 'museums', 'radio', 'tideTables'];

test('a service page shows description, features and calls to action', () => {
  const servicePage = readPage('/service/tideTables');
  const { main } = servicePage;
  expect(servicePage.findOne('title').text).toMatch(
    /^Tide tables for Waitangi and the outer islands/,
  );
  expect(main.findOne('h1').text).toBe(
    'Tide tables for harbours that the water leaves twice a day',
  );
  expect(servicePage.breadcrumb).toEqual(['Home', 'On the water', 'Tide tables']);
  const lastStep = servicePage.findOne('nav', { 'aria-label': 'Breadcrumb' }).findAll('li').at(-1);
  expect(lastStep?.attribute('aria-current')).toBe('page');
  expect(main.text).toContain('When the water comes, to the minute, on paper');
  expect(listLinks(main.findAll('a')).slice(1, 3)).toEqual([
    '/contact?service=tideTables',
    '/meeting',
  ]);
  expect(listTexts(main.findSection('What it does').findOne('ol').findAll('li'))).toEqual([
    '01HeightsIn metres above the chart.',
    '02TimesIn the island’s own time, summer and winter.'.replace('’', "'"),
  ]);
  const closingSection = main.findSection('Choose Tide tables and sleep well');
  expect(closingSection.text).toContain('Our shed in Waitangi is open.');
  expect(listLinks(closingSection.findAll('a'))).toEqual(['/contact']);
});

test('a service page shows details with pictures, and links to related services', () => {
  const { main } = readPage('/service/berths');
  expect(main.text).toContain('it took us nine years to leave the rest out');
  const [firstDetail, secondDetail] = main
    .findAll('div')
    .filter((part) => part.findAll('h2').length === 1 && part.findAll('img').length === 1);
  expect(firstDetail?.findOne('h2').text).toBe('How it goes');
  expect(firstDetail?.findOne('img').attribute('alt')).toBe(
    'A hand points at a berth on a screen.',
  );
  expect(listTexts(firstDetail?.findAll('li') ?? [])).toEqual([
    'We come and look.',
    'We build it.',
    'We stay.',
  ]);
  expect(secondDetail?.findOne('h2').text).toBe('What it asks for');
  // A time at the beginning of a point has a separate element.
  expect(listTexts(readPage('/service/radio').main.findAll('li'))).toContain(
    '9:05 am The weather.',
  );
  expect(listLinks(main.findSection('Often built together').findAll('a'))).toEqual([
    '/service/tideTables',
    '/service/radio',
    '/service/museums',
  ]);
  const { main: museumsMain } = readPage('/service/museums');
  expect(listTexts(museumsMain.findAll('h2'))).not.toContain('Often built together');
});

test('a service page has structured data about the service and its provider', () => {
  const servicePage = readPage('/service/tideTables');
  const [serviceData] = servicePage.findData('Service');
  expect(serviceData).toMatchObject({
    name: 'Tide tables',
    category: 'On the water',
    url: 'https://tern-and-tide.test/service/tideTables',
    provider: {
      '@type': 'ProfessionalService',
      name: 'Tern & Tide Software Workshop',
      address: { addressLocality: 'Waitangi' },
    },
  });
  // biome-ignore format: a row a line
  expect(servicePage.findData('BreadcrumbList')).toMatchObject([
    { itemListElement: [{ position: 1, name: 'Home', item: 'https://tern-and-tide.test/' }, { position: 2, name: 'Tide tables' }] },
  ]);
  const { pathname } = new URL(String(serviceData?.image));
  expect(readFileSync(path.join(fixture.out, pathname)).length).toBeGreaterThan(1_000);
});

test.each(serviceKeys)(
  'the page of %s loads its first picture with priority, the others lazily',
  (serviceKey) => {
    const [firstPicture, ...otherPictures] = readPage(`/service/${serviceKey}`).main.findAll('img');
    expect(firstPicture?.attribute('fetchpriority')).toBe('high');
    expect(firstPicture?.attribute('loading')).toBeUndefined();
    expect(otherPictures.length).toBeGreaterThan(0);
    expect(new Set(otherPictures.map((part) => part.attribute('loading')))).toEqual(
      new Set(['lazy']),
    );
  },
);
