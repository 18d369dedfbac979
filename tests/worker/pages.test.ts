import { expect, test } from 'vitest';
import { faultyDatabase } from './support/faulty.ts';
import { createHarness, readRows, siteUrl } from './support/harness.ts';
import { application, applicationPost, contact, formPost, inquiry } from './support/posts.ts';

async function postForPage(request: Request, harness = createHarness()): Promise<[number, string]> {
  const response = await harness.fetch(request);
  return [response.status, await response.text()];
}

/** Browsers send an empty file when the applicant chose no file. */
function applicationFormPost(cv = new File([], ''), fields = application): Request {
  return applicationPost(cv, { fields, headers: { Accept: 'text/html', Origin: siteUrl } });
}

test('redirects a visitor without JavaScript to a page with the reference', async () => {
  const harness = createHarness();
  const response = await harness.fetch(formPost(contact));
  expect(response.status).toBe(303);
  const [row] = await readRows();
  expect(response.headers.get('Location')).toBe(`/sent/${row?.reference}`);

  const sentPageResponse = await harness.get(`/sent/${row?.reference}`);
  expect(sentPageResponse.status).toBe(200);
  const sentPageHtml = await sentPageResponse.text();
  expect(sentPageHtml).toContain(`<strong data-reference>${row?.reference}</strong>`);
  expect(sentPageHtml).toContain('<p data-reference-line>');
  expect(sentPageHtml).not.toContain('src="/assets/js/main.js"');
  expect(sentPageResponse.headers.get('Cache-Control')).toBe('no-store');
  expect(sentPageResponse.headers.get('X-Robots-Tag')).toBe('noindex');
});

test.each(
  [
    ['TT-OOOO-1111', 'x', '%3Cscript%3E', '..%2f..%2fapi%2fv1%2fhealth', 'TT-7K3M-9QX2/x'],
    ['TT-7K3M-9QX2%00', 'TT-7K3M-9QX2%0d%0aSet-Cookie:a=b'],
  ].flat(),
)('answers /sent/%s, which is no reference, with 404', async (invalidReference) => {
  const response = await createHarness().get(`/sent/${invalidReference}`);
  expect(response.status).toBe(404);
  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect(await response.text()).not.toMatch(/Set-Cookie|<script>|"status"/);
});

test('does not reveal whether a reference exists', async () => {
  const readSentPage = async (reference: string) => {
    const response = await createHarness().get(`/sent/${reference}`);
    return `${response.status} ${(await response.text()).replace(reference, '')}`;
  };
  expect(await readSentPage('TT-7K3M-9QX2')).toBe(await readSentPage('TT-2222-2222'));
});

test('shows each problem with a link to its field and restores all fields without JavaScript', async () => {
  const changedFields = { name: '', email: 'ravi"@<b>', page: '/contact', website: '' };
  const messageText = '\nTwo\nlines </textarea><script>alert(1)</script>';
  const [status, pageHtml] = await postForPage(
    formPost({ ...contact, ...changedFields, message: messageText }),
  );
  expect(status).toBe(422);
  // biome-ignore format: markup as it is sent
  for (const expectedMarkup of [
    '<title>Problem: Send us your message again',
    '<div data-problem-summary role="alert" aria-labelledby="problem-title" tabindex="-1" autofocus="">',
    '<h2 id="problem-title">There is a problem</h2><ul><li><a href="#problem-name">Please enter your name.</a></li><li><a href="#problem-email">Please enter a valid email address.</a></li></ul>',
    '<p data-error-for="email" id="problem-email-error">Please enter a valid email address.</p>',
    '<p data-error-for="message" hidden></p>',
    '<input id="problem-name" name="name" required aria-describedby="name-hint problem-name-error" aria-invalid="true" value="">',
    'value="/contact"',
    '\n\nTwo\nlines &lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>',
    '<input name="name" id="quote-name">',
    'document.documentElement.dataset.theme',
  ]) {
    expect.soft(pageHtml).toContain(expectedMarkup);
  }
  expect(pageHtml).toMatch(/name="email"[^>]*value="ravi&quot;@<b>"/);
  expect(pageHtml).not.toContain('<script src');
});

