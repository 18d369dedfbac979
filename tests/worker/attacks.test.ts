/** Attacks that the Worker accepts without harm; bad-inputs.test.ts has those that it refuses. */
import { expect, test } from 'vitest';
import { createHarness, readRows, siteUrl } from './support/harness.ts';
import { applicationPost, contact, formPost, inquiry, jsonPost } from './support/posts.ts';

const hostileMarkup = '<img src=x onerror=alert(1)></textarea><script>alert(1)</script>"\'';
const acceptJsonHeaders = { Accept: 'application/json' };
const evilUrl = 'https://evil.example';

async function postRequests(...requests: Request[]) {
  const harness = createHarness();
  const responses: Response[] = [];
  for (const request of requests) {
    responses.push(await harness.fetch(request));
  }
  await harness.deliverOnce();
  const storedRows = await readRows();
  const { mails } = harness;
  return {
    statuses: responses.map(({ status }) => status),
    responses,
    bodies: await Promise.all(responses.map((response) => response.clone().text())),
    rows: storedRows,
    storedFields: JSON.parse(String(storedRows[0]?.fields ?? '{}')),
    mails,
    mailText: mails[0]?.text ?? '',
  };
}

async function expectRowAndMail(request: Request) {
  const requestResults = await postRequests(request);
  expect(requestResults.statuses).toEqual([200]);
  expect([requestResults.rows.length, requestResults.mails.length]).toEqual([1, 1]);
  return requestResults;
}

test('resists a header injected as %0d%0a in a form', async () => {
  const injectedName = 'Ravi%0d%0aBcc: all@example.com';
  const { storedFields, mails } = await expectRowAndMail(
    formPost({ ...contact, name: injectedName }, acceptJsonHeaders),
  );
  expect(storedFields.name).toBe(injectedName);
  const headerValues = [mails[0]?.subject, mails[0]?.from, mails[0]?.to, mails[0]?.replyTo];
  expect(JSON.stringify(headerValues)).not.toMatch(/\\r|\\n/);
});

test('resists fields that set the status, recipient, sender or attachments', async () => {
  const forgedStateFields = { admin: true, status: 'delivered', reference: 'TT-AAAA-AAAA' };
  const forgedMailFields = {
    to: 'all@example.com',
    from: 'boss@example.com',
    bcc: 'all@example.com',
    attachments: [{ filename: 'x.exe', content: 'TVqQ' }],
  };
  const { storedFields, rows, mails, mailText } = await expectRowAndMail(
    jsonPost({ ...inquiry, ...forgedStateFields, ...forgedMailFields }),
  );
  expect(storedFields).toEqual(inquiry);
  expect(rows[0]?.reference).not.toBe(forgedStateFields.reference);
  expect(mails[0]).toMatchObject({
    to: 'hello@tern-and-tide.test',
    from: { email: 'website@tern-and-tide.test' },
    attachments: [],
  });
  expect(mailText).not.toMatch(/all@|boss@/);
});

test('resists page paths that lead to another site', async () => {
  // biome-ignore format: addresses side by side
  const evilPaths = [
    '//evil.example', `${evilUrl}/`, 'javascript:alert(1)', '/\\evil.example', '\\\\evil.example',
    '/a\\b', '/\tevil',
  ];
  const { rows, mails } = await postRequests(
    ...[...evilPaths, '/@evil.example'].map((pagePath) =>
      jsonPost({ ...inquiry, name: pagePath, page: pagePath }),
    ),
  );
  expect(rows.map((row) => row.page)).toEqual([...evilPaths.map(() => null), '/@evil.example']);
  expect(mails).toHaveLength(8);
  const pageLineMatches = mails.flatMap(({ text }) => [...(text ?? '').matchAll(/^Page: (.*)$/gm)]);
  for (const [, pageUrl = ''] of pageLineMatches) {
    expect(new URL(pageUrl).origin).toBe(siteUrl);
  }
});

test('resists a forged host quoted in the mail', async () => {
  const forgedHostHeaders = { 'X-Forwarded-Host': evilUrl };
  const forgedHostPost = jsonPost({ ...inquiry, page: '/contact' }, forgedHostHeaders);
  const { mails, mailText } = await expectRowAndMail(
    new Request(forgedHostPost.url.replace(siteUrl, evilUrl), forgedHostPost),
  );
  expect(mailText).toContain(`Page: ${siteUrl}/contact`);
  expect(JSON.stringify(mails)).not.toContain('evil.example');
});

