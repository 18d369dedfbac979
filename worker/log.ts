type Details = Record<string, string | number | boolean>;

/** Logs one line of JSON and never personal data, only the reference. */
export function logEvent(eventName: string, details: Details = {}): void {
  console.log(JSON.stringify({ event: eventName, ...details }));
}

export function logProblem(eventName: string, details: Details = {}): void {
  console.error(JSON.stringify({ event: eventName, ...details }));
}

/** Runs an optional task and logs its error instead of throwing; returns whether it succeeded. */
export async function runSafely(
  runTask: () => Promise<unknown>,
  problemEventName: string,
  details: Details = {},
): Promise<boolean> {
  try {
    await runTask();
    return true;
  } catch (error) {
    logProblem(problemEventName, { ...details, error: readErrorKind(error) });
    return false;
  }
}

const errorKindPatterns: [RegExp, string][] = [
  [/no such table/i, 'no-table'],
  [/no such column|has no column/i, 'no-column'],
  [/maximum DB size|database or disk is full|SQLITE_FULL/i, 'database-full'],
  [/daily.*limit|quota/i, 'daily-limit'],
  [/overloaded|too many requests/i, 'overloaded'],
  [/exceeded timeout|timed? ?out/i, 'timed-out'],
  [/constraint/i, 'constraint'],
  [/network connection lost|connection (was )?(lost|reset|closed)/i, 'connection-lost'],
  [/internal error/i, 'internal-error'],
];

/** Returns an error's code or kind, never its text, which may contain an address. */
export function readErrorKind(error: unknown): string {
  if (!(error instanceof Error)) {
    return 'unknown';
  }
  if ('code' in error && typeof error.code === 'string') {
    return error.code;
  }
  const text = error.message.slice(0, 500);
  const [, kind] = errorKindPatterns.find(([pattern]) => pattern.test(text)) ?? [];
  return kind ?? error.name;
}
