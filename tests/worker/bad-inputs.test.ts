/** Refused inputs with their exact responses; limits.test.ts has the sizes. */
import { expect, test } from 'vitest';
import { createHarness, listFileKeys, readRows, setTime, siteUrl } from './support/harness.ts';
import {
  applicationFields,
  applicationPost,
  applicationsPath,
  contactFields,
  emailPath,
  formPost,
  inquiryFields,
  jsonPost,
  meetingFields,
  multipartPost,
  pdfFile,
  sendApplication,
  sendInquiry,
  streamPost,
} from './support/posts.ts';

const email = 'Please enter a valid email address.';
const phoneNumber = 'Phone number must be 10 digits long and start with 6-9.';
const anyPhone =
  'Please enter a phone number with 7 to 15 digits, such as +91 98765 43210. Spaces, dashes and brackets are fine.';
const noName = 'Please enter your name.';
const noMessage = 'Please enter your message.';
const tooLong = 'Please use 5,000 characters or fewer.';
const unreadable = 'We could not read what was sent. Please try again.';
const wrongType = 'Please send this as JSON or as a form.';
const foreignOrigin = 'Please send this from our own website.';
const unknownForm = 'We do not know this form. Please use a form on our website.';
const wrongCv =
  'This file does not look like the kind its name says. Please save it again as PDF, DOC, DOCX or ODT.';
const wrongKind = 'Please choose a CV as PDF, DOC, DOCX or ODT.';

function invalid(errors: Record<string, string>) {
  return { message: Object.values(errors)[0], errors };
}

async function expectRefused(post: Request, status: number, answer: object): Promise<void> {
  const response = await createHarness().fetch(post);
  expect({ status: response.status, answer: await response.json() }).toEqual({ status, answer });
  expect(await readRows()).toEqual([]);
  expect(await listFileKeys()).toEqual([]);
}

function withContentType(type: string): Request {
  return jsonPost(inquiryFields, { 'Content-Type': type });
}

async function gzipped(text: string): Promise<Request> {
  const body = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return streamPost(body, { 'Content-Encoding': 'gzip' });
}

function brokenOff(start: string): Request {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(start));
      controller.error(new Error('gone'));
    },
  });
  return streamPost(body);
}

test.each<[what: string, post: () => Request | Promise<Request>, status: number, message: string]>([
  ['truncated JSON', () => jsonPost('{"name":"Asha"'), 400, unreadable],
  ['an aborted body', () => brokenOff('{"name":"Asha'), 400, unreadable],
  ['an empty body', () => jsonPost(''), 400, unreadable],
  ['a JSON array', () => jsonPost([inquiryFields]), 400, unreadable],
  ['a JSON string', () => jsonPost('"hello"'), 400, unreadable],
  ['JSON null', () => jsonPost('null'), 400, unreadable],
  [
    'a deeply nested array',
    () => jsonPost(`${'['.repeat(1_000)}${']'.repeat(1_000)}`),
    400,
    unreadable,
  ],
  ['JSON nested twenty thousand levels', () => jsonPost('{"a":'.repeat(20_000)), 400, unreadable],
  ['a form declared as JSON', () => jsonPost('name=Asha&email=a@example.com'), 400, unreadable],
  [
    'a multipart form without a boundary',
    () => withContentType('multipart/form-data'),
    400,
    unreadable,
  ],
  ['a compressed body', () => gzipped(JSON.stringify(inquiryFields)), 400, unreadable],
  ['plain text', () => withContentType('text/plain'), 415, wrongType],
  ['XML', () => withContentType('application/xml'), 415, wrongType],
  ['no content type', () => withContentType(''), 415, wrongType],
  ['the type text/json', () => withContentType('text/json'), 415, wrongType],
  ['JSONP', () => withContentType('application/jsonp'), 415, wrongType],
  [
    'a content type in a parameter',
    () => withContentType('text/plain; application/json'),
    415,
    wrongType,
  ],
  [
    'two content types',
    () => withContentType('application/x-www-form-urlencoded, application/json'),
    415,
    wrongType,
  ],
  ['multipart/mixed', () => withContentType('multipart/mixed'), 415, wrongType],
  ['an unknown form', () => jsonPost({ ...inquiryFields, form: 'payment' }), 400, unknownForm],
  [
    'a form named constructor',
    () => jsonPost({ ...inquiryFields, form: 'constructor' }),
    400,
    unknownForm,
  ],
  [
    'an application sent as a message',
    () => jsonPost({ ...applicationFields, form: 'application' }),
    400,
    unknownForm,
  ],
])('refuses %s', async (_what, post, status, message) => {
  await expectRefused(await post(), status, { message });
});

