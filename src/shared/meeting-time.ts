import { closedDay, closedHour, fieldMessages } from './field-messages.ts';
import type { FieldErrors } from './forms.ts';
import { openDays, weekdays } from './open-days.ts';

export interface OfficeHours {
  hours: { days: string; opens: string; closes: string };
  /** The current date and time at the office, such as 2026-11-23 09:30. */
  now: string;
}

/** Matches a time, or a range such as 9:30 to 10:30. */
const hourPattern = /^(\d\d?:\d\d)(?:\D+(\d\d?:\d\d))?$/;

/**
 * Refuses dates and times outside opening hours; free text passes, because browsers without a date
 * field send it.
 */
export function checkMeetingTime(
  { date, time }: Record<string, unknown>,
  { hours: { days, opens, closes }, now }: OfficeHours,
): FieldErrors {
  const [today = '', clock = ''] = now.split(' ');
  const [day] = /^\d{4}-\d\d-\d\d$/.exec(String(date).trim()) ?? [];
  const [start = '', end = start] = (hourPattern.exec(String(time).trim()) ?? [])
    .slice(1)
    .flatMap((hour) => hour?.padStart(5, '0') ?? []);
  const errors: FieldErrors = {};
  if (day && day < today) {
    errors.date = fieldMessages.pastDate;
  } else if (day && !isOpenOn(day, days)) {
    errors.date = closedDay(days);
  }
  if (start && (start < opens || start >= closes || end > closes)) {
    errors.time = closedHour(opens, closes);
  } else if (start && day === today && start <= clock) {
    errors.time = fieldMessages.pastTime;
  }
  return errors;
}

function isOpenOn(day: string, days: string): boolean {
  const weekday = weekdays.at(new Date(`${day}T00:00Z`).getUTCDay() - 1);
  return openDays(days).some((open) => open === weekday);
}
