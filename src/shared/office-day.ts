/** Formats a time's day as 2026-11-23: the Swedish date format has ISO order. */
export function formatIsoDay(timeZone: string, timeMs: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(timeMs);
}

export function formatAsIsoDateTime(timeZone: string, timeMs: number): string {
  const formatOptions = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', formatOptions).format(timeMs);
}
