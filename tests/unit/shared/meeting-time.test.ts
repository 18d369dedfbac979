import { expect, test } from 'vitest';
import { listOneHourSlots } from '../../../src/forms/oneHourSlots.ts';
import { checkForm } from '../../../src/shared/check-form.ts';
import { formatAsIsoDateTime } from '../../../src/shared/office-day.ts';
import { english } from '../../support/english.ts';

const pastDayMessage = 'This day has passed. Please choose today or a later day.';
const pastHourMessage = 'This hour has passed. Please choose a later one, or another day.';
const closedDayMessageStart = 'We are closed on this day. Please choose another: we are open';
const outsideHoursMessageStart = 'Please choose a time between';

/** Lisbon's opening days span the end of the week, and Lisbon has summer time. */
const openingHoursByTimeZone = {
  'Asia/Kolkata': { days: 'Monday to Saturday', opens: '10:00', closes: '19:00' },
  'Europe/Lisbon': { days: 'Saturday to Monday', opens: '09:30', closes: '13:00' },
  'Pacific/Auckland': { days: 'Tuesday', opens: '08:15', closes: '17:00' },
};
type TimeZone = keyof typeof openingHoursByTimeZone;

const visitorFields = { name: 'Asha', email: 'asha@example.com', phoneNumber: '98765 43210' };

// biome-ignore format: a row a line
test.each<[timeZone: TimeZone, now: string, wish: [date: string, time: string], errors: object]>([
  // 14:30 UTC is 20:00 in Kolkata, on a Monday.
  ['Asia/Kolkata', '2026-11-23T14:30Z', ['2026-11-23', '10:00 to 11:00'], { time: pastHourMessage }],
  ['Asia/Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '10:00 to 11:00'], {}],
  ['Asia/Kolkata', '2026-11-23T14:30Z', ['2026-11-29', '10:00 to 11:00'], { date: `${closedDayMessageStart} Monday to Saturday.` }],
  ['Asia/Kolkata', '2026-11-23T14:30Z', ['2026-11-22', '10:00 to 11:00'], { date: pastDayMessage }],
  ['Asia/Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '19:00 to 20:00'], { time: `${outsideHoursMessageStart} 10 am and 7 pm.` }],
  ['Asia/Kolkata', '2026-11-23T14:30Z', ['2026-11-29', '9:00'], { date: `${closedDayMessageStart} Monday to Saturday.`, time: `${outsideHoursMessageStart} 10 am and 7 pm.` }],
  ['Asia/Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '18:30 – 19:30'], { time: `${outsideHoursMessageStart} 10 am and 7 pm.` }],
  ['Asia/Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '18:00 to 19:00'], {}],
  ['Asia/Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '12 pm to 1 pm'], {}],
  ['Asia/Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '7 pm to 8 pm'], { time: `${outsideHoursMessageStart} 10 am and 7 pm.` }],
  // 09:29 and 09:30 UTC are 14:59 and 15:00 in Kolkata.
  ['Asia/Kolkata', '2026-11-23T09:29Z', ['2026-11-23', '15:00 to 16:00'], {}],
  ['Asia/Kolkata', '2026-11-23T09:30Z', ['2026-11-23', '15:00 to 16:00'], { time: pastHourMessage }],
  // 19:00 UTC on Sunday is half past midnight on Monday in Kolkata.
  ['Asia/Kolkata', '2026-11-22T19:00Z', ['2026-11-23', '10:00 to 11:00'], {}],
  // The form accepts a text without digits.
  ['Asia/Kolkata', '2026-11-23T14:30Z', ['next Sunday', 'in the evening'], {}],
  ['Asia/Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '3:30 pm'], {}],
  // In Lisbon 10:30 is 10:30 UTC in winter and 9:30 UTC in summer.
  ['Europe/Lisbon', '2026-10-25T10:29Z', ['2026-10-25', '10:30'], {}],
  ['Europe/Lisbon', '2026-10-25T10:30Z', ['2026-10-25', '10:30'], { time: pastHourMessage }],
  ['Europe/Lisbon', '2026-03-29T09:29Z', ['2026-03-29', '10:30'], {}],
  ['Europe/Lisbon', '2026-03-29T09:30Z', ['2026-03-29', '10:30'], { time: pastHourMessage }],
  ['Europe/Lisbon', '2026-10-25T10:29Z', ['2026-10-26', '9:30 às 10:30'], {}],
  ['Europe/Lisbon', '2026-10-25T10:29Z', ['2026-10-27', '9:00'], { date: `${closedDayMessageStart} Saturday to Monday.`, time: `${outsideHoursMessageStart} 9:30 am and 1 pm.` }],
  // 20:00 UTC on Monday is 09:00 on Tuesday in Auckland, in summer time.
  ['Pacific/Auckland', '2027-01-04T20:00Z', ['2027-01-05', '09:00'], { time: pastHourMessage }],
  ['Pacific/Auckland', '2027-01-04T20:00Z', ['2027-01-05', '10:00'], {}],
  ['Pacific/Auckland', '2027-01-04T20:00Z', ['2027-01-06', '10:00'], { date: `${closedDayMessageStart} Tuesday.` }],
])('in %s at %s, the requested time %j gives the errors %j', (timeZone, isoNow, [date, time], expectedErrors) => {
  const now = formatAsIsoDateTime(timeZone, Date.parse(isoNow));
  const checkOptions = {
    ...english,
    officeHours: { hours: openingHoursByTimeZone[timeZone], now },
  };
  const checkResult = checkForm('meeting', { ...visitorFields, date, time }, checkOptions);
  expect(checkResult.valid ? {} : checkResult.errors).toEqual(expectedErrors);
});

test('accepts any day when no opening hours are given', () => {
  const meeting = { ...visitorFields, date: '2020-01-05', time: '03:00' };
  expect(checkForm('meeting', meeting, english).valid).toBe(true);
});

test.each([
  ['10:00', '13:00', ['10 am to 11 am', '11 am to 12 pm', '12 pm to 1 pm']],
  ['09:30', '12:30', ['10 am to 11 am', '11 am to 12 pm']],
])('lists the full hours between %s and %s', (opens, closes, expectedHourRanges) => {
  expect(listOneHourSlots({ opens, closes }, 'to')).toEqual(expectedHourRanges);
});
