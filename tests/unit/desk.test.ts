import { expect, test, vi } from 'vitest';
import { callApi } from '../../src/desk/api.ts';
import { describeSelection, findLanguageName, findStatusChipName } from '../../src/desk/format.ts';
import { buildCallUrl, buildReplyMailUrl, buildWhatsappUrl } from '../../src/desk/replies.ts';

vi.mock('@content/company', () => ({ default: { locale: 'en-NZ', phones: ['+64 3 555 0142'] } }));
vi.mock('@content/language', () => ({ default: { others: [{ prefix: '/hi' }] } }));
vi.mock('@content/reply-texts', () => ({
  default: {
    '': {
      subject: 'Your message to us, {reference}',
      greeting: 'Dear {name},',
      whatsapp: 'Hello {name}',
    },
    '/hi': { subject: 'मैसेज {reference}', greeting: '{name} जी,', whatsapp: 'नमस्ते {name}' },
  },
}));
vi.mock('@content/service-labels', () => ({ default: {} }));

test.each([
  ['a number of the agency’s own country', '355 501 4299', 'tel:+643555014299'],
  ['a number with its country and no plus', '919876543210', 'tel:+919876543210'],
  ['a mobile number with a trunk zero', '098765 43210', 'tel:+649876543210'],
  ['a landline number with a trunk zero', '03 555 0142', 'tel:+6435550142'],
  ['a number with an international prefix', '0091 98765 43210', 'tel:+919876543210'],
  ['seven digits', '555 0142', 'tel:+645550142'],
  ['a number with a zero for calls within its country', '+44 (0)20 7946 0012', 'tel:+442079460012'],
  ['six digits', '55 01 42', null],
])('the phone link of %s has its country code', (_number, phoneNumber, expectedTelUrl) => {
  expect(buildCallUrl({ fields: { phoneNumber } } as never)).toBe(expectedTelUrl);
});

test.each([
  ['/contact', 'Your message to us, TT-1', 'Dear Asha,', 'Hello Asha'],
  ['/hi/contact', 'मैसेज TT-1', 'Asha जी,', 'नमस्ते Asha'],
])('answers a message from %s in its language', (page, subject, greeting, text) => {
  const fields = { name: 'Asha', email: 'a@b.test', phoneNumber: '355 501 4299' };
  const message = { fields, page, reference: 'TT-1' } as never;
  const { searchParams } = new URL(buildReplyMailUrl(message));
  expect(searchParams.get('subject')).toBe(subject);
  expect(searchParams.get('body')).toMatch(new RegExp(`^${greeting}`));
  expect(new URL(buildWhatsappUrl(message) ?? '').searchParams.get('text')).toBe(text);
});

test('shortens the quote of a reply link, but never the template', () => {
  const message = { fields: { message: 'क'.repeat(900) }, email: 'a@b.test', reference: 'TT-1' };
  const measureUrl = (template: string) => buildReplyMailUrl(message as never, template).length;
  expect([measureUrl('Hello'), measureUrl('क'.repeat(300))]).toEqual([1_994, 2_784]);
});

test('says when no more messages can be chosen', () =>
  expect(describeSelection(500)).toBe('500 chosen, the most at once'));

test('a waiting message is new until its first delivery attempt', () => {
  expect(findStatusChipName({ status: 'waiting', attempts: 0 })).toBe('new');
  expect(findStatusChipName({ status: 'waiting', attempts: 1 })).toBe('waiting');
  expect(findStatusChipName({ status: 'held', attempts: 0 })).toBe('held');
});

test('treats a redirect as an expired session, without following it', async () => {
  const fetchMock = vi.fn(async () => ({ type: 'opaqueredirect' }));
  vi.stubGlobal('fetch', fetchMock);
  await expect(callApi('overview')).rejects.toMatchObject({ kind: 'signed-out' });
  const expectedRequestInit = expect.objectContaining({ redirect: 'manual' });
  expect(fetchMock).toHaveBeenCalledWith(expect.any(String), expectedRequestInit);
});

test('a refused change stays in view until another change succeeds', async () => {
  vi.stubGlobal('window', { location: { search: '' } });
  const { getState, requestData } = await import('../../src/desk/state.ts');
  let isOk = false;
  vi.stubGlobal('fetch', async () => Response.json({}, { status: isOk ? 200 : 422 }));
  const change = { do: 'answer' };
  await expect(requestData('changes', change)).rejects.toMatchObject({ kind: 'refused' });
  isOk = true;
  await requestData('overview');
  expect(getState().problem?.kind).toBe('refused');
  await requestData('changes', change);
  expect(getState().problem).toBeUndefined();
});

test('a request that succeeds later ends the notice of a lost connection', async () => {
  vi.stubGlobal('window', { location: { search: '' } });
  const { getState, requestData } = await import('../../src/desk/state.ts');
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  await expect(requestData('changes', { do: 'answer' })).rejects.toThrow();
  expect(getState().problem?.kind).toBe('unreachable');
  vi.stubGlobal('fetch', async () => Response.json({}));
  await requestData('overview');
  expect(getState().problem).toBeUndefined();
});

test.each([
  ['America/Los_Angeles', '22 Nov 2026'],
  ['Asia/Kolkata', '23 Nov 2026'],
  ['Pacific/Kiritimati', '23 Nov 2026'],
])('in %s, counted days are in UTC, other days in local time', async (localTimeZone, localDay) => {
  vi.stubEnv('TZ', localTimeZone);
  vi.resetModules();
  const { formatUtcDay, formatFullDate } = await import('../../src/desk/format.ts');
  const mondayMs = Date.UTC(2026, 10, 23);
  expect(formatUtcDay(mondayMs)).toBe('23 Nov 2026');
  expect(formatFullDate(mondayMs)).toBe(localDay);
});

test.each([
  ['/hi/contact', 'Hindi'],
  ['/hi', 'Hindi'],
  ['/history', undefined],
  [null, undefined],
])('the language of a message from %s', (page, language) =>
  expect(findLanguageName(page)).toBe(language),
);
