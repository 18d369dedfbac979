import process from 'node:process';
import { expect, test } from 'vitest';
import { runChaos, slowServicesScenario } from './chaos.ts';

const { env } = process;
const firstSeed = Number(env.CHAOS_SEED ?? 1);
const seedCount = Number(env.CHAOS_SEEDS ?? (env.CHAOS_SEED ? 1 : 20));
const seedRangeLabel = `seeds ${firstSeed} to ${firstSeed + seedCount - 1}`;

const timeout = seedCount * 60_000;

test('loses no message in runs of 120 messages with every dependency failing, and alerts every long wait', {
  timeout,
}, async () => {
  const figureTotals: Record<string, number> = {};
  const violationTexts: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + seedCount; seed += 1) {
    const { violations, figures } = await runChaos(seed);
    violationTexts.push(...violations.map((violation) => `seed ${seed}: ${violation}`));
    for (const [figureName, figure] of Object.entries(figures)) {
      figureTotals[figureName] = (figureTotals[figureName] ?? 0) + figure;
    }
  }
  console.log(`chaos, ${seedRangeLabel}:`, figureTotals);
  expect(violationTexts, 'repeat one with CHAOS_SEED=n npx vitest run --project chaos').toEqual([]);
});

test('posts no message to a webhook twice in runs with hanging mails', { timeout }, async () => {
  let postCount = 0;
  for (let seed = firstSeed; seed < firstSeed + seedCount; seed += 1) {
    const { violations, figures } = await runChaos(seed, slowServicesScenario);
    expect([seed, violations, figures.postsAgain]).toEqual([seed, [], 0]);
    postCount += figures.posts;
  }
  // Each message that is not held goes to two webhooks. A single seed may post little; the first posts 54.
  expect(postCount).toBeGreaterThan(seedCount < 20 ? 0 : seedCount * 100);
  console.log(`hanging mails, ${seedRangeLabel}: posts ${postCount}, none twice`);
});
