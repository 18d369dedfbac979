import { expect, test } from 'vitest';
import { createHarness, harness, siteUrl } from './support/harness.ts';
import {
  application,
  applicationPost,
  applicationsPath,
  contact,
  emailPath,
  formPost,
  inquiry,
  jsonPost,
  multipartPost,
  pdfFile,
  postAndReadStatus,
} from './support/posts.ts';
import { expectRows, listFileKeys, readRows } from './support/stores.ts';
import { buildZip } from './support/zip.ts';

const emailErrorText = 'Please enter a valid email address.';
const phoneErrorText =
  'Please enter a phone number with 7 to 15 digits, such as +91 98765 43210. Spaces, dashes and brackets are fine.';
const messageErrorText = 'Please enter your message.';
const bodyRefusal = { status: 400, message: 'We could not read what was sent. Please try again.' };
const contentTypeRefusal = { status: 415, message: 'Please send this as JSON or as a form.' };
const originRefusal = { status: 403, message: 'Please send this from our own website.' };
const unknownFormErrorText = 'We do not know this form. Please use a form on our website.';
const unknownFormRefusal = { status: 400, message: unknownFormErrorText };
const cvContentErrorText =
  'This file does not look like the kind its name says. Please save it again as PDF, DOC, DOCX or ODT.';
const cvKindErrorText = 'Please choose a CV as PDF, DOC, DOCX or ODT.';

function buildFieldRefusal(errorsByField: Record<string, string>) {
  const [firstErrorMessage = ''] = Object.values(errorsByField);
  return { status: 422, message: firstErrorMessage, errors: errorsByField };
}

async function expectRefusal(post: Request, { status, ...body }: typeof bodyRefusal) {
  const response = await createHarness().fetch(post);
  expect({ status: response.status, body: await response.json() }).toEqual({ status, body });
  expect([await readRows(), await listFileKeys()]).toEqual([[], []]);
}

async function buildGzippedPost(bodyText: string): Promise<Request> {
  const gzippedStream = new Blob([bodyText]).stream().pipeThrough(new CompressionStream('gzip'));
  return jsonPost(gzippedStream, { 'Content-Encoding': 'gzip' });
}

function buildAbortedPost(bodyStart: string): Request {
  const abortedStream = new ReadableStream({
    type: 'bytes',
    start: (controller) => controller.enqueue(new TextEncoder().encode(bodyStart)),
    // The stream calls this after the start has been read.
    pull: (controller) => controller.error(new Error('gone')),
  });
  return jsonPost(abortedStream);
}

const multipartHeader = { 'Content-Type': 'multipart/form-data' };

test.each<[caseName: string, createPost: () => Request | Promise<Request>]>([
  ['truncated JSON', () => jsonPost('{"name":"Asha"')],
  ['an empty body', () => jsonPost('')],
  ['a JSON array', () => jsonPost([inquiry])],
  ['a JSON string', () => jsonPost('"hello"')],
  ['JSON null', () => jsonPost('null')],
  ['a deeply nested array', () => jsonPost(`${'['.repeat(1_000)}${']'.repeat(1_000)}`)],
  ['JSON nested twenty thousand levels', () => jsonPost('{"a":'.repeat(20_000))],
  ['a form declared as JSON', () => jsonPost('name=Asha&email=a@example.com')],
  ['a CV whose name contains a null byte', () => applicationPost(pdfFile('x', 'cv.exe\u0000.pdf'))],
  ['an aborted body', () => buildAbortedPost('{"name":"Asha')],
  ['a multipart form without a boundary', () => jsonPost(inquiry, multipartHeader)],
  ['a compressed body', () => buildGzippedPost(JSON.stringify(inquiry))],
])('refuses %s', async (_case, createPost) => {
  await expectRefusal(await createPost(), bodyRefusal);
});

// biome-ignore format: values side by side
const refusedContentTypes = [
  'text/plain', 'application/xml', '', 'text/json', 'application/jsonp', 'multipart/mixed',
  'text/plain; application/json', 'application/x-www-form-urlencoded, application/json',
];

test.each(refusedContentTypes)('refuses the content type "%s"', async (contentType) => {
  await expectRefusal(jsonPost(inquiry, { 'Content-Type': contentType }), contentTypeRefusal);
});

const unknownFormNames = ['payment', 'constructor', '__proto__', 'application'];
test.each(unknownFormNames)('refuses a message of the form "%s"', async (formName) => {
  await expectRefusal(jsonPost({ ...inquiry, ...application, form: formName }), unknownFormRefusal);
});

