import { expect, test } from 'vitest';
import { createHarness, rows, site, storedFiles } from './support/harness.ts';
import {
  application,
  applicationPost,
  contact,
  inquiry,
  jsonPost,
  pagePost,
  pdf,
} from './support/posts.ts';

const email = 'Please enter a valid email address.';
const phone = 'Phone number must be 10 digits long and start with 6-9.';
const anyPhone =
  'Please enter a phone number with 7 to 15 digits, such as +91 98765 43210. Spaces, dashes and brackets are fine.';
const unreadable = 'We could not read what was sent. Please try again.';
const wrongType = 'Please send this as JSON or as a form.';
const foreign = 'Please send this from our own website.';
const wrongCv =
  'This file does not look like the kind its name says. Please save it again as PDF, DOC, DOCX or ODT.';
const wrongKind = 'Please choose a CV as PDF, DOC, DOCX or ODT.';

type Row = [title: string, post: () => Request, status: number, answer: Record<string, unknown>];

function invalid(errors: Record<string, string>) {
  return { message: Object.values(errors)[0], errors };
}

function file(content: (string | Uint8Array)[], name: string, type = 'application/pdf') {
  return () => applicationPost(new File(content, name, { type }));
}

const refused: Row[] = [
  ['JSON that breaks off', () => jsonPost('{"name":"Asha"'), 400, { message: unreadable }],
  ['an empty body', () => jsonPost(''), 400, { message: unreadable }],
  ['a JSON list', () => jsonPost([inquiry]), 400, { message: unreadable }],
  ['a JSON text', () => jsonPost('"hello"'), 400, { message: unreadable }],
  ['JSON null', () => jsonPost('null'), 400, { message: unreadable }],
  [
    'JSON nested a thousand deep',
    () => jsonPost(`${'['.repeat(1_000)}${']'.repeat(1_000)}`),
    400,
    { message: unreadable },
  ],
  [
    'a form of several parts that has no boundary',
    () => jsonPost('x', { 'Content-Type': 'multipart/form-data' }),
    400,
    { message: unreadable },
  ],
  [
    'plain text',
    () => jsonPost(inquiry, { 'Content-Type': 'text/plain' }),
    415,
    { message: wrongType },
  ],
  [
    'XML',
    () => jsonPost('<a/>', { 'Content-Type': 'application/xml' }),
    415,
    { message: wrongType },
  ],
  ['no content type', () => jsonPost(inquiry, { 'Content-Type': '' }), 415, { message: wrongType }],
  [
    'a body above 100 kB',
    () => jsonPost({ ...inquiry, message: 'x'.repeat(102_400) }),
    413,
    { message: 'This is larger than we can receive. Please shorten it and try again.' },
  ],
  [
    'a foreign origin',
    () => jsonPost(inquiry, { Origin: 'https://evil.example' }),
    403,
    { message: foreign },
  ],
  [
    'a foreign origin that begins like ours',
    () => jsonPost(inquiry, { Origin: `${site}.evil.example` }),
    403,
    { message: foreign },
  ],
  [
    'our host over plain HTTP',
    () => jsonPost(inquiry, { Origin: 'http://codecrafters.example' }),
    403,
    { message: foreign },
  ],
  [
    'an origin that is no address',
    () => jsonPost(inquiry, { Origin: 'nonsense' }),
    403,
    { message: foreign },
  ],
  ['a hidden origin', () => jsonPost(inquiry, { Origin: 'null' }), 403, { message: foreign }],
  [
    'another site that sends no origin',
    () => jsonPost(inquiry, { 'Sec-Fetch-Site': 'cross-site' }),
    403,
    { message: foreign },
  ],
  [
    'a foreign origin for an application',
    () => applicationPost(null, { headers: { Origin: 'https://evil.example' } }),
    403,
    { message: foreign },
  ],
  [
    'a form that we do not have',
    () => jsonPost({ ...inquiry, form: 'payment' }),
    400,
    { message: 'We do not know this form. Please use a form on our website.' },
  ],
  [
    'a form named like a part of the language',
    () => jsonPost({ ...inquiry, form: 'constructor' }),
    400,
    { message: 'We do not know this form. Please use a form on our website.' },
  ],
  [
    'an application at the wrong address',
    () => jsonPost({ ...application, form: 'application' }),
    400,
    { message: 'We do not know this form. Please use a form on our website.' },
  ],

  [
    'an empty object',
    () => jsonPost({}),
    422,
    invalid({
      email,
      phoneNumber: phone,
      name: 'Please enter your name.',
      message: 'Please enter your message.',
    }),
  ],
  [
    'fields of spaces',
    () => jsonPost({ ...inquiry, name: '  ', message: '\n\t ' }),
    422,
    invalid({ name: 'Please enter your name.', message: 'Please enter your message.' }),
  ],
  [
    'fields of the wrong type',
    () =>
      jsonPost({
        name: 5,
        email: ['a@b.co'],
        phoneNumber: 9876543210,
        message: { text: 'x' },
        type: true,
      }),
    422,
    invalid({
      email,
      phoneNumber: phone,
      name: 'Please enter your name.',
      type: 'Please write this as plain text.',
      message: 'Please enter your message.',
    }),
  ],
  [
    'an email without a domain',
    () => jsonPost({ ...inquiry, email: 'asha@' }),
    422,
    invalid({ email }),
  ],
  [
    'an email with one mail after the dot',
    () => jsonPost({ ...inquiry, email: 'asha@example.c' }),
    422,
    invalid({ email }),
  ],
  [
    'an email with a space',
    () => jsonPost({ ...inquiry, email: 'as ha@example.com' }),
    422,
    invalid({ email }),
  ],
  [
    'two emails',
    () => jsonPost({ ...inquiry, email: 'a@example.com,b@example.com' }),
    422,
    invalid({ email }),
  ],
  [
    'an email longer than mail allows',
    () => jsonPost({ ...inquiry, email: `${'a'.repeat(250)}@example.com` }),
    422,
    invalid({ email }),
  ],
  [
    'an email with a second header',
    () => jsonPost({ ...inquiry, email: 'asha@example.com\r\nBcc: all@example.com' }),
    422,
    invalid({ email }),
  ],
  [
    'an email in angle brackets',
    () => jsonPost({ ...inquiry, email: '"Asha" <asha@example.com>' }),
    422,
    invalid({ email }),
  ],
  [
    'nine digits',
    () => jsonPost({ ...inquiry, phoneNumber: '987654321' }),
    422,
    invalid({ phoneNumber: phone }),
  ],
  [
    'eleven digits',
    () => jsonPost({ ...inquiry, phoneNumber: '98765432101' }),
    422,
    invalid({ phoneNumber: phone }),
  ],
  [
    'a number that begins with 5',
    () => jsonPost({ ...inquiry, phoneNumber: '5876543210' }),
    422,
    invalid({ phoneNumber: phone }),
  ],
  [
    'ten digits after a space, as typed',
    () => jsonPost({ ...inquiry, phoneNumber: ' 9876543210' }),
    422,
    invalid({ phoneNumber: phone }),
  ],
  [
    'ten digits before a line break',
    () => jsonPost({ ...inquiry, phoneNumber: '9876543210\n' }),
    422,
    invalid({ phoneNumber: phone }),
  ],
  [
    'ten Devanagari digits',
    () => jsonPost({ ...inquiry, phoneNumber: '९८७६५४३२१०' }),
    422,
    invalid({ phoneNumber: phone }),
  ],
  [
    'both first rules broken',
    () => jsonPost({ ...inquiry, phoneNumber: '1', email: 'x', name: '' }),
    422,
    invalid({ email, phoneNumber: phone, name: 'Please enter your name.' }),
  ],
  [
    'a name that is too long',
    () => jsonPost({ ...inquiry, name: 'अ'.repeat(101) }),
    422,
    invalid({ name: 'Please use 100 characters or fewer.' }),
  ],
  [
    'a message of 5,001 characters',
    () => jsonPost({ ...inquiry, message: 'क'.repeat(5_001) }),
    422,
    invalid({ message: 'Please use 5,000 characters or fewer.' }),
  ],
  [
    'a message that stacks marks on one mail',
    () => jsonPost({ ...inquiry, message: `e${'\u0301'.repeat(5_000)}` }),
    422,
    invalid({ message: 'Please use 5,000 characters or fewer.' }),
  ],
  [
    'keys that reach for the prototype',
    () =>
      jsonPost(
        '{"__proto__":{"name":"Asha","email":"a@example.com"},"constructor":{"prototype":{"message":"x"}}}',
      ),
    422,
    invalid({
      email,
      phoneNumber: phone,
      name: 'Please enter your name.',
      message: 'Please enter your message.',
    }),
  ],
  [
    'six digits to the contact form',
    () => jsonPost({ ...contact, phoneNumber: '123-456' }),
    422,
    invalid({ phoneNumber: anyPhone }),
  ],
  [
    'mails as a phone number',
    () => jsonPost({ ...contact, phoneNumber: '1800-CALL-NOW' }),
    422,
    invalid({ phoneNumber: anyPhone }),
  ],
  [
    'a phone number with a second header',
    () => jsonPost({ ...contact, phoneNumber: '9876543210\r\nBcc: x' }),
    422,
    invalid({ phoneNumber: anyPhone }),
  ],

  [
    'an application without a position',
    () => applicationPost(null, { fields: { ...application, position: '' } }),
    422,
    invalid({ position: 'Please select a position.' }),
  ],
  [
    'an application above 6 MB',
    () => applicationPost(pdf('x'.repeat(6 * 1024 * 1024))),
    413,
    { message: 'This is larger than we can receive. Please choose a CV of 5 MB or less.' },
  ],
  [
    'a CV above 5 MB',
    () => applicationPost(pdf('x'.repeat(5 * 1024 * 1024))),
    422,
    invalid({ cv: 'Your CV is larger than 5 MB. Please choose a smaller file.' }),
  ],
  [
    'an empty CV',
    file([], 'cv.pdf'),
    422,
    invalid({ cv: 'This file is empty. Please choose another file.' }),
  ],
  [
    'a program named as a CV',
    file([new Uint8Array([0x4d, 0x5a, 0x90, 0])], 'cv.pdf'),
    422,
    invalid({ cv: wrongCv }),
  ],
  ['a program by its own name', file(['MZ'], 'cv.exe'), 422, invalid({ cv: wrongKind })],
  ['two endings', file(['%PDF-1.7'], 'cv.pdf.exe'), 422, invalid({ cv: wrongKind })],
  ['no ending', file(['%PDF-1.7'], 'cv'), 422, invalid({ cv: wrongKind })],
  [
    'a page that says it is a PDF',
    file(['<html><script>x</script>'], 'cv.pdf', 'application/pdf'),
    422,
    invalid({ cv: wrongCv }),
  ],
  [
    'a page with a PDF behind it',
    file(['<script>x</script>%PDF-1.7'], 'cv.pdf'),
    422,
    invalid({ cv: wrongCv }),
  ],
  [
    'a picture with a PDF behind it',
    file(['GIF89a%PDF-1.7'], 'cv.pdf'),
    422,
    invalid({ cv: wrongCv }),
  ],
  ['a PDF by the name of a document', file(['%PDF-1.7'], 'cv.docx'), 422, invalid({ cv: wrongCv })],
  [
    'an archive by the name of a document',
    file(['PK\u0003\u0004 evil.js'], 'cv.docx'),
    422,
    invalid({ cv: wrongCv }),
  ],
  [
    'an archive by the name of an open document',
    file(['PK\u0003\u0004 evil.js'], 'cv.odt'),
    422,
    invalid({ cv: wrongCv }),
  ],
  [
    'a document with macros',
    file(['PK\u0003\u0004[Content_Types].xml word/document.xml word/vbaProject.bin'], 'cv.docx'),
    422,
    invalid({ cv: wrongCv }),
  ],
  [
    'two mistakes, one of them the file',
    () => applicationPost(new File(['x'], 'cv.exe'), { fields: { ...application, email: 'x' } }),
    422,
    invalid({ email, cv: wrongKind }),
  ],
];

