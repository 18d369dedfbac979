import { readClockTimes } from './clock-time.ts';
import {
  buildClosedDayMessage,
  buildClosedHourMessage,
  fieldErrorMessages,
} from './field-messages.ts';
import type { FieldErrors } from './forms.ts';
import { expandDayRange, weekdays } from './open-days.ts';

export interface OfficeHours {
  hours: { days: string; opens: string; closes: string };
  /** The current date and time at the office, such as 2026-11-23 09:30. */
  now: string;
}

/** Refuses dates and times outside opening hours; free text passes, because browsers without a date field send text. */
export function checkMeetingTime(
  { date, time }: Record<string, unknown>,
  { hours: { days, opens, closes }, now }: OfficeHours,
): FieldErrors {
  const [officeToday = '', officeTime = ''] = now.split(' ');
  const [meetingDay] = /^\d{4}-\d\d-\d\d$/.exec(String(date).trim()) ?? [];
  const [startTime = '', endTime = startTime] = readClockTimes(String(time));
  const fieldErrors: FieldErrors = {};
  if (meetingDay && meetingDay < officeToday) {
    fieldErrors.date = fieldErrorMessages.pastDate;
  } else if (meetingDay && !isOpenOn(meetingDay, days)) {
    fieldErrors.date = buildClosedDayMessage(days);
  }
  if (startTime && (startTime < opens || startTime >= closes || endTime > closes)) {
    fieldErrors.time = buildClosedHourMessage(opens, closes);
  } else if (startTime && meetingDay === officeToday && startTime <= officeTime) {
    fieldErrors.time = fieldErrorMessages.pastTime;
  }
  return fieldErrors;
}

function isOpenOn(meetingDay: string, openDayRange: string): boolean {
  const weekday = weekdays.at(new Date(`${meetingDay}T00:00Z`).getUTCDay() - 1);
  return expandDayRange(openDayRange).some((openDay) => openDay === weekday);
}
