import { processSectionSchema } from './forms.ts';
import { isoDaySchema } from './jobs.ts';
import { openingTimesSchema } from './opening-times.ts';
import * as v from './parts.ts';

const rulesSchema = v.strictObject({
  minutes: v.withHint(v.wholeNumber(5, 480), 'The length of a meeting in minutes.'),
  pause: v.withHint(v.wholeNumber(0, 240), 'Minutes between two meetings.'),
  noticeHours: v.withHint(v.wholeNumber(0, 336), 'Nobody can book with fewer hours of notice.'),
  // Messages are kept longer than this, so a meeting is never removed before it takes place.
  weeksAhead: v.withHint(v.wholeNumber(1, 12), 'Nobody can book more weeks ahead.'),
  hours: v.optionalWithHint(
    openingTimesSchema,
    'When you meet visitors. Left out, in the hours of company.yml.',
  ),
  closed: v.withHint(
    v.keyedList('day', 60, { day: isoDaySchema, name: v.text(40) }),
    'Days without meetings, such as holidays.',
  ),
});

const pickerTexts = ['day', 'loading', 'failed', 'again', 'list', 'earlier', 'later'] as const;
const noSlotTexts = ['closed', 'full', 'tooLate', 'emptyWeek', 'none'] as const;
const pickerSchema = v.strictObject({
  ...v.entriesFromList([...pickerTexts, ...noSlotTexts], v.text(160)),
  nextFree: v.template(['start'], 60),
  zone: v.template(['place'], 80),
  ownTime: v.withHint(v.template(['ownTime'], 40), 'Below a time, for visitors in another zone.'),
  bothTimes: v.withHint(
    v.template(['time', 'place', 'ownTime'], 80),
    'The same for screen readers.',
  ),
});

const linkTexts = ['calendarFile', 'googleCalendar', 'keep', 'again'] as const;
const changeTexts = ['move', 'moveSubmit', 'cancel', 'cancelQuestion', 'cancelSubmit'] as const;
const pageSchema = v.strictObject(v.entriesFromList([...linkTexts, ...changeTexts], v.text(160)));

const reasons = ['taken', 'notOffered', 'past', 'far', 'mailbox', 'over', 'none'] as const;

/** The Worker writes these texts into its pages, mails and calendar files. */
const answersSchema = v.strictObject({
  states: v.strictObject(v.entriesFromList(['booked', 'cancelled', 'past'], v.text(30))),
  length: v.template(['minutes', 'place'], 120),
  summary: v.withHint(
    v.template(['state', 'start', 'length'], 160),
    'All of a meeting in one line.',
  ),
  call: v.withHint(
    v.text(240),
    'How visitor and agency meet: by phone, by video or in the office.',
  ),
  change: v.withHint(v.template(['link'], 120), 'In the calendar file and the mail.'),
  calendarTitle: v.withHint(v.text(60), 'The meeting in the visitor’s calendar.'),
  ownTitle: v.withHint(v.template(['name'], 60), 'The meeting in your own calendar.'),
  busyTitle: v.withHint(v.text(40), 'The meeting in a calendar feed without names.'),
  mails: v.withHint(
    v.strictObject({
      moved: v.template(['name', 'start', 'newStart', 'link'], 600),
      cancelled: v.template(['name', 'start', 'link'], 600),
    }),
    'The mail to the visitor that opens when you move or cancel the meeting at the desk.',
  ),
  refused: v.strictObject({
    ...v.entriesFromList(reasons, v.text(200)),
    closed: v.template(['name'], 120),
    nextFree: v.template(['slots'], 120),
  }),
});

export const meetingPageSchema = v.strictObject({
  agenda: processSectionSchema,
  scheduler: v.strictObject(
    v.entriesFromList(['heading', 'lead', 'title', 'loading', 'failed', 'open'], v.text(200)),
  ),
  rules: rulesSchema,
  picker: pickerSchema,
  page: v.withHint(pageSchema, 'The page of a booked meeting.'),
  answers: answersSchema,
});
