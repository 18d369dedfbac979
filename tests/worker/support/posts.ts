import { expect } from 'vitest';
import { createHarness, harness as currentHarness, type Harness, siteUrl } from './harness.ts';

export const inquiry = {
  name: 'Asha Verma',
  email: 'asha@example.com',
  phoneNumber: '9876543210',
  message: 'We would like a new website.\nPlease call us.',
  type: 'Retail',
};

export const contact = {
  form: 'contact',
  name: 'Ravi Rao',
  email: 'ravi@example.com',
  phoneNumber: '+91 (522) 400-1234',
  message: 'Hello',
};
export const helpRequest = {
  form: 'support',
  name: 'Meera Shah',
  email: 'meera@example.com',
  phoneNumber: '',
  address: 'shop.example.com',
  message: 'The basket is empty after a reload.',
};
export const meeting = {
  form: 'meeting',
  name: 'John Mathew',
  email: 'john@example.com',
  phoneNumber: '98765 43210',
  /** Wednesday, 10 March, 8:30 am at the office. */
  slot: '2027-03-09T18:45:00.000Z',
  message: '',
};
export const application = {
  name: 'Nida Khan',
  email: 'nida@example.com',
  position: 'Front-End Developer',
  coverLetter: 'I build forms.',
};

export const submissionId = '0b6f9c1e-6a53-4d0c-9f0e-3c7a1de2b111';
export const tokenFields = { submission: submissionId, 'cf-turnstile-response': 'good' };
export const ipHeader = { 'CF-Connecting-IP': '203.0.113.7' };

export const emailPath = '/api/v1/email';
export const applicationsPath = '/api/v1/applications';

type Texts = Record<string, string>;
export type Fields = Record<string, unknown>;

function buildPost(path: string, headers: Texts, body: BodyInit): Request {
  return new Request(`${siteUrl}${path}`, { method: 'POST', headers, body });
}

/** A streamed body has no Content-Length. */
export function jsonPost(body: unknown, headers: Texts = {}, path = emailPath): Request {
  const isSerialized = typeof body === 'string' || body instanceof ReadableStream;
  const jsonHeaders = { 'Content-Type': 'application/json', ...headers };
  return buildPost(path, jsonHeaders, isSerialized ? body : JSON.stringify(body));
}

/** Builds the request that a browser without JavaScript sends. */
export function formPost(
  fields: Record<string, string> | [string, string][],
  headers: Texts = { Origin: siteUrl },
  path = emailPath,
): Request {
  const pageHeaders = { Accept: 'text/html,application/xhtml+xml', ...headers };
  return buildPost(path, pageHeaders, new URLSearchParams(fields));
}

export function applicationPost(
  cvFile: File | null,
  { fields = {}, headers = {} }: { fields?: Texts; headers?: Texts } = {},
): Request {
  const formData = new FormData();
  if (cvFile) {
    formData.set('cv', cvFile);
  }
  for (const [fieldName, value] of Object.entries({ ...application, ...fields })) {
    formData.set(fieldName, value);
  }
  return buildPost(applicationsPath, { Accept: 'application/json', ...headers }, formData);
}

/** Writes the form by hand, because the platform's FormData sanitises names. */
export function multipartPost(
  fields: Record<string, string>,
  cvPart: [head: string, content: string | Uint8Array] | null,
  headers: Texts = {},
  path = applicationsPath,
): Request {
  const partStart = '--edge\r\nContent-Disposition: form-data; name=';
  const multipartBodyParts: (string | Uint8Array)[] = Object.entries(fields).map(
    ([fieldName, value]) => `${partStart}"${fieldName}"\r\n\r\n${value}\r\n`,
  );
  if (cvPart) {
    const [cvDispositionParameters, cvContent] = cvPart;
    const cvPartHeader = `${partStart}"cv"; ${cvDispositionParameters}\r\nContent-Type: application/pdf\r\n\r\n`;
    multipartBodyParts.push(cvPartHeader, cvContent, '\r\n');
  }
  const multipartHeaders = { 'Content-Type': 'multipart/form-data; boundary=edge', ...headers };
  return buildPost(path, multipartHeaders, new Blob([...multipartBodyParts, '--edge--\r\n']));
}

export function pdfFile(pdfText = 'one page', fileName = 'Nida Khan CV.pdf'): File {
  return new File([`%PDF-1.7\n${pdfText}\n%%EOF`], fileName, { type: 'application/pdf' });
}

const localUrl = 'http://localhost:8787';

/** A change by the owner at the desk of a harness whose DESK_KEY is "key". */
export function deskChange(change: object): Request {
  const ownMachine = { 'CF-Connecting-IP': '127.0.0.1', Cookie: 'desk-key=key' };
  const post = jsonPost(change, { ...ownMachine, Origin: localUrl }, '/api/v1/desk/changes');
  return new Request(new URL(new URL(post.url).pathname, localUrl), post);
}

export async function postAndReadStatus(post: Request): Promise<number> {
  return (await createHarness().fetch(post)).status;
}

async function postAndExpectReference(harness: Harness, postRequest: Request): Promise<string> {
  const response = await harness.fetch(postRequest);
  expect(response.status).toBe(200);
  return (await response.json<{ reference: string }>()).reference;
}

export function sendInquiry(harness: Harness, fields: Fields = {}, headers?: Texts) {
  return postAndExpectReference(harness, jsonPost({ ...inquiry, ...fields }, headers));
}

/** Sends a message of its own each time. */
export function sendContact(fields: Fields = {}): Promise<string> {
  return sendInquiry(currentHarness, { ...contact, message: crypto.randomUUID(), ...fields });
}

export async function sendInquiries(harness: Harness, count: number): Promise<string[]> {
  const references: string[] = [];
  for (let inquiryNumber = 0; inquiryNumber < count; inquiryNumber += 1) {
    references.push(await sendInquiry(harness, { name: `Asha ${inquiryNumber}` }));
  }
  return references;
}

export function sendApplication(harness: Harness, cv: File | null = pdfFile(), fields: Texts = {}) {
  return postAndExpectReference(harness, applicationPost(cv, { fields }));
}
