/** Formats days and times as people say them; without a time zone, by the clock of the device. */
export function createMeetingFormats(locale: string, timeZone?: string) {
  const createFormatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  // Unlike `format`, `formatRange` is not bound to its formatter.
  const createRangeFormat = (options: Intl.DateTimeFormatOptions) => {
    const formatter = createFormatter(options);
    return (firstMs: number, lastMs: number) => formatter.formatRange(firstMs, lastMs);
  };
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  // The short style of Hindi has the Latin am and pm; its day periods are सुबह and शाम.
  const isLatin = new Intl.Locale(locale).maximize().script === 'Latn';
  const spokenClock = isLatin ? clock : ({ ...clock, dayPeriod: 'short' } as const);
  const start = isLatin
    ? ({ dateStyle: 'full', timeStyle: 'short' } as const)
    : ({ ...day, year: 'numeric', ...spokenClock } as const);
  return {
    /** Thursday, 3 December 2026 at 4:00 pm */
    start: createFormatter(start).format,
    startAndEnd: createRangeFormat(start),
    day: createFormatter(day).format,
    /** 27 November – 3 December */
    days: createRangeFormat({ day: 'numeric', month: 'long' }),
    dayOfMonth: createFormatter({ day: 'numeric' }).format,
    weekday: createFormatter({ weekday: 'short' }).format,
    time: createFormatter(isLatin ? { timeStyle: 'short' } : spokenClock).format,
    /** Thu, 10:30 pm */
    timeOfDay: createFormatter({ weekday: 'short', ...spokenClock }).format,
  };
}
