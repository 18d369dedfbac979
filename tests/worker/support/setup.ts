import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { countForDay } from '../../../worker/guards/rate.ts';
import { resetHarness } from './harness.ts';
import { simulateNetwork, unexpectedUrls } from './network.ts';
import { listFileKeys } from './stores.ts';
import { setTime } from './time.ts';

await applyD1Migrations(env.DB, env.MIGRATIONS);

/** Event names are a contract: owners search the logs for them. */
const knownEventNames = new Set(
  `alert alert-failed alert-webhook-failed alerted daily-notice-failed database-down delivered
  delivery-deferred delivery-failed deploy-asked desk desk-refused file-not-deleted file-not-replaced
  file-not-stored file-replaced files-not-removed github-sign-in heartbeat-failed incident not-claimed
  not-looked-up not-stored orphaned-files-removed outcomes-not-written page-not-read purged
  rate-limit-unavailable refused repeated reservation-not-cancelled stored task-failed turnstile-failing
  turnstile-unreachable unexpected person-not-remembered view-not-counted`.split(/\s+/),
);
const unknownEventLines: string[] = [];

function recordUnknownLogEvent(logLine: unknown): void {
  const { event: eventName } = JSON.parse(String(logLine));
  if (!knownEventNames.has(eventName)) {
    unknownEventLines.push(String(logLine));
  }
}

beforeEach(async () => {
  // Counting on another day forgets what the addresses sent in earlier tests.
  setTime(0);
  countForDay('view', new Request('https://any.example'));
  vi.useRealTimers();
  const filledTables =
    'messages deliveries history weeks days confirmations views spam_senders people blocked_times calendar_feed';
  const statements = [
    ...filledTables.split(' ').map((table) => `DELETE FROM ${table}`),
    'UPDATE counts SET messages = 0',
    "DELETE FROM signals WHERE name NOT IN ('sweep', 'daily-round', 'heartbeat')",
    'UPDATE signals SET seen_at = unixepoch() * 1000, silent_until = 0',
  ];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  await env.FILES.delete(await listFileKeys());
  vi.spyOn(console, 'log').mockImplementation(recordUnknownLogEvent);
  vi.spyOn(console, 'error').mockImplementation(recordUnknownLogEvent);
  simulateNetwork({});
  resetHarness();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(unknownEventLines.splice(0), 'events without a name that is known').toEqual([]);
  expect(unexpectedUrls.splice(0), 'calls that nobody expected').toEqual([]);
});
