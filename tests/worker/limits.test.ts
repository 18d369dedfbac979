import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { countForDay } from '../../worker/guards/rate.ts';
import { findBytes } from '../../worker/search-bytes.ts';
import { exhaustedLimiter, interceptStatements } from './support/faulty.ts';
import { createHarness, harness } from './support/harness.ts';
import { alertWebhookUrl, simulateTurnstile, turnstileSuccess } from './support/network.ts';
import {
  application,
  applicationPost,
  applicationsPath,
  contact,
  emailPath,
  formPost,
  inquiry,
  ipHeader,
  jsonPost,
  multipartPost,
  pdfFile,
  postAndReadStatus,
  sendInquiry,
} from './support/posts.ts';
import { expectRows, listFileKeys, readRows } from './support/stores.ts';
import { dayMs, runAroundLimit, setTime } from './support/time.ts';

const maxMessageBytes = 100 * 1024;
const maxApplicationBytes = 6 * 1024 * 1024;
const sizeErrorText = 'This is larger than we can receive. Please shorten it and try again.';
const filesSizeErrorText =
  'This is larger than we can receive. Please choose files of 5 MB or less together.';
const rateErrorText =
  'You have sent several messages in a short time. Please wait a minute and try again.';

const formTypeHeader = { 'Content-Type': 'application/x-www-form-urlencoded' };

// biome-ignore format: a row a line
test.each<[what: string, largest: number, refusal: string, post: (filling: string) => Request]>([
  ['an inquiry in JSON', maxMessageBytes, sizeErrorText, (filling) => jsonPost({ ...inquiry, filling })],
  ['an inquiry', maxMessageBytes, sizeErrorText, (filling) => formPost({ ...inquiry, filling }, formTypeHeader)],
  ['a multipart inquiry', maxApplicationBytes, filesSizeErrorText, (filling) => multipartPost({ ...inquiry, filling }, null, {}, emailPath)],
  ['an application in JSON', maxMessageBytes, sizeErrorText, (filling) => jsonPost({ ...application, filling }, {}, applicationsPath)],
  ['an application', maxMessageBytes, sizeErrorText, (filling) => formPost({ ...application, filling }, formTypeHeader, applicationsPath)],
  ['a multipart application', maxApplicationBytes, filesSizeErrorText, (filling) => multipartPost({ ...application, filling }, null)],
])('reads %s of up to %i bytes, whatever length it declares', async (_case, maxSize, refusalMessage, createPost) => {
  const maxFillingBytes = maxSize - (await createPost('').arrayBuffer()).byteLength;
  const readStatusForSizes = async (fillingSize: number, declaredSize?: number) => {
    const sizedPost = createPost('x'.repeat(fillingSize));
    sizedPost.headers.set('Accept', 'application/json');
    if (declaredSize !== undefined) { sizedPost.headers.set('Content-Length', `${declaredSize}`); }
    const response = await createHarness().fetch(sizedPost);
    if (response.status !== 200) { expect(await response.json()).toEqual({ message: refusalMessage }); }
    return response.status;
  };
  expect([await readStatusForSizes(maxFillingBytes), await readStatusForSizes(maxFillingBytes + 1)]).toEqual([200, 413]);
  expect([await readStatusForSizes(maxFillingBytes, maxSize), await readStatusForSizes(maxFillingBytes, maxSize + 1)]).toEqual([200, 413]);
  expect(await readStatusForSizes(maxFillingBytes + 1, 10)).toBe(413);
  expect(await readRows()).toHaveLength(1);
});

test('accepts a CV of 5 MB and refuses one byte more', async () => {
  const createCvPost = (cvSize: number) =>
    applicationPost(new File(['%PDF-', new Uint8Array(cvSize - 5)], 'cv.pdf'));
  expect(await postAndReadStatus(createCvPost(5_242_880))).toBe(200);
  const response = await createHarness().fetch(createCvPost(5_242_881));
  const cvErrorText = 'Your CV is larger than 5 MB. Please choose a smaller file.';
  const refusalBody = { message: cvErrorText, errors: { cv: cvErrorText } };
  expect([response.status, await response.json()]).toEqual([422, refusalBody]);
  expect([(await readRows()).length, (await listFileKeys()).length]).toEqual([1, 1]);
});

