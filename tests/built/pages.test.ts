import { expect, test } from 'vitest';
import { fixturePage, linksOf, textsOf } from './support/document.ts';

test.each([
  ['/about', 'About us', ['About']],
  ['/about/tern-tide', 'About us', ['About']],
  ['/about/mission-vision', 'What we hold to', ['About', 'What we hold to']],
  ['/about/leadership-message', 'A letter to you', ['About', 'A letter to you']],
  ['/about/team', 'The crew', ['About', 'The crew']],
  ['/contact', 'Write to us', ['Contact']],
  ['/carrer', 'A seat in the boat', ['Jobs']],
  ['/register', 'Help', ['Help']],
  ['/industry', 'Whom we work for', ['Trades']],
  ['/meeting', 'Come and see', ['Book a visit']],
  ['/portfolio', 'What we made', ['What we made']],
  ['/gallery', 'Pictures', ['Pictures']],
  ['/industry/harbours', 'Software for harbours and marinas', ['Trades', 'Harbours & marinas']],
])('%s has the heading %j and the breadcrumb %j', (route, heading, trail) => {
  const page = fixturePage(route);
  expect(page.one('h1').text).toBe(heading);
  expect(page.breadcrumb).toEqual(['Home', ...trail]);
  expect(page.data('BreadcrumbList')).toMatchObject([
    { itemListElement: ['Home', ...trail].map((name) => ({ name })) },
  ]);
});

test('About has one canonical address, figures and strengths', () => {
  for (const route of ['/about', '/about/tern-tide']) {
    const canonical = fixturePage(route).one('link', { rel: 'canonical' });
    expect(canonical.attribute('href'), route).toBe('https://tern-and-tide.test/about');
  }
  const page = fixturePage('/about');
  const impact = page.section('What floats so far');
  expect(textsOf(impact.all('li'))).toEqual([
    '7+Harbours at work',
    '1240+Boats in the book',
    '3+Museums',
  ]);
  expect(linksOf(impact.all('a'))).toEqual(['/contact']);
  expect(textsOf(page.section('Two crafts and a half').all('h3'))).toEqual([
    'Code Code that floats',
    'Design Design for wet fingers',
    'Search Found from the ferry',
  ]);
});

test('Mission and Vision has the values and the timeline', () => {
  const page = fixturePage('/about/mission-vision');
  expect(textsOf(page.section('Four values').all('h3'))).toEqual([
    ...['Care', 'Reach', 'Patience', 'Honesty'],
  ]);
  const steps = textsOf(page.section('Six steps so far').all('li'));
  expect(steps).toHaveLength(6);
  expect(steps[2]).toBe('2019A boatFor the harbour office.');
});

test('the director’s letter has its pillars and its author', () => {
  const { main } = fixturePage('/about/leadership-message');
  expect(textsOf(main.all('h2'))).toEqual(['Plain', 'Sturdy']);
  const names = textsOf(main.all('p')).filter((text) => text.startsWith('Siân Llewellyn'));
  expect(names).toHaveLength(2);
});

test('the team page has every member, and an invitation when a job is open', () => {
  const members = fixturePage('/about/team').section('Six people and a dog');
  expect(members.all('li')).toHaveLength(7);
  // biome-ignore format: entries side by side
  expect(textsOf(members.all('h3'))).toEqual([
    'Siân Llewellyn-Featherstonehaugh', 'आन्या देशपांडे', 'Nguyễn Thị Ánh', 'Tāne Mahuta-Wirihana',
    'Ida', 'Oskar Ødegård', 'One seat in the boat is free',
  ]);
  expect(members.text).toContain('Tāne keeps the servers dry.');
  // A member has a drawing, a photo or neither.
  const portraits = members.all('img').map((portrait) => portrait.attribute('src') ?? '');
  expect(portraits.map((file) => file.replace(/\..*/, '')).slice(0, 3)).toEqual([
    '/drawn/people/one',
    '/pictures/crew/anh',
    '/drawn/people/two',
  ]);
  expect(linksOf(members.all('a', { target: '_blank' }))).toEqual([
    'https://www.linkedin.com/in/sian-tern-and-tide-test',
    'https://www.linkedin.com/in/anya-tern-and-tide-test',
    'https://www.linkedin.com/in/oskar-tern-and-tide-test',
  ]);
});

test('Contact has e-mail, phones and address as links, then the form, then the map', () => {
  const { main } = fixturePage('/contact');
  const links = main.section('Three ways to us').all('a');
  expect(links.map((link) => `${link.text} ${link.attribute('href')}`)).toEqual([
    'hello@tern-and-tide.test mailto:hello@tern-and-tide.test',
    '+64 3 555 0142 tel:+6435550142',
    '+64 (0)21 555 0199 tel:+64215550199',
    '4 Quay Lane, Waitangi, Chatham Islands 8942 (opens in a new tab) https://maps.test/?q=4+Quay+Lane%2C+Waitangi',
  ]);
  expect(textsOf(main.all('h2'))).toEqual([
    'Three ways to us',
    'Write to the crew',
    'Where the shed is',
  ]);
});

