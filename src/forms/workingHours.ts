/** The whole hours of a working day, between opening and closing. */
export function workingHours(
  { opens, closes }: { opens: string; closes: string },
  until: string,
): string[] {
  const first = Math.ceil(fraction(opens));
  const last = Math.floor(fraction(closes));
  return Array.from(
    { length: last - first },
    (_, hour) => `${first + hour}:00 ${until} ${first + hour + 1}:00`,
  );
}

/** "9:30" as 9.3: not to reckon with, but it tells a whole hour from one that has begun. */
function fraction(clock: string): number {
  return Number(clock.replace(':', '.'));
}
