import { fillPlaceholders } from './messages.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type OpeningTime = Record<'days' | 'opens' | 'closes', string>;

/** Lists the weekdays of a range such as "Monday to Saturday". */
export function expandDayRange(dayRange: string): (typeof weekdays)[number][] {
  const names: readonly string[] = weekdays;
  const indexes = dayRange.split(' to ').map((name) => names.indexOf(name));
  const [firstDayIndex = 0, lastDayIndex = firstDayIndex] = indexes;
  const dayCount = ((lastDayIndex - firstDayIndex + weekdays.length) % weekdays.length) + 1;
  return [...weekdays, ...weekdays].slice(firstDayIndex, firstDayIndex + dayCount);
}

/** Says the hours like "Monday to Friday, 10 am to 1 pm and 2 pm to 7 pm; Saturday, 10 am to 1 pm". */
export function formatOpeningTimes(
  openingTimes: OpeningTime[],
  /** `range` is a text like "{from} to {to}". */
  { locale, range }: { locale: string; range: string },
): string {
  const timesByDays = Map.groupBy(openingTimes, ({ days }) => days);
  const formatTime = (time: string) => formatClockTime(time, locale);
  const formatRange = (from: string, to: string) => fillPlaceholders(range, { from, to });
  return [...timesByDays]
    .map(([days, times]) => {
      const ranges = times.map(({ opens, closes }) =>
        formatRange(formatTime(opens), formatTime(closes)),
      );
      // 3 January 2000 was a Monday.
      const openDays = expandDayRange(days).map((day) =>
        new Date(2000, 0, 3 + weekdays.indexOf(day)).toLocaleDateString(locale, {
          weekday: 'long',
        }),
      );
      const [firstDay = ''] = openDays;
      const dayNames = openDays[1] ? formatRange(firstDay, openDays.at(-1) ?? '') : firstDay;
      return `${dayNames}, ${new Intl.ListFormat(locale).format(ranges)}`;
    })
    .join('; ');
}

/** Writes a time of day as visitors read it: 19:30 becomes 7:30 pm, शाम 7:30 or 19:30. */
function formatClockTime(time: string, locale: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const { language, script } = new Intl.Locale(locale).maximize();
  const options = {
    hour: 'numeric',
    minute: minute ? '2-digit' : undefined,
    hour12: language === 'en' || undefined,
    // Other scripts would get the Latin am and pm.
    dayPeriod: script === 'Latn' ? undefined : 'short',
  } as const;
  const text = new Date(2000, 0, 1, hour, minute).toLocaleTimeString(locale, options);
  return language === 'en' ? text.toLowerCase().replace(/\s/g, ' ').replaceAll('.', '') : text;
}