const evil = 'https://evil.example';

test.each([
  ['another site', { Origin: evil, 'Sec-Fetch-Site': 'cross-site' }],
  ['another site, in an old browser', { Origin: evil }],
  ['a host that starts like ours', { Origin: `${siteUrl}.evil.example` }],
  ['our host over http', { Origin: siteUrl.replace('https', 'http') }],
  ['our subdomain', { Origin: 'https://shop.tern-and-tide.test' }],
  ['localhost', { Origin: 'http://localhost:3000' }],
  ['an invalid origin', { Origin: 'nonsense' }],
  ['a null origin', { Origin: 'null' }],
  ['a null origin, cross-site', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['a null origin, same-site', { Origin: 'null', 'Sec-Fetch-Site': 'same-site' }],
  ['another site without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another site, avoiding a preflight', { Origin: evil, 'Content-Type': 'text/plain' }],
])('refuses a post from %s', async (_where, headers) => {
  await expectRefused(jsonPost(inquiryFields, headers), 403, { message: foreignOrigin });
  const { 'Content-Type': _type, ...rest }: Record<string, string> = headers;
  await expectRefused(applicationPost(pdfFile(), { headers: rest }), 403, {
    message: foreignOrigin,
  });
  const page = await createHarness().fetch(formPost(contactFields, rest));
  expect([page.status, await readRows()]).toEqual([403, []]);
});

test.each([
  ['hides its origin', siteUrl, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ['sends on the user’s own initiative', siteUrl, { 'Sec-Fetch-Site': 'none' }],
  ['is on the developer’s machine', 'http://localhost:8787', { Origin: 'http://[::1]:3000' }],
])('accepts a post from a browser that %s', async (_browser, host, headers) => {
  const post = new Request(`${host}${emailPath}`, formPost(contactFields, headers));
  expect((await createHarness().fetch(post)).status).toBe(303);
});

test('accepts a content type in capital letters', async () => {
  await sendInquiry(createHarness(), {}, { 'Content-Type': 'Application/JSON; charset=UTF-8' });
});

const emptyErrors = { email, phoneNumber, name: noName, message: noMessage };
const nonStrings = {
  name: 5,
  email: { $ne: '' },
  phoneNumber: 98765432,
  type: true,
  message: ['x'],
};

// biome-ignore format: a row a line
test.each<[what: string, fields: object | string, errors: Record<string, string>]>([
  ['an empty object', '{}', emptyErrors],
  ['white space', { name: '  ', message: '\n\t ' }, { name: noName, message: noMessage }],
  ['values that are no strings', nonStrings, { ...emptyErrors, type: 'Please write this as plain text.' }],
  ['prototype keys', '{"__proto__":{"name":"Asha"},"constructor":{"prototype":{"message":"x"}}}', emptyErrors],
  ['three mistakes', { phoneNumber: '1', email: 'x', name: '' }, { email, phoneNumber, name: noName }],
  ['an email with an injected header', { email: 'a@example.com\r\nBcc: all@example.com' }, { email }],
  ['a phone number with an injected header', { ...contactFields, phoneNumber: '9876543210\r\nBcc: x' }, { phoneNumber: anyPhone }],
  ['a long name', { name: 'अ'.repeat(101) }, { name: 'Please use 100 characters or fewer.' }],
  ['too many combining marks', { message: `e${'\u0301'.repeat(5_000)}` }, { message: tooLong }],
])('refuses %s with an error for each field', async (_what, fields, errors) => {
  const body = typeof fields === 'string' ? fields : { ...inquiryFields, ...fields };
  await expectRefused(jsonPost(body), 422, invalid(errors));
});

test('refuses a meeting on a past day in the office’s time zone, and accepts today', async () => {
  // In Waitangi it is Tuesday, 00:30, in UTC still Monday.
  setTime(Date.parse('2026-11-23T10:45:00Z'));
  const date = 'This day has passed. Please choose today or a later day.';
  for (const past of ['2026-11-23', '2020-01-01']) {
    await expectRefused(jsonPost({ ...meetingFields, date: past }), 422, invalid({ date }));
  }
  for (const day of ['2026-11-24', 'next Monday']) {
    expect((await createHarness().fetch(jsonPost({ ...meetingFields, date: day }))).status).toBe(
      200,
    );
  }
});

test('refuses a meeting on a closed day, outside opening hours or at a past hour', async () => {
  // In Waitangi it is Tuesday, 20:00.
  setTime(Date.parse('2026-11-24T06:15:00Z'));
  const sunday = { ...meetingFields, date: '2026-11-29' };
  const closed =
    'We are closed on this day. Please choose another: we are open Tuesday to Saturday.';
  await expectRefused(jsonPost(sunday), 422, invalid({ date: closed }));
  const early = { ...meetingFields, date: '2026-11-25', time: '8:00 to 9:00' };
  const between = 'Please choose a time between 08:30 and 16:30.';
  await expectRefused(jsonPost(early), 422, invalid({ time: between }));
  const begun = { ...meetingFields, date: '2026-11-24', time: '10:00 to 11:00' };
  const time = 'This hour has passed. Please choose a later one, or another day.';
  await expectRefused(jsonPost(begun), 422, invalid({ time }));
});

test('finds no fields in JSON sent as a form', async () => {
  await expectRefused(
    withContentType('application/x-www-form-urlencoded'),
    422,
    invalid(emptyErrors),
  );
});

const zip = 'PK\u0003\u0004';
const doc = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0xff]);
const odt = `${zip}${'x'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`;
const docx = `${zip}[Content_Types].xml word/document.xml`;

