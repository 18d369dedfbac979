import { expect, test, vi } from 'vitest';
import { longest, maxBodySize } from '../../src/shared/limits.ts';
import {
  bodyTimeoutMs,
  maxFormParts,
  maxPartHeadSize,
  rateWindowSeconds,
} from './support/expected-limits.ts';
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
  applicationFields,
  applicationPost,
  contactFields,
  emailPath,
  formPost,
  inquiryFields,
  ipHeader,
  applicationsPath as jobs,
  jsonPost,
  multipartPost,
  pdfFile,
  sendInquiry,
  streamPost,
} from './support/posts.ts';

/** The limit per minute in wrangler.jsonc. */
const perAddress = 10;
const maxCvSize = 5 * 1024 * 1024;
const tooLarge = 'This is larger than we can receive. Please shorten it and try again.';
const tooLargeWithCv = 'This is larger than we can receive. Please choose a CV of 5 MB or less.';
const tooOften =
  'You have sent several messages in a short time. Please wait a minute and try again.';

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const { message, application: withCv } = maxBodySize;

// biome-ignore format: a row a line
test.each<[what: string, largest: number, refusal: string, post: (filling: string) => Request]>([
  ['an inquiry in JSON', message, tooLarge, (filling) => jsonPost({ ...inquiryFields, filling })],
  ['an inquiry', message, tooLarge, (filling) => formPost({ ...inquiryFields, filling }, form)],
  ['a multipart inquiry', message, tooLarge, (filling) => multipartPost({ ...inquiryFields, filling }, null, {}, emailPath)],
  ['an application in JSON', message, tooLarge, (filling) => jsonPost({ ...applicationFields, filling }, {}, jobs)],
  ['an application', message, tooLarge, (filling) => formPost({ ...applicationFields, filling }, form, jobs)],
  ['a multipart application', withCv, tooLargeWithCv, (filling) => multipartPost({ ...applicationFields, filling }, null)],
])('reads %s of up to %i bytes, whatever length it declares', async (_what, largest, refusal, post) => {
  const rest = largest - (await post('').arrayBuffer()).byteLength;
  const status = async (filling: number, size?: number) => {
    const sent = post('x'.repeat(filling));
    sent.headers.set('Accept', 'application/json');
    if (size !== undefined) { sent.headers.set('Content-Length', `${size}`); }
    const response = await createHarness().fetch(sent);
    if (response.status !== 200) { expect(await response.json()).toEqual({ message: refusal }); }
    return response.status;
  };
  expect([await status(rest), await status(rest + 1)]).toEqual([200, 413]);
  expect([await status(rest, largest), await status(rest, largest + 1)]).toEqual([200, 413]);
  expect(await status(rest + 1, 10)).toBe(413);
  expect(await readRows()).toHaveLength(1);
});

test('accepts a CV of 5 MB and refuses one byte more', async () => {
  const harness = createHarness();
  const post = (size: number) =>
    harness.fetch(applicationPost(new File(['%PDF-', new Uint8Array(size - 5)], 'cv.pdf')));
  expect((await post(maxCvSize)).status).toBe(200);
  const response = await post(maxCvSize + 1);
  expect(response.status).toBe(422);
  const cv = 'Your CV is larger than 5 MB. Please choose a smaller file.';
  expect(await response.json()).toEqual({ message: cv, errors: { cv } });
  expect([(await readRows()).length, (await listFileKeys()).length]).toEqual([1, 1]);
});

const fields = ['name', 'type', 'message'] as const;
test.each(fields)(
  'accepts a %s of maximum length and refuses one character more',
  async (field) => {
    const harness = createHarness();
    const post = async (length: number) =>
      (await harness.fetch(jsonPost({ ...inquiryFields, [field]: 'x'.repeat(length) }))).status;
    expect(await runAroundLimit(longest[field] + 1, post)).toEqual([200, 422]);
  },
);

test('reads a streamed message, and stops reading one that is too large', async () => {
  const letters = new Blob([JSON.stringify(inquiryFields)]).stream();
  expect((await createHarness().fetch(streamPost(letters))).status).toBe(200);
  let pieces = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pieces += 1;
      controller.enqueue(new Uint8Array(message / 2));
    },
  });
  expect((await createHarness().fetch(streamPost(endless))).status).toBe(413);
  expect(pieces).toBeLessThanOrEqual(5);
});

const page = { Accept: 'text/html' };
const filling = 'x'.repeat(message);
const chunked = { ...page, 'Transfer-Encoding': 'chunked' };
const multipartHeaders = {
  ...page,
  'Content-Type': 'multipart/form-data; boundary=edge; charset=utf-8',
};
const contactAgain = ['value="ravi@example.com"', 'Hello</textarea>'];
const applicationAgain = ['value="nida@example.com"', 'I build forms.'];

// biome-ignore format: a row a line
test.each<[what: string, post: () => Request, refusal: string, again: string[]]>([
  ['a message', () => formPost({ ...contactFields, filling }), tooLarge, contactAgain],
  ['a chunked message', () => formPost({ ...contactFields, filling }, chunked), tooLarge, contactAgain],
  ['a multipart message', () => multipartPost({ ...contactFields, filling }, null, multipartHeaders, emailPath), tooLarge, contactAgain],
  ['a CV', () => applicationPost(pdfFile('x'.repeat(withCv)), { headers: page }), tooLargeWithCv, applicationAgain],
])('shows the fields again on the page that refuses %s as too large', async (_what, post, refusal, expectedTexts) => {
  const response = await createHarness().fetch(post());
  expect(response.status).toBe(413);
  const html = await response.text();
  for (const text of [`<p>${refusal}</p>`, ...expectedTexts]) { expect(html).toContain(text); }
});

