import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fixture } from '../support/fixture.ts';
import { fixturePage, linksOf, textsOf } from './support/document.ts';

const keys = ['berths', 'museums', 'radio', 'tideTables'];

test('shows description, features and calls to action', () => {
  const page = fixturePage('/service/tideTables');
  const { main } = page;
  expect(page.one('title').text).toMatch(/^Tide tables for Waitangi and the outer islands/);
  expect(main.one('h1').text).toBe('Tide tables for harbours that the water leaves twice a day');
  expect(page.breadcrumb).toEqual(['Home', 'On the water', 'Tide tables']);
  const step = page.one('nav', { 'aria-label': 'Breadcrumb' }).all('li').at(-1);
  expect(step?.attribute('aria-current')).toBe('page');
  expect(main.text).toContain('When the water comes, to the minute, on paper');
  expect(linksOf(main.all('a')).slice(1, 3)).toEqual(['/contact?service=tideTables', '/meeting']);
  expect(textsOf(main.section('What it does').one('ol').all('li'))).toEqual([
    '01HeightsIn metres above the chart.',
    '02TimesIn the island’s own time, summer and winter.'.replace('’', "'"),
  ]);
  const closing = main.section('Choose Tide tables and sleep well');
  expect(closing.text).toContain('Our shed in Waitangi is open.');
  expect(linksOf(closing.all('a'))).toEqual(['/contact']);
});

test('shows details with pictures, and links to related services', () => {
  const { main } = fixturePage('/service/berths');
  expect(main.text).toContain('it took us nine years to leave the rest out');
  const [goes, asks] = main
    .all('div')
    .filter((part) => part.all('h2').length === 1 && part.all('img').length === 1);
  expect(goes?.one('h2').text).toBe('How it goes');
  expect(goes?.one('img').attribute('alt')).toBe('A hand points at a berth on a screen.');
  expect(textsOf(goes?.all('li') ?? [])).toEqual(['We come and look.', 'We build it.', 'We stay.']);
  expect(asks?.one('h2').text).toBe('What it asks for');
  // A time at the beginning of a point is an element of its own.
  expect(textsOf(fixturePage('/service/radio').main.all('li'))).toContain('9:05 am The weather.');
  expect(linksOf(main.section('Often built together').all('a'))).toEqual([
    '/service/tideTables',
    '/service/radio',
    '/service/museums',
  ]);
  const { main: alone } = fixturePage('/service/museums');
  expect(textsOf(alone.all('h2'))).not.toContain('Often built together');
});

test('has structured data about the service and its provider', () => {
  const page = fixturePage('/service/tideTables');
  const [service] = page.data('Service');
  expect(service).toMatchObject({
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
  expect(page.data('BreadcrumbList')).toMatchObject([
    { itemListElement: [{ position: 1, name: 'Home', item: 'https://tern-and-tide.test/' }, { position: 2, name: 'Tide tables' }] },
  ]);
  const { pathname } = new URL(String(service?.image));
  expect(readFileSync(path.join(fixture.out, pathname)).length).toBeGreaterThan(1_000);
});

test.each(keys)('%s loads its first picture with priority, the others lazily', (key) => {
  const [first, ...others] = fixturePage(`/service/${key}`).main.all('img');
  expect(first?.attribute('fetchpriority')).toBe('high');
  expect(first?.attribute('loading')).toBeUndefined();
  expect(others.length).toBeGreaterThan(0);
  expect(new Set(others.map((part) => part.attribute('loading')))).toEqual(new Set(['lazy']));
});