test('Career has a form for the open jobs, and structured data about them', () => {
  const page = fixturePage('/carrer');
  const options = page.main.one('form').all('option');
  expect(textsOf(options)).toEqual([
    'Select Position',
    'Boat-Side Developer',
    'Keeper of the Tide Tables and of All Other Tables',
  ]);
  expect(options.some((option) => option.attribute('selected') !== undefined)).toBe(false);
  expect(page.main.text).not.toContain('The boat is full');
  const [developer, keeper] = page.data('JobPosting');
  expect(developer).toMatchObject({
    title: 'Boat-Side Developer',
    datePosted: '2024-02-05',
    validThrough: '2999-12-31T23:59:59+13:45',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Tern & Tide Software Workshop' },
    jobLocation: { address: { addressLocality: 'Waitangi', addressCountry: 'NZ' } },
    description: expect.stringContaining('<li>'),
  });
  expect(keeper).toMatchObject({ title: /^Keeper/, employmentType: 'PART_TIME' });
  expect(keeper?.validThrough).toBeUndefined();
});

test('Support has contact details, hours, advice, questions and the form', () => {
  const { main } = fixturePage('/register');
  // biome-ignore format: entries side by side
  expect(textsOf(main.all('h2'))).toEqual([
    'How to reach us', 'What helps us help you', 'Support questions', 'Send a support request',
  ]);
  const reach = main.section('How to reach us');
  expect(linksOf(reach.all('a'))).toEqual([
    'tel:+6435550142',
    'https://wa.me/6435550142?text=Hello%20Tern%20%26%20Tide',
    'mailto:hello@tern-and-tide.test',
  ]);
  expect(reach.text).toContain('Tuesday to Saturday, 08:30 to 16:30');
});

test('Whom We Serve has a tile for each industry in order', () => {
  const tiles = fixturePage('/industry').main.all('a', { href: /^\/industry\// });
  // biome-ignore format: entries side by side
  expect(textsOf(tiles)).toEqual([
    'Harbours & marinas', 'Dairies', 'Museums', 'Ferries', 'Fishing crews of the outer islands',
  ]);
});

test('an industry page has its sections, and no empty section', () => {
  const { main } = fixturePage('/industry/harbours');
  // biome-ignore format: entries side by side
  expect(textsOf(main.all('h2'))).toEqual([
    'Where the day gets stuck', 'Services that fit', 'Papers of the trade', 'Seasons of the trade',
    'Work with the same services', 'Asked in this trade', 'Worth reading first',
    'Tell us what you need',
  ]);
  expect(main.text.split('What we build')).toHaveLength(4);
  const services = main.section('Services that fit').all('a', { href: /^\/service\// });
  expect(textsOf(services)).toEqual(['Berth books', 'Tide tables']);
  expect(textsOf(main.section('Asked in this trade').all('summary'))).toEqual([
    'Does it know the tide?',
    'Does it know the skipper?',
  ]);
  expect(textsOf(main.section('Work with the same services').all('h3'))).toEqual([
    'A berth book that the night watch trusts',
  ]);
  const { main: least } = fixturePage('/industry/dairies');
  expect(textsOf(least.all('h2'))).toEqual(['Tell us what you need']);
});

test('a portfolio page has its story, close-ups, services and the next project', () => {
  const { main } = fixturePage('/portfolio/berth-book');
  expect(textsOf(main.one('dl').all('dd'))).toEqual([
    'Waitangi Harbour Office',
    'Software',
    '2025',
  ]);
  // biome-ignore format: entries side by side
  expect(textsOf(main.all('h2'))).toEqual([
    'What was needed', 'What we built', 'What it is used for today', 'Services that went into it',
    'A closer look', 'The next project', 'Yours could float next',
  ]);
  expect(main.section('A closer look').all('img')).toHaveLength(2);
  const services = main.section('Services that went into it').all('a', { href: /^\/service/ });
  expect(linksOf(services)).toEqual(['/service/berths', '/service/tideTables']);
  expect(main.text).toContain('The night watch and I believe the same list now.');
  const site = main.one('a', { href: 'https://harbour.test' });
  expect(site.attribute('target')).toBe('_blank');
  expect(linksOf(main.section('The next project').all('a'))).toEqual(['/portfolio/rope-walk']);

  const { main: least } = fixturePage('/portfolio/rope-walk');
  expect(textsOf(least.all('h2'))).not.toContain('A closer look');
  expect(least.all('figure')).toEqual([]);
  expect(linksOf(least.section('The next project').all('a'))).toEqual(['/portfolio/berth-book']);
});

test('every gallery picture links to its file', () => {
  const links = fixturePage('/gallery').main.all('a', { href: /^\/pictures\/.+\.avif$/ });
  // Each picture is in the carousel and in the grid.
  expect(links).toHaveLength(14);
});
