/** The day in a time zone, as a date field has it: 2026-11-23. Swedish dates are written so. */
export function dayIn(timeZone: string, time: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time);
}
