import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { buildCalendarFile } from '../../worker/meeting/calendar-file.ts';

const meeting = {
  reference: 'TT-2345-6789',
  name: 'John',
  email: 'john@example.com',
  phone: null,
  page: null,
  received_at: Date.parse('2027-03-01T08:00Z'),
  meets_at: Date.parse('2027-03-09T18:45Z'),
  meets_until: Date.parse('2027-03-09T19:15Z'),
  meeting_token: 'token',
  meeting_changed_at: null,
  cancelled_at: null,
};

function buildFile(text: string, changes = {}) {
  const event = { meeting: { ...meeting, ...changes }, title: text, description: text };
  return buildCalendarFile([event], 'https://tern-and-tide.test');
}

function parseEvent(file: string) {
  return new ICAL.Event(
    new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined,
  );
}

test.each([
  'commas, semicolons; backslashes \\ and\nline breaks',
  'देवनागरी में एक लंबा वाक्य, जो पचहत्तर बाइट से बहुत अधिक है; और फिर भी पूरा पढ़ा जाता है।',
  `${'a'.repeat(66)}😀${'b'.repeat(80)}`,
  'BEGIN:VEVENT\nSUMMARY:forged',
])('a parser reads back %j', (text) => {
  const file = buildFile(text);
  expect(parseEvent(file)).toMatchObject({
    summary: text,
    description: text,
    uid: 'TT-2345-6789@tern-and-tide.test',
  });
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n.*END:VCALENDAR\r\n$/s);
});

test.each([
  ['Europe/Berlin', '2027-03-09 19:45'],
  ['America/New_York', '2027-03-09 13:45'],
  ['Asia/Kathmandu', '2027-03-10 00:30'],
])('the meeting begins in %s at %s', (timeZone, localTime) => {
  const { startDate, endDate } = parseEvent(buildFile('Meeting'));
  const formatter = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  expect(formatter.format(startDate.toJSDate())).toBe(localTime);
  expect(+endDate.toJSDate() - +startDate.toJSDate()).toBe(30 * 60_000);
});

test('a change has a higher number, and a cancelled meeting says so', () => {
  const meeting_changed_at = meeting.received_at + 5_000;
  const file = buildFile('Meeting', { meeting_changed_at, cancelled_at: meeting_changed_at });
  expect(parseEvent(file)).toMatchObject({ sequence: 5 });
  expect(file).toContain('STATUS:CANCELLED\r\n');
});
