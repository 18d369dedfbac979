import { expect, test } from 'vitest';
import { readSettings } from '../../scripts/lib/settings.ts';
import {
  dailyCronExpression,
  deadLetterQueueSuffix,
  filesCronExpression,
  maxClaimedRows,
  maxDeliveryAttempts,
  ratePeriodSeconds,
  retryDelaySeconds,
} from '../../worker/limits.ts';

const { queues, ratelimits, triggers } = readSettings();

test('wrangler.jsonc and the code have the same limits and schedules', () => {
  const deadLetterQueueName = expect.stringMatching(`${deadLetterQueueSuffix}$`);
  expect(queues.consumers).toMatchObject([
    { max_batch_size: maxClaimedRows, dead_letter_queue: deadLetterQueueName },
    { queue: deadLetterQueueName },
  ]);
  expect(new Set(ratelimits.map(({ simple }) => simple.period))).toEqual(
    new Set([ratePeriodSeconds]),
  );
  expect(triggers.crons).toEqual(['*/5 * * * *', '0 21 * * *', '30 */6 * * *']);
  expect(triggers.crons.slice(1)).toEqual([dailyCronExpression, filesCronExpression]);
});

test('retries a failing message for about a day, within the queue’s maximum delay', () => {
  const retryDelays = Array.from({ length: maxDeliveryAttempts - 1 }, (_, index) =>
    retryDelaySeconds(index + 1),
  );
  const totalHours = retryDelays.reduce((sum, delay) => sum + delay, 0) / 3_600;
  expect(totalHours).toBeGreaterThan(23);
  expect(totalHours).toBeLessThan(26);
  expect(Math.max(...retryDelays)).toBeLessThanOrEqual(12 * 3_600);
});
