import process from 'node:process';
import { expect, test } from 'vitest';
import { runChaos, scenarios } from './chaos.ts';

const { env } = process;
const firstSeed = Number(env.CHAOS_SEED ?? 1);
const seedCount = Number(env.CHAOS_SEEDS ?? (env.CHAOS_SEED ? 1 : 20));
const seeds = Array.from({ length: seedCount }, (_, index) => firstSeed + index);

test.each(Object.values(scenarios))(
  'loses no message, doubles none unannounced and alerts every long wait with $name',
  {
    timeout: seedCount * 60_000,
  },
  async (scenario) => {
    const totals: Record<string, number> = {};
    const violationTexts: string[] = [];
    for (const seed of seeds) {
      const { violations, figures } = await runChaos(seed, scenario);
      violationTexts.push(...violations.map((violation) => `seed ${seed}: ${violation}`));
      for (const [figureName, figure] of Object.entries(figures)) {
        totals[figureName] = (totals[figureName] ?? 0) + figure;
      }
    }
    console.log(`${scenario.name}, seeds ${firstSeed} to ${seeds.at(-1)}:`, totals);
    const advice = 'repeat one with CHAOS_SEED=n npx vitest run --project chaos';
    expect(violationTexts, advice).toEqual([]);
    expect(totals.posts).toBeGreaterThan(seedCount < 20 ? 0 : seedCount * 50);
    // Without lost answers and deaths, every duplicate post is the Worker's own mistake.
    expect(scenario === scenarios.slow ? totals.postsAgain : 0).toBe(0);
  },
);
