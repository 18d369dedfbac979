import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openingTimesSchema } from '../../src/content/schemas/company.ts';
import { formatOpeningTimes } from '../../src/shared/open-days.ts';

const weekWithBreak = [
  { days: 'Wednesday to Monday', opens: '10:00', closes: '13:00' },
  { days: 'Wednesday to Monday', opens: '14:00', closes: '19:00' },
  { days: 'Tuesday', opens: '10:30', closes: '12:00' },
];

test('says hours that differ by day, with a break', () => {
  expect(v.parse(openingTimesSchema, weekWithBreak)).toEqual(weekWithBreak);
  expect(formatOpeningTimes(weekWithBreak, { locale: 'en-IN', range: '{from} to {to}' })).toBe(
    'Wednesday to Monday, 10 am to 1 pm and 2 pm to 7 pm; Tuesday, 10:30 am to 12 pm',
  );
});

test('says hours in Hindi and in German', () => {
  const week = [{ days: 'Monday to Saturday', opens: '10:00', closes: '19:30' }];
  expect(formatOpeningTimes(week, { locale: 'hi-IN', range: '{from} से {to}' })).toBe(
    'सोमवार से शनिवार, सुबह 10 से शाम 7:30',
  );
  expect(formatOpeningTimes(week, { locale: 'de-DE', range: '{from} bis {to}' })).toBe(
    'Montag bis Samstag, 10 Uhr bis 19:30',
  );
});

// biome-ignore format: a row a line
test.each([
  [[], 'List 1 to 14 entries here.'],
  [[{ days: 'Monday', opens: '10:00', closes: '09:00' }], 'Write a time after "opens".'],
  [[{ days: 'Monday', opens: '10 am', closes: '19:00' }], '"10 am" is not a time of day. Write hours and minutes, like 09:30 or 18:00.'],
  [[{ days: 'Mon', opens: '10:00', closes: '19:00' }], 'Write one day, or the first and the last, like Monday to Saturday.'],
  [[...weekWithBreak, { days: 'Sunday', opens: '18:30', closes: '20:00' }], 'Sunday has these hours twice: an earlier entry overlaps. Change one of them.'],
])('explains a mistake in the hours: %j', (times, message) => {
  const { issues } = v.safeParse(openingTimesSchema, times);
  expect(issues?.map((issue) => issue.message)).toContain(message);
});
