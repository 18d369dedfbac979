export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

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
