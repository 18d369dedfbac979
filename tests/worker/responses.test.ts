import { expect, test } from 'vitest';
import { faultyDatabase } from './support/faulty.ts';
import { createHarness, harness, siteUrl } from './support/harness.ts';
import { applicationPost, contact, formPost, inquiry, jsonPost } from './support/posts.ts';
import { expectRows, readRows } from './support/stores.ts';

const securityPolicy = "default-src 'none'; frame-ancestors 'none'";
const pageHeaders = { Accept: 'text/html', Origin: siteUrl };

test('redirects a visitor without JavaScript to a page that shows any reference, stored or not', async () => {
  const { status, headers } = await harness.fetch(formPost(contact));
  const reference = String((await readRows())[0]?.reference);
  expect([status, headers.get('Location')]).toEqual([303, `/sent/${reference}?form=contact`]);

  const sentPageResponse = await harness.get(`/sent/${reference}?form=contact`);
  expect(sentPageResponse.status).toBe(200);
  const sentPageHtml = await sentPageResponse.text();
  expect(sentPageHtml).toContain(`<strong data-reference>${reference}</strong>`);
  expect(sentPageHtml).toContain('<p data-reference-line>');
  expect(sentPageHtml).toContain('<p data-next="contact">');
  expect(sentPageHtml).toContain('<p hidden data-next="meeting">');
  expect(sentPageHtml).not.toContain('src="/assets/js/main.js"');
  expect(Object.fromEntries(sentPageResponse.headers)).toMatchObject({
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("'sha256-theme'"),
  });
  const unknownReferenceResponse = await harness.get('/sent/TT-2222-2222?form=contact');
  expect(unknownReferenceResponse.status).toBe(200);
  const unknownReferenceHtml = await unknownReferenceResponse.text();
  expect(unknownReferenceHtml.replace('TT-2222-2222', reference)).toBe(sentPageHtml);
});

// biome-ignore format: values side by side
const invalidReferences = [
  'TT-OOOO-1111', 'x', '%3Cscript%3E', '..%2f..%2fapi%2fv1%2fhealth', 'TT-7K3M-9QX2/x',
  'TT-7K3M-9QX2%00', 'TT-7K3M-9QX2%0d%0aSet-Cookie:a=b',
];
test.each(invalidReferences)('answers /sent/%s, no reference, with 404', async (reference) => {
  const response = await createHarness().get(`/sent/${reference}`);
  expect(response.status).toBe(404);
  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect(await response.text()).not.toMatch(/Set-Cookie|<script>|"status"/);
});

test('shows each problem with a link to its field and restores all fields but the honeypot without JavaScript', async () => {
  const multilineMarkup = '\nTwo\nlines </textarea><script>alert(1)</script>';
  const wrongFields = { name: '', email: 'ravi"@<b>', message: multilineMarkup };
  const hiddenFields = { page: '/contact', website: 'https://buy.example' };
  const response = await harness.fetch(formPost({ ...contact, ...wrongFields, ...hiddenFields }));
  expect(response.status).toBe(422);
  expect(response.headers.get('Content-Security-Policy')).toContain("'sha256-theme'");
  expect(response.headers.get('ETag'), 'of the built page').toBeNull();
  const pageHtml = await response.text();
  // biome-ignore format: markup as it is sent
  for (const expectedMarkup of [
    '<title>Problem: Send us your message again',
    '<div data-problem-summary role="alert" aria-labelledby="problem-title" tabindex="-1" autofocus="">',
    '<h2 id="problem-title">There is a problem</h2><ul><li><a href="#problem-name">Please enter your name.</a></li><li><a href="#problem-email">Please enter a valid email address.</a></li></ul>',
    '<p id="problem-email-error" data-error-for="email">Please enter a valid email address.</p>',
    '<p id="problem-message-error" data-error-for="message"></p>',
    '<input id="problem-name" name="name" required aria-describedby="name-hint problem-name-error" aria-invalid="true" value="">',
    'value="+91 (522) 400-1234"',
    'name="website"',
    'value="/contact"',
    '\n\nTwo\nlines &lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>',
    '<input name="name" id="quote-name">',
    'document.documentElement.dataset.theme',
  ]) {
    expect.soft(pageHtml).toContain(expectedMarkup);
  }
  expect(pageHtml).toMatch(/name="email"[^>]*value="ravi&quot;@<b>"/);
  expect(pageHtml).not.toMatch(/<script src|buy\.example/);
});

