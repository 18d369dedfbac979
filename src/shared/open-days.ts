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
  const rangeIndexes = dayRange.split(' to ').map((day) => weekdayNames.indexOf(day));
  const [firstIndex = 0, lastIndex = firstIndex] = rangeIndexes;
  const dayCount = ((lastIndex - firstIndex + weekdays.length) % weekdays.length) + 1;
  return [...weekdays, ...weekdays].slice(firstIndex, firstIndex + dayCount);
}
