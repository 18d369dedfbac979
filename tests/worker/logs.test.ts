import { expect, test, vi } from 'vitest';
import { readErrorKind } from '../../worker/log.ts';
import configuration from '../../worker/wrangler.jsonc?raw';
import { harness, mailError } from './support/harness.ts';
import { inquiry, jsonPost, sendApplication, sendInquiry } from './support/posts.ts';
import { minuteMs } from './support/time.ts';

test('logs every event as one line of JSON with the reference and no personal data', async () => {
  const consoleSpies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  const reference = await sendInquiry(harness);
  await harness.fetch(jsonPost({ ...inquiry, email: 'broken', name: '' }));
  harness.setMailService((nthCall) => (nthCall === 1 ? mailError('E_DELIVERY_FAILED') : null));
  await sendApplication(harness);
  await harness.sweepAfter(minuteMs);
  harness.setMailService(() => mailError('E_SENDER_NOT_VERIFIED'));
  await sendInquiry(harness, { name: 'Second visitor' });
  await harness.sweep();

  const logLines = consoleSpies.flatMap(({ mock }) => mock.calls.flat().map(String));
  const logEvents = logLines.map((logLine) => JSON.parse(logLine));
  expect(logEvents).toContainEqual({ event: 'stored', reference, form: 'inquiry', held: false });
  const expectedEventNamesText = 'stored refused delivery-deferred delivered delivery-failed alert';
  const eventNames = logEvents.map(({ event: eventName }) => eventName);
  expect(eventNames).toEqual(expect.arrayContaining(expectedEventNamesText.split(' ')));
  const personalDataPattern = /asha|verma|nida|khan|visitor|98765|website\.|example\.com|\\n/i;
  expect(logLines.join('\n')).not.toMatch(personalDataPattern);
});

test('logs no problem when all goes well', async () => {
  const consoleErrorSpy = vi.spyOn(console, 'error');
  await sendInquiry(harness);
  await harness.sweep();
  await harness.daily();
  expect(harness.mails).toHaveLength(1);
  expect(consoleErrorSpy).not.toHaveBeenCalled();
});

test('disables invocation logs, which contain IP addresses', () => {
  const { observability } = JSON.parse(configuration.replace(/^\s*\/\/.*$/gm, ''));
  expect(observability).toEqual({ enabled: true, logs: { invocation_logs: false } });
});

// biome-ignore format: a row a line
test.each([
  ['D1_ERROR: no such table: messages: SQLITE_ERROR', 'no-table'],
  ['D1_ERROR: table messages has no column named write_token: SQLITE_ERROR', 'no-column'],
  ['D1_ERROR: Exceeded maximum DB size: SQLITE_FULL', 'database-full'],
  ['D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.', 'timed-out'],
  ['D1_ERROR: D1 DB is overloaded. Too many requests queued.', 'overloaded'],
  ['D1_ERROR: UNIQUE constraint failed: messages.reference: SQLITE_CONSTRAINT', 'constraint'],
  ['D1_ERROR: Network connection lost.', 'connection-lost'],
  ['put: We encountered an internal error. Please try again. (10001)', 'internal-error'],
  ['Your account has exceeded the daily read limit', 'daily-limit'],
  ['asha@example.com wrote something odd', 'Error'],
])('logs the error "%s" as %s', (errorText, expectedKind) => {
  expect(readErrorKind(new Error(errorText))).toBe(expectedKind);
});