test.each(refused)('%s is refused with its exact answer', async (_title, post, status, answer) => {
  const response = await createHarness().fetch(post());
  expect({ status: response.status, answer: await response.json() }).toEqual({ status, answer });
  expect(await rows()).toEqual([]);
  expect(await storedFiles()).toEqual([]);
});

test.each([
  ['GET', '/api/v1/email', 'POST'],
  ['PUT', '/api/v1/email', 'POST'],
  ['DELETE', '/api/v1/email', 'POST'],
  ['OPTIONS', '/api/v1/email', 'POST'],
  ['GET', '/api/v1/applications', 'POST'],
  ['PATCH', '/api/v1/applications', 'POST'],
  ['POST', '/api/v1/health', 'GET, HEAD'],
])('%s %s is answered with what is allowed there', async (method, path, allowed) => {
  const response = await createHarness().fetch(new Request(`${site}${path}`, { method }));
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe(allowed);
  expect(await response.json()).toEqual({ message: 'This address cannot be used that way.' });
});

test.each(['/api', '/api/', '/api/v1/emails', '/api/v2/email', '/api/v1/email/1'])(
  '%s has nothing and says so as JSON',
  async (path) => {
    const response = await createHarness().fetch(new Request(`${site}${path}`, { method: 'POST' }));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'There is nothing at this address.' });
  },
);

