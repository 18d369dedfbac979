import { expect, test, vi } from 'vitest';
import { retry } from '../../worker/retry.ts';

async function recordCallTimes(randomValue: number): Promise<number[]> {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(randomValue);
  const startMs = Date.now();
  const callTimesMs: number[] = [];
  const failingCallPromise = retry(async () => {
    callTimesMs.push(Date.now() - startMs);
    throw new Error('no');
  });
  await Promise.all([expect(failingCallPromise).rejects.toThrow('no'), vi.runAllTimersAsync()]);
  return callTimesMs;
}

test('calls three times, doubling the delay, half of which is random', async () => {
  expect(await recordCallTimes(0)).toEqual([0, 30, 90]);
  expect(await recordCallTimes(1)).toEqual([0, 60, 180]);
});

test('returns the result of a successful last attempt', async () => {
  const failTwice = vi.fn(async () => 'done');
  failTwice.mockRejectedValueOnce(new Error('no')).mockRejectedValueOnce(new Error('no'));
  expect(await retry(failTwice)).toBe('done');
});