test('keeps the selected option on the problem page', async () => {
  const response = await harness.fetch(formPost({ ...inquiry, type: 'Education', email: 'x' }));
  const pageHtml = await response.text();
  expect(pageHtml).toContain('<option value="Education" selected="">');
  expect(pageHtml).toContain('<option value="">Select</option>');
});

const chooseAgainText = 'Please choose your CV again: a browser does not keep a chosen file.';

test.each([
  ['again after a mistake', chooseAgainText, 'cv.pdf', { name: '' }],
  ['of another kind', 'Please choose a CV as PDF, DOC, DOCX or ODT.', 'cv.jpg', {}],
])('asks for a CV %s, and restores the other fields', async (_case, errorText, cvName, fields) => {
  const post = applicationPost(new File(['%PDF-1.7'], cvName), { fields, headers: pageHeaders });
  const response = await harness.fetch(post);
  expect(response.status).toBe(422);
  const pageHtml = await response.text();
  expect(pageHtml).toContain(`<a href="#problem-cv">${errorText}</a>`);
  expect(pageHtml).toContain('<option value="Front-End Developer" selected="">');
  expect(pageHtml).toContain('I build forms.');
  expect(await readRows()).toEqual([]);
});

test('redirects an applicant without JavaScript and without a CV', async () => {
  // Browsers send an empty file when the applicant chose no file.
  const post = applicationPost(new File([], ''), { headers: pageHeaders });
  expect((await harness.fetch(post)).status).toBe(303);
  await expectRows({ file_key: null });
});

test('shows plain pages when the build lacks the problem page or no built page can be read', async () => {
  const problemHtml = '<h1>There is a problem</h1><p>Please enter your name.</p>';
  const sendInvalidPost = () => harness.fetch(formPost({ ...contact, name: '' }));
  harness.env.ASSETS = { fetch: async () => new Response('Not found', { status: 404 }) };
  const missingPageResponse = await sendInvalidPost();
  harness.env.ASSETS = { fetch: () => Promise.reject(new Error('down')) };
  const htmlRequestInit = { headers: { Accept: 'text/html' } };
  for (const [response, expectedStatus, expectedText] of [
    [missingPageResponse, 422, problemHtml],
    [await sendInvalidPost(), 422, problemHtml],
    [await harness.get('/sent/TT-7K3M-9QX2'), 200, 'Your reference is TT-7K3M-9QX2.'],
    [await harness.get('/about', htmlRequestInit), 500, 'Something went wrong. Please try again.'],
  ] as const) {
    expect(response.status).toBe(expectedStatus);
    expect(await response.text()).toContain(expectedText);
    expect(response.headers.get('Content-Security-Policy')).toBe(securityPolicy);
  }
});

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
  for (const { headers } of apiResponses) {
    expect(headers.get('Content-Security-Policy')).toBe(securityPolicy);
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

test('responds with 503, all fields and no internal details when the database is down', async () => {
  harness.env.DB = faultyDatabase(harness.env.DB);
  const healthResponse = await harness.get('/api/v1/health');
  const expectedHealthReport = { status: 'degraded', database: 'unavailable' };
  expect([healthResponse.status, await healthResponse.json()]).toEqual([503, expectedHealthReport]);
  const apiResponse = await harness.fetch(jsonPost(inquiry));
  const pageResponse = await harness.fetch(formPost(contact));
  harness.env.ASSETS = { fetch: () => Promise.reject(new Error('down')) };
  const plainPageResponse = await harness.fetch(formPost(contact));
  for (const { status, headers } of [apiResponse, pageResponse, plainPageResponse]) {
    expect([status, headers.get('Retry-After')]).toEqual([503, '60']);
  }
  const pageHtml = await pageResponse.text();
  expect(pageHtml).toContain('We could not confirm that we have your message. It may have arrived');
  expect(pageHtml).toMatch(/ name="name"[^>]* value="Ravi Rao"/);
  expect(pageHtml).toContain('value="ravi@example.com"');
  expect(pageHtml).toContain('Hello</textarea>');
  const internalDetailPattern = /SQL|INSERT|D1_|Error|at .*\.ts|stack/;
  expect([pageHtml, await apiResponse.text()].join('')).not.toMatch(internalDetailPattern);
});
