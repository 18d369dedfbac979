/** Computes the slots of meetings in the office's time zone, which may have summer time. */
import { formatAsIsoDateTime, formatIsoDay } from './office-day.ts';
import { expandDayRange, type OpeningTime, weekdays } from './open-days.ts';

export interface SlotRules {
  /** The length of a meeting and the pause after it, in minutes. */
  minutes: number;
  pause: number;
  noticeHours: number;
  weeksAhead: number;
  hours: OpeningTime[];
  closed: { day: string; name: string }[];
}

export interface MeetingDay {
  /** Such as 2026-12-03. */
  day: string;
  /** The name of a holiday; empty on a weekday without meetings; null on other days. */
  closed: string | null;
  /** True if nobody could book this day any more, were it free. */
  isTooLate: boolean;
  /** The starts of the slots. */
  starts: number[];
}

export const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Lists the days from today to the horizon with the slots that are offered on them. */
export function listMeetingDays(rules: SlotRules, timeZone: string, nowMs: number): MeetingDay[] {
  const earliestMs = nowMs + rules.noticeHours * 60 * minuteMs;
  const stepMs = (rules.minutes + rules.pause) * minuteMs;
  const todayMs = Date.parse(formatIsoDay(timeZone, nowMs));
  return Array.from({ length: rules.weeksAhead * 7 }, (_, dayIndex) => {
    const day = new Date(todayMs + dayIndex * dayMs).toISOString().slice(0, 10);
    const holiday = rules.closed.find((closedDay) => closedDay.day === day);
    const weekday = weekdays.at(new Date(day).getUTCDay() - 1) ?? 'Sunday';
    const hours = rules.hours.filter(({ days }) => expandDayRange(days).includes(weekday));
    const allStarts = (holiday ? [] : hours).flatMap(({ opens, closes }) => {
      const firstMs = findInstant(timeZone, `${day}T${opens}`);
      const openMs = findInstant(timeZone, `${day}T${closes}`) - firstMs;
      const count = Math.floor((openMs + rules.pause * minuteMs) / stepMs);
      return Array.from({ length: Math.max(0, count) }, (_, index) => firstMs + index * stepMs);
    });
    const starts = allStarts.filter((startMs) => startMs > nowMs && startMs >= earliestMs);
    const closed = holiday?.name ?? (hours.length === 0 ? '' : null);
    return { day, closed, isTooLate: starts.length === 0, starts };
  });
}

/**
 * Returns the instant of a local time such as 2026-12-03T16:00. Of an hour that comes twice, it is the first;
 * in an hour that summer time skips, it is the time after the change.
 */
export function findInstant(timeZone: string, localTime: string): number {
  const localMs = Date.parse(`${localTime}Z`);
  const [earlierOffset, laterOffset] = [localMs - dayMs, localMs + dayMs].map((timeMs) =>
    findOffset(timeZone, timeMs),
  );
  const candidates = [localMs - Number(earlierOffset), localMs - Number(laterOffset)] as const;
  return (
    candidates.find((timeMs) => timeMs + findOffset(timeZone, timeMs) === localMs) ?? candidates[0]
  );
}

/** The difference of the office's clock from UTC, in milliseconds. */
function findOffset(timeZone: string, timeMs: number): number {
  const localTime = formatAsIsoDateTime(timeZone, timeMs).replace(' ', 'T');
  return Date.parse(`${localTime}Z`) - Math.floor(timeMs / minuteMs) * minuteMs;
}
