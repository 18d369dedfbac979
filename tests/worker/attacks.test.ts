/** Attacks that the Worker accepts without harm; bad-inputs.test.ts has those that it refuses. */
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createHarness, harness, siteUrl } from './support/harness.ts';
import { applicationPost, contact, formPost, inquiry, jsonPost } from './support/posts.ts';
import { readRows } from './support/stores.ts';

const hostileMarkup = '<img src=x onerror=alert(1)></textarea><script>alert(1)</script>"\'';
const acceptJsonHeaders = { Accept: 'application/json' };
const evilUrl = 'https://evil.example';

async function postAndDeliver(post: Request) {
  expect((await harness.fetch(post)).status).toBe(200);
  const storedRows = await readRows();
  expect([storedRows.length, harness.mails.length]).toEqual([1, 1]);
  const [row] = storedRows;
  return { row, storedFields: JSON.parse(String(row?.fields)), mail: harness.mails[0] };
}

test('resists a header injected as %0d%0a in a form', async () => {
  const name = 'Ravi%0d%0aBcc: all@example.com';
  const post = formPost({ ...contact, name }, acceptJsonHeaders);
  const { storedFields, mail } = await postAndDeliver(post);
  expect(storedFields.name).toBe(name);
  const mailHeaderValues = [mail?.subject, mail?.from, mail?.to, mail?.replyTo];
  expect(JSON.stringify(mailHeaderValues)).not.toMatch(/\\r|\\n/);
});

test('resists fields that set the status, recipient, sender or attachments', async () => {
  const stateFields = { admin: true, status: 'delivered', reference: 'TT-AAAA-AAAA' };
  const mailFields = { to: 'all@example.com', from: 'boss@example.com', bcc: 'all@example.com' };
  const attachments = [{ filename: 'x.exe', content: 'TVqQ' }];
  const post = jsonPost({ ...inquiry, ...stateFields, ...mailFields, attachments });
  const { storedFields, row, mail } = await postAndDeliver(post);
  expect(storedFields).toEqual(inquiry);
  expect(row?.reference).not.toBe('TT-AAAA-AAAA');
  expect(mail).toMatchObject({
    to: 'hello@tern-and-tide.test',
    from: { email: 'website@tern-and-tide.test' },
    attachments: [],
  });
  expect(mail?.text).not.toMatch(/all@|boss@/);
});

test('resists page paths that lead to another site', async () => {
  // biome-ignore format: addresses side by side
  const evilPaths = [
    '//evil.example', `${evilUrl}/`, 'javascript:alert(1)', '/\\evil.example', '\\\\evil.example',
    '/a\\b', '/\tevil',
  ];
  for (const evilPagePath of [...evilPaths, '/@evil.example']) {
    await harness.fetch(jsonPost({ ...inquiry, name: evilPagePath, page: evilPagePath }));
  }
  expect(harness.mails).toHaveLength(8);
  const mailPageLines = harness.mails.flatMap(({ text }) => text?.match(/^Page: .*$/gm) ?? []);
  expect(mailPageLines).toEqual(['Page: https://tern-and-tide.test/@evil.example']);
  expect((await readRows()).flatMap(({ page }) => page ?? [])).toEqual(['/@evil.example']);
});

test('resists a forged host quoted in the mail', async () => {
  const post = jsonPost({ ...inquiry, page: '/contact' }, { 'X-Forwarded-Host': evilUrl });
  const { mail } = await postAndDeliver(new Request(post.url.replace(siteUrl, evilUrl), post));
  expect(mail?.text).toContain('Page: https://tern-and-tide.test/contact');
  expect(JSON.stringify(mail)).not.toContain('evil.example');
});

test('resists markup in every value and field name of the problem page', async () => {
  const fieldNames = ['name', 'email', 'phoneNumber', 'message', 'page', 'submission'];
  const markupFields = Object.fromEntries(fieldNames.map((name) => [name, hostileMarkup]));
  const markupNameFields = { ...contact, name: '', [hostileMarkup]: hostileMarkup };
  const valuesResponse = await createHarness().fetch(formPost({ ...contact, ...markupFields }));
  const namesResponse = await createHarness().fetch(formPost(markupNameFields));
  expect([valuesResponse.status, namesResponse.status]).toEqual([422, 422]);
  // Markup inside a quoted attribute is harmless.
  const htmlWithoutAttributes = (await valuesResponse.text()).replace(/="[^"]*"/g, '');
  expect(htmlWithoutAttributes).not.toMatch(/<img|<script>alert/);
  expect(await namesResponse.text()).not.toContain('onerror');
});