test.each([
  ['name', 100],
  ['type', 100],
  ['message', 5_000],
])('accepts a %s of %i characters and refuses one more', async (fieldName, maxLength) => {
  const readStatusForTextLength = (textLength: number) =>
    postAndReadStatus(jsonPost({ ...inquiry, [fieldName]: 'x'.repeat(textLength) }));
  expect(await runAroundLimit(maxLength + 1, readStatusForTextLength)).toEqual([200, 422]);
});

test('reads a streamed message, and stops reading a message that is too large', async () => {
  expect(await postAndReadStatus(jsonPost(new Blob([JSON.stringify(inquiry)]).stream()))).toBe(200);
  let pulledPieceCount = 0;
  const endlessStream = new ReadableStream({
    type: 'bytes',
    pull: (streamController) => {
      pulledPieceCount += 1;
      streamController.enqueue(new Uint8Array(maxMessageBytes / 2));
    },
  });
  expect(await postAndReadStatus(jsonPost(endlessStream))).toBe(413);
  expect(pulledPieceCount).toBeLessThanOrEqual(5);
});

const acceptHtmlHeaders = { Accept: 'text/html' };
const oversizedText = 'x'.repeat(maxMessageBytes);
const declaredLengthHeaders = { ...acceptHtmlHeaders, 'Content-Length': '9999999' };
const multipartType = 'multipart/form-data; boundary=edge; charset=utf-8';
const multipartHeaders = { ...acceptHtmlHeaders, 'Content-Type': multipartType };
const refilledContactTexts = ['value="ravi@example.com"', 'Hello</textarea>'];
const refilledApplicationTexts = ['value="nida@example.com"', 'I build forms.'];

// biome-ignore format: a row a line
test.each<[caseName: string, createPost: () => Request, refusalMessage: string, expectedTexts: string[]]>([
  ['a message', () => formPost({ ...contact, filling: oversizedText }), sizeErrorText, refilledContactTexts],
  ['a message of declared length', () => formPost({ ...contact, filling: oversizedText }, declaredLengthHeaders), sizeErrorText, refilledContactTexts],
  ['a multipart message', () => multipartPost({ ...contact, filling: 'x'.repeat(maxApplicationBytes) }, null, multipartHeaders, emailPath), filesSizeErrorText, refilledContactTexts],
  ['a CV', () => applicationPost(pdfFile('x'.repeat(maxApplicationBytes)), { headers: declaredLengthHeaders }), filesSizeErrorText, refilledApplicationTexts],
])('shows the fields again on the page that refuses %s as too large', async (_case, createPost, refusalMessage, expectedTexts) => {
  const response = await createHarness().fetch(createPost());
  expect(response.status).toBe(413);
  const pageHtml = await response.text();
  for (const expectedText of [`<p>${refusalMessage}</p>`, ...expectedTexts]) { expect(pageHtml).toContain(expectedText); }
});

test.each(['/', '\\', 'x'])('refuses a file name of 5 MB of %s without parsing', async (letter) => {
  const formParseSpy = vi.spyOn(Response.prototype, 'formData');
  const fileNameHead = `filename="${letter.repeat(5_000_000)}.pdf"`;
  expect(await postAndReadStatus(multipartPost(application, [fileNameHead, '%PDF-1.7']))).toBe(400);
  expect(formParseSpy).not.toHaveBeenCalled();
});

test('accepts a file name as long as file systems allow', async () => {
  const fileNameHead = `filename="${encodeURIComponent('क'.repeat(255))}.pdf"`;
  expect(await postAndReadStatus(multipartPost(application, [fileNameHead, '%PDF-1.7']))).toBe(200);
});

test('refuses a form with too many parts before parsing it', async () => {
  const formParseSpy = vi.spyOn(Response.prototype, 'formData');
  const readStatusForFieldCount = (fieldCount: number) => {
    const extraEntries = Array.from({ length: fieldCount }, (_, index) => [`field${index}`, 'x']);
    const manyFields = { ...application, ...Object.fromEntries(extraEntries) };
    return postAndReadStatus(multipartPost(manyFields, null));
  };
  // An application has four fields itself, and a form may have fifty.
  expect(await runAroundLimit(47, readStatusForFieldCount)).toEqual([200, 400]);
  expect(await readStatusForFieldCount(80_000)).toBe(400);
  expect(formParseSpy).toHaveBeenCalledTimes(1);
});

