/** Formats a date as 2026-11-23, because Swedish uses ISO order. */
export function dayIn(timeZone: string, time: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time);
}

export function momentIn(timeZone: string, time: number): string {
  const form = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', form).format(time);
}