test('resists SQL in every field', async () => {
  const name = "'); DROP TABLE messages; --";
  const sqlFields = { message: "' OR 1=1 --", service: "x' OR '1", submission: "' OR 1=1" };
  const { storedFields } = await postAndDeliver(jsonPost({ ...contact, name, ...sqlFields }));
  expect(storedFields.name).toBe(name);
});

test('resists prototype pollution in JSON', async () => {
  const pollutingJson = `{"__proto__":{"polluted":1},${JSON.stringify(inquiry).slice(1)}`;
  expect((await postAndDeliver(jsonPost(pollutingJson))).storedFields).toEqual(inquiry);
  expect({}).not.toHaveProperty('polluted');
});

test('resists prototype pollution in form fields', async () => {
  const pollutingNames = ['__proto__', '__proto__.polluted', 'constructor[prototype][polluted]'];
  const pollutingEntries = pollutingNames.map((fieldName): [string, string] => [fieldName, '1']);
  const post = formPost([...pollutingEntries, ...Object.entries(contact)], acceptJsonHeaders);
  const { form: _form, ...expectedFields } = contact;
  expect((await postAndDeliver(post)).storedFields).toEqual(expectedFields);
  expect({}).not.toHaveProperty('polluted');
});

test('resists duplicate fields: the same value is validated, stored and mailed', async () => {
  const firstFieldEntries = Object.entries({ email: 'first@example.com', form: 'meeting' });
  const post = formPost([...firstFieldEntries, ...Object.entries(contact)], acceptJsonHeaders);
  const { storedFields, row, mail } = await postAndDeliver(post);
  expect(storedFields.email).toBe('ravi@example.com');
  expect(row).toMatchObject({ form: 'contact', email: 'ravi@example.com' });
  expect(mail?.replyTo).toMatchObject({ email: 'ravi@example.com' });
  expect(JSON.stringify(mail)).not.toContain('first@');
});

const jsonContentTypes = ['application/json; charset=utf-7', 'Application/JSON; charset=UTF-8'];
test.each(jsonContentTypes)('reads a message declared as %s', async (contentType) => {
  const post = jsonPost(inquiry, { 'Content-Type': contentType });
  expect((await postAndDeliver(post)).storedFields).toEqual(inquiry);
});

test('resists ten thousand fields', async () => {
  const emptyEntries = Array.from({ length: 10_000 }, (_, index) => [`f${index}`, '']);
  const manyFields = { ...Object.fromEntries(emptyEntries), ...contact };
  const { row } = await postAndDeliver(formPost(manyFields, acceptJsonHeaders));
  expect(JSON.stringify(row)).not.toContain('f9999');
});

test('resists a redirect target in fields and headers', async () => {
  const redirectFields = { next: evilUrl, redirect: '//evil.example', page: '//evil.example' };
  const hostileHeaders = { Origin: siteUrl, 'X-Forwarded-Host': 'evil.example', Referer: evilUrl };
  const post = formPost({ ...contact, ...redirectFields }, hostileHeaders);
  const { status, headers } = await createHarness().fetch(post);
  expect(status).toBe(303);
  expect(headers.get('Location')).toMatch(/^\/sent\/[A-Z]+-[A-Z0-9]{4}-[A-Z0-9]{4}\?form=contact$/);
});

test('resists a path in rewrite headers', async () => {
  const rewriteHeaders = { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' };
  const post = jsonPost({}, { 'X-Forwarded-Host': evilUrl, ...rewriteHeaders });
  const response = await createHarness().fetch(post);
  expect(response.status).toBe(422);
  expect(await response.text()).not.toMatch(/evil\.example|admin/);
});

test('resists a PDF that is also HTML: stored and mailed as a download only', async () => {
  const pdfText = '%PDF-1.7\n<script>alert(1)</script>';
  const htmlPdfFile = new File([pdfText], 'Nida Khan CV.pdf', { type: 'text/html' });
  const { row, mail } = await postAndDeliver(applicationPost(htmlPdfFile));
  const attachment = mail?.attachments?.[0];
  const nameAndType = { filename: 'Nida Khan CV.pdf', type: 'application/pdf' };
  expect(attachment).toMatchObject({ disposition: 'attachment', ...nameAndType });
  expect(await new Response(attachment?.content).text()).toBe(pdfText);
  expect((await env.FILES.get(String(row?.file_key)))?.httpMetadata).toMatchObject({
    contentType: 'application/octet-stream',
    contentDisposition: "attachment; filename*=UTF-8''Nida%20Khan%20CV.pdf",
  });
});