test('An address that sends too often reads when to try again', async () => {
  const keys: string[] = [];
  const harness = createHarness({
    RATE: {
      limit: async ({ key }) => {
        keys.push(key);
        return { success: keys.length <= 1 };
      },
    },
  });
  const from = { 'CF-Connecting-IP': '2001:db8:1:2:aaaa::1' };
  expect((await harness.fetch(jsonPost(inquiry, from))).status).toBe(200);
  const response = await harness.fetch(jsonPost({ ...inquiry, name: 'Other' }, from));
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(await response.json()).toEqual({
    message: 'You have sent several messages in a short time. Please wait a minute and try again.',
  });
  expect(keys).toEqual(['2001:db8:1:2::/64', '2001:db8:1:2::/64']);
});

const lineBreaks = 'Asha\r\nBcc: all@example.com\u2028\u0085\u0000\u001b[31m\u202e';

test.each([
  ['a name', { ...inquiry, name: lineBreaks }, { name: 'Asha Bcc: all@example.com [31m' }],
  [
    'a nature of business',
    { ...inquiry, type: lineBreaks },
    { type: 'Asha Bcc: all@example.com [31m' },
  ],
  [
    'a message',
    { ...inquiry, message: lineBreaks },
    { message: 'Asha\nBcc: all@example.com\n\n[31m' },
  ],
  ['a page', { ...inquiry, page: `/contact${lineBreaks}` }, {}],
  ['a service', { ...inquiry, service: `web${lineBreaks}` }, {}],
  ['a submission id', { ...inquiry, submission: lineBreaks }, {}],
])(
  'Line breaks and control characters in %s are kept out of the row and the mail',
  async (_where, body, expected) => {
    const harness = createHarness();
    expect((await harness.fetch(jsonPost(body))).status).toBe(200);
    await harness.deliverOnce();
    const [row] = await rows();
    expect(JSON.parse(String(row?.fields))).toMatchObject(expected);
    const [mail] = harness.mails;
    expect(JSON.stringify([row?.page, row?.service, mail?.subject, mail?.replyTo])).not.toMatch(
      /\\r|\\n|\\u00|[\u2028\u202e]/,
    );
    expect(Object.keys(mail ?? {})).not.toContain('bcc');
  },
);