test('resists markup in every value and field name of the problem page', async () => {
  const markupFields = {
    name: hostileMarkup,
    email: hostileMarkup,
    phoneNumber: hostileMarkup,
    message: hostileMarkup,
  };
  const { statuses, bodies } = await postRequests(
    formPost({ ...contact, ...markupFields, page: hostileMarkup, submission: hostileMarkup }),
    formPost({ ...contact, name: '', [hostileMarkup]: hostileMarkup }),
  );
  expect(statuses).toEqual([422, 422]);
  // Markup inside a quoted attribute is harmless.
  expect(bodies[0]?.replace(/="[^"]*"/g, '')).not.toMatch(/<img|<script>alert/);
  expect(bodies[1]).not.toContain('onerror');
});

test('resists SQL in every field', async () => {
  const sqlText = "'); DROP TABLE inquiries; --";
  const sqlFields = { message: "' OR 1=1 --", service: "x' OR '1", submission: "' OR 1=1" };
  const { storedFields } = await expectRowAndMail(
    jsonPost({ ...contact, name: sqlText, ...sqlFields }),
  );
  expect(storedFields.name).toBe(sqlText);
});

test('resists prototype pollution in JSON', async () => {
  const pollutingJson = `{"__proto__":{"polluted":1},${JSON.stringify(inquiry).slice(1)}`;
  expect((await expectRowAndMail(jsonPost(pollutingJson))).storedFields).toEqual(inquiry);
  expect({}).not.toHaveProperty('polluted');
});

test('resists prototype pollution in form fields', async () => {
  const pollutingNames = ['__proto__', '__proto__.polluted', 'constructor[prototype][polluted]'];
  const pollutingEntries = pollutingNames.map((fieldName): [string, string] => [fieldName, '1']);
  const { statuses, rows, storedFields } = await postRequests(
    formPost([...pollutingEntries, ...Object.entries(contact)], acceptJsonHeaders),
    formPost({ form: '__proto__' }),
  );
  expect(statuses).toEqual([200, 400]);
  expect(rows).toHaveLength(1);
  const { form: _form, ...expectedFields } = contact;
  expect(storedFields).toEqual(expectedFields);
  expect({}).not.toHaveProperty('polluted');
});

test('resists duplicate fields: the same value is validated, stored and mailed', async () => {
  const firstFieldEntries = Object.entries({ email: 'first@example.com', form: 'meeting' });
  const { storedFields, rows, mails } = await expectRowAndMail(
    formPost([...firstFieldEntries, ...Object.entries(contact)], acceptJsonHeaders),
  );
  const { email: contactEmail } = contact;
  expect(storedFields.email).toBe(contactEmail);
  expect(rows[0]).toMatchObject({ form: 'contact', email: contactEmail });
  expect(mails[0]?.replyTo).toMatchObject({ email: contactEmail });
  expect(JSON.stringify(mails)).not.toContain('first@');
});

test('resists JSON that declares UTF-7', async () => {
  const utf7Header = { 'Content-Type': 'application/json; charset=utf-7' };
  const { storedFields } = await expectRowAndMail(jsonPost(inquiry, utf7Header));
  expect(storedFields).toEqual(inquiry);
});

test('resists ten thousand fields', async () => {
  const emptyEntries = Array.from({ length: 10_000 }, (_, fieldNumber) => [`f${fieldNumber}`, '']);
  const manyFields = { ...Object.fromEntries(emptyEntries), ...contact };
  const { rows } = await expectRowAndMail(formPost(manyFields, acceptJsonHeaders));
  expect(JSON.stringify(rows)).not.toContain('f9999');
});

test('resists a redirect target in fields and headers', async () => {
  const redirectFields = { next: evilUrl, redirect: '//evil.example', page: '//evil.example' };
  const redirectHeaders = { Origin: siteUrl, 'X-Forwarded-Host': 'evil.example', Referer: evilUrl };
  const { statuses, responses } = await postRequests(
    formPost({ ...contact, ...redirectFields }, redirectHeaders),
  );
  expect(statuses).toEqual([303]);
  expect(responses[0]?.headers.get('Location')).toMatch(/^\/sent\/[A-Z]+-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
});

test('resists a path in rewrite headers', async () => {
  const rewriteHeaders = { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' };
  const { statuses, bodies } = await postRequests(
    jsonPost({}, { 'X-Forwarded-Host': evilUrl, ...rewriteHeaders }),
  );
  expect(statuses).toEqual([422]);
  expect(bodies[0]).not.toMatch(/evil\.example|admin/);
});

test('resists a PDF that is also HTML: stored and mailed as a download only', async () => {
  const pdfText = '%PDF-1.7\n<script>alert(1)</script>';
  const htmlPdfFile = new File([pdfText], 'cv.pdf', { type: 'text/html' });
  const { rows, mails } = await expectRowAndMail(applicationPost(htmlPdfFile));
  const pdfMimeType = 'application/pdf';
  expect(rows[0]).toMatchObject({ file_type: pdfMimeType, file_name: 'cv.pdf' });
  const expectedAttachment = { disposition: 'attachment', type: pdfMimeType, filename: 'cv.pdf' };
  expect(mails[0]?.attachments).toMatchObject([expectedAttachment]);
});