const evilUrl = 'https://evil.example';

test.each([
  ['another site', { Origin: evilUrl, 'Sec-Fetch-Site': 'cross-site' }],
  ['another site, in an old browser', { Origin: evilUrl }],
  ['a host that starts like ours', { Origin: `${siteUrl}.evil.example` }],
  ['our host over http', { Origin: siteUrl.replace('https', 'http') }],
  ['our subdomain', { Origin: 'https://shop.tern-and-tide.test' }],
  ['localhost', { Origin: 'http://localhost:3000' }],
  ['an invalid origin', { Origin: 'nonsense' }],
  ['a null origin', { Origin: 'null' }],
  ['a null origin, cross-site', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['a null origin, same-site', { Origin: 'null', 'Sec-Fetch-Site': 'same-site' }],
  ['another site without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
])('refuses a post from %s', async (_sender, headers) => {
  await expectRefusal(jsonPost(inquiry, headers), originRefusal);
  const plainTextHeaders = { ...headers, 'Content-Type': 'text/plain' };
  await expectRefusal(jsonPost(inquiry, plainTextHeaders), originRefusal);
  await expectRefusal(applicationPost(pdfFile(), { headers }), originRefusal);
  expect(await postAndReadStatus(formPost(contact, headers))).toBe(403);
  expect(await readRows()).toEqual([]);
});

test.each([
  ['hides its origin', siteUrl, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ['sends on the user’s own initiative', siteUrl, { 'Sec-Fetch-Site': 'none' }],
  ['is on the developer’s machine', 'http://localhost:8787', { Origin: 'http://[::1]:3000' }],
])('accepts a post from a browser that %s', async (_browser, requestedOrigin, headers) => {
  const formRequest = new Request(`${requestedOrigin}${emailPath}`, formPost(contact, headers));
  expect(await postAndReadStatus(formRequest)).toBe(303);
});

const fieldErrorTexts = {
  email: emailErrorText,
  phoneNumber: 'Phone number must be 10 digits long and start with 6-9.',
  name: 'Please enter your name.',
  message: messageErrorText,
};
const nonStringFields = { name: 5, email: { $ne: '' }, phoneNumber: 9, type: true, message: ['x'] };

// biome-ignore format: a row a line
test.each<[caseName: string, fields: object | string, errors: Record<string, string>, headers?: Record<string, string>]>([
  ['an empty object', '{}', fieldErrorTexts],
  ['JSON sent as a form', {}, fieldErrorTexts, { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['values that are no strings', nonStringFields, { ...fieldErrorTexts, type: 'Please write this as plain text.' }],
  ['prototype keys', '{"__proto__":{"name":"Asha"},"constructor":{"prototype":{"message":"x"}}}', fieldErrorTexts],
  ['an email with an injected header', { email: 'a@example.com\r\nBcc: all@example.com' }, { email: emailErrorText }],
  ['a phone number with an injected header', { ...contact, phoneNumber: '9876543210\r\nBcc: x' }, { phoneNumber: phoneErrorText }],
  ['too many combining marks', { message: `e${'\u0301'.repeat(5_000)}` }, { message: 'Please use 5,000 characters or fewer.' }],
])('refuses %s with an error for each field', async (_case, fields, errorsByField, headers) => {
  const postBody = typeof fields === 'string' ? fields : { ...inquiry, ...fields };
  await expectRefusal(jsonPost(postBody, headers), buildFieldRefusal(errorsByField));
});

const zipSignature = 'PK\u0003\u0004';
const docBytes = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0xff]);
const odtText = `${zipSignature}${'x'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`;
const docxText = buildZip('[Content_Types].xml word/document.xml');

// biome-ignore format: a kind of mistake a line
test.each<[fileName: string, content: string | Uint8Array, cvError: string | null]>([
  ['cv.pdf', '%PDF-1.7', null], ['cv.doc', docBytes, null], ['cv.docx', docxText, null], ['cv.odt', odtText, null],
  ['cv.pdf', '', 'This file is empty. Please choose another file.'],
  ['cv.pdf::$DATA', '%PDF-1.7', cvKindErrorText], ['cv.pdf.', '%PDF-1.7', cvKindErrorText],
  ['cv.p\u202efdp', '%PDF-1.7', cvKindErrorText], ['a"\r\nX-Evil: 1.pdf', '%PDF-1.7', cvKindErrorText],
  ['cv.pdf', new Uint8Array([0x4d, 0x5a, 0x90, 0]), cvContentErrorText], ['cv.pdf', '<html><script>x</script>', cvContentErrorText],
  ['cv.pdf', '<script>x</script>%PDF-1.7', cvContentErrorText], ['cv.pdf', 'GIF89a/*%PDF-1.7*/', cvContentErrorText],
  ['cv.pdf', `${zipSignature}%PDF-1.7`, cvContentErrorText], ['cv.doc', docBytes.subarray(1), cvContentErrorText], ['cv.doc', docBytes.subarray(0, 7), cvContentErrorText],
  ['cv.docx', '%PDF-1.7', cvContentErrorText], ['cv.docx', buildZip(' evil.js'), cvContentErrorText], ['cv.docx', docxText.replace(zipSignature, ''), cvContentErrorText],
  ['cv.docx', buildZip('word/document.xml'), cvContentErrorText], ['cv.docx', buildZip('[Content_Types].xml xl/workbook.xml'), cvContentErrorText],
  ['cv.docx', buildZip('[Content_Types].xml word/document.xml word/vbaProject.bin'), cvContentErrorText], ['cv.odt', `${zipSignature} evil.js`, cvContentErrorText],
  ['cv.odt', `${zipSignature}${odtText}`, cvContentErrorText], ['cv.odt', odtText.slice(0, -1), cvContentErrorText], ['cv.odt', odtText.replace('PK', 'XX'), cvContentErrorText],
])('checks the content of a CV named %s against its extension: %j', async (fileName, fileContent, expectedCvErrorText) => {
  const cvPost = applicationPost(new File([fileContent], fileName, { type: 'application/pdf' }));
  if (expectedCvErrorText !== null) { await expectRefusal(cvPost, buildFieldRefusal({ cv: expectedCvErrorText })); }
  else { expect(await postAndReadStatus(cvPost)).toBe(200); }
});

const acceptJsonHeaders = { Accept: 'application/json' };

async function buildTwoFilesPost(): Promise<Request> {
  const post = applicationPost(pdfFile());
  const body = await post.formData();
  body.append('cv', exeFile);
  return new Request(post.url, { method: 'POST', headers: acceptJsonHeaders, body });
}

function buildFileAsMessagePost(): Request {
  const { message: _message, ...otherContactFields } = contact;
  const fieldsWithMessageFile = { ...otherContactFields, 'message"; filename="x.txt': 'x' };
  return multipartPost(fieldsWithMessageFile, null, acceptJsonHeaders, emailPath);
}

const exeFile = new File(['x'], 'cv.exe');

// biome-ignore format: a row a line
test.each<[caseName: string, createPost: () => Request | Promise<Request>, errors: Record<string, string>]>([
  ['no position', () => applicationPost(null, { fields: { position: '' } }), { position: 'Please select a position.' }],
  ['two mistakes, including the CV', () => applicationPost(exeFile, { fields: { email: 'x' } }), { email: emailErrorText, cv: cvKindErrorText }],
  ['two CVs', buildTwoFilesPost, { cv: 'Please choose one file.' }],
  ['text instead of a CV file', () => multipartPost({ ...application, cv: 'x.pdf' }, null), { cv: cvKindErrorText }],
  ['an unnamed CV file', () => multipartPost(application, ['filename=""', '%PDF']), { cv: cvKindErrorText }],
  ['a file instead of the message text', buildFileAsMessagePost, { message: messageErrorText }],
])('refuses an application with %s', async (_case, createPost, errorsByField) => {
  await expectRefusal(await createPost(), buildFieldRefusal(errorsByField));
});

// biome-ignore format: sent and kept side by side
test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'], ['C:\\Users\\nida\\CV.PDF', 'CV.pdf'], ['..\\..\\.pdf', 'file.pdf'],
  ['"; filename=evil.exe; x=".pdf', '22_ filename_evil.exe_ x_22.pdf'], ['नीदा खान.pdf', 'नीदा खान.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`], [`${'x'.repeat(79)}𝒜.pdf`, `${'x'.repeat(79)}\ufffd.pdf`],
  ['Nida   Khan\u202e.pdf', 'Nida Khan.pdf'], ['$(reboot).pdf', '(reboot).pdf'], ['`id`;rm -rf ~.pdf', 'id_rm -rf.pdf'],
  ['-rf.pdf', 'rf.pdf'], ['.htaccess.pdf', 'htaccess.pdf'], ['~root.pdf', 'root.pdf'], ['CON.pdf', 'CON.pdf'],
])('stores the file name %j as %s under a random key', async (sentFileName, storedFileName) => {
  expect(await postAndReadStatus(applicationPost(pdfFile('x', sentFileName)))).toBe(200);
  const fileKeys = await listFileKeys();
  expect(fileKeys).toEqual([expect.stringMatching(/^applications\/[0-9a-f-]{36}$/)]);
  await expectRows({ file_name: storedFileName, file_key: fileKeys[0] });
});

const methodOverrideHeaders = { 'X-HTTP-Method-Override': 'POST', 'X-HTTP-Method': 'POST' };

test.each<[method: string, path: string, allowed: string, headers?: Record<string, string>]>([
  ['GET', emailPath, 'POST'],
  ['GET', `${emailPath}?_method=POST&name=x`, 'POST', methodOverrideHeaders],
  ['HEAD', emailPath, 'POST'],
  ['PUT', emailPath, 'POST'],
  ['DELETE', emailPath, 'POST'],
  ['PROPFIND', emailPath, 'POST'],
  ['OPTIONS', emailPath, 'POST', { Origin: evilUrl, 'Access-Control-Request-Method': 'POST' }],
  ['GET', applicationsPath, 'POST'],
  ['PATCH', applicationsPath, 'POST'],
  ['GET', '/api/v1/views', 'POST'],
  ['POST', '/api/v1/meeting/slots', 'GET, HEAD'],
  ['POST', '/api/v1/health', 'GET, HEAD', { 'X-HTTP-Method-Override': 'GET' }],
  ['POST', '/api/v1/editor/auth', 'GET, HEAD'],
  ['POST', '/api/v1/editor/callback', 'GET, HEAD'],
])('answers %s %s with 405, allowing %s', async (method, path, allowedMethods, headers = {}) => {
  const response = await createHarness().get(path, { method, headers });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, allowedMethods]);
  expect([...response.headers.keys()].join(' ')).not.toContain('access-control');
  const refusalText = '{"message":"This address cannot be used that way."}';
  expect(await response.text()).toBe(method === 'HEAD' ? '' : refusalText);
});

