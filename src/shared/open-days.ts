export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export interface OpeningTime {
  days: string;
  opens: string;
  closes: string;
}

/** Lists the weekdays of a range such as "Monday to Saturday". */
export function expandDayRange(dayRange: string): (typeof weekdays)[number][] {
  const weekdayNames: readonly string[] = weekdays;
  const rangeDayIndexes = dayRange
    .split(' to ')
    .map((weekdayName) => weekdayNames.indexOf(weekdayName));
  const [firstDayIndex = 0, lastDayIndex = firstDayIndex] = rangeDayIndexes;
  const dayCount = ((lastDayIndex - firstDayIndex + weekdays.length) % weekdays.length) + 1;
  return [...weekdays, ...weekdays].slice(firstDayIndex, firstDayIndex + dayCount);
}

/** Says the hours like "Monday to Friday, 10 am to 1 pm and 2 pm to 7 pm; Saturday, 10 am to 1 pm". */
export function formatOpeningTimes(openingTimes: OpeningTime[]): string {
  const timesByDays = Map.groupBy(openingTimes, ({ days }) => days);
  return [...timesByDays]
    .map(([days, times]) => {
      const ranges = times.map(
        ({ opens, closes }) => `${formatClockTime(opens)} to ${formatClockTime(closes)}`,
      );
      return `${days}, ${ranges.join(' and ')}`;
    })
    .join('; ');
}

/** Writes a time of day as visitors read it: 19:30 becomes 7:30 pm. */
function formatClockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}
