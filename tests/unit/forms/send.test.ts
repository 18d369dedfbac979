import { afterEach, expect, it, vi } from 'vitest';
import { postForm } from '../../../src/forms/send.ts';
import { resultMessages } from '../../../src/shared/messages.ts';

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

function createFormData(fieldValues: Record<string, string>): FormData {
  const formData = new FormData();
  for (const [fieldName, fieldValue] of Object.entries(fieldValues)) {
    formData.set(fieldName, fieldValue);
  }
  return formData;
}

const createJsonResponse = (body: unknown, status = 200) => Response.json(body, { status });
const buildRefusedResult = (message: string, fieldErrors = {}) => ({
  sent: false,
  message,
  errors: fieldErrors,
});
const somethingWrongResult = buildRefusedResult(resultMessages.somethingWrong);
const notSentResult = buildRefusedResult(resultMessages.notSent);

// biome-ignore format: a row a line
it.each<[string, Response | Error, unknown]>([
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
  ])('the result of sending a form has %s', async (_result, response, expectedResult) => {
    stubFetch(response);
    expect(await postForm('/api/v1/email', createFormData({ name: 'Asha' }), false)).toEqual(expectedResult);
  });

it('sends a message as JSON', async () => {
  const fetchMock = stubFetch(createJsonResponse({}));
  await postForm('/api/v1/email', createFormData({ name: 'Asha', message: 'Hello' }), false);
  const [requestedAddress, requestInit] = fetchMock.mock.calls[0] ?? [];
  expect(requestedAddress).toBe('/api/v1/email');
  expect(requestInit?.method).toBe('POST');
  expect(requestInit?.headers).toEqual({ 'Content-Type': 'application/json' });
  expect(JSON.parse(String(requestInit?.body))).toEqual({ name: 'Asha', message: 'Hello' });
});

it('sends an application as form data with its file', async () => {
  const fetchMock = stubFetch(createJsonResponse({}));
  const applicationFormData = createFormData({ name: 'Farah' });
  applicationFormData.set('cv', new File(['%PDF-1.4'], 'cv.pdf'));
  await postForm('/api/v1/applications', applicationFormData, true);
  const requestInit = fetchMock.mock.calls[0]?.[1];
  expect(requestInit?.body).toBe(applicationFormData);
  expect(requestInit?.headers).toBeUndefined();
});

it('times out after 45 seconds, with a file after five minutes', async () => {
  stubFetch(createJsonResponse({}));
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout');
  await postForm('/api/v1/email', createFormData({}), false);
  await postForm('/api/v1/applications', createFormData({}), true);
  expect(timeoutSpy.mock.calls).toEqual([[45_000], [300_000]]);
  timeoutSpy.mockRestore();
});
