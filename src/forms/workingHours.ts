export function listHourRanges(
  { opens: openingTime, closes: closingTime }: { opens: string; closes: string },
  rangeSeparator: string,
): string[] {
  return Array.from(
    { length: 24 },
    (_, startHour) => [`${startHour}:00`, `${startHour + 1}:00`] as const,
  )
    .filter(
      ([rangeStart, rangeEnd]) =>
        rangeStart.padStart(5, '0') >= openingTime && rangeEnd.padStart(5, '0') <= closingTime,
    )
    .map((hourRange) => hourRange.join(` ${rangeSeparator} `));
}
