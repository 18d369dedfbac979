/** What structured data says of people and of opening hours. Its vocabulary is held by schema-dts' types. */
import { expect, test } from 'vitest';
import { openDays } from '../../src/components/StructuredData/open-days.ts';
import { peopleInSchemaOrg } from '../../src/components/StructuredData/people.ts';

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
  expect(people).toMatchObject([
    {
      name: 'Rohan Verma',
      jobTitle: 'Software project manager',
      url: 'https://codecrafters.example/about/team#rohan-verma',
    },
  ]);
});

test.each([
  ['Monday to Saturday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']],
  ['Saturday to Monday', ['Saturday', 'Sunday', 'Monday']],
  ['Tuesday', ['Tuesday']],
])('an office open %s is open on these days to a search engine', (days, meant) => {
  expect(openDays(days)).toEqual(meant);
});
