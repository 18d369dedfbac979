import { expect, test } from 'vitest';
import { findInstant, listMeetingDays, type SlotRules } from '../../../src/shared/meeting-slots.ts';

const rules: SlotRules = {
  minutes: 30,
  pause: 0,
  noticeHours: 0,
  weeksAhead: 1,
  hours: [{ days: 'Monday to Sunday', opens: '09:00', closes: '10:00' }],
  closed: [],
};

function listStarts(timeZone: string, now: string, changes: Partial<SlotRules> = {}): string[] {
  const days = listMeetingDays({ ...rules, ...changes }, timeZone, Date.parse(now));
  return days.flatMap(({ starts }) => starts.map((start) => new Date(start).toISOString()));
}

// biome-ignore format: a row a line
test.each([
  // Summer time begins on 28 March 2027 at 2:00: the slots of that hour do not exist.
  ['Europe/Berlin', '2027-03-27T12:00Z', '01:00', '04:00', ['2027-03-28T00:00', '2027-03-28T00:30', '2027-03-28T01:00', '2027-03-28T01:30']],
  // It ends on 31 October 2027 at 3:00: the hour from 2:00 comes twice, and so do its slots.
  ['Europe/Berlin', '2027-10-30T12:00Z', '02:00', '04:00', ['2027-10-31T00:00', '2027-10-31T00:30', '2027-10-31T01:00', '2027-10-31T01:30', '2027-10-31T02:00', '2027-10-31T02:30']],
  // An office that opens in the hour that does not exist opens after it.
  ['America/New_York', '2027-03-13T12:00Z', '02:30', '04:00', ['2027-03-14T07:30']],
  ['America/New_York', '2027-11-06T12:00Z', '09:00', '10:00', ['2027-11-07T14:00', '2027-11-07T14:30']],
  ['Asia/Kathmandu', '2027-03-13T12:00Z', '09:00', '10:00', ['2027-03-14T03:15', '2027-03-14T03:45']],
])('%s after %s, open from %s to %s', (timeZone, now, opens, closes, starts) => {
  const hours = [{ days: 'Sunday', opens, closes }];
  expect(listStarts(timeZone, now, { hours })).toEqual(starts.map((start) => `${start}:00.000Z`));
});

const twoParts = [
  { days: 'Sunday', opens: '09:00', closes: '09:30' },
  { days: 'Sunday', opens: '14:00', closes: '14:30' },
];
const withRoomForPause = [{ days: 'Sunday', opens: '09:00', closes: '10:15' }];
test.each([
  ['a pause', { pause: 15, hours: withRoomForPause }, ['09:00', '09:45']],
  ['a meeting that would end after closing', { minutes: 45 }, ['09:00']],
  ['a break', { hours: twoParts }, ['09:00', '14:00']],
  ['no room for a meeting', { minutes: 90 }, []],
])('slots with %s', (_case, changes, times) => {
  const starts = listStarts('UTC', '2027-03-13T12:00Z', changes);
  const sundayTimes = starts.filter((start) => start.startsWith('2027-03-14'));
  expect(sundayTimes.map((start) => start.slice(11, 16))).toEqual(times);
});

test('offers no slot before the notice has passed, tells days that are too late, and names holidays', () => {
  const closed = [{ day: '2027-03-15', name: 'Holi' }];
  const hours = [{ days: 'Saturday to Monday', opens: '09:00', closes: '10:00' }];
  const changedRules = { ...rules, noticeHours: 21, closed, hours };
  const days = listMeetingDays(changedRules, 'UTC', Date.parse('2027-03-13T12:15Z'));
  const facts = days.map(({ day, closed: name, isTooLate, starts }) => [
    day,
    name,
    isTooLate,
    starts.length,
  ]);
  expect(facts.slice(0, 4)).toEqual([
    ['2027-03-13', null, true, 0],
    ['2027-03-14', null, false, 1],
    ['2027-03-15', 'Holi', true, 0],
    ['2027-03-16', '', true, 0],
  ]);
  expect(days).toHaveLength(7);
});

// biome-ignore format: a row a line
test.each([
  ['Europe/Berlin', '2027-07-01T09:00', '2027-07-01T07:00'],
  ['Asia/Kathmandu', '2027-07-01T09:00', '2027-07-01T03:15'],
  ['America/New_York', '2027-12-01T23:59', '2027-12-02T04:59'],
  ['Europe/Berlin, the first of two', '2027-10-31T02:30', '2027-10-31T00:30'],
  ['Europe/Berlin, skipped', '2027-03-28T02:30', '2027-03-28T01:30'],
])('finds the instant in %s of %s', (place, localTime, utcTime) => {
  const [timeZone = ''] = place.split(',');
  expect(findInstant(timeZone, localTime)).toBe(Date.parse(`${utcTime}Z`));
});
