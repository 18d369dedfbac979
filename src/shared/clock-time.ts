/** Writes a time of day as visitors read it: 19:30 becomes 7:30 pm. */
export function formatClockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

const clockTime = String.raw`(?:\d\d?:\d\d(?: ?[ap]m)?|\d\d? ?[ap]m)`;
const clockTimeRangePattern = new RegExp(`^(${clockTime})(?:\\D+(${clockTime}))?$`, 'i');

/** Reads one time or a range, such as 9:30 to 10:30 or 9 am to 1 pm, as times like 09:00. */
export function readClockTimes(text: string): string[] {
  const [, ...timeTexts] = clockTimeRangePattern.exec(text.trim()) ?? [];
  return timeTexts.filter(Boolean).map((timeText) => {
    const [hour = 0, minute = 0] = (timeText.match(/\d+/g) ?? []).map(Number);
    const startOfHalfDay = /pm/i.test(timeText) ? 12 : 0;
    const hourOfDay = /m/i.test(timeText) ? (hour % 12) + startOfHalfDay : hour;
    return [hourOfDay, minute].map((part) => String(part).padStart(2, '0')).join(':');
  });
}
