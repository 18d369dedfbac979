import { openingTimesSchema } from './company.ts';
import { processSectionSchema } from './forms.ts';
import * as v from './parts.ts';

const rulesSchema = v.strictObject({
  minutes: v.wholeNumber(5, 480),
  pause: v.wholeNumber(0, 240),
  noticeHours: v.wholeNumber(0, 336),
  // Messages are kept longer than this, so a meeting is never removed before it takes place.
  weeksAhead: v.wholeNumber(1, 12),
  hours: v.optional(openingTimesSchema),
  closed: v.keyedList('day', 60, { day: v.day, name: v.text(40) }),
});

const pickerTexts = ['day', 'loading', 'failed', 'again', 'list', 'earlier', 'later'] as const;
const noSlotTexts = ['closed', 'full', 'tooLate', 'emptyWeek', 'none'] as const;
const pickerSchema = v.strictObject({
  ...v.entriesFromList([...pickerTexts, ...noSlotTexts], v.text(160)),
  nextFree: v.template(['start'], 60),
  zone: v.template(['place'], 80),
  ownTime: v.template(['ownTime'], 40),
  bothTimes: v.template(['time', 'place', 'ownTime'], 80),
});

const linkTexts = ['calendarFile', 'googleCalendar', 'keep', 'again'] as const;
const changeTexts = ['move', 'moveSubmit', 'cancel', 'cancelQuestion', 'cancelSubmit'] as const;
const pageSchema = v.strictObject(v.entriesFromList([...linkTexts, ...changeTexts], v.text(160)));

const reasons = ['taken', 'notOffered', 'past', 'far', 'mailbox', 'over', 'none'] as const;

/** The Worker writes these texts into its pages, mails and calendar files. */
const answersSchema = v.strictObject({
  states: v.strictObject(v.entriesFromList(['booked', 'cancelled', 'past'], v.text(30))),
  length: v.template(['minutes', 'place'], 120),
  summary: v.template(['state', 'start', 'length'], 160),
  call: v.text(240),
  change: v.template(['link'], 120),
  calendarTitle: v.text(60),
  ownTitle: v.template(['name'], 60),
  busyTitle: v.text(40),
  mails: v.strictObject({
    moved: v.template(['name', 'start', 'newStart', 'link'], 600),
    cancelled: v.template(['name', 'start', 'link'], 600),
  }),
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
  page: pageSchema,
  answers: answersSchema,
});
