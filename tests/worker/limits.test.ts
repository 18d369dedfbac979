import { expect, test, vi } from 'vitest';
import { maxBodyBytes, maxLengths } from '../../src/shared/limits.ts';
import { bodyTimeoutMs, maxHeadSize, maxParts, rateSeconds } from './support/expected-limits.ts';
import { countingLimiter, exhaustedLimiter } from './support/faulty.ts';
import {
  advanceTime,
  createHarness,
  listFileKeys,
  readRows,
  runAroundLimit,
  setTime,
} from './support/harness.ts';
import {
  application,
  applicationPost,
  contact,
  emailPath,
  formPost,
  inquiry,
  ipHeader,
  applicationsPath as jobs,
  jsonPost,
  multipartPost,
  pdfFile,
  sendInquiry,
  streamPost,
} from './support/posts.ts';

/** wrangler.jsonc sets the same limit of messages per minute. */
const limitPerAddress = 10;
const maxCvSize = 5 * 1024 * 1024;
const tooLargeMessage = 'This is larger than we can receive. Please shorten it and try again.';
const tooLargeCvMessage = 'This is larger than we can receive. Please choose a CV of 5 MB or less.';
const tooOftenMessage =
  'You have sent several messages in a short time. Please wait a minute and try again.';

const formHeader = { 'Content-Type': 'application/x-www-form-urlencoded' };
const { message: maxMessageSize, application: maxApplicationSize } = maxBodyBytes;

// biome-ignore format: a row a line
test.each<[what: string, largest: number, refusal: string, post: (tooLongText: string) => Request]>([
  ['an inquiry in JSON', maxMessageSize, tooLargeMessage, (filling) => jsonPost({ ...inquiry, filling })],
  ['an inquiry', maxMessageSize, tooLargeMessage, (filling) => formPost({ ...inquiry, filling }, formHeader)],
  ['a multipart inquiry', maxMessageSize, tooLargeMessage, (filling) => multipartPost({ ...inquiry, filling }, null, {}, emailPath)],
  ['an application in JSON', maxMessageSize, tooLargeMessage, (filling) => jsonPost({ ...application, filling }, {}, jobs)],
  ['an application', maxMessageSize, tooLargeMessage, (filling) => formPost({ ...application, filling }, formHeader, jobs)],
  ['a multipart application', maxApplicationSize, tooLargeCvMessage, (filling) => multipartPost({ ...application, filling }, null)],
])('reads %s of up to %i bytes, whatever length it declares', async (_case, maxSize, refusalMessage, createPost) => {
  const maxFillingSize = maxSize - (await createPost('').arrayBuffer()).byteLength;
  const readStatus = async (fillingSize: number, declaredSize?: number) => {
    const sizedPost = createPost('x'.repeat(fillingSize));
    sizedPost.headers.set('Accept', 'application/json');
    if (declaredSize !== undefined) { sizedPost.headers.set('Content-Length', `${declaredSize}`); }
    const response = await createHarness().fetch(sizedPost);
    if (response.status !== 200) { expect(await response.json()).toEqual({ message: refusalMessage }); }
    return response.status;
  };
  expect([await readStatus(maxFillingSize), await readStatus(maxFillingSize + 1)]).toEqual([200, 413]);
  expect([await readStatus(maxFillingSize, maxSize), await readStatus(maxFillingSize, maxSize + 1)]).toEqual([200, 413]);
  expect(await readStatus(maxFillingSize + 1, 10)).toBe(413);
  expect(await readRows()).toHaveLength(1);
});

test('accepts a CV of 5 MB and refuses one byte more', async () => {
  const harness = createHarness();
  const postCv = (cvSize: number) =>
    harness.fetch(applicationPost(new File(['%PDF-', new Uint8Array(cvSize - 5)], 'cv.pdf')));
  expect((await postCv(maxCvSize)).status).toBe(200);
  const response = await postCv(maxCvSize + 1);
  expect(response.status).toBe(422);
  const cvError = 'Your CV is larger than 5 MB. Please choose a smaller file.';
  expect(await response.json()).toEqual({ message: cvError, errors: { cv: cvError } });
  expect([(await readRows()).length, (await listFileKeys()).length]).toEqual([1, 1]);
});