// biome-ignore format: a kind of mistake a line
test.each<[name: string, content: string | Uint8Array, problem: string | null]>([
  ['cv.pdf', '%PDF-1.7', null], ['cv.doc', doc, null], ['cv.docx', docx, null], ['cv.odt', odt, null],
  ['cv.pdf', '', 'This file is empty. Please choose another file.'],
  ['cv.exe', 'MZ', wrongKind], ['cv.pdf.exe', '%PDF-1.7', wrongKind], ['cv', '%PDF-1.7', wrongKind],
  ['cv.pdf::$DATA', '%PDF-1.7', wrongKind], ['cv.pdf.', '%PDF-1.7', wrongKind],
  ['cv.p\u202efdp', '%PDF-1.7', wrongKind], ['a"\r\nX-Evil: 1.pdf', '%PDF-1.7', wrongKind],
  ['cv.pdf', new Uint8Array([0x4d, 0x5a, 0x90, 0]), wrongCv], ['cv.pdf', '<html><script>x</script>', wrongCv],
  ['cv.pdf', '<script>x</script>%PDF-1.7', wrongCv], ['cv.pdf', 'GIF89a/*%PDF-1.7*/', wrongCv],
  ['cv.pdf', `${zip}%PDF-1.7`, wrongCv], ['cv.doc', doc.subarray(1), wrongCv], ['cv.doc', doc.subarray(0, 7), wrongCv],
  ['cv.docx', '%PDF-1.7', wrongCv], ['cv.docx', `${zip} evil.js`, wrongCv], ['cv.docx', docx.replace(zip, ''), wrongCv],
  ['cv.docx', `${zip}word/document.xml`, wrongCv], ['cv.docx', `${zip}[Content_Types].xml xl/workbook.xml`, wrongCv],
  ['cv.docx', `${docx} word/vbaProject.bin`, wrongCv], ['cv.odt', `${zip} evil.js`, wrongCv],
  ['cv.odt', `${zip}${odt}`, wrongCv], ['cv.odt', odt.slice(0, -1), wrongCv], ['cv.odt', odt.replace('PK', 'XX'), wrongCv],
])('checks the content of a CV named %s against its extension: %j', async (name, content, problem) => {
  const post = applicationPost(new File([content], name, { type: 'application/pdf' }));
  if (problem !== null) { await expectRefused(post, 422, invalid({ cv: problem })); }
  else { expect((await createHarness().fetch(post)).status).toBe(200); }
});

