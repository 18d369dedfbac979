import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, vi } from 'vitest';

await applyD1Migrations(env.DB, env.MIGRATIONS);

const unexpectedCalls: string[] = [];

beforeEach(async () => {
  await env.DB.exec('DELETE FROM inquiries');
  const { objects } = await env.FILES.list();
  await env.FILES.delete(objects.map(({ key }) => key));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    unexpectedCalls.push(new Request(input).url);
    throw new Error('No test may reach the network.');
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(unexpectedCalls.splice(0), 'calls that nobody expected').toEqual([]);
});