const limitedFields = ['name', 'type', 'message'] as const;
test.each(limitedFields)(
  'accepts a %s of maximum length and refuses one character more',
  async (field) => {
    const harness = createHarness();
    const postWithLength = async (textLength: number) =>
      (await harness.fetch(jsonPost({ ...inquiry, [field]: 'x'.repeat(textLength) }))).status;
    expect(await runAroundLimit(maxLengths[field] + 1, postWithLength)).toEqual([200, 422]);
  },
);

test('reads a streamed message, and stops reading a message that is too large', async () => {
  const messageStream = new Blob([JSON.stringify(inquiry)]).stream();
  expect((await createHarness().fetch(streamPost(messageStream))).status).toBe(200);
  let pieceCount = 0;
  const endlessStream = new ReadableStream({
    pull(controller) {
      pieceCount += 1;
      controller.enqueue(new Uint8Array(maxMessageSize / 2));
    },
  });
  expect((await createHarness().fetch(streamPost(endlessStream))).status).toBe(413);
  expect(pieceCount).toBeLessThanOrEqual(5);
});

const acceptHtml = { Accept: 'text/html' };
const tooLongText = 'x'.repeat(maxMessageSize);
const chunkedHeaders = { ...acceptHtml, 'Transfer-Encoding': 'chunked' };
const multipartHeaders = {
  ...acceptHtml,
  'Content-Type': 'multipart/form-data; boundary=edge; charset=utf-8',
};
const contactTexts = ['value="ravi@example.com"', 'Hello</textarea>'];
const applicationTexts = ['value="nida@example.com"', 'I build forms.'];

// biome-ignore format: a row a line
test.each<[caseName: string, createPost: () => Request, refusalMessage: string, expectedTexts: string[]]>([
  ['a message', () => formPost({ ...contact, filling: tooLongText }), tooLargeMessage, contactTexts],
  ['a chunked message', () => formPost({ ...contact, filling: tooLongText }, chunkedHeaders), tooLargeMessage, contactTexts],
  ['a multipart message', () => multipartPost({ ...contact, filling: tooLongText }, null, multipartHeaders, emailPath), tooLargeMessage, contactTexts],
  ['a CV', () => applicationPost(pdfFile('x'.repeat(maxApplicationSize)), { headers: acceptHtml }), tooLargeCvMessage, applicationTexts],
])('shows the fields again on the page that refuses %s as too large', async (_case, createPost, refusalMessage, expectedTexts) => {
  const response = await createHarness().fetch(createPost());
  expect(response.status).toBe(413);
  const pageHtml = await response.text();
  for (const expectedText of [`<p>${refusalMessage}</p>`, ...expectedTexts]) { expect(pageHtml).toContain(expectedText); }
});

test.each('/\\x'.split(''))('refuses a file name of 5 MB of %s without parsing', async (letter) => {
  const parseSpy = vi.spyOn(Response.prototype, 'formData');
  const longNamePost = multipartPost(application, [
    `filename="${letter.repeat(5_000_000)}.pdf"`,
    '%PDF-1.7',
  ]);
  expect((await createHarness().fetch(longNamePost)).status).toBe(400);
  expect(parseSpy).not.toHaveBeenCalled();
});

test('truncates a file name as long as file systems allow', async () => {
  const longName = `${encodeURIComponent('क'.repeat(255))}.pdf`;
  expect(longName.length).toBeLessThan(maxHeadSize);
  const longNamePost = multipartPost(application, [`filename="${longName}"`, '%PDF-1.7']);
  expect((await createHarness().fetch(longNamePost)).status).toBe(200);
});

test('refuses a form with too many parts before parsing it', async () => {
  const parseSpy = vi.spyOn(Response.prototype, 'formData');
  const readStatus = async (fieldCount: number) => {
    const extraFields = Array.from({ length: fieldCount }, (_, index) => [`field${index}`, 'x']);
    const manyFields = { ...application, ...Object.fromEntries(extraFields) };
    return (await createHarness().fetch(multipartPost(manyFields, null))).status;
  };
  const refusedCount = maxParts - Object.keys(application).length + 1;
  expect(await runAroundLimit(refusedCount, readStatus)).toEqual([200, 400]);
  expect(await readStatus(80_000)).toBe(400);
  expect(parseSpy).toHaveBeenCalledTimes(1);
});

