export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Expands a range such as "Monday to Saturday". */
export function openDays(days: string): (typeof weekdays)[number][] {
  const names: readonly string[] = weekdays;
  const [first = 0, last = first] = days.split(' to ').map((day) => names.indexOf(day));
  const count = ((last - first + weekdays.length) % weekdays.length) + 1;
  return [...weekdays, ...weekdays].slice(first, first + count);
}
