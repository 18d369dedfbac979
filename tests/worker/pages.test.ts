import { expect, test } from 'vitest';
import { faultyDatabase } from './support/faulty.ts';
import { createHarness, readRows, siteUrl } from './support/harness.ts';
import { application, applicationPost, contact, formPost, inquiry } from './support/posts.ts';

async function postForm(request: Request, harness = createHarness()): Promise<[number, string]> {
  const response = await harness.fetch(request);
  return [response.status, await response.text()];
}

/** Browsers send an empty file when the applicant chose no file. */
function applicationForm(cv = new File([], ''), fields = application): Request {
  return applicationPost(cv, { fields, headers: { Accept: 'text/html', Origin: siteUrl } });
}

test('redirects a visitor without JavaScript to a page with the reference', async () => {
  const harness = createHarness();
  const response = await harness.fetch(formPost(contact));
  expect(response.status).toBe(303);
  const [row] = await readRows();
  expect(response.headers.get('Location')).toBe(`/sent/${row?.reference}`);

  const sentPage = await harness.get(`/sent/${row?.reference}`);
  expect(sentPage.status).toBe(200);
  const html = await sentPage.text();
  expect(html).toContain(`<strong data-reference>${row?.reference}</strong>`);
  expect(html).toContain('<p data-reference-line>');
  expect(html).not.toContain('src="/assets/js/main.js"');
  expect(sentPage.headers.get('Cache-Control')).toBe('no-store');
  expect(sentPage.headers.get('X-Robots-Tag')).toBe('noindex');
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
  const readPage = async (reference: string) => {
    const response = await createHarness().get(`/sent/${reference}`);
    return `${response.status} ${(await response.text()).replace(reference, '')}`;
  };
  expect(await readPage('TT-7K3M-9QX2')).toBe(await readPage('TT-2222-2222'));
});

test('shows each problem with a link to its field and restores all fields without JavaScript', async () => {
  const changedFields = { name: '', email: 'ravi"@<b>', page: '/contact', website: '' };
  const message = '\nTwo\nlines </textarea><script>alert(1)</script>';
  const [status, html] = await postForm(formPost({ ...contact, ...changedFields, message }));
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
    expect.soft(html).toContain(expectedMarkup);
  }
  expect(html).toMatch(/name="email"[^>]*value="ravi&quot;@<b>"/);
  expect(html).not.toContain('<script src');
});

test('restores every field except the honeypot', async () => {
  const filledFields = { ...contact, email: 'wrong', website: 'https://buy.example' };
  const [, html] = await postForm(formPost(filledFields));
  expect(html).toMatch(new RegExp(`<input[^>]* name="name"[^>]* value="${contact.name}"`));
  expect(html).toContain('name="website"');
  expect(html).not.toContain('https://buy.example');
});

test('keeps the built page’s policy on the problem page, but not its ETag', async () => {
  const { headers } = await createHarness().fetch(formPost({ ...contact, name: '' }));
  expect(headers.get('Content-Security-Policy')).toContain("'sha256-theme'");
  expect(headers.get('ETag')).toBeNull();
});

test('keeps the selected option on the problem page', async () => {
  const [, html] = await postForm(formPost({ ...inquiry, type: 'Education', email: 'x' }));
  expect(html).toContain('<option value="Education" selected="">');
  expect(html).toContain('<option value="">Select</option>');
});

test('asks an applicant with a mistake to choose the CV again', async () => {
  const [status, html] = await postForm(
    applicationForm(new File(['%PDF-1.7'], 'cv.pdf'), { ...application, name: '' }),
  );
  expect(status).toBe(422);
  expect(html).toContain(
    '<a href="#problem-cv">Please choose your CV again: a browser does not keep a chosen file.</a>',
  );
  expect(html).toContain('<option value="Front-End Developer" selected="">');
  expect(html).toContain('I build forms.');
});

test.each([
  ['cv.jpg', 4, 'Please choose a CV as PDF, DOC, DOCX or ODT.'],
  ['cv.pdf', 0, 'This file is empty. Please choose another file.'],
  ['cv.pdf', 5_242_881, 'Your CV is larger than 5 MB. Please choose a smaller file.'],
])('refuses a CV named %s of %i bytes on the problem page', async (name, size, error) => {
  const cvFile = new File(['%PDF'.padEnd(size).slice(0, size)], name, { type: 'application/pdf' });
  const [status, html] = await postForm(applicationForm(cvFile));
  expect(status).toBe(422);
  expect(html).toContain(`<a href="#problem-cv">${error}</a>`);
  expect(html).toContain('I build forms.');
  expect(await readRows()).toEqual([]);
});

test('redirects an applicant without JavaScript and without a CV', async () => {
  expect((await postForm(applicationForm()))[0]).toBe(303);
  expect(await readRows()).toMatchObject([{ file_key: null }]);
});

test('restores all fields when the database is down', async () => {
  const harness = createHarness();
  harness.env.DB = faultyDatabase(harness.env.DB);
  const response = await harness.fetch(formPost(contact));
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
  const html = await response.text();
  expect(html).toContain('We could not confirm that we have your message. It may have arrived');
  expect(html).toContain('value="ravi@example.com"');
  expect(html).toContain('Hello</textarea>');
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
  const [status, problemHtml] = await postForm(formPost({ ...contact, name: '' }), harness);
  expect(status).toBe(422);
  expect(problemHtml).toContain('<p>Please enter your name.</p>');
  const sentPage = await harness.get('/sent/TT-7K3M-9QX2');
  expect(sentPage.status).toBe(200);
  expect(await sentPage.text()).toContain('Your reference is TT-7K3M-9QX2.');
  const errorPage = await harness.get('/about', { headers: { Accept: 'text/html' } });
  expect(errorPage.status).toBe(500);
  expect(await errorPage.text()).toContain('Something went wrong. Please try again.');
});
