/** One line an event. A reference tells which message; a person's data never stands in a log. */
export function log(event: string, details: Record<string, string | number | boolean> = {}): void {
  console.log(JSON.stringify({ event, ...details }));
}

export function logProblem(
  event: string,
  details: Record<string, string | number | boolean> = {},
): void {
  console.error(JSON.stringify({ event, ...details }));
}

/** An error's kind and code. Its text stays out: a vendor's text may quote an address. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
