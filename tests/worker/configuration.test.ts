import { expect, test } from 'vitest';
import * as limits from '../../worker/limits.ts';
import configuration from '../../worker/wrangler.jsonc?raw';

const withoutComments = configuration.replace(/^\s*\/\/.*$/gm, '');
const settings = JSON.parse(withoutComments);

function consumer({
  batchSize,
  batchSeconds,
  retries,
  concurrency,
  retrySeconds,
}: typeof limits.outbox | typeof limits.deadLetters) {
  return {
    max_batch_size: batchSize,
    max_batch_timeout: batchSeconds,
    max_retries: retries,
    max_concurrency: concurrency,
    retry_delay: retrySeconds,
  };
}

test('The deployed queues work with the numbers that limits.ts gives reasons for', () => {
  const [outbox, dead] = settings.queues.consumers;
  expect(outbox).toMatchObject({
    ...consumer(limits.outbox),
    dead_letter_queue: limits.deadLetterQueue,
  });
  expect(dead).toMatchObject({ ...consumer(limits.deadLetters), queue: limits.deadLetterQueue });
});

test('The deployed rate limits and clocks are those of limits.ts', () => {
  expect(settings.ratelimits.map(({ simple }: { simple: unknown }) => simple)).toEqual([
    { limit: limits.rates.perAddress, period: limits.rates.seconds },
    { limit: limits.rates.unverified, period: limits.rates.seconds },
  ]);
  expect(settings.triggers.crons).toContain(limits.dailyCron);
});

test('A failing message is tried for about a day, and never waits longer than a queue allows', () => {
  const delays = Array.from({ length: limits.outbox.retries }, (_, index) =>
    limits.delayAfter(index + 1),
  );
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThan(26);
  expect(Math.max(...delays)).toBeLessThanOrEqual(12 * 3_600);
});
