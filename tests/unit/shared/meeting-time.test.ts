/** Meeting times are checked by the office's clock, not the visitor's. */
import { expect, test } from 'vitest';
import { checkForm } from '../../../src/shared/check-form.ts';
import { formatIsoMoment } from '../../../src/shared/office-day.ts';

const pastDayMessage = 'This day has passed. Please choose today or a later day.';
const pastHourMessage = 'This hour has passed. Please choose a later one, or another day.';
const closedDayMessageStart = 'We are closed on this day. Please choose another: we are open';
const outsideHoursMessageStart = 'Please choose a time between';

const officesByCity = {
  Kolkata: {
    timeZone: 'Asia/Kolkata',
    hours: { days: 'Monday to Saturday', opens: '10:00', closes: '19:00' },
  },
  /** Lisbon's opening days span the end of the week, and Lisbon has summer time. */
  Lisbon: {
    timeZone: 'Europe/Lisbon',
    hours: { days: 'Saturday to Monday', opens: '09:30', closes: '13:00' },
  },
  Auckland: {
    timeZone: 'Pacific/Auckland',
    hours: { days: 'Tuesday', opens: '08:15', closes: '17:00' },
  },
};
type City = keyof typeof officesByCity;

const visitorFields = { name: 'Asha', email: 'asha@example.com', phoneNumber: '98765 43210' };

function findFormErrors(city: City, isoNow: string, [date, time]: [string, string]) {
  const { hours, timeZone } = officesByCity[city];
  const officeMomentIso = formatIsoMoment(timeZone, Date.parse(isoNow));
  const checkOptions = { hours, now: officeMomentIso };
  const checkResult = checkForm('meeting', { ...visitorFields, date, time }, checkOptions);
  return checkResult.valid ? {} : checkResult.errors;
}

// biome-ignore format: a row a line
test.each<[city: City, now: string, wish: [date: string, time: string], errors: object]>([
  // 14:30 UTC is 20:00 in Kolkata, on a Monday.
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-23', '10:00 to 11:00'], { time: pastHourMessage }],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '10:00 to 11:00'], {}],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-29', '10:00 to 11:00'], { date: `${closedDayMessageStart} Monday to Saturday.` }],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-22', '10:00 to 11:00'], { date: pastDayMessage }],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '19:00 to 20:00'], { time: `${outsideHoursMessageStart} 10:00 and 19:00.` }],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-29', '9:00'], { date: `${closedDayMessageStart} Monday to Saturday.`, time: `${outsideHoursMessageStart} 10:00 and 19:00.` }],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '18:30 – 19:30'], { time: `${outsideHoursMessageStart} 10:00 and 19:00.` }],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '18:00 to 19:00'], {}],
  // 09:29 and 09:30 UTC are 14:59 and 15:00 in Kolkata.
  ['Kolkata', '2026-11-23T09:29Z', ['2026-11-23', '15:00 to 16:00'], {}],
  ['Kolkata', '2026-11-23T09:30Z', ['2026-11-23', '15:00 to 16:00'], { time: pastHourMessage }],
  // 19:00 UTC on Sunday is half past midnight on Monday in Kolkata.
  ['Kolkata', '2026-11-22T19:00Z', ['2026-11-23', '10:00 to 11:00'], {}],
  // The form accepts a text without digits.
  ['Kolkata', '2026-11-23T14:30Z', ['next Sunday', 'in the evening'], {}],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '3:30 pm'], {}],
  // In Lisbon 10:30 is 10:30 UTC in winter and 9:30 UTC in summer.
  ['Lisbon', '2026-10-25T10:29Z', ['2026-10-25', '10:30'], {}],
  ['Lisbon', '2026-10-25T10:30Z', ['2026-10-25', '10:30'], { time: pastHourMessage }],
  ['Lisbon', '2026-03-29T09:29Z', ['2026-03-29', '10:30'], {}],
  ['Lisbon', '2026-03-29T09:30Z', ['2026-03-29', '10:30'], { time: pastHourMessage }],
  ['Lisbon', '2026-10-25T10:29Z', ['2026-10-26', '9:30 às 10:30'], {}],
  ['Lisbon', '2026-10-25T10:29Z', ['2026-10-27', '9:00'], { date: `${closedDayMessageStart} Saturday to Monday.`, time: `${outsideHoursMessageStart} 09:30 and 13:00.` }],
  // 20:00 UTC on Monday is 09:00 on Tuesday in Auckland, in summer time.
  ['Auckland', '2027-01-04T20:00Z', ['2027-01-05', '09:00'], { time: pastHourMessage }],
  ['Auckland', '2027-01-04T20:00Z', ['2027-01-05', '10:00'], {}],
  ['Auckland', '2027-01-04T20:00Z', ['2027-01-06', '10:00'], { date: `${closedDayMessageStart} Tuesday.` }],
])('in %s at %s, the requested time %j gives the errors %j', (city, isoNow, requestedTime, expectedErrors) => {
  expect(findFormErrors(city, isoNow, requestedTime)).toEqual(expectedErrors);
});

test('accepts any day when no opening hours are given', () => {
  const requestedDateAndTime = { date: '2020-01-05', time: '03:00' };
  expect(checkForm('meeting', { ...visitorFields, ...requestedDateAndTime }).valid).toBe(true);
});
