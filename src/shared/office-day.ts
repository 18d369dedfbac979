/** Formats a time's day as 2026-11-23: the Swedish date format has ISO order. */
export function formatIsoDay(timeZone: string, timeMs: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(timeMs);
}

/** Formats a day in words; with UTC, it is the same on the server and in every time zone. */
export function formatLongDay(locale: string, time: number | Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

/** The slots of a month need hundreds of times, and a formatter takes long to make. */
const formatterByTimeZone = new Map<string, Intl.DateTimeFormat>();

export function formatAsIsoDateTime(timeZone: string, timeMs: number): string {
  const formatter =
    formatterByTimeZone.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formatterByTimeZone.set(timeZone, formatter);
  return formatter.format(timeMs);
}
