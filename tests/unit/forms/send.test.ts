import { expect, test, vi } from 'vitest';
import { postForm } from '../../../src/forms/send.ts';
import { english } from '../../support/english.ts';

function stubFetch(response: Response | Error) {
  const fetchMock = vi.fn(async (..._request: [string, RequestInit]) =>
    response instanceof Error ? Promise.reject(response) : response,
  );
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

const formData = new FormData();
formData.set('name', 'Asha');
formData.set('message', 'Hello');

const { results } = english.messages;
const sendOptions = { results, reportProgress: () => {} };

const createJsonResponse = (body: unknown, status = 200) => Response.json(body, { status });
const buildRefusedResult = (message: string, errors = {}) => ({ sent: false, message, errors });
const somethingWrongResult = buildRefusedResult(results.somethingWrong);
const notSentResult = buildRefusedResult(results.notSent);

// biome-ignore format: a row a line
test.each<[string, Response | Error, unknown]>([
    ['the reference of a kept message', createJsonResponse({ message: 'ok', reference: 'CC-7K3M-9QX2' }),
      { sent: true, reference: 'CC-7K3M-9QX2' }],
    ['that it was sent, when an answer has no reference', createJsonResponse({}), { sent: true }],
    ['the message of a refusal', createJsonResponse({ message: 'No.' }, 400), buildRefusedResult('No.')],
    ['what is wrong with each field', createJsonResponse({ message: 'A', errors: { email: 'A', name: 7, type: '' } }, 422),
      buildRefusedResult('A', { email: 'A' })],
    ['a plain text when a refusal has no message', createJsonResponse({}, 500), somethingWrongResult],
    ['a plain text when the message is empty', createJsonResponse({ message: ' ' }, 500), somethingWrongResult],
    ['a plain text when the message is no text', createJsonResponse({ message: [] }, 500), somethingWrongResult],
    ['a plain text when the refusal is no object', createJsonResponse(null, 503), somethingWrongResult],
    ['that it was not sent, for an empty answer', new Response(''), notSentResult],
    ['that it was not sent, for a page', new Response('<h1>Hi</h1>'), notSentResult],
    ['that it was not sent, for a page about too many requests', new Response('<h1>Slow down</h1>', { status: 429 }), notSentResult],
    ['that it was not sent, when the connection drops', new TypeError('Failed to fetch'), notSentResult],
    ['that it was not sent, when nobody answers in time', new DOMException('', 'TimeoutError'), notSentResult],
  ])('reports %s', async (_result, response, expectedResult) => {
    stubFetch(response);
    expect(await postForm('/api/v1/email', formData, sendOptions)).toEqual(expectedResult);
  });

test('sends a message as JSON within 45 seconds', async () => {
  const fetchMock = stubFetch(createJsonResponse({}));
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout');
  await postForm('/api/v1/email', formData, sendOptions);
  const [address, { method, headers, body } = {}] = fetchMock.mock.calls[0] ?? [];
  expect([method, address]).toEqual(['POST', '/api/v1/email']);
  expect(body).toBe('{"name":"Asha","message":"Hello"}');
  expect(headers).toEqual({ 'Content-Type': 'application/json' });
  expect(timeoutSpy.mock.calls).toEqual([[45_000]]);
});

test('sends files as form data within five minutes, and reports how much is sent', async () => {
  const requests: FakeRequest[] = [];
  class FakeRequest {
    status = 200;
    responseText = '{"reference":"CC-7K3M-9QX2"}';
    timeout = 0;
    sent: unknown[] = [];
    upload = { onprogress: (_event: object) => {} };
    onload = () => {};
    open = (...address: string[]) => void this.sent.push(...address);
    send(body: unknown) {
      requests.push(this);
      this.sent.push(body);
      this.upload.onprogress({ loaded: 1, total: 4 });
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const filesData = new FormData();
  filesData.append('files', new File(['x'], 'a.png'));
  const reportProgress = vi.fn();
  const result = await postForm('/api/v1/email', filesData, { ...sendOptions, reportProgress });
  expect(result).toEqual({ sent: true, reference: 'CC-7K3M-9QX2' });
  expect(requests).toMatchObject([
    { timeout: 300_000, sent: ['POST', '/api/v1/email', filesData] },
  ]);
  expect(reportProgress.mock.calls).toEqual([[0.25]]);
});