test('Fields that we do not know are dropped', async () => {
  const harness = createHarness();
  await harness.fetch(
    jsonPost({ ...inquiry, admin: true, status: 'delivered', reference: 'CC-AAAA-AAAA' }),
  );
  const [row] = await rows();
  expect(JSON.parse(String(row?.fields))).toEqual(inquiry);
  expect(row).toMatchObject({ status: 'queued' });
  expect(row?.reference).not.toBe('CC-AAAA-AAAA');
});

test('Long texts of every script and half characters are kept as text', async () => {
  const harness = createHarness();
  const message = `${'👩‍👩‍👧'.repeat(400)} नमस्ते \ud800 end`;
  expect((await harness.fetch(jsonPost({ ...inquiry, message }))).status).toBe(200);
  const [row] = await rows();
  expect(JSON.parse(String(row?.fields)).message).toBe(message.toWellFormed());
});

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\nida\\CV.PDF', 'CV.pdf'],
  ['..\\..\\.pdf', 'cv.pdf'],
  ['"; filename=evil.exe; x=".pdf', '22_ filename_evil.exe_ x_22.pdf'],
  ['नीदा खान.pdf', 'नीदा खान.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
  [`${'x'.repeat(79)}𝒜.pdf`, `${'x'.repeat(79)}\ufffd.pdf`],
  ['Nida   Khan\u202e.pdf', 'Nida Khan.pdf'],
])('The file name %s is kept as %s under a random key', async (sent, kept) => {
  const harness = createHarness();
  expect((await harness.fetch(applicationPost(pdf('x', sent)))).status).toBe(200);
  const [row] = await rows();
  expect(row).toMatchObject({
    file_name: kept,
    file_key: expect.stringMatching(/^applications\/[0-9a-f-]{36}$/),
  });
});

