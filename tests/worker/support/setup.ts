import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { answerNetwork, unexpectedCalls } from './network.ts';

await applyD1Migrations(env.DB, env.MIGRATIONS);

beforeEach(async () => {
  for (const table of ['inquiries', 'history', 'weeks', 'confirmations', 'views']) {
    await env.DB.exec(`DELETE FROM ${table}`);
  }
  await env.DB.exec("DELETE FROM signals WHERE name NOT IN ('sweep', 'daily-round', 'heartbeat')");
  await env.DB.exec('UPDATE signals SET seen_at = unixepoch() * 1000, silent_until = 0');
  const { objects } = await env.FILES.list();
  await env.FILES.delete(objects.map(({ key }) => key));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answerNetwork({});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(unexpectedCalls.splice(0), 'calls that nobody expected').toEqual([]);
});
