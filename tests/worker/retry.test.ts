import { expect, test, vi } from 'vitest';
import { retry } from '../../worker/retry.ts';
import { callAttempts, firstRetryDelay } from './support/numbers.ts';

/** The times at which a call that always fails was made. */
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

test('A call that fails is retried after a delay that doubles, and half of it is random', async () => {
  const first = firstRetryDelay;
  expect(await timesOfCalls(0)).toEqual([0, first / 2, first / 2 + first]);
  expect(await timesOfCalls(1)).toEqual([0, first, first + 2 * first]);
});

test('A call that works at its last attempt has worked', async () => {
  let calls = 0;
  const call = async () => {
    calls += 1;
    if (calls < callAttempts) {
      throw new Error('no');
    }
    return 'done';
  };
  expect(await retry(call)).toBe('done');
});
