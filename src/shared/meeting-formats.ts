/** Formats days and times as people say them; without a time zone, by the clock of the device. */
export function createMeetingFormats(locale: string, timeZone?: string) {
  const createFormatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  // Unlike `format`, `formatRange` is not bound to its formatter.
  const createRangeFormat = (options: Intl.DateTimeFormatOptions) => {
    const formatter = createFormatter(options);
    return (firstMs: number, lastMs: number) => formatter.formatRange(firstMs, lastMs);
  };
  return {
    /** Thursday, 3 December 2026 at 4:00 pm */
    start: createFormatter({ dateStyle: 'full', timeStyle: 'short' }).format,
    startAndEnd: createRangeFormat({ dateStyle: 'full', timeStyle: 'short' }),
    day: createFormatter({ weekday: 'long', day: 'numeric', month: 'long' }).format,
    /** 27 November – 3 December */
    days: createRangeFormat({ day: 'numeric', month: 'long' }),
    dayOfMonth: createFormatter({ day: 'numeric' }).format,
    weekday: createFormatter({ weekday: 'short' }).format,
    time: createFormatter({ timeStyle: 'short' }).format,
    /** Thu, 10:30 pm */
    timeOfDay: createFormatter({ weekday: 'short', hour: 'numeric', minute: '2-digit' }).format,
  };
}
