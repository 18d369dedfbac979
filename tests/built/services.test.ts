import { expect, test } from 'vitest';
import { readFixtureOutput, readPage } from './support/document.ts';

test('a service page has description, features, calls to action and structured data', () => {
  const page = readPage('/service/tideTables');
  const { main } = page;
  const expectedHeading = 'Tide tables for harbours that the water leaves twice a day';
  expect(main.findOne('h1').text).toBe(expectedHeading);
  expect(page.findOne('title').text).toMatch(/^Tide tables for Waitangi and the outer islands/);
  expect(page.breadcrumbTexts).toEqual(['Home', 'On the water', 'Tide tables']);
  expect(page.findTexts('li', { 'aria-current': 'page' })).toEqual(['Tide tables']);
  expect(main.text).toContain('When the water comes, to the minute, on paper');
  expect(main.findHrefs().slice(1, 3)).toEqual([
    '/contact?service=tideTables#contact-heading',
    '/meeting?service=tideTables',
  ]);
  expect(main.findSection('What it does').findOne('ol').findTexts('li')).toEqual([
    '01HeightsIn metres above the chart.',
    "02TimesIn the island's own time, summer and winter.",
  ]);
  expect(main.findSection('Trades that ask for it').findHrefs()).toEqual([
    '/industry/harbours',
    '/industry/fishing',
  ]);
  const closingSection = main.findSection('Choose Tide tables and sleep well');
  expect(closingSection.text).toContain('Our shed in Waitangi is open.');
  expect(closingSection.text).toContain('Tell us how your tide runs.');
  expect(closingSection.findHrefs()).toEqual([
    '/contact?service=tideTables#contact-heading',
    '/contact',
    'tel:+6435550142',
  ]);
  const [serviceJsonLd] = page.findJsonLd('Service');
  expect(serviceJsonLd).toMatchObject({
    name: 'Tide tables',
    category: 'On the water',
    url: 'https://tern-and-tide.test/service/tideTables',
    provider: {
      '@type': 'ProfessionalService',
      name: 'Tern & Tide Software Workshop',
      address: { addressLocality: 'Waitangi' },
    },
  });
  expect(page.findJsonLd('BreadcrumbList')).toMatchObject([
    { itemListElement: [{ name: 'Home' }, { name: 'Tide tables' }] },
  ]);
  const { pathname } = new URL(String(serviceJsonLd?.image));
  expect(readFixtureOutput(pathname).length).toBeGreaterThan(1_000);
});

test('a service page ends with the person who answers for it, else with who answers inquiries', () => {
  const radioPanel = readPage('/service/radio').main.findSection(
    'Choose Marine radio and sleep well',
  );
  expect(radioPanel.text).toContain('Tell me what you did not hear.');
  expect(radioPanel.text).not.toContain('Tell us how your tide runs.');
  expect(radioPanel.text).toContain('Oskar Ødegård answers');
  const berthsPanel = readPage('/service/berths').main.findSection(
    'Choose Berth books and sleep well',
  );
  expect(berthsPanel.text).toContain('Siân Llewellyn-Featherstonehaugh answers');
});

test('a service page shows details with pictures, and links to related services', () => {
  const { main } = readPage('/service/berths');
  expect(main.text).toContain('it took us nine years to leave the rest out');
  const [firstDetail, secondDetail] = main
    .findAll('div')
    .filter((part) => part.findAll('h2').length === 1 && part.findAll('img').length === 1)
    .filter((part) => part.findAll('li').length > 0);
  expect(firstDetail?.findTexts('h2')).toEqual(['How it goes']);
  const altText = firstDetail?.findOne('img').attribute('alt');
  expect(altText).toBe('A hand points at a berth on a screen.');
  expect(firstDetail?.findTexts('li')).toEqual(['We come and look.', 'We build it.', 'We stay.']);
  expect(secondDetail?.findTexts('h2')).toEqual(['What it asks for']);
  // A time at the beginning of a list point has a separate element.
  expect(readPage('/service/radio').main.findTexts('li')).toContain('9:05 am The weather.');
  const expectedRelatedHrefs = ['/service/tideTables', '/service/radio', '/service/museums'];
  expect(main.findSection('Often built together').findHrefs()).toEqual(expectedRelatedHrefs);
  expect(readPage('/service/museums').main.findTexts('h2')).not.toContain('Often built together');
});

const serviceKeys = ['berths', 'museums', 'radio', 'tideTables'];
test.each(serviceKeys)('the page of %s loads its first picture with priority', (serviceKey) => {
  const [firstPicture, ...otherPictures] = readPage(`/service/${serviceKey}`).main.findAll('img');
  expect(firstPicture?.attribute('fetchpriority')).toBe('high');
  for (const [name, value] of Object.entries({ loading: 'lazy', decoding: 'async' })) {
    expect(firstPicture?.attribute(name)).toBeUndefined();
    expect([...new Set(otherPictures.map((picture) => picture.attribute(name)))]).toEqual([value]);
  }
});
