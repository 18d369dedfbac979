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

const pickerTexts = ['day', 'loading', 'failed', 'again', 'list', 'earlier', 'later'] as const;
const noSlotTexts = ['closed', 'full', 'tooLate', 'emptyWeek', 'none'] as const;
const pickerSchema = v.strictObject({
  ...v.entriesFromList([...pickerTexts, ...noSlotTexts], text(160)),
  nextFree: template(['start'], 60),
  zone: template(['place'], 80),
  ownTime: withHint(template(['ownTime'], 40), 'Below a time, for visitors in another zone.'),
  bothTimes: withHint(template(['time', 'place', 'ownTime'], 80), 'The same for screen readers.'),
});

const linkTexts = ['calendarFile', 'googleCalendar', 'keep', 'again'] as const;
const changeTexts = ['move', 'moveSubmit', 'cancel', 'cancelQuestion', 'cancelSubmit'] as const;
const pageSchema = v.strictObject(v.entriesFromList([...linkTexts, ...changeTexts], text(160)));

const reasons = ['taken', 'notOffered', 'past', 'far', 'mailbox', 'over', 'none'] as const;

/** The Worker writes these texts into its pages, mails and calendar files. */
const answersSchema = v.strictObject({
  states: v.strictObject(v.entriesFromList(['booked', 'cancelled', 'past'], text(30))),
  length: template(['minutes', 'place'], 120),
  summary: withHint(template(['state', 'start', 'length'], 160), 'All of a meeting in one line.'),
  call: withHint(text(240), 'How visitor and agency meet: by phone, by video or in the office.'),
  change: withHint(template(['link'], 120), 'In the calendar file and the mail.'),
  calendarTitle: withHint(text(60), 'The meeting in the visitor’s calendar.'),
  ownTitle: withHint(template(['name'], 60), 'The meeting in your own calendar.'),
  busyTitle: withHint(text(40), 'The meeting in a calendar feed without names.'),
  refused: v.strictObject({
    ...v.entriesFromList(reasons, text(200)),
    closed: template(['name'], 120),
    nextFree: template(['slots'], 120),
  }),
});

export const meetingPageSchema = v.strictObject({
  agenda: processSectionSchema,
  scheduler: v.strictObject(
    v.entriesFromList(['heading', 'lead', 'title', 'loading', 'failed', 'open'], text(200)),
  ),
  rules: rulesSchema,
  picker: pickerSchema,
  page: withHint(pageSchema, 'The page of a booked meeting.'),
  answers: answersSchema,
});
