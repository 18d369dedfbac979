import { expect, test } from 'vitest';
import { createSearch } from '../../src/components/Search/createSearch.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { fixture } from '../support/fixture.ts';
import { buildFolder, readSearchIndex } from './support/pages.ts';

const searchFixture = createSearch(readSearchIndex(fixture.out));
const searchOwnSite = createSearch(readSearchIndex(buildFolder));

// biome-ignore format: a query a line
test.each([
  ['contact number', ['/contact']],
  ['number', ['/contact', '/blog/tags', '/privacy']],
  ['phone', ['/contact', '/blog/authors/sian', '/blog/authors']],
  ['e-mail', ['/contact']],
  ['address', ['/contact', '/register']],
  ['timing', ['/contact']],
  ['opening hours', ['/contact']],
  ['whatsapp', ['/contact', '/register']],
  ['whatsapp number', ['/contact']],
  ['फोन', ['/contact']],
  ['पता', ['/contact']],
  ['book an appointment', ['/meeting']],
  ['job', ['/carrer', '/about/team']],
  ['vacancy', ['/carrer']],
  ['नौकरी', ['/carrer']],
  ['carpenter', ['/about/team']],
  ['help', ['/register', '/blog', '/accessibility']],
  ['not working', ['/register']],
  ['my screen is not working', ['/register']],
  ['मदद', ['/register']],
  ['price', ['/', '/about', '/about/leadership-message']],
  ['how much', ['/about/leadership-message', '/about/mission-vision', '/register']],
  ['how much does a berth book cost', ['/', '/register']],
  ['कीमत', ['/about/leadership-message', '/about/mission-vision', '/register']],
  ['marina', ['/service/berths', '/industry/harbours', '/portfolio/berth-book']],
  ['boat parking', ['/service/berths', '/industry/harbours', '/portfolio/berth-book']],
  ['jetty', ['/service/berths', '/industry/harbours', '/portfolio/berth-book']],
  ['berth', ['/service/berths', '/portfolio/berth-book', '/']],
  ['berths', ['/service/berths', '/portfolio/berth-book', '/']],
  ['website', ['/service/museums', '/industry/museums', '/portfolio/rope-walk']],
  ['वेबसाइट', ['/service/museums', '/', '/blog/forty-knots']],
  ['museum website', ['/service/museums', '/industry/museums', '/']],
  ['musseum sites', ['/service/museums', '/', '/blog/forty-knots']],
  ['wesbite', ['/industry/museums', '/service/museums', '/privacy']],
  ['ज्वार', ['/service/tideTables', '/blog/tide-tables', '/carrer']],
  ['tide', ['/service/tideTables', '/blog/tide-tables', '/blog/authors']],
  ['tide table', ['/service/tideTables', '/blog/tide-tables', '/carrer']],
  ['Sian', ['/blog/authors/sian', '/blog/authors', '/privacy']],
  ['oskar', ['/about/team', '/privacy']],
  ['Ida', ['/about/team']],
  ['Tane', ['/about/team']],
  ['Thi Anh', ['/about/team']],
  ['आन्या', ['/blog/authors/anya', '/blog/authors', '/about/team']],
  ['अभियंता', ['/blog/authors/anya', '/blog/authors', '/about/team']],
  ['moori', ['/blog/mooring-book']],
  ['mooring zeppelin', ['/blog/mooring-book']],
  ['centuries', ['/portfolio/rope-walk']],
  ['dairies', ['/industry/dairies', '/industry', '/about/mission-vision']],
  ['ferries', ['/industry/ferries', '/blog/ferry-in-the-wind', '/about']],
  ['fishing', ['/industry/fishing']],
  ['radio', ['/service/radio', '/meeting', '/contact']],
  ['who owns what you build', ['/', '/industry', '/about/mission-vision']],
  ['browsers', ['/']],
  ['how do I get my data out', ['/register']],
  ['नाव', ['/blog/hindi-at-the-quay']],
  ['gloves', ['/blog/gloves-and-screens', '/about', '/']],
  ['fog', ['/blog/fog-signals']],
  ['winter', ['/blog/winter-ashore', '/service/berths', '/privacy']],
  ['centurys', ['/portfolio/rope-walk']],
  ['harborus', ['/industry/harbours', '/service/tideTables', '/industry']],
  ['unfinished', []],
  ['zzyzx', []],
])('“%s” finds %j first', (query, expectedPaths) => {
  const paths = searchFixture(query).map(({ to }) => to);
  expect(paths.slice(0, 3)).toEqual(expectedPaths);
});

test('finds the owner’s pages by each synonym, by each first name, and by the name of each service', () => {
  const { synonyms, team, services } = readContent();
  const expectedPairs = [
    ...synonyms.subjects.flatMap(({ words, first: [firstPath] }) =>
      words.map((word) => [word, firstPath]),
    ),
    ...team.map(({ fullName }) => [fullName.split(' ')[0], '/about/team']),
    ...Object.entries(services).map(([key, { menu }]) => [menu.label, `/service/${key}`]),
  ];
  for (const [query = '', expectedPath] of expectedPairs) {
    const paths = searchOwnSite(query).map(({ to }) => to);
    expect(paths, query).toContain(expectedPath ?? paths[0]);
  }
});
