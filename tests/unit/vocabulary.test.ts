/** The check that every page's structured data goes through; a check that lets all through is none. */
import { describe, expect, test } from 'vitest';
import { openDays } from '../../src/components/StructuredData/open-days.ts';
import { peopleInSchemaOrg } from '../../src/components/StructuredData/people.ts';
import { findMistakes } from '../support/vocabulary.ts';

const job = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Front-End Developer',
  datePosted: '2026-11-02',
  validThrough: '2027-01-31T23:59:59+05:30',
  directApply: true,
  hiringOrganization: {
    '@type': 'ProfessionalService',
    name: 'Code Crafters',
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday'],
      opens: '10:00',
    },
  },
};

test('right data passes, with types below the expected ones, references and lists', () => {
  expect(findMistakes(job)).toEqual([]);
  expect(
    findMistakes({
      '@type': 'WebSite',
      publisher: { '@id': 'https://codecrafters.example/#organization' },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: 'https://codecrafters.example/blog?q={words}',
        },
        'query-input': 'required name=words',
      },
    }),
  ).toEqual([]);
});

describe('a search engine is never told', () => {
  test.each([
    ['a type that does not exist', { ...job, '@type': 'JobPost' }, 'knows no type "JobPost"'],
    ['a property of another type', { ...job, headline: 'x' }, 'knows no property headline'],
    ['a misspelt property', { ...job, dateposted: '2026-11-02' }, 'knows no property dateposted'],
    ['a day that is none', { ...job, datePosted: '2 November' }, '"2 November" is not Date'],
    [
      'a text for a number',
      { '@type': 'AggregateRating', reviewCount: 'many' },
      '"many" is not Integer',
    ],
    ['a number for a text', { ...job, title: 7 }, '7 is not Text'],
    ['yes for a truth', { ...job, directApply: 'yes' }, '"yes" is not Boolean'],
    [
      'a person as an address',
      { '@type': 'Person', address: { '@type': 'Person' } },
      'Person is not',
    ],
    ['a name where a thing belongs', { ...job, hiringOrganization: 'Us' }, '"Us" is not'],
    ['an address without its host', { '@type': 'Thing', url: '/about' }, '"/about" is not URL'],
    ['an empty list', { '@type': 'FAQPage', mainEntity: [] }, 'mainEntity: is empty'],
    ['nothing', { ...job, title: undefined }, 'undefined is not Text'],
    ['another context', { ...job, '@context': 'http://schema.org' }, '@context'],
    [
      'a weekday that is none',
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Caturday' },
      '"Caturday" is not DayOfWeek',
    ],
  ])('%s', (_, data, says) => {
    expect(findMistakes(data).join('\n')).toContain(says);
  });
});

test('a search engine hears of real colleagues, and not of sample ones', () => {
  const member = {
    fullName: 'Rohan Verma',
    slug: 'rohan-verma',
    designation: 'Software project manager',
    bio: 'Rohan turns registers into software.',
    linkedIn: 'https://www.linkedin.com/in/rohan-verma-example',
    picture: 'drawn/people/rohan-verma',
  };
  const employer = {
    '@type': 'ProfessionalService' as const,
    '@id': 'https://codecrafters.example/#organization',
    name: 'Code Crafters Web Solutions',
  };
  const people = peopleInSchemaOrg(
    [member, { ...member, slug: 'invented', sample: true }],
    employer,
    'https://codecrafters.example',
  );
  expect(people).toHaveLength(1);
  expect(people).toMatchObject([{ name: 'Rohan Verma', jobTitle: 'Software project manager' }]);
  expect(findMistakes(people)).toEqual([]);
});

test.each([
  ['Monday to Saturday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']],
  ['Saturday to Monday', ['Saturday', 'Sunday', 'Monday']],
  ['Tuesday', ['Tuesday']],
])('an office open %s is open on these days to a search engine', (days, meant) => {
  expect(openDays(days)).toEqual(meant);
});
