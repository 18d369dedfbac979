import { expect, test } from 'vitest';
import { faultyDatabase } from './support/faulty.ts';
import { createHarness, harness } from './support/harness.ts';
import { contact, formPost, inquiry, jsonPost } from './support/posts.ts';

test('sends security headers and no-store with every response', async () => {
  const apiResponses = [
    await harness.fetch(jsonPost(inquiry)),
    await harness.fetch(jsonPost({})),
    await harness.fetch(jsonPost(inquiry, { Origin: 'https://evil.example' })),
    await harness.get('/api/v1/email'),
    await harness.get('/api/nothing'),
    await harness.get('/api/v1/health'),
    await harness.get('/api/v1/desk/overview'),
  ];
  const expectedApiPolicy = "default-src 'none'; frame-ancestors 'none'";
  for (const { headers } of apiResponses) {
    expect(headers.get('Content-Security-Policy')).toBe(expectedApiPolicy);
  }
  const pageResponses = [
    await harness.fetch(formPost({ ...contact, name: '' })),
    await harness.get('/sent/TT-7K3M-9QX2'),
  ];
  for (const { headers } of [...apiResponses, ...pageResponses]) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});

test('keeps the headers of built pages that the Worker passes on', async () => {
  const { headers } = await createHarness().get('/problem/contact');
  expect(headers.get('Content-Security-Policy')).toContain("'sha256-theme'");
  expect(headers.get('ETag')).toBe('"built"');
});

test('responds with 503 and no internal details when the database is down', async () => {
  harness.env.DB = faultyDatabase(harness.env.DB);
  const healthResponse = await harness.get('/api/v1/health');
  const expectedHealthReport = { status: 'degraded', database: 'unavailable' };
  expect([healthResponse.status, await healthResponse.json()]).toEqual([503, expectedHealthReport]);
  for (const post of [jsonPost(inquiry), formPost(contact)]) {
    const response = await harness.fetch(post);
    expect(response.status).toBe(503);
    expect(await response.text()).not.toMatch(/SQL|INSERT|D1_|Error|at .*\.ts|stack/);
  }
});
