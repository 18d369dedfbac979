import { expect, test, vi } from 'vitest';
import { retry } from '../../worker/retry.ts';
import { firstRetryDelayMs, maxCallAttempts } from './support/expected-limits.ts';

async function recordCallTimes(randomValue: number): Promise<number[]> {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(randomValue);
  const startMs = Date.now();
  const callTimesMs: number[] = [];
  const failingRetryPromise = retry(async () => {
    callTimesMs.push(Date.now() - startMs);
    throw new Error('no');
  });
  const rejectionExpectation = expect(failingRetryPromise).rejects.toThrow('no');
  await vi.runAllTimersAsync();
  await rejectionExpectation;
  return callTimesMs;
}

test('doubles the delay between retries, half of it random', async () => {
  const firstDelayMs = firstRetryDelayMs;
  expect(await recordCallTimes(0)).toEqual([0, firstDelayMs / 2, firstDelayMs / 2 + firstDelayMs]);
  expect(await recordCallTimes(1)).toEqual([0, firstDelayMs, firstDelayMs + 2 * firstDelayMs]);
});

test('returns the result of a successful last attempt', async () => {
  let callCount = 0;
  const failUntilLastCall = async () => {
    callCount += 1;
    if (callCount < maxCallAttempts) {
      throw new Error('no');
    }
    return 'done';
  };
  expect(await retry(failUntilLastCall)).toBe('done');
});
