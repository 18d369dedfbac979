/** A day (in UTC, like the free plan's limits) of ten messages a minute from an attacker, and of 48 genuine visitors. */
import { expect, test, vi } from 'vitest';
import { hourMs, minuteMs } from '../worker/support/time.ts';
import { inquiryPost, simulate } from './simulation.ts';

// After a time-out, a busy machine would run the next test at the same simulated time.
vi.setConfig({ testTimeout: 600_000 });

interface Attack {
  seed: number;
  hours: number;
  createIp: (messageIndex: number) => string;
}

function simulateDay({ seed, hours, createIp }: Attack) {
  return simulate({ seed, startHour: 0, countsRows: true }, async ({ clock, simulation }) => {
    const startMs = clock.now();
    const attackerAnswers: Response[] = [];
    const served: string[] = [];
    async function attack() {
      const message = `Buy ${attackerAnswers.length}`;
      const post = inquiryPost({ message }, createIp(attackerAnswers.length));
      attackerAnswers.push((await simulation.fetch(post)) ?? Response.error());
    }
    async function sendGenuine(visitorIndex: number) {
      const post = inquiryPost({ message: `Hello ${visitorIndex}` }, `198.51.100.${visitorIndex}`);
      const answer = await simulation.fetch(post);
      served.push((await answer?.json<{ reference?: string }>())?.reference ?? '');
    }
    clock.scheduleEvery(6_000, () => (clock.now() < startMs + hours * hourMs ? attack() : null));
    for (let visitorIndex = 0; visitorIndex < 48; visitorIndex += 1) {
      clock.schedule((visitorIndex + 0.51) * 0.5 * hourMs, () => sendGenuine(visitorIndex));
    }
    clock.scheduleEvery(minuteMs, simulation.sweep);
    clock.scheduleEvery(6 * hourMs, simulation.removeOrphans);
    clock.schedule(21 * hourMs, simulation.daily);
    await clock.runUntilTime(startMs + hours * hourMs);
    const mailedReferences = new Set(simulation.mails.map(({ reference }) => reference));
    return {
      stored: simulation.messages().length,
      held: simulation.messages().filter(({ held_at: heldAt }) => heldAt !== null).length,
      refused: attackerAnswers.filter(({ status }) => status === 429).length,
      posts: attackerAnswers.length,
      served: served.filter(Boolean).length,
      mailed: served.filter((reference) => mailedReferences.has(reference)).length,
      mails: simulation.mails.length,
      notified: simulation.posts.length,
      alerts: simulation.alerts.map(({ text }) => text.split('.')[0]),
      rows: simulation.readWrittenRows(),
      ...simulation.counts,
    };
  });
}

const halfOfFreePlan = { rows: 50_000, requests: 50_000 };

test.each([
  { attacker: 'one address', hours: 24, visitors: 48, createIp: () => '203.0.113.7' },
  {
    attacker: '40 addresses of an IPv6 /48',
    hours: 6,
    visitors: 12,
    createIp: (index: number) => `2001:db8:7:${index % 40}::${index % 40}`,
  },
])(
  'serves and mails $visitors of $visitors visitors in $hours hours with ten messages a minute from $attacker',
  async ({ attacker, hours, visitors, createIp }) => {
    const { rows, invocations, ...day } = await simulateDay({ seed: hours, hours, createIp });
    console.log(`attack of ${attacker}:`, { ...day, rows, invocations });
    expect(day).toMatchObject({ posts: hours * 600 - 1, refused: hours * 600 - 101, held: 50 });
    expect(day).toMatchObject({ served: visitors, mailed: visitors, stored: 100 + visitors });
    // At the end of a day, one notice names the held messages.
    const noticeCount = hours === 24 ? 1 : 0;
    expect(day).toMatchObject({ mails: 50 + visitors + noticeCount, notified: 50 + visitors });
    expect(day.alerts).toEqual([]);
    expect(rows).toBeLessThan(halfOfFreePlan.rows);
    expect(invocations).toBeLessThan(halfOfFreePlan.requests);
    expect(day.mostCalls).toBeLessThanOrEqual(50);
  },
);

test('mails 300 messages of 300 addresses, holds those beyond and refuses those beyond 2,000', async () => {
  const createIp = (index: number) => `203.0.${index % 3}.${index % 100}`;
  const { rows, ...day } = await simulateDay({ seed: 4, hours: 4, createIp });
  console.log('attack of 300 addresses:', { ...day, rows });
  expect(day).toMatchObject({
    posts: 2_399,
    stored: 2_000,
    held: 1_700,
    mails: 300,
    notified: 300,
  });
  // Four hours have eight visitors, of whom seven come before the limit.
  expect(day).toMatchObject({ refused: 2_399 - 2_000 + 7, served: 7 });
  expect(day.alerts).toEqual(['More than 300 messages came in today']);
  expect(rows).toBeLessThan(2 * halfOfFreePlan.rows);
});