function rawApplication(disposition: string, content: string): Request {
  const parts = Object.entries(application).map(
    ([name, value]) =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return new Request(`${site}/api/v1/applications`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=edge', Accept: 'application/json' },
    body: `${parts.join('')}--edge\r\nContent-Disposition: form-data; name="cv"; ${disposition}\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n--edge--\r\n`,
  });
}

test('A CV that comes without a name is not passed over in silence', async () => {
  const response = await createHarness().fetch(rawApplication('filename=""', '%PDF-1.7'));
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual(invalid({ cv: wrongKind }));
});

test('An empty file without a name, as a browser sends where none was chosen, is no CV', async () => {
  const response = await createHarness().fetch(rawApplication('filename=""', ''));
  expect(response.status).toBe(200);
  expect(await rows()).toMatchObject([{ file_key: null }]);
});

test('A file name of 2,000 letters is cut before anything looks at it', async () => {
  const name = `${' .'.repeat(1_000)}x.pdf`;
  const started = performance.now();
  const response = await createHarness().fetch(rawApplication(`filename="${name}"`, '%PDF-1.7'));
  expect(response.status).toBe(200);
  expect(performance.now() - started).toBeLessThan(3_000);
});

test('A content type may be written in capital letters', async () => {
  const response = await createHarness().fetch(
    jsonPost(inquiry, { 'Content-Type': 'Application/JSON; charset=UTF-8' }),
  );
  expect(response.status).toBe(200);
});

test('A browser without JavaScript on the same site is let in even when it hides its origin', async () => {
  const post = pagePost(contact);
  post.headers.set('Origin', 'null');
  post.headers.set('Sec-Fetch-Site', 'same-origin');
  expect((await createHarness().fetch(post)).status).toBe(303);
});