test.each([
  ['stops', () => new Promise<void>(() => {})],
  ['trickles in', () => vi.advanceTimersByTimeAsync(1_000).then(() => {})],
])('gives up a body that %s after a minute and stores nothing', async (_case, waitForPiece) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isCancelled = false;
  const slowBody = new ReadableStream({
    async pull(controller) {
      await waitForPiece();
      if (!isCancelled) {
        controller.enqueue(new TextEncoder().encode('{'));
      }
    },
    cancel() {
      isCancelled = true;
    },
  });
  const responsePromise = createHarness().fetch(streamPost(slowBody));
  await vi.advanceTimersByTimeAsync(bodyTimeoutMs.message);
  const response = await responsePromise;
  const tooSlowMessage =
    'This took too long to reach us. Please check your connection and try again.';
  expect([response.status, await response.json()]).toEqual([408, { message: tooSlowMessage }]);
  expect(isCancelled).toBe(true);
  expect(await readRows()).toEqual([]);
});

test.each([
  [emailPath, contact, contactTexts],
  [jobs, application, applicationTexts],
])(
  '%s refuses too frequent senders, and shows their fields again on a page',
  async (path, fields, expectedTexts) => {
    const harness = createHarness({ RATE: exhaustedLimiter });
    const apiPost = jsonPost(fields, ipHeader, path);
    const response = await harness.fetch(apiPost);
    expect(await response.json()).toEqual({ message: tooOftenMessage });
    expect(apiPost.bodyUsed).toBe(false);
    const pageResponse = await harness.fetch(formPost(fields, ipHeader, path));
    const pageHtml = await pageResponse.text();
    for (const expectedText of [tooOftenMessage, ...expectedTexts]) {
      expect(pageHtml).toContain(expectedText);
    }
    for (const { status, headers } of [response, pageResponse]) {
      expect([status, headers.get('Retry-After')]).toEqual([429, String(rateSeconds)]);
    }
    expect(await readRows()).toEqual([]);
  },
);

test.each([
  [emailPath, inquiry],
  [jobs, application],
])(
  'refuses the eleventh message of a minute to %s, and accepts the next minute’s first',
  async (path, fields) => {
    setTime(Date.UTC(2026, 11, 1, 10));
    const harness = createHarness({ RATE: countingLimiter(limitPerAddress).limiter });
    const postNumbered = async (messageNumber: string) => {
      // A sender can forge these headers, so the limit ignores them.
      const forgedHeaderNames = ['X-Forwarded-For', 'X-Real-IP', 'True-Client-IP', 'Forwarded'];
      const headers = Object.fromEntries(
        forgedHeaderNames.map((headerName) => [headerName, `198.51.100.${messageNumber}`]),
      );
      const numberedFields = { ...fields, name: `Asha ${messageNumber}` };
      return (await harness.fetch(jsonPost(numberedFields, { ...headers, ...ipHeader }, path)))
        .status;
    };
    const statuses = [];
    for (let sentCount = 0; sentCount <= limitPerAddress; sentCount += 1) {
      statuses.push(await postNumbered(`${sentCount}`));
    }
    expect(statuses).toEqual([...Array(limitPerAddress).fill(200), 429]);
    advanceTime(rateSeconds * 1_000);
    expect(await postNumbered('11')).toBe(200);
  },
);

test('accepts a message when the limiter fails', async () => {
  const failToLimit = () => Promise.reject(new Error('unavailable'));
  await sendInquiry(createHarness({ RATE: { limit: failToLimit } }), {}, ipHeader);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0006', '2001:db8:1:2::/64'],
  ['::ffff:5', '0:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
])('limits the address %s as %s', async (ipAddress, expectedKey) => {
  const { limiter, keys } = countingLimiter(limitPerAddress);
  await sendInquiry(createHarness({ RATE: limiter }), {}, { 'CF-Connecting-IP': ipAddress });
  expect(keys).toEqual([expectedKey]);
});
