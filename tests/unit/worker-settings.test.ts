import { expect, test } from 'vitest';
import { readSettings } from '../../scripts/lib/wrangler-settings.ts';
import * as limits from '../../worker/limits.ts';

const { ratelimits, triggers } = readSettings();

test('wrangler.jsonc and the code have the same limits and schedules', () => {
  const ratePeriodsInSeconds = new Set(ratelimits.map(({ simple }) => simple.period));
  expect(ratePeriodsInSeconds).toEqual(new Set([limits.ratePeriodSeconds]));
  expect(triggers.crons).toEqual(['* * * * *', '0 21 * * *', '30 */6 * * *']);
  expect(triggers.crons.slice(1)).toEqual([limits.dailyCronExpression, limits.filesCronExpression]);
});