// biome-ignore format: values side by side
const unknownPaths = [
  '/api', '/api/', '/api/v1/emails', '/api/v2/email', '/api/v1/email/1', '/api//v1/email',
  '/api/v1/email/', '/api/v1/../v1/emails', '/api/v1/email%00', '/api/v1/email;x',
  '/api/v1/email%20', '//api/v1/email', '/api%2fv1%2femail', '/API/v1/email',
  '//evil.example/%2e%2e', '//Evil.example/sent',
];
test.each(unknownPaths)('answers 404 at %s, as JSON below /api', async (path) => {
  const response = await createHarness().fetch(jsonPost(inquiry, {}, path));
  expect(response.status).toBe(404);
  if (/^\/api(\/|$)/.test(path)) {
    expect(await response.json()).toEqual({ message: 'There is nothing at this address.' });
  }
  expect(await readRows()).toEqual([]);
});

const dirtyText = 'Asha\r\nBcc: all@example.com\u2028\u0085\u0000\u001b[31m\u0007\u009b31m\u202e';

test('removes control characters in all fields from row and mail', async () => {
  const dirtyFields = { name: dirtyText, type: dirtyText, message: dirtyText };
  const hiddenFields = { page: `/contact${dirtyText}`, service: `web${dirtyText}` };
  const dirtyInquiryFields = { ...inquiry, ...dirtyFields, ...hiddenFields, submission: dirtyText };
  await harness.fetch(jsonPost(dirtyInquiryFields));
  const [row] = await readRows();
  const [mail] = harness.mails;
  const { name, type: storedBusinessType, message } = JSON.parse(String(row?.fields));
  expect([name, storedBusinessType]).toEqual(Array(2).fill('Asha Bcc: all@example.com [31m31m'));
  expect(message).toBe('Asha\nBcc: all@example.com\n\n[31m31m');
  const mailHeaderValues = [row?.page, row?.service, mail?.subject, mail?.replyTo];
  expect(JSON.stringify(mailHeaderValues)).not.toMatch(/\\r|\\n/);
  expect(JSON.stringify([row, mail])).not.toMatch(/\\u00|[\u0080-\u009f\u2028\u202e]/);
  expect(mail).not.toHaveProperty('bcc');
});
