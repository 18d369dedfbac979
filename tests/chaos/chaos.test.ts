import process from 'node:process';
import { expect, test } from 'vitest';
import { type Figures, runChaos, slowNeighbours } from './chaos.ts';

const { env } = process;
const first = Number(env.CHAOS_SEED ?? 1);
const seeds = Number(env.CHAOS_SEEDS ?? (env.CHAOS_SEED ? 1 : 20));

test(`loses no message in ${seeds} runs of 300 messages with every dependency failing, and alerts every long wait`, {
  timeout: seeds * 60_000,
}, async () => {
  const sum = new Map<string, number>();
  const violations: string[] = [];
  for (let seed = first; seed < first + seeds; seed += 1) {
    const outcome = await runChaos(seed);
    violations.push(...outcome.violations.map((violation) => `seed ${seed}: ${violation}`));
    for (const [name, value] of Object.entries<number>({ ...outcome.figures } satisfies Figures)) {
      sum.set(name, (sum.get(name) ?? 0) + value);
    }
  }
  console.log(
    `chaos, seeds ${first} to ${first + seeds - 1}: ${[...sum].map(([name, value]) => `${name} ${value}`).join(', ')}`,
  );
  expect(violations, `repeat one with CHAOS_SEED=n npx vitest run --project chaos`).toEqual([]);
});

test(`posts no message to a webhook twice in ${seeds} runs with hanging mails`, {
  timeout: seeds * 60_000,
}, async () => {
  let posts = 0;
  for (let seed = first; seed < first + seeds; seed += 1) {
    const { violations, figures } = await runChaos(seed, slowNeighbours);
    expect([seed, violations, figures.postsAgain]).toEqual([seed, [], 0]);
    posts += figures.posts;
  }
  // Each message that is not held goes to two webhooks.
  expect(posts).toBeGreaterThan(seeds * 100);
  console.log(`hanging mails, seeds ${first} to ${first + seeds - 1}: posts ${posts}, none twice`);
});
