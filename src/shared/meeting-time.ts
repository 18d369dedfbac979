import { readClockTimes } from './clock-time.ts';
import type { FieldMessageName } from './messages.ts';
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
): Record<string, FieldMessageName> {
  const [officeToday = '', officeTime = ''] = now.split(' ');
  const [meetingDay] = /^\d{4}-\d\d-\d\d$/.exec(String(date).trim()) ?? [];
  const [startTime = '', endTime = startTime] = readClockTimes(String(time));
  const fieldErrors: Record<string, FieldMessageName> = {};
  if (meetingDay && meetingDay < officeToday) {
    fieldErrors.date = 'pastDate';
  } else if (meetingDay && !isOpenOn(meetingDay, days)) {
    fieldErrors.date = 'closedDay';
  }
  if (startTime && (startTime < opens || startTime >= closes || endTime > closes)) {
    fieldErrors.time = 'closedHour';
  } else if (startTime && meetingDay === officeToday && startTime <= officeTime) {
    fieldErrors.time = 'pastTime';
  }
  return fieldErrors;
}

function isOpenOn(meetingDay: string, openDayRange: string): boolean {
  const weekday = weekdays.at(new Date(`${meetingDay}T00:00Z`).getUTCDay() - 1);
  return expandDayRange(openDayRange).some((openDay) => openDay === weekday);
}
