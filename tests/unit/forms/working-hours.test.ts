import { expect, test } from 'vitest';
import { listHourRanges } from '../../../src/forms/workingHours.ts';

test.each([
  ['10:00', '13:00', ['10:00 to 11:00', '11:00 to 12:00', '12:00 to 13:00']],
  ['09:30', '12:30', ['10:00 to 11:00', '11:00 to 12:00']],
])('lists the full hours between %s and %s', (opens, closes, expectedHourRanges) => {
  expect(listHourRanges({ opens, closes }, 'to')).toEqual(expectedHourRanges);
});
