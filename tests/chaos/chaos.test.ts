import process from 'node:process';
import { expect, test } from 'vitest';
import { type Figures, runChaosSimulation, slowServicesSetting } from './chaos.ts';

const { env } = process;
const firstSeed = Number(env.CHAOS_SEED ?? 1);
const seedCount = Number(env.CHAOS_SEEDS ?? (env.CHAOS_SEED ? 1 : 20));

test(`loses no message in ${seedCount} runs of 300 messages with every dependency failing, and alerts every long wait`, {
  timeout: seedCount * 60_000,
}, async () => {
  const figureTotals = new Map<string, number>();
  const violationMessages: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + seedCount; seed += 1) {
    const runOutcome = await runChaosSimulation(seed);
    violationMessages.push(
      ...runOutcome.violations.map((violation) => `seed ${seed}: ${violation}`),
    );
    for (const [figureName, figureValue] of Object.entries<number>({
      ...runOutcome.figures,
    } satisfies Figures)) {
      figureTotals.set(figureName, (figureTotals.get(figureName) ?? 0) + figureValue);
    }
  }
  console.log(
    `chaos, seeds ${firstSeed} to ${firstSeed + seedCount - 1}: ${[...figureTotals].map(([figureName, figureTotal]) => `${figureName} ${figureTotal}`).join(', ')}`,
  );
  expect(violationMessages, `repeat one with CHAOS_SEED=n npx vitest run --project chaos`).toEqual(
    [],
  );
});

test(`posts no message to a webhook twice in ${seedCount} runs with hanging mails`, {
  timeout: seedCount * 60_000,
}, async () => {
  let postCount = 0;
  for (let seed = firstSeed; seed < firstSeed + seedCount; seed += 1) {
    const { violations, figures } = await runChaosSimulation(seed, slowServicesSetting);
    expect([seed, violations, figures.postsAgain]).toEqual([seed, [], 0]);
    postCount += figures.posts;
  }
  // Each message that is not held goes to two webhooks.
  expect(postCount).toBeGreaterThan(seedCount * 100);
  console.log(
    `hanging mails, seeds ${firstSeed} to ${firstSeed + seedCount - 1}: posts ${postCount}, none twice`,
  );
});