const json = { Accept: 'application/json' };

function twoFiles(): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(applicationFields)) {
    body.set(name, value);
  }
  body.append('cv', pdfFile());
  body.append('cv', new File(['MZ'], 'cv.exe'));
  return new Request(`${siteUrl}${applicationsPath}`, { method: 'POST', headers: json, body });
}

function fileAsMessage(): Request {
  const { message: _message, ...fields } = contactFields;
  return multipartPost({ ...fields, 'message"; filename="x.txt': 'x' }, null, json, emailPath);
}

const noPosition = { ...applicationFields, position: '' };
const wrongEmail = { ...applicationFields, email: 'x' };
const exe = new File(['x'], 'cv.exe');

// biome-ignore format: a row a line
test.each<[what: string, post: () => Request, errors: Record<string, string>]>([
  ['no position', () => applicationPost(null, { fields: noPosition }), { position: 'Please select a position.' }],
  ['two mistakes, including the CV', () => applicationPost(exe, { fields: wrongEmail }), { email, cv: wrongKind }],
  ['two CVs, the valid one first', twoFiles, { cv: wrongKind }],
  ['text instead of a CV file', () => multipartPost({ ...applicationFields, cv: 'x.pdf' }, null), { cv: wrongKind }],
  ['an unnamed CV file', () => multipartPost(applicationFields, ['filename=""', '%PDF']), { cv: wrongKind }],
  ['a file instead of the message text', fileAsMessage, { message: noMessage }],
])('refuses an application with %s', async (_what, post, errors) => {
  await expectRefused(post(), 422, invalid(errors));
});

test('refuses a CV whose name contains a null byte', async () => {
  await expectRefused(applicationPost(pdfFile('x', 'cv.exe\u0000.pdf')), 400, {
    message: unreadable,
  });
});

test('treats an empty file without a name as no CV', async () => {
  const response = await createHarness().fetch(
    multipartPost(applicationFields, ['filename=""', '']),
  );
  expect(response.status).toBe(200);
  expect(await readRows()).toMatchObject([{ file_key: null }]);
});

// biome-ignore format: sent and kept side by side
test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'], ['C:\\Users\\nida\\CV.PDF', 'CV.pdf'], ['..\\..\\.pdf', 'cv.pdf'],
  ['"; filename=evil.exe; x=".pdf', '22_ filename_evil.exe_ x_22.pdf'], ['नीदा खान.pdf', 'नीदा खान.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`], [`${'x'.repeat(79)}𝒜.pdf`, `${'x'.repeat(79)}\ufffd.pdf`],
  ['Nida   Khan\u202e.pdf', 'Nida Khan.pdf'], ['$(reboot).pdf', '(reboot).pdf'], ['`id`;rm -rf ~.pdf', 'id_rm -rf.pdf'],
  ['-rf.pdf', 'rf.pdf'], ['.htaccess.pdf', 'htaccess.pdf'], ['~root.pdf', 'root.pdf'], ['CON.pdf', 'CON.pdf'],
])('stores the file name %j as %s under a random key', async (sent, kept) => {
  await sendApplication(createHarness(), pdfFile('x', sent));
  const [key] = await listFileKeys();
  expect(await readRows()).toMatchObject([{ file_name: kept, file_key: key }]);
  expect(await listFileKeys()).toEqual([expect.stringMatching(/^applications\/[0-9a-f-]{36}$/)]);
});

