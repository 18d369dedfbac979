import { expect, test, vi } from 'vitest';
import { maxBodyBytes, maxLengths } from '../../src/shared/limits.ts';
import { bodyTimeoutMs, maxHeadSize, maxParts, rateSeconds } from './support/expected-limits.ts';
import {
  advanceTime,
  createHarness,
  listFileKeys,
  readRows,
  runAroundLimit,
  setTime,
} from './support/harness.ts';
import { createCountingLimiter, exhaustedLimiter } from './support/limiters.ts';
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
const maxCvBytes = 5 * 1024 * 1024;
const tooLargeText = 'This is larger than we can receive. Please shorten it and try again.';
const tooLargeCvText = 'This is larger than we can receive. Please choose a CV of 5 MB or less.';
const tooOftenText =
  'You have sent several messages in a short time. Please wait a minute and try again.';

const formTypeHeader = { 'Content-Type': 'application/x-www-form-urlencoded' };
const { message: maxMessageBytes, application: maxApplicationBytes } = maxBodyBytes;

// biome-ignore format: a row a line
test.each<[what: string, largest: number, refusal: string, post: (filling: string) => Request]>([
  ['an inquiry in JSON', maxMessageBytes, tooLargeText, (filling) => jsonPost({ ...inquiry, filling })],
  ['an inquiry', maxMessageBytes, tooLargeText, (filling) => formPost({ ...inquiry, filling }, formTypeHeader)],
  ['a multipart inquiry', maxMessageBytes, tooLargeText, (filling) => multipartPost({ ...inquiry, filling }, null, {}, emailPath)],
  ['an application in JSON', maxMessageBytes, tooLargeText, (filling) => jsonPost({ ...application, filling }, {}, jobs)],
  ['an application', maxMessageBytes, tooLargeText, (filling) => formPost({ ...application, filling }, formTypeHeader, jobs)],
  ['a multipart application', maxApplicationBytes, tooLargeCvText, (filling) => multipartPost({ ...application, filling }, null)],
])('reads %s of up to %i bytes, whatever length it declares', async (_case, maxSize, refusalMessage, createPost) => {
  const maxFillingBytes = maxSize - (await createPost('').arrayBuffer()).byteLength;
  const postAndReadStatus = async (fillingSize: number, declaredSize?: number) => {
    const sizedPost = createPost('x'.repeat(fillingSize));
    sizedPost.headers.set('Accept', 'application/json');
    if (declaredSize !== undefined) { sizedPost.headers.set('Content-Length', `${declaredSize}`); }
    const response = await createHarness().fetch(sizedPost);
    if (response.status !== 200) { expect(await response.json()).toEqual({ message: refusalMessage }); }
    return response.status;
  };
  expect([await postAndReadStatus(maxFillingBytes), await postAndReadStatus(maxFillingBytes + 1)]).toEqual([200, 413]);
  expect([await postAndReadStatus(maxFillingBytes, maxSize), await postAndReadStatus(maxFillingBytes, maxSize + 1)]).toEqual([200, 413]);
  expect(await postAndReadStatus(maxFillingBytes + 1, 10)).toBe(413);
  expect(await readRows()).toHaveLength(1);
});

test('accepts a CV of 5 MB and refuses one byte more', async () => {
  const harness = createHarness();
  const postCv = (cvSize: number) =>
    harness.fetch(applicationPost(new File(['%PDF-', new Uint8Array(cvSize - 5)], 'cv.pdf')));
  expect((await postCv(maxCvBytes)).status).toBe(200);
  const response = await postCv(maxCvBytes + 1);
  expect(response.status).toBe(422);
  const cvErrorText = 'Your CV is larger than 5 MB. Please choose a smaller file.';
  expect(await response.json()).toEqual({ message: cvErrorText, errors: { cv: cvErrorText } });
  expect([(await readRows()).length, (await listFileKeys()).length]).toEqual([1, 1]);
});

const limitedFieldNames = ['name', 'type', 'message'] as const;
test.each(limitedFieldNames)(
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
  let pulledPieceCount = 0;
  const endlessStream = new ReadableStream({
    pull: (controller) => {
      pulledPieceCount += 1;
      controller.enqueue(new Uint8Array(maxMessageBytes / 2));
    },
  });
  expect((await createHarness().fetch(streamPost(endlessStream))).status).toBe(413);
  expect(pulledPieceCount).toBeLessThanOrEqual(5);
});

const acceptHtmlHeaders = { Accept: 'text/html' };
const oversizedText = 'x'.repeat(maxMessageBytes);
const chunkedHeaders = { ...acceptHtmlHeaders, 'Transfer-Encoding': 'chunked' };
const multipartHeaders = {
  ...acceptHtmlHeaders,
  'Content-Type': 'multipart/form-data; boundary=edge; charset=utf-8',
};
const contactPageTexts = ['value="ravi@example.com"', 'Hello</textarea>'];
const applicationPageTexts = ['value="nida@example.com"', 'I build forms.'];

