import { afterEach, describe, expect, it, vi } from 'vitest';
import { send } from '../../../src/forms/send.ts';
import { messages } from '../../../src/shared/messages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubFetch(response: Response | Error) {
  const fetchMock = vi.fn(async (..._request: [string, RequestInit]) => {
    if (response instanceof Error) {
      throw response;
    }
    return response;
  });
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

function formData(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    data.set(name, value);
  }
  return data;
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const refusedWith = (message: string, errors = {}) => ({ sent: false, message, errors });
const wrong = refusedWith(messages.somethingWrong);
const notSent = refusedWith(messages.notSent);

describe('returns', () => {
  // biome-ignore format: a row a line
  it.each<[string, Response | Error, unknown]>([
    ['the reference of a kept message', json({ message: 'ok', reference: 'CC-7K3M-9QX2' }),
      { sent: true, reference: 'CC-7K3M-9QX2' }],
    ['that it was sent, when an answer has no reference', json({}), { sent: true }],
    ['the message of a refusal', json({ message: 'No.' }, 400), refusedWith('No.')],
    ['what is wrong with each field', json({ message: 'A', errors: { email: 'A', name: 7, type: '' } }, 422),
      refusedWith('A', { email: 'A' })],
    ['a plain text when a refusal has no message', json({}, 500), wrong],
    ['a plain text when the message is empty', json({ message: ' ' }, 500), wrong],
    ['a plain text when the message is no text', json({ message: [] }, 500), wrong],
    ['a plain text when the refusal is no object', json(null, 503), wrong],
    ['that it was not sent, for an empty answer', new Response(''), notSent],
    ['that it was not sent, for a page', new Response('<h1>Hi</h1>'), notSent],
    ['that it was not sent, for a page about too many requests', new Response('<h1>Slow down</h1>', { status: 429 }), notSent],
    ['that it was not sent, when the connection drops', new TypeError('Failed to fetch'), notSent],
    ['that it was not sent, when nobody answers in time', new DOMException('', 'TimeoutError'), notSent],
  ])('%s', async (_result, response, expected) => {
    stubFetch(response);
    expect(await send('/api/v1/email', formData({ name: 'Asha' }), false)).toEqual(expected);
  });
});

it('sends a message as JSON', async () => {
  const fetchMock = stubFetch(json({}));
  await send('/api/v1/email', formData({ name: 'Asha', message: 'Hello' }), false);
  const [address, init] = fetchMock.mock.calls[0] ?? [];
  expect(address).toBe('/api/v1/email');
  expect(init?.method).toBe('POST');
  expect(init?.headers).toEqual({ 'Content-Type': 'application/json' });
  expect(JSON.parse(String(init?.body))).toEqual({ name: 'Asha', message: 'Hello' });
});

it('sends an application as form data with its file', async () => {
  const fetchMock = stubFetch(json({}));
  const data = formData({ name: 'Farah' });
  data.set('cv', new File(['%PDF-1.4'], 'cv.pdf'));
  await send('/api/v1/applications', data, true);
  const init = fetchMock.mock.calls[0]?.[1];
  expect(init?.body).toBe(data);
  expect(init?.headers).toBeUndefined();
});

it('times out after 45 seconds, with a file after five minutes', async () => {
  stubFetch(json({}));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await send('/api/v1/email', formData({}), false);
  await send('/api/v1/applications', formData({}), true);
  expect(timeout.mock.calls).toEqual([[45_000], [300_000]]);
  timeout.mockRestore();
});