test('truncates a file name of 2,000 letters before matching patterns', async () => {
  const name = `${' .'.repeat(1_000)}x.pdf`;
  const started = performance.now();
  const post = multipartPost(applicationFields, [`filename="${name}"`, '%PDF-1.7']);
  expect((await createHarness().fetch(post)).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(10_000);
});

const override = { 'X-HTTP-Method-Override': 'POST', 'X-HTTP-Method': 'POST' };
const preflight = { Origin: evil, 'Access-Control-Request-Method': 'POST' };

test.each<[method: string, path: string, allowed: string, headers?: Record<string, string>]>([
  ['GET', emailPath, 'POST'],
  ['GET', `${emailPath}?_method=POST&name=x`, 'POST', override],
  ['HEAD', emailPath, 'POST'],
  ['PUT', emailPath, 'POST'],
  ['DELETE', emailPath, 'POST'],
  ['PROPFIND', emailPath, 'POST'],
  ['OPTIONS', emailPath, 'POST', preflight],
  ['GET', applicationsPath, 'POST'],
  ['PATCH', applicationsPath, 'POST'],
  ['POST', '/api/v1/health', 'GET, HEAD', { 'X-HTTP-Method-Override': 'GET' }],
])(
  'answers %s %s with 405 and the allowed methods',
  async (method, path, allowed, headers = {}) => {
    const response = await createHarness().get(path, { method, headers });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allowed);
    expect([...response.headers.keys()].join(' ')).not.toContain('access-control');
    const said = method === 'HEAD' ? '' : '{"message":"This address cannot be used that way."}';
    expect(await response.text()).toBe(said);
  },
);

test.each(
  [
    ['/api', '/api/', '/api/v1/emails', '/api/v2/email', '/api/v1/email/1', '/api//v1/email'],
    ['/api/v1/email/', '/api/v1/../v1/emails', '/api/v1/email%00', '/api/v1/email;x'],
    ['/api/v1/email%20', '//api/v1/email', '/api%2fv1%2femail', '/API/v1/email'],
    ['//evil.example/%2e%2e'],
  ].flat(),
)('answers 404 at %s, as JSON below /api', async (path) => {
  const response = await createHarness().fetch(jsonPost(inquiryFields, {}, path));
  expect(response.status).toBe(404);
  const message = 'There is nothing at this address.';
  if (/^\/api(\/|$)/.test(path)) {
    expect(await response.json()).toEqual({ message });
  }
  expect(await readRows()).toEqual([]);
});

const controls = 'Asha\r\nBcc: all@example.com\u2028\u0085\u0000\u001b[31m\u0007\u009b31m\u202e';
const oneLine = 'Asha Bcc: all@example.com [31m31m';

test.each([
  ['a name', { name: controls }, { name: oneLine }],
  ['a nature of business', { type: controls }, { type: oneLine }],
  ['a message', { message: controls }, { message: 'Asha\nBcc: all@example.com\n\n[31m31m' }],
  ['a page', { page: `/contact${controls}` }, {}],
  ['a service', { service: `web${controls}` }, {}],
  ['a submission id', { submission: controls }, {}],
])(
  'removes line breaks and control characters in %s from row and mail',
  async (_in, sent, kept) => {
    const harness = createHarness();
    await sendInquiry(harness, sent);
    await harness.deliverOnce();
    const [row] = await readRows();
    const [mail] = harness.mails;
    expect(JSON.parse(String(row?.fields))).toMatchObject(kept);
    const headers = [row?.page, row?.service, mail?.subject, mail?.replyTo];
    expect(JSON.stringify(headers)).not.toMatch(/\\r|\\n/);
    expect(JSON.stringify([row, mail])).not.toMatch(/\\u00|[\u0080-\u009f\u2028\u202e]/);
    expect(Object.keys(mail ?? {})).not.toContain('bcc');
  },
);

test('stores long texts of any script, replacing lone surrogates', async () => {
  const message = `${'👩‍👩‍👧'.repeat(400)} नमस्ते \ud800 end`;
  await sendInquiry(createHarness(), { message });
  const [row] = await readRows();
  expect(JSON.parse(String(row?.fields)).message).toBe(message.toWellFormed());
});
