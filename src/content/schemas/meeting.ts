import * as v from 'valibot';
import { processSectionSchema } from './forms.ts';
import { isoDaySchema } from './jobs.ts';
import { openingTimesSchema } from './opening-times.ts';
import { keyedList, template, text, withHint } from './parts.ts';

function wholeNumber(least: number, most: number, hint: string) {
  const advice = `Write a whole number from ${least} to ${most}.`;
  const schema = v.pipe(
    v.number(advice),
    v.integer(advice),
    v.minValue(least, advice),
    v.maxValue(most, advice),
  );
  return withHint(schema, hint);
}

const rulesSchema = v.strictObject({
  minutes: wholeNumber(5, 480, 'The length of a meeting in minutes.'),
  pause: wholeNumber(0, 240, 'Minutes between two meetings.'),
  noticeHours: wholeNumber(0, 336, 'Nobody can book with fewer hours of notice.'),
  // Messages are kept longer than this, so a meeting is never removed before it takes place.
  weeksAhead: wholeNumber(1, 12, 'Nobody can book more weeks ahead.'),
  hours: v.optional(
    withHint(openingTimesSchema, 'When you meet visitors. Left out, in the hours of company.yml.'),
  ),
  closed: withHint(
    keyedList(v.strictObject({ day: isoDaySchema, name: text(40) }), 60, 'day'),
    'Days without meetings, such as holidays.',
  ),
});

const pickerSchema = v.strictObject({
  day: withHint(text(40), 'Above the days of a week.'),
  loading: text(80),
  failed: text(160),
  again: text(40),
  list: withHint(text(60), 'A link to a list of all free times, for a browser with a problem.'),
  earlier: text(30),
  later: text(30),
  closed: text(20),
  full: withHint(text(20), 'On a day on which nothing is free any more.'),
  emptyWeek: text(80),
  nextFree: template(['start'], 60),
  none: text(160),
  zone: template(['place'], 80),
  ownTime: withHint(template(['ownTime'], 40), 'Below a time, for visitors in another zone.'),
  bothTimes: withHint(template(['time', 'place', 'ownTime'], 80), 'The same for screen readers.'),
});

const pageSchema = v.strictObject({
  calendarFile: text(40),
  googleCalendar: text(40),
  keep: withHint(text(160), 'Tells that the address of the page is the key to the meeting.'),
  move: text(40),
  moveSubmit: text(40),
  cancel: text(40),
  cancelQuestion: text(160),
  cancelSubmit: text(40),
  again: text(40),
});

/** The Worker writes these texts into its pages, mails and calendar files. */
const answersSchema = v.strictObject({
  states: v.strictObject({ booked: text(30), cancelled: text(30), past: text(30) }),
  length: template(['minutes', 'place'], 120),
  summary: withHint(
    template(['state', 'start', 'length'], 160),
    'All of a meeting in one line, with the texts above.',
  ),
  call: withHint(text(240), 'How visitor and agency meet: by phone, by video or in the office.'),
  change: withHint(template(['link'], 120), 'In the calendar file and the mail.'),
  calendarTitle: withHint(text(60), 'The meeting in the visitor’s calendar.'),
  ownTitle: withHint(template(['name'], 60), 'The meeting in your own calendar.'),
  busyTitle: withHint(text(40), 'The meeting in a calendar feed without names.'),
  refused: v.strictObject({
    taken: text(120),
    notOffered: text(160),
    closed: template(['name'], 120),
    past: text(120),
    far: text(160),
    mailbox: text(200),
    over: text(120),
    nextFree: template(['slots'], 120),
    none: text(160),
  }),
});

export const meetingPageSchema = v.strictObject({
  agenda: processSectionSchema,
  scheduler: v.strictObject({
    heading: text(60),
    lead: text(160),
    title: text(60),
    loading: text(80),
    failed: text(200),
    open: text(60),
  }),
  rules: rulesSchema,
  picker: pickerSchema,
  page: withHint(pageSchema, 'The page of a booked meeting.'),
  answers: answersSchema,
});
