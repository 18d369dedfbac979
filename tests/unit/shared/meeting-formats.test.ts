import { expect, test } from 'vitest';
import { createMeetingFormats } from '../../../src/shared/meeting-formats.ts';

const [first, last] = ['2027-03-09T18:45Z', '2027-03-12T19:00Z'].map(Date.parse) as [
  number,
  number,
];

test('formats days and times by the clock of the office', () => {
  const formats = createMeetingFormats('en-IN', 'Asia/Kolkata');
  expect(formats.start(first)).toBe('Wednesday, 10 March 2027 at 12:15 am');
  expect(formats.time(first)).toBe('12:15 am');
  expect(formats.timeOfDay(first)).toBe('Wed, 12:15 am');
  expect(formats.days(first, last)).toMatch(/^10\s*–\s*13 March$/);
  expect(formats.startAndEnd(first, last)).toContain('Saturday, 13 March 2027');
});