test('restores every field except the honeypot', async () => {
  const filledFields = { ...contact, email: 'wrong', website: 'https://buy.example' };
  const [, pageHtml] = await postForPage(formPost(filledFields));
  expect(pageHtml).toMatch(new RegExp(`<input[^>]* name="name"[^>]* value="${contact.name}"`));
  expect(pageHtml).toContain('name="website"');
  expect(pageHtml).not.toContain('https://buy.example');
});

test('keeps the built page’s policy on the problem page, but not its ETag', async () => {
  const { headers } = await createHarness().fetch(formPost({ ...contact, name: '' }));
  expect(headers.get('Content-Security-Policy')).toContain("'sha256-theme'");
  expect(headers.get('ETag')).toBeNull();
});

test('keeps the selected option on the problem page', async () => {
  const [, pageHtml] = await postForPage(formPost({ ...inquiry, type: 'Education', email: 'x' }));
  expect(pageHtml).toContain('<option value="Education" selected="">');
  expect(pageHtml).toContain('<option value="">Select</option>');
});

test('asks an applicant with a mistake to choose the CV again', async () => {
  const [status, pageHtml] = await postForPage(
    applicationFormPost(new File(['%PDF-1.7'], 'cv.pdf'), { ...application, name: '' }),
  );
  expect(status).toBe(422);
  expect(pageHtml).toContain(
    '<a href="#problem-cv">Please choose your CV again: a browser does not keep a chosen file.</a>',
  );
  expect(pageHtml).toContain('<option value="Front-End Developer" selected="">');
  expect(pageHtml).toContain('I build forms.');
});

test.each([
  ['cv.jpg', 4, 'Please choose a CV as PDF, DOC, DOCX or ODT.'],
  ['cv.pdf', 0, 'This file is empty. Please choose another file.'],
  ['cv.pdf', 5_242_881, 'Your CV is larger than 5 MB. Please choose a smaller file.'],
])('refuses a CV named %s of %i bytes on the problem page', async (name, size, error) => {
  const cvFile = new File(['%PDF'.padEnd(size).slice(0, size)], name, { type: 'application/pdf' });
  const [status, pageHtml] = await postForPage(applicationFormPost(cvFile));
  expect(status).toBe(422);
  expect(pageHtml).toContain(`<a href="#problem-cv">${error}</a>`);
  expect(pageHtml).toContain('I build forms.');
  expect(await readRows()).toEqual([]);
});

test('redirects an applicant without JavaScript and without a CV', async () => {
  expect((await postForPage(applicationFormPost()))[0]).toBe(303);
  expect(await readRows()).toMatchObject([{ file_key: null }]);
});

test('restores all fields when the database is down', async () => {
  const harness = createHarness();
  harness.env.DB = faultyDatabase(harness.env.DB);
  const response = await harness.fetch(formPost(contact));
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
  const pageHtml = await response.text();
  expect(pageHtml).toContain('We could not confirm that we have your message. It may have arrived');
  expect(pageHtml).toContain('value="ravi@example.com"');
  expect(pageHtml).toContain('Hello</textarea>');
});

test('shows a plain page when the build lacks the problem page', async () => {
  const ASSETS = { fetch: async () => new Response('Not found', { status: 404 }) };
  const response = await createHarness({ ASSETS }).fetch(formPost({ ...contact, name: '' }));
  expect(response.status).toBe(422);
  const expectedHtml = '<h1>There is a problem</h1><p>Please enter your name.</p>';
  expect(await response.text()).toContain(expectedHtml);
  const expectedPolicy = "default-src 'none'; frame-ancestors 'none'";
  expect(response.headers.get('Content-Security-Policy')).toBe(expectedPolicy);
});

test('shows plain pages when no built page can be read', async () => {
  const harness = createHarness({ ASSETS: { fetch: () => Promise.reject(new Error('down')) } });
  const [status, problemPageHtml] = await postForPage(formPost({ ...contact, name: '' }), harness);
  expect(status).toBe(422);
  expect(problemPageHtml).toContain('<p>Please enter your name.</p>');
  const sentPageResponse = await harness.get('/sent/TT-7K3M-9QX2');
  expect(sentPageResponse.status).toBe(200);
  expect(await sentPageResponse.text()).toContain('Your reference is TT-7K3M-9QX2.');
  const errorPageResponse = await harness.get('/about', { headers: { Accept: 'text/html' } });
  expect(errorPageResponse.status).toBe(500);
  expect(await errorPageResponse.text()).toContain('Something went wrong. Please try again.');
});
