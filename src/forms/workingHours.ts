export function workingHours(
  { opens, closes }: { opens: string; closes: string },
  rangeSeparator: string,
): string[] {
  return Array.from({ length: 24 }, (_, hour) => [`${hour}:00`, `${hour + 1}:00`] as const)
    .filter(([start, end]) => start.padStart(5, '0') >= opens && end.padStart(5, '0') <= closes)
    .map((hourRange) => hourRange.join(` ${rangeSeparator} `));
}
