import { expect, test } from 'vitest';
import { buildPersons } from '../../src/components/StructuredData/people.ts';
import { expandDayRange } from '../../src/shared/open-days.ts';

test('structured data has the real team members, and no samples', () => {
  const nila = { fullName: 'Nila Rao', slug: 'nila-rao', designation: 'Developer', bio: 'Codes.' };
  const team = [nila, { ...nila, slug: 'invented', sample: true as const }];
  const employer = { '@type': 'ProfessionalService', name: 'An Agency' } as const;
  const url = 'https://agency.example/about/team#nila-rao';
  const expectedPersons = [{ name: 'Nila Rao', jobTitle: 'Developer', url }];
  expect(buildPersons(team, employer, 'https://agency.example')).toMatchObject(expectedPersons);
});

test.each([
  ['Monday to Saturday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']],
  ['Saturday to Monday', ['Saturday', 'Sunday', 'Monday']],
  ['Tuesday', ['Tuesday']],
])('the opening days %s are %j', (dayRange, expandedDays) => {
  expect(expandDayRange(dayRange)).toEqual(expandedDays);
});
