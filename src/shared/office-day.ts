/** The day in a time zone, as a date field has it: 2026-11-23. Swedish dates are written so. */
export function dayIn(timeZone: string, time: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time);
}

/** The same with the clock: 2026-11-23 09:30. */
export function momentIn(timeZone: string, time: number): string {
  const form = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', form).format(time);
}
