import { formatClockTime } from '../shared/clock-time.ts';

export function listOneHourSlots(
  { opens, closes }: { opens: string; closes: string },
  rangeSeparator: string,
): string[] {
  return Array.from(
    { length: 24 },
    (_, rangeStartHour) => [`${rangeStartHour}:00`, `${rangeStartHour + 1}:00`] as const,
  )
    .filter(
      ([rangeStartTime, rangeEnd]) =>
        rangeStartTime.padStart(5, '0') >= opens && rangeEnd.padStart(5, '0') <= closes,
    )
    .map((hourRange) => hourRange.map(formatClockTime).join(` ${rangeSeparator} `));
}
