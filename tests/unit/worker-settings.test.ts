import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../scripts/lib/settings.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { workerCompany } from '../../src/plugins/content/worker-company.ts';
import {
  batchSize,
  dailyCron,
  deadLetterEnding,
  delayAfter,
  filesCron,
  maxAttempts,
  rateSeconds,
} from '../../worker/limits.ts';

const { queues, ratelimits, triggers, vars } = readSettings();

// Settings of other content lie beside it.
test.skipIf(process.env.CONTENT_DIR)(
  'Inquiries reach the address that the site shows, from a sender of its own domain',
  () => {
    const { company } = readContent();
    expect(vars).toMatchObject({ MAIL_TO: company.email, SITE_URL: company.site });
    expect(String(vars.MAIL_FROM).split('@')[1]).toBe(new URL(company.site).hostname);
  },
);

test.skipIf(process.env.CONTENT_DIR)(
  'The Worker knows the company and the words of its mail to visitors as the content has them',
  () => {
    const known = readFileSync(
      path.resolve(import.meta.dirname, '../../worker/company.json'),
      'utf8',
    );
    expect(known, 'npm run check writes it').toBe(workerCompany(readContent()));
  },
);

test('The numbers that the queues, the rate limits and the clock need as well as the code are the same', () => {
  const deadLetters = expect.stringMatching(`${deadLetterEnding}$`);
  expect(queues.consumers).toMatchObject([
    { max_batch_size: batchSize, dead_letter_queue: deadLetters },
    { queue: deadLetters },
  ]);
  expect(new Set(ratelimits.map(({ simple }) => simple.period))).toEqual(new Set([rateSeconds]));
  expect(triggers.crons).toEqual(['*/5 * * * *', '0 21 * * *', '30 */6 * * *']);
  expect(triggers.crons.slice(1)).toEqual([dailyCron, filesCron]);
});

test('A failing message is tried for about a day, and never waits longer than a queue allows', () => {
  const delays = Array.from({ length: maxAttempts - 1 }, (_, index) => delayAfter(index + 1));
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThan(26);
  expect(Math.max(...delays)).toBeLessThanOrEqual(12 * 3_600);
});
