import { expect, test } from 'vitest';
import { readSettings } from '../../scripts/lib/settings.ts';
import {
  batchSize,
  dailyCron,
  deadLetterEnding,
  delayAfter,
  filesCron,
  maxAttempts,
  rateSeconds,
} from '../../worker/limits.ts';

const { queues, ratelimits, triggers } = readSettings();

test('wrangler.jsonc and the code have the same limits and schedules', () => {
  const deadLetterQueueName = expect.stringMatching(`${deadLetterEnding}$`);
  expect(queues.consumers).toMatchObject([
    { max_batch_size: batchSize, dead_letter_queue: deadLetterQueueName },
    { queue: deadLetterQueueName },
  ]);
  expect(new Set(ratelimits.map(({ simple }) => simple.period))).toEqual(new Set([rateSeconds]));
  expect(triggers.crons).toEqual(['*/5 * * * *', '0 21 * * *', '30 */6 * * *']);
  expect(triggers.crons.slice(1)).toEqual([dailyCron, filesCron]);
});

test('retries a failing message for about a day, within the queue’s maximum delay', () => {
  const retryDelays = Array.from({ length: maxAttempts - 1 }, (_, index) => delayAfter(index + 1));
  const totalHours = retryDelays.reduce((sum, delay) => sum + delay, 0) / 3_600;
  expect(totalHours).toBeGreaterThan(23);
  expect(totalHours).toBeLessThan(26);
  expect(Math.max(...retryDelays)).toBeLessThanOrEqual(12 * 3_600);
});
