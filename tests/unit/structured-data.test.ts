import { expect, test } from 'vitest';
import { buildPersons } from '../../src/components/StructuredData/people.ts';
import { expandDayRange } from '../../src/shared/open-days.ts';

test('structured data has the real team members, and no samples', () => {
  const teamMember = {
    fullName: 'Nila Rao',
    slug: 'nila-rao',
    designation: 'Software project manager',
    bio: 'Nila turns registers into software.',
    linkedIn: 'https://www.linkedin.com/in/nila-rao-example',
    picture: 'drawn/people/nila-rao',
  };
  const employer = {
    '@type': 'ProfessionalService' as const,
    '@id': 'https://agency.example/#organization',
    name: 'An Agency',
  };
  const personJsonLdList = buildPersons(
    [teamMember, { ...teamMember, slug: 'invented', sample: true }],
    employer,
    'https://agency.example',
  );
  expect(personJsonLdList).toHaveLength(1);
  // biome-ignore format: a row a line
  expect(personJsonLdList).toMatchObject([
    { name: 'Nila Rao', jobTitle: 'Software project manager', url: 'https://agency.example/about/team#nila-rao' },
  ]);
});

test.each([
  ['Monday to Saturday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']],
  ['Saturday to Monday', ['Saturday', 'Sunday', 'Monday']],
  ['Tuesday', ['Tuesday']],
])('the opening days %s are %j', (dayRange, expandedDays) => {
  expect(expandDayRange(dayRange)).toEqual(expandedDays);
});
