/** How much is read, by whom, and what becomes of it; every limit on both sides of its edge. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { largestBody, largestCv, longest } from '../../src/shared/limits.ts';
import { rateSeconds } from '../../worker/limits.ts';
import { createHarness, passTime, rows, site } from './support/harness.ts';
import {
  application,
  applicationPost,
  contact,
  inquiry,
  jsonPost,
  pagePost,
  pdf,
} from './support/posts.ts';

/** Messages a minute from one address, as wrangler.jsonc says. */
const perAddress = 10;
const tooLarge = 'This is larger than we can receive. Please shorten it and try again.';
const tooLargeWithCv = 'This is larger than we can receive. Please choose a CV of 5 MB or less.';
const from = { 'CF-Connecting-IP': '203.0.113.7' };

/** JSON of exactly so many bytes. */
function jsonOf(fields: Record<string, string>, size: number): string {
  const text = JSON.stringify({ ...fields, filling: '' });
  return JSON.stringify({ ...fields, filling: 'x'.repeat(size - text.length) });
}

function formOf(fields: Record<string, string>, size: number): string {
  const text = `${new URLSearchParams(fields)}&filling=`;
  return text + 'x'.repeat(size - text.length);
}

test.each([
  ['/api/v1/email', inquiry],
  ['/api/v1/applications', application],
])(
  '%s reads texts up to 100 kB and not a byte more, as JSON and as a form',
  async (path, fields) => {
    const harness = createHarness();
    const form = (size: number) =>
      new Request(`${site}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: formOf({ ...fields, name: 'Ravi' }, size),
      });
    const json = (size: number) =>
      jsonPost(jsonOf({ ...fields, name: 'Meera' }, size), { 'Content-Length': `${size}` }, path);
    const unsaid = (size: number) => jsonPost(jsonOf(fields, size), {}, path);
    for (const post of [json, unsaid, form]) {
      expect((await harness.fetch(post(largestBody.message))).status).toBe(200);
      const refused = await harness.fetch(post(largestBody.message + 1));
      expect(refused.status).toBe(413);
      expect(await refused.json()).toEqual({ message: tooLarge });
    }
    expect(await rows()).toHaveLength(3);
  },
);

test('A multipart form is read up to 6 MB where it may carry a CV, and up to 100 kB elsewhere', async () => {
  const harness = createHarness();
  const post = (path: string, size: number) => {
    const head = Object.entries(application)
      .map(
        ([name, value]) =>
          `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('');
    const filling = '--edge\r\nContent-Disposition: form-data; name="filling"\r\n\r\n';
    const end = '\r\n--edge--\r\n';
    const body =
      head + filling + 'x'.repeat(size - head.length - filling.length - end.length) + end;
    return harness.fetch(
      new Request(`${site}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=edge' },
        body,
      }),
    );
  };
  expect((await post('/api/v1/applications', largestBody.application)).status).toBe(200);
  const refused = await post('/api/v1/applications', largestBody.application + 1);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toEqual({ message: tooLargeWithCv });
  expect((await post('/api/v1/email', largestBody.message)).status).toBe(422);
  expect((await post('/api/v1/email', largestBody.message + 1)).status).toBe(413);
});

test('A CV of 5 MB is kept, one of a byte more is not', async () => {
  const harness = createHarness();
  const of = (size: number) => new File(['%PDF-', new Uint8Array(size - 5)], 'cv.pdf');
  expect((await harness.fetch(applicationPost(of(largestCv)))).status).toBe(200);
  expect((await harness.fetch(applicationPost(of(largestCv + 1)))).status).toBe(422);
});

test.each(['name', 'type', 'message'] as const)(
  'A %s of the longest length is kept, one longer is not',
  async (field) => {
    const harness = createHarness();
    const of = (length: number) =>
      harness.fetch(jsonPost({ ...inquiry, [field]: 'x'.repeat(length) }));
    expect((await of(longest[field])).status).toBe(200);
    expect((await of(longest[field] + 1)).status).toBe(422);
  },
);

test.each([
  ['a message', () => pagePost({ ...contact, filling: 'x'.repeat(largestBody.message) })],
  [
    'a message whose length is unsaid',
    () => {
      const post = pagePost({ ...contact, filling: 'x'.repeat(largestBody.message) });
      return new Request(post, {
        headers: { ...Object.fromEntries(post.headers), 'Transfer-Encoding': 'chunked' },
      });
    },
  ],
])('When %s is too large for a page, the page gives back what was typed', async (_what, post) => {
  const response = await createHarness().fetch(post());
  expect(response.status).toBe(413);
  const html = await response.text();
  expect(html).toContain(tooLarge);
  expect(html).toContain('value="ravi@example.com"');
  expect(html).toContain('Hello</textarea>');
});

test('When a form of several parts is too large for a page, its boundary may be followed by more', async () => {
  const parts = Object.entries({ ...contact, filling: 'x'.repeat(largestBody.message) }).map(
    ([name, value]) =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const response = await createHarness().fetch(
    new Request(`${site}/api/v1/email`, {
      method: 'POST',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=edge; charset=utf-8',
        Accept: 'text/html',
      },
      body: `${parts.join('')}--edge--\r\n`,
    }),
  );
  expect(response.status).toBe(413);
  expect(await response.text()).toContain('Hello</textarea>');
});

test('The rest of a body that is too large is not read', async () => {
  let pieces = 0;
  const body = new ReadableStream({
    pull(controller) {
      pieces += 1;
      controller.enqueue(new Uint8Array(largestBody.message / 2));
    },
  });
  const response = await createHarness().fetch(
    new Request(`${site}/api/v1/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    }),
  );
  expect(response.status).toBe(413);
  expect(pieces).toBeLessThanOrEqual(5);
});

