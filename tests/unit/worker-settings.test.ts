import { expect, test } from 'vitest';
import { readSettings } from '../../scripts/lib/wrangler-settings.ts';
import * as limits from '../../worker/limits.ts';

const { queues, ratelimits, triggers } = readSettings();

test('wrangler.jsonc and the code have the same limits and schedules', () => {
  const expectedDeadLetterQueue = expect.stringMatching(`${limits.deadLetterQueueSuffix}$`);
  expect(queues.consumers).toMatchObject([
    { max_batch_size: limits.maxClaimedRows, dead_letter_queue: expectedDeadLetterQueue },
    { queue: expectedDeadLetterQueue },
  ]);
  const ratePeriodsInSeconds = new Set(ratelimits.map(({ simple }) => simple.period));
  expect(ratePeriodsInSeconds).toEqual(new Set([limits.ratePeriodSeconds]));
  expect(triggers.crons).toEqual(['*/5 * * * *', '0 21 * * *', '30 */6 * * *']);
  expect(triggers.crons.slice(1)).toEqual([limits.dailyCronExpression, limits.filesCronExpression]);
});

test('retries a failing message for about a day, within the queue’s maximum delay', () => {
  const retries = Array.from({ length: limits.maxDeliveryAttempts - 1 }, (_, index) => index + 1);
  const delays = retries.map((retryNumber) => limits.computeRetryDelaySeconds(retryNumber));
  const totalHours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600;
  expect(totalHours).toBeGreaterThan(23);
  expect(totalHours).toBeLessThan(26);
  expect(Math.max(...delays)).toBeLessThanOrEqual(12 * 3_600);
});
