import { expect, test } from 'vitest';
import { referencePattern } from '../../worker/inquiries/reference.ts';
import { faultyDatabase } from './support/faulty.ts';
import { createHarness, rows, site } from './support/harness.ts';
import { contact, inquiry, jsonPost, meeting, support } from './support/posts.ts';

test('A visitor who sends an inquiry reads that it was sent, with a reference to quote', async () => {
  const harness = createHarness();
  const response = await harness.fetch(jsonPost(inquiry));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    message: 'Your inquiry has been sent successfully!',
    reference: expect.stringMatching(referencePattern),
  });
});

test('The owner’s monitor reads that everything works', async () => {
  const response = await createHarness().fetch(new Request(`${site}/api/v1/health`));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok', database: 'ok' });
});

test('Every answer of the API carries the security headers and is kept by no cache', async () => {
  const harness = createHarness();
  const answers = await Promise.all([
    harness.fetch(jsonPost(inquiry)),
    harness.fetch(jsonPost({})),
    harness.fetch(jsonPost(inquiry, { Origin: 'https://evil.example' })),
    harness.fetch(new Request(`${site}/api/v1/email`)),
    harness.fetch(new Request(`${site}/api/nothing`)),
    harness.fetch(new Request(`${site}/api/v1/health`)),
  ]);
  for (const { headers } of answers) {
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
    expect(headers.get('Cache-Control')).toBe('no-store');
  }
});

test('When the database is down, the monitor reads that too', async () => {
  const harness = createHarness();
  const response = await createHarness({ DB: faultyDatabase(harness.env.DB, () => true) }).fetch(
    new Request(`${site}/api/v1/health`),
  );
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'degraded', database: 'unavailable' });
});

test("A page of the build that comes through the Worker keeps the asset layer's headers", async () => {
  const response = await createHarness().fetch(new Request(`${site}/sent`));
  expect(response.headers.get('Content-Security-Policy')).toContain("'sha256-theme'");
  expect(response.headers.get('ETag')).toBe('"built"');
});

test.each([contact, support, meeting])(
  'The form $form is kept with its own fields',
  async ({ form, ...fields }) => {
    await createHarness().fetch(
      jsonPost({ form, ...fields, page: '/contact', service: 'webdesign' }),
    );
    const [row] = await rows();
    expect(row).toMatchObject({
      form,
      email: fields.email,
      page: '/contact',
      service: 'webdesign',
      status: 'queued',
    });
    expect(JSON.parse(String(row?.fields))).toEqual(fields);
  },
);

test('A developer whose site and Worker listen on two ports of one machine may send', async () => {
  const post = new Request('http://localhost:8787/api/v1/email', jsonPost(inquiry));
  post.headers.set('Origin', 'http://localhost:3000');
  expect((await createHarness().fetch(post)).status).toBe(200);
});