test('When a CV is too large for a page, the page gives back what was typed', async () => {
  const response = await createHarness().fetch(
    applicationPost(pdf('x'.repeat(largestBody.application)), { headers: { Accept: 'text/html' } }),
  );
  expect(response.status).toBe(413);
  const html = await response.text();
  expect(html).toContain(tooLargeWithCv);
  expect(html).toContain('I build forms.');
  expect(html).toContain('value="nida@example.com"');
});

test.each([
  ['/api/v1/email', inquiry],
  ['/api/v1/applications', application],
])('%s reads no body of an address that sends too often', async (path, fields) => {
  const harness = createHarness({ RATE: { limit: async () => ({ success: false }) } });
  const post = jsonPost(fields, from, path);
  const response = await harness.fetch(post);
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe(String(rateSeconds));
  expect(post.bodyUsed).toBe(false);
});

test.each([
  ['/api/v1/email', contact, 'Hello</textarea>'],
  ['/api/v1/applications', application, 'I build forms.'],
])('A page of %s that is sent too often gives back what was typed', async (path, fields, typed) => {
  const harness = createHarness({ RATE: { limit: async () => ({ success: false }) } });
  const post = pagePost(fields, path);
  post.headers.set('CF-Connecting-IP', '203.0.113.7');
  const response = await harness.fetch(post);
  expect(response.status).toBe(429);
  expect(await response.text()).toContain(typed);
});

/** The binding's own counting, in minutes of the test's clock. */
function minuteLimiter(limit: number): RateLimit {
  const counts = new Map<string, number>();
  return {
    limit: async ({ key }) => {
      const minute = `${key} ${Math.floor(Date.now() / 60_000)}`;
      counts.set(minute, (counts.get(minute) ?? 0) + 1);
      return { success: (counts.get(minute) ?? 0) <= limit };
    },
  };
}

test.each(['/api/v1/email', '/api/v1/applications'])(
  'The eleventh message of a minute to %s is refused, the first of the next is not',
  async (path) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T10:00:00Z') });
    const harness = createHarness({ RATE: minuteLimiter(perAddress) });
    const fields = path.endsWith('email') ? inquiry : application;
    const send = async (name: string) =>
      (await harness.fetch(jsonPost({ ...fields, name }, from, path))).status;
    const statuses = [];
    for (let count = 0; count <= perAddress; count += 1) statuses.push(await send(`Asha ${count}`));
    expect(statuses).toEqual([...Array(perAddress).fill(200), 429]);
    passTime(rateSeconds * 1_000);
    expect(await send('Asha 11')).toBe(200);
  },
);

test('The real limiter counts as the settings say', async () => {
  // Two minutes may meet while it counts, so twice as many are let through at most.
  const results = [];
  for (let count = 0; count < 2 * perAddress + 1; count += 1) {
    results.push((await bindings.RATE.limit({ key: 'sizes.test.ts' })).success);
  }
  expect(results.slice(0, perAddress)).toEqual(Array(perAddress).fill(true));
  expect(results).toContain(false);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0006', '2001:db8:1:2::/64'],
  ['::ffff:5', '0:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
])('The address %s counts as %s', async (address, counted) => {
  const keys: string[] = [];
  const harness = createHarness({
    RATE: {
      limit: async ({ key }) => {
        keys.push(key);
        return { success: true };
      },
    },
  });
  await harness.fetch(jsonPost(inquiry, { 'CF-Connecting-IP': address }));
  expect(keys).toEqual([counted]);
});
