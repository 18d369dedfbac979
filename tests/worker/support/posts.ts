import { expect } from 'vitest';
import { type Harness, site } from './harness.ts';

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
export const support = {
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
  date: '2099-12-01',
  time: '15:30',
  message: '',
};
export const application = {
  name: 'Nida Khan',
  email: 'nida@example.com',
  position: 'Front-End Developer',
  coverLetter: 'I build forms.',
};

export const submission = '0b6f9c1e-6a53-4d0c-9f0e-3c7a1de2b111';
/** The sender's IP address. */
export const from = { 'CF-Connecting-IP': '203.0.113.7' };

export const emailPath = '/api/v1/email';
export const applicationsPath = '/api/v1/applications';

type Headers = Record<string, string>;

export function jsonPost(body: unknown, headers: Headers = {}, path = emailPath): Request {
  return new Request(`${site}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Posts a form as a browser without JavaScript does. */
export function pagePost(
  fields: Record<string, string> | [string, string][],
  headers: Headers = { Origin: site },
  path = emailPath,
): Request {
  return new Request(`${site}${path}`, {
    method: 'POST',
    headers: { Accept: 'text/html,application/xhtml+xml', ...headers },
    body: new URLSearchParams(fields),
  });
}

export function applicationPost(
  cv: File | null,
  { fields = application, headers = {} }: { fields?: Headers; headers?: Headers } = {},
): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    body.set(name, value);
  }
  if (cv) {
    body.set('cv', cv);
  }
  return new Request(`${site}${applicationsPath}`, {
    method: 'POST',
    headers: { Accept: 'application/json', ...headers },
    body,
  });
}

/**
 * Writes a multipart form by hand, because the platform's FormData sanitises names; `cv` is the
 * rest of its header and its content.
 */
export function partsPost(
  fields: Record<string, string>,
  cv: [head: string, content: string | Uint8Array] | null,
  headers: Headers = {},
  path = applicationsPath,
): Request {
  const parts = Object.entries(fields).map(([name, value]): [string, string | Uint8Array] => [
    `"${name}"`,
    value,
  ]);
  if (cv) {
    parts.push([`"cv"; ${cv[0]}\r\nContent-Type: application/pdf`, cv[1]]);
  }
  const head = '--edge\r\nContent-Disposition: form-data; name=';
  const body = parts.flatMap(([name, content]) => [`${head}${name}\r\n\r\n`, content, '\r\n']);
  return new Request(`${site}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=edge', ...headers },
    body: new Blob([...body, '--edge--\r\n']),
  });
}

/** Streams a body without a Content-Length. */
export function streamPost(body: ReadableStream, headers: Headers = {}): Request {
  return new Request(`${site}${emailPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

export function pdf(text = 'one page', name = 'Nida Khan CV.pdf'): File {
  return new File([`%PDF-1.7\n${text}\n%%EOF`], name, { type: 'application/pdf' });
}

export async function referenceOf(response: Response): Promise<string> {
  const answer = await response.json<{ reference: string }>();
  return answer.reference;
}

async function postAndExpectSuccess(harness: Harness, post: Request): Promise<string> {
  const response = await harness.fetch(post);
  expect(response.status).toBe(200);
  return referenceOf(response);
}

export function send(harness: Harness, fields: Record<string, unknown> = {}, headers?: Headers) {
  return postAndExpectSuccess(harness, jsonPost({ ...inquiry, ...fields }, headers));
}

export async function sendInquiries(harness: Harness, count: number): Promise<string[]> {
  const references: string[] = [];
  for (let number = 0; number < count; number += 1) {
    references.push(await send(harness, { name: `Asha ${number}` }));
  }
  return references;
}

export function sendApplication(harness: Harness, cv: File | null = pdf(), fields: Headers = {}) {
  return postAndExpectSuccess(
    harness,
    applicationPost(cv, { fields: { ...application, ...fields } }),
  );
}