const edgeParts = Object.entries(application).map(
  ([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
);
const postTyped = (contentType: string, body = `${edgeParts.join('')}--edge--\r\n`) =>
  postAndReadStatus(jsonPost(body, { 'Content-Type': contentType }, applicationsPath));

// biome-ignore format: a kind of sender a line
test.each<[boundary: string, contentType: string]>([
  ...['boundary=edge', 'boundary="edge"', 'boundary=edge; charset=utf-8', 'charset=UTF-8; boundary=edge', 'Boundary=edge;charset=utf-8'].map((parameters): [string, string] => ['edge', `multipart/form-data; ${parameters}`]),
  ['----WebKitFormBoundary7MA4YWxkTrZu0gW', 'multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW'],
  ['----geckoformboundarya1b2c3d4', 'multipart/form-data; boundary=----geckoformboundarya1b2c3d4'],
  ['---------------------------9051914041544843365972754266', 'multipart/form-data; boundary=---------------------------9051914041544843365972754266'],
  ['------------------------d74496d66958873e', 'multipart/form-data; boundary=------------------------d74496d66958873e'],
  ['0a1b2c3d4e5f60718293a4b5c6d7e8f9', 'Multipart/Form-Data; boundary=0a1b2c3d4e5f60718293a4b5c6d7e8f9'],
  ["gc0p4Jq0M2Yt08jU534c0p'()+_,./:=?", `multipart/form-data; boundary="gc0p4Jq0M2Yt08jU534c0p'()+_,./:=?"`],
  ['----formdata-undici-029145823719', 'multipart/form-data; boundary=----formdata-undici-029145823719'],
  ['dart-http-boundary-oO._+-z', 'multipart/form-data; boundary=dart-http-boundary-oO._+-z'],
])('reads the form of a usual client: boundary %s of %s', async (boundary, contentType) => {
  const body = `${edgeParts.join('')}--edge--\r\n`.replaceAll('--edge', `--${boundary}`);
  expect(await postTyped(contentType, body)).toBe(200);
});

test.each([
  'multipart/form-data; x-boundary=a; boundary=edge',
  'multipart/form-data; boundary=edge ;a=c',
  'multipart/form-data; boundary="ed\\ge"',
  'multipart/form-data; boundary=a; boundary=edge',
  'multipart/form-data; boundary=edge; boundary=a',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'e'.repeat(71)}`,
  'multipart/form-data; boundary=other',
])('refuses a content type that could name another boundary: %s', async (contentType) => {
  const formParseSpy = vi.spyOn(Response.prototype, 'formData');
  expect(await postTyped(contentType)).toBe(400);
  expect(formParseSpy).not.toHaveBeenCalled();
});

test('refuses a form with a preamble', async () => {
  expect(
    await postTyped('multipart/form-data; boundary=edge', `x\r\n${edgeParts.join('')}--edge--\r\n`),
  ).toBe(400);
});

const delimiter = '\r\n----WebKitFormBoundary7MA4YWxkTrZu0gW';

// biome-ignore format: a row a line
test.each<[filling: string, letters: string, maxReads: number]>([
  ['carriage returns', '\r', 0.1], ['line ends', '\r\n', 0.1], ['zeros', '\0', 0.1],
  ['the delimiter without its end', delimiter.slice(0, -1), 0.1], ['the delimiter without its start', `x${delimiter.slice(1)}`, 1.5],
  ['the last letter', 'W', 1.5], ['the end', 'gW', 1.5], ['hyphens', '-', 1.5],
])('searches 100 kB of %s for a delimiter in a bounded number of reads', (_case, letters, maxReads) => {
  const bytes = new TextEncoder().encode(letters.repeat(100_000 / letters.length));
  let readCount = 0;
  const countedBytes = new Proxy(bytes, {
    get(target, key) {
      readCount += key === 'length' ? 0 : 1;
      return Reflect.get(target, key);
    },
  });
  try {
    expect(findBytes(countedBytes, new TextEncoder().encode(delimiter))).toBe(-1);
  } catch (error) {
    expect(error).toMatchObject({ message: 'These bytes take too long to search.' });
  }
  // Each comparison and each skip reads a byte.
  expect(readCount).toBeLessThan(maxReads * 2 * bytes.length);
});

test('finds bytes wherever they are', () => {
  const bytes = new TextEncoder().encode('ababcabcd');
  const find = (text: string, start?: number) =>
    findBytes(bytes, new TextEncoder().encode(text), start);
  expect([
    find('ab'),
    find('ab', 1),
    find('abcd'),
    find('d'),
    find('ababcabcd'),
    find('abd'),
    find('x'),
    find('ababcabcde'),
  ]).toEqual([0, 2, 5, 8, 0, -1, -1, -1]);
});

test.each([
  ['stops', () => new Promise<void>(() => {})],
  ['trickles in', () => vi.advanceTimersByTimeAsync(1_000).then(() => {})],
])('gives up a body that %s after a minute and stores nothing', async (_case, waitForPiece) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const cancelStream = vi.fn();
  const slowBodyStream = new ReadableStream({
    type: 'bytes',
    pull: async (controller) => {
      await waitForPiece();
      if (cancelStream.mock.calls.length === 0) {
        controller.enqueue(new TextEncoder().encode('{'));
      }
    },
    cancel: cancelStream,
  });
  const responsePromise = createHarness().fetch(jsonPost(slowBodyStream));
  await vi.advanceTimersByTimeAsync(60_000);
  const response = await responsePromise;
  const timeoutText = 'This took too long to reach us. Please check your connection and try again.';
  expect([response.status, await response.json()]).toEqual([408, { message: timeoutText }]);
  expect(cancelStream).toHaveBeenCalledOnce();
  expect(await readRows()).toEqual([]);
});

test.each([
  [emailPath, contact, refilledContactTexts],
  [applicationsPath, application, refilledApplicationTexts],
])('refuses frequent senders at %s, with their fields', async (path, fields, expectedTexts) => {
  const harness = createHarness({ RATE: exhaustedLimiter });
  const apiPost = jsonPost(fields, ipHeader, path);
  const apiResponse = await harness.fetch(apiPost);
  expect(await apiResponse.json()).toEqual({ message: rateErrorText });
  expect(apiPost.bodyUsed).toBe(false);
  const pageResponse = await harness.fetch(formPost(fields, ipHeader, path));
  const pageHtml = await pageResponse.text();
  for (const expectedText of [rateErrorText, ...expectedTexts]) {
    expect(pageHtml).toContain(expectedText);
  }
  for (const { status, headers } of [apiResponse, pageResponse]) {
    expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
  }
  expect(await readRows()).toEqual([]);
});

test('accepts a message when the limiter fails', async () => {
  const failRateLimiter = () => Promise.reject(new Error('unavailable'));
  await sendInquiry(createHarness({ RATE: { limit: failRateLimiter } }), {}, ipHeader);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001::7:6:5:4:3', '2001:0:0:7::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0006', '2001:db8:1:2::/64'],
  ['::ffff:5', '0:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
])('limits the address %s as %s, whatever other headers say', async (ipAddress, expectedKey) => {
  const limitRate = vi.fn(async () => ({ success: true }));
  const forgedHeaderNames = ['X-Forwarded-For', 'X-Real-IP', 'True-Client-IP', 'Forwarded'];
  const forgedEntries = forgedHeaderNames.map((headerName) => [headerName, '198.51.100.1']);
  const headers = { ...Object.fromEntries(forgedEntries), 'CF-Connecting-IP': ipAddress };
  await sendInquiry(createHarness({ RATE: { limit: limitRate } }), {}, headers);
  expect(limitRate.mock.calls).toEqual([[{ key: expectedKey }]]);
});

const tooManyTodayText =
  'We have had unusually many messages from this form today. Please write us an e-mail or call us instead.';
/** The office's Tuesday, an hour before the day of the limits ends. */
const lateMs = Date.UTC(2026, 10, 24, 23);

async function postFrom(ipAddress: string, number: number, cv?: File) {
  const headers = { 'CF-Connecting-IP': ipAddress };
  const message = `Message ${number}`;
  const post = cv
    ? applicationPost(cv, { fields: { coverLetter: message }, headers })
    : jsonPost({ ...inquiry, message }, headers);
  return harness.fetch(post);
}

/** Counts as many earlier messages from this address. */
function countEarlier(kind: 'message' | 'file', ipAddress: string, count: number): void {
  const headers = { 'CF-Connecting-IP': ipAddress };
  for (let sent = 0; sent < count; sent += 1) {
    countForDay(kind, new Request('https://any.example', { headers }));
  }
}

test.each([
  ['an address', '203.0.113.7', '203.0.113.7', '203.0.113.8'],
  ['a /64 network', '2001:db8:1:2::1', '2001:db8:1:2:9::9', '2001:db8:2:2::1'],
  ['a /48 network', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2:2::1'],
])(
  'mails 50 messages of %s a day, holds 50 more and refuses others without a write',
  async (_case, first, last, other) => {
    setTime(lateMs);
    countEarlier('message', first, 49);
    await postFrom(last, 50);
    await postFrom(last, 51);
    countEarlier('message', first, 48);
    await postFrom(last, 100);
    const held = { status: 'held', spam_reason: 'more than 50 messages from one address today' };
    await expectRows({ status: 'delivered', spam_reason: null }, held, held);
    const response = await postFrom(last, 101);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '3600']);
    expect(await response.json()).toEqual({ message: tooManyTodayText });
    await postFrom(other, 101);
    setTime(lateMs + dayMs / 24);
    await postFrom(first, 102);
    await expectRows({}, held, held, { status: 'delivered' }, { status: 'delivered' });
  },
);

test('stores 20 applications with a CV of an address a day', async () => {
  countEarlier('file', '203.0.113.7', 19);
  expect((await postFrom('203.0.113.7', 20, pdfFile('20'))).status).toBe(200);
  expect((await postFrom('203.0.113.7', 21, pdfFile('21'))).status).toBe(429);
  expect((await postFrom('203.0.113.7', 22)).status, 'without a file').toBe(200);
  expect(await listFileKeys()).toHaveLength(1);
});

const setDayCount = (messages: number) => {
  const day = Math.floor(Date.now() / dayMs);
  return bindings.DB.prepare('INSERT OR REPLACE INTO days VALUES (?, ?)').bind(day, messages).run();
};

test('holds messages that Turnstile did not verify after 300 of a day, with one alert, and refuses all after 2,000 before a write', async () => {
  const { alerts } = simulateTurnstile(turnstileSuccess);
  Object.assign(harness.env, { ALERT_WEBHOOK: alertWebhookUrl });
  await setDayCount(299);
  for (const number of [1, 2, 3]) {
    await postFrom(`203.0.113.${number}`, number);
  }
  const held = { status: 'held', spam_reason: 'more than 300 messages today' };
  await expectRows({ status: 'delivered' }, held, held);
  const text = expect.stringMatching(/^More than 300 messages came in today/);
  expect(alerts).toMatchObject([{ text }]);
  harness.env.TURNSTILE_SECRET = 'secret';
  const verifiedPost = jsonPost({ ...inquiry, 'cf-turnstile-response': 'good' }, ipHeader);
  await harness.fetch(verifiedPost);
  await expectRows({ status: 'delivered' }, held, held, { status: 'delivered' });
  let writeCount = 0;
  await setDayCount(2_000);
  harness.env.DB = interceptStatements(bindings.DB, (performCall, sql) => {
    writeCount += sql.includes('INTO messages') || sql.includes('UPDATE messages') ? 1 : 0;
    return performCall();
  });
  expect((await postFrom('203.0.113.9', 4)).status).toBe(429);
  expect([writeCount, alerts.length, (await readRows()).length]).toEqual([0, 1, 4]);
  expect((await postFrom('127.0.0.1', 5)).status, 'the own machine').toBe(200);
});

test('counts no messages of the own machine', async () => {
  countEarlier('message', '127.0.0.1', 200);
  expect((await postFrom('127.0.0.1', 201)).status).toBe(200);
  expect(harness.mails).toHaveLength(1);
});
