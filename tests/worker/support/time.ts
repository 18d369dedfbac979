import { vi } from 'vitest';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export function setTime(timeInMs: number): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(timeInMs);
}

export function advanceTime(milliseconds: number): void {
  setTime(Date.now() + milliseconds);
}

/** Returns the results one below a limit and at the limit. */
export async function runAroundLimit<Result>(
  limit: number,
  runCallbackAt: (moment: number) => Promise<Result>,
): Promise<[Result, Result]> {
  return [await runCallbackAt(limit - 1), await runCallbackAt(limit)];
}
