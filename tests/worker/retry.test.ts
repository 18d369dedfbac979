import { expect, test, vi } from 'vitest';
import { retry } from '../../worker/retry.ts';
import { firstRetryDelayMs, maxCallAttempts } from './support/expected-limits.ts';

async function timesOfCalls(random: number): Promise<number[]> {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const start = Date.now();
  const times: number[] = [];
  const failing = retry(async () => {
    times.push(Date.now() - start);
    throw new Error('no');
  });
  const ended = expect(failing).rejects.toThrow('no');
  await vi.runAllTimersAsync();
  await ended;
  return times;
}

test('doubles the delay between retries, half of it random', async () => {
  const first = firstRetryDelayMs;
  expect(await timesOfCalls(0)).toEqual([0, first / 2, first / 2 + first]);
  expect(await timesOfCalls(1)).toEqual([0, first, first + 2 * first]);
});

test('returns the result of a successful last attempt', async () => {
  let calls = 0;
  const call = async () => {
    calls += 1;
    if (calls < maxCallAttempts) {
      throw new Error('no');
    }
    return 'done';
  };
  expect(await retry(call)).toBe('done');
});