// biome-ignore format: a row a line
test.each<[caseName: string, createPost: () => Request, refusalMessage: string, expectedTexts: string[]]>([
  ['a message', () => formPost({ ...contact, filling: oversizedText }), tooLargeText, contactPageTexts],
  ['a chunked message', () => formPost({ ...contact, filling: oversizedText }, chunkedHeaders), tooLargeText, contactPageTexts],
  ['a multipart message', () => multipartPost({ ...contact, filling: oversizedText }, null, multipartHeaders, emailPath), tooLargeText, contactPageTexts],
  ['a CV', () => applicationPost(pdfFile('x'.repeat(maxApplicationBytes)), { headers: acceptHtmlHeaders }), tooLargeCvText, applicationPageTexts],
])('shows the fields again on the page that refuses %s as too large', async (_case, createPost, refusalMessage, expectedTexts) => {
  const response = await createHarness().fetch(createPost());
  expect(response.status).toBe(413);
  const pageHtml = await response.text();
  for (const expectedText of [`<p>${refusalMessage}</p>`, ...expectedTexts]) { expect(pageHtml).toContain(expectedText); }
});

test.each('/\\x'.split(''))('refuses a file name of 5 MB of %s without parsing', async (letter) => {
  const formParseSpy = vi.spyOn(Response.prototype, 'formData');
  const longNamePost = multipartPost(application, [
    `filename="${letter.repeat(5_000_000)}.pdf"`,
    '%PDF-1.7',
  ]);
  expect((await createHarness().fetch(longNamePost)).status).toBe(400);
  expect(formParseSpy).not.toHaveBeenCalled();
});

test('truncates a file name as long as file systems allow', async () => {
  const longFileName = `${encodeURIComponent('क'.repeat(255))}.pdf`;
  expect(longFileName.length).toBeLessThan(maxHeadSize);
  const longNamePost = multipartPost(application, [`filename="${longFileName}"`, '%PDF-1.7']);
  expect((await createHarness().fetch(longNamePost)).status).toBe(200);
});

test('refuses a form with too many parts before parsing it', async () => {
  const formParseSpy = vi.spyOn(Response.prototype, 'formData');
  const readStatusForFieldCount = async (fieldCount: number) => {
    const extraEntries = Array.from({ length: fieldCount }, (_, index) => [`field${index}`, 'x']);
    const manyFields = { ...application, ...Object.fromEntries(extraEntries) };
    return (await createHarness().fetch(multipartPost(manyFields, null))).status;
  };
  const refusedFieldCount = maxParts - Object.keys(application).length + 1;
  expect(await runAroundLimit(refusedFieldCount, readStatusForFieldCount)).toEqual([200, 400]);
  expect(await readStatusForFieldCount(80_000)).toBe(400);
  expect(formParseSpy).toHaveBeenCalledTimes(1);
});

test.each([
  ['stops', () => new Promise<void>(() => {})],
  ['trickles in', () => vi.advanceTimersByTimeAsync(1_000).then(() => {})],
])('gives up a body that %s after a minute and stores nothing', async (_case, waitForPiece) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isBodyCancelled = false;
  const slowBodyStream = new ReadableStream({
    pull: async (controller) => {
      await waitForPiece();
      if (!isBodyCancelled) {
        controller.enqueue(new TextEncoder().encode('{'));
      }
    },
    cancel: () => {
      isBodyCancelled = true;
    },
  });
  const responsePromise = createHarness().fetch(streamPost(slowBodyStream));
  await vi.advanceTimersByTimeAsync(bodyTimeoutMs.message);
  const response = await responsePromise;
  const tooSlowText = 'This took too long to reach us. Please check your connection and try again.';
  expect([response.status, await response.json()]).toEqual([408, { message: tooSlowText }]);
  expect(isBodyCancelled).toBe(true);
  expect(await readRows()).toEqual([]);
});

test.each([
  [emailPath, contact, contactPageTexts],
  [jobs, application, applicationPageTexts],
])(
  '%s refuses too frequent senders, and shows their fields again on a page',
  async (path, fields, expectedTexts) => {
    const harness = createHarness({ RATE: exhaustedLimiter });
    const apiPost = jsonPost(fields, ipHeader, path);
    const apiResponse = await harness.fetch(apiPost);
    expect(await apiResponse.json()).toEqual({ message: tooOftenText });
    expect(apiPost.bodyUsed).toBe(false);
    const pageResponse = await harness.fetch(formPost(fields, ipHeader, path));
    const pageHtml = await pageResponse.text();
    for (const expectedText of [tooOftenText, ...expectedTexts]) {
      expect(pageHtml).toContain(expectedText);
    }
    for (const { status, headers } of [apiResponse, pageResponse]) {
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
    const harness = createHarness({ RATE: createCountingLimiter(limitPerAddress).limiter });
    const postNumberedMessage = async (messageNumber: string) => {
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
      statuses.push(await postNumberedMessage(`${sentCount}`));
    }
    expect(statuses).toEqual([...Array(limitPerAddress).fill(200), 429]);
    advanceTime(rateSeconds * 1_000);
    expect(await postNumberedMessage('11')).toBe(200);
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
  const { limiter, receivedKeys: limiterKeys } = createCountingLimiter(limitPerAddress);
  await sendInquiry(createHarness({ RATE: limiter }), {}, { 'CF-Connecting-IP': ipAddress });
  expect(limiterKeys).toEqual([expectedKey]);
});