test.each('/\\x'.split(''))('refuses a file name of 5 MB of %s without parsing', async (letter) => {
  const parse = vi.spyOn(Response.prototype, 'formData');
  const post = multipartPost(applicationFields, [
    `filename="${letter.repeat(5_000_000)}.pdf"`,
    '%PDF-1.7',
  ]);
  expect((await createHarness().fetch(post)).status).toBe(400);
  expect(parse).not.toHaveBeenCalled();
});

test('truncates a file name as long as file systems allow', async () => {
  const name = `${encodeURIComponent('क'.repeat(255))}.pdf`;
  expect(name.length).toBeLessThan(maxPartHeadSize);
  const post = multipartPost(applicationFields, [`filename="${name}"`, '%PDF-1.7']);
  expect((await createHarness().fetch(post)).status).toBe(200);
});

test('refuses a form with too many parts before parsing it', async () => {
  const parse = vi.spyOn(Response.prototype, 'formData');
  const status = async (count: number) => {
    const more = Array.from({ length: count }, (_, number) => [`field${number}`, 'x']);
    const fields = { ...applicationFields, ...Object.fromEntries(more) };
    return (await createHarness().fetch(multipartPost(fields, null))).status;
  };
  const tooMany = maxFormParts - Object.keys(applicationFields).length + 1;
  expect(await runAroundLimit(tooMany, status)).toEqual([200, 400]);
  expect(await status(80_000)).toBe(400);
  expect(parse).toHaveBeenCalledTimes(1);
});

test.each([
  ['stops', () => new Promise<void>(() => {})],
  ['trickles in', () => vi.advanceTimersByTimeAsync(1_000).then(() => {})],
])('gives up a body that %s after a minute and stores nothing', async (_how, nextPiece) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let cancelled = false;
  const body = new ReadableStream({
    async pull(controller) {
      await nextPiece();
      if (!cancelled) {
        controller.enqueue(new TextEncoder().encode('{'));
      }
    },
    cancel() {
      cancelled = true;
    },
  });
  const answering = createHarness().fetch(streamPost(body));
  await vi.advanceTimersByTimeAsync(bodyTimeoutMs.message);
  const answer = await answering;
  const tooSlow = 'This took too long to reach us. Please check your connection and try again.';
  expect([answer.status, await answer.json()]).toEqual([408, { message: tooSlow }]);
  expect(cancelled).toBe(true);
  expect(await readRows()).toEqual([]);
});

test.each([
  [emailPath, contactFields, contactAgain],
  [jobs, applicationFields, applicationAgain],
])(
  '%s refuses too frequent senders, and shows their fields again on a page',
  async (path, fields, expectedTexts) => {
    const harness = createHarness({ RATE: exhaustedLimiter });
    const post = jsonPost(fields, ipHeader, path);
    const response = await harness.fetch(post);
    expect(await response.json()).toEqual({ message: tooOften });
    expect(post.bodyUsed).toBe(false);
    const answered = await harness.fetch(formPost(fields, ipHeader, path));
    const html = await answered.text();
    for (const text of [tooOften, ...expectedTexts]) {
      expect(html).toContain(text);
    }
    for (const { status, headers } of [response, answered]) {
      expect([status, headers.get('Retry-After')]).toEqual([429, String(rateWindowSeconds)]);
    }
    expect(await readRows()).toEqual([]);
  },
);

test.each([
  [emailPath, inquiryFields],
  [jobs, applicationFields],
])(
  'refuses the eleventh message of a minute to %s, and accepts the next minute’s first',
  async (path, fields) => {
    setTime(Date.UTC(2026, 11, 1, 10));
    const harness = createHarness({ RATE: countingLimiter(perAddress).limiter });
    const post = async (name: string) => {
      // Senders can forge these headers.
      const others = ['X-Forwarded-For', 'X-Real-IP', 'True-Client-IP', 'Forwarded'];
      const headers = Object.fromEntries(others.map((header) => [header, `198.51.100.${name}`]));
      const body = { ...fields, name: `Asha ${name}` };
      return (await harness.fetch(jsonPost(body, { ...headers, ...ipHeader }, path))).status;
    };
    const statuses = [];
    for (let count = 0; count <= perAddress; count += 1) {
      statuses.push(await post(`${count}`));
    }
    expect(statuses).toEqual([...Array(perAddress).fill(200), 429]);
    advanceTime(rateWindowSeconds * 1_000);
    expect(await post('11')).toBe(200);
  },
);

test('accepts a message when the limiter fails', async () => {
  const limit = () => Promise.reject(new Error('unavailable'));
  await sendInquiry(createHarness({ RATE: { limit } }), {}, ipHeader);
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
])('limits the address %s as %s', async (address, counted) => {
  const { limiter, keys } = countingLimiter(perAddress);
  await sendInquiry(createHarness({ RATE: limiter }), {}, { 'CF-Connecting-IP': address });
  expect(keys).toEqual([counted]);
});
