/** Meeting times are checked by the office's clock, not the visitor's. */
import { expect, test } from 'vitest';
import { checkForm } from '../../../src/shared/check-form.ts';
import { momentIn } from '../../../src/shared/office-day.ts';

const pastDay = 'This day has passed. Please choose today or a later day.';
const pastHour = 'This hour has passed. Please choose a later one, or another day.';
const closedDay = 'We are closed on this day. Please choose another: we are open';
const outsideHours = 'Please choose a time between';

const offices = {
  Kolkata: {
    timeZone: 'Asia/Kolkata',
    hours: { days: 'Monday to Saturday', opens: '10:00', closes: '19:00' },
  },
  /** Its opening days span the week's end, and its clock has summer time. */
  Lisbon: {
    timeZone: 'Europe/Lisbon',
    hours: { days: 'Saturday to Monday', opens: '09:30', closes: '13:00' },
  },
  Auckland: {
    timeZone: 'Pacific/Auckland',
    hours: { days: 'Tuesday', opens: '08:15', closes: '17:00' },
  },
};
type City = keyof typeof offices;

function errorsOf(city: City, now: string, [date, time]: [string, string]) {
  const visitor = { name: 'Asha', email: 'asha@example.com', phoneNumber: '98765 43210' };
  const { hours, timeZone } = offices[city];
  const moment = momentIn(timeZone, Date.parse(now));
  const result = checkForm('meeting', { ...visitor, date, time }, { hours, now: moment });
  return result.valid ? {} : result.errors;
}

// biome-ignore format: a row a line
test.each<[city: City, now: string, wish: [date: string, time: string], errors: object]>([
  // Monday, 20:00 in Kolkata.
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-23', '10:00 to 11:00'], { time: pastHour }],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '10:00 to 11:00'], {}],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-29', '10:00 to 11:00'], { date: `${closedDay} Monday to Saturday.` }],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-22', '10:00 to 11:00'], { date: pastDay }],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '19:00 to 20:00'], { time: `${outsideHours} 10:00 and 19:00.` }],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-29', '9:00'], { date: `${closedDay} Monday to Saturday.`, time: `${outsideHours} 10:00 and 19:00.` }],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '18:30 – 19:30'], { time: `${outsideHours} 10:00 and 19:00.` }],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '18:00 to 19:00'], {}],
  // 14:59 and 15:00 in Kolkata.
  ['Kolkata', '2026-11-23T09:29Z', ['2026-11-23', '15:00 to 16:00'], {}],
  ['Kolkata', '2026-11-23T09:30Z', ['2026-11-23', '15:00 to 16:00'], { time: pastHour }],
  // Half past midnight of Monday in Kolkata, still Sunday in London.
  ['Kolkata', '2026-11-22T19:00Z', ['2026-11-23', '10:00 to 11:00'], {}],
  // Free text without digits is accepted.
  ['Kolkata', '2026-11-23T14:30Z', ['next Sunday', 'in the evening'], {}],
  ['Kolkata', '2026-11-23T14:30Z', ['2026-11-24', '3:30 pm'], {}],
  // In Lisbon 10:30 is 10:30 UTC in winter and 9:30 UTC in summer.
  ['Lisbon', '2026-10-25T10:29Z', ['2026-10-25', '10:30'], {}],
  ['Lisbon', '2026-10-25T10:30Z', ['2026-10-25', '10:30'], { time: pastHour }],
  ['Lisbon', '2026-03-29T09:29Z', ['2026-03-29', '10:30'], {}],
  ['Lisbon', '2026-03-29T09:30Z', ['2026-03-29', '10:30'], { time: pastHour }],
  ['Lisbon', '2026-10-25T10:29Z', ['2026-10-26', '9:30 às 10:30'], {}],
  ['Lisbon', '2026-10-25T10:29Z', ['2026-10-27', '9:00'], { date: `${closedDay} Saturday to Monday.`, time: `${outsideHours} 09:30 and 13:00.` }],
  // In Auckland it is already Tuesday, and summer.
  ['Auckland', '2027-01-04T20:00Z', ['2027-01-05', '09:00'], { time: pastHour }],
  ['Auckland', '2027-01-04T20:00Z', ['2027-01-05', '10:00'], {}],
  ['Auckland', '2027-01-04T20:00Z', ['2027-01-06', '10:00'], { date: `${closedDay} Tuesday.` }],
])('in %s at %s, the requested time %j gives the errors %j', (city, now, wish, errors) => {
  expect(errorsOf(city, now, wish)).toEqual(errors);
});

test('accepts any day when no opening hours are given', () => {
  const visitor = { name: 'Asha', email: 'asha@example.com', phoneNumber: '98765 43210' };
  const wish = { date: '2020-01-05', time: '03:00' };
  expect(checkForm('meeting', { ...visitor, ...wish }).valid).toBe(true);
});
