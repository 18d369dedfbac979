import { site } from './harness.ts';

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
  date: '2026-12-01',
  time: '15:30',
  message: '',
};
export const application = {
  name: 'Nida Khan',
  email: 'nida@example.com',
  position: 'Front-End Developer',
  coverLetter: 'I build forms.',
};

export function jsonPost(
  body: unknown,
  headers: Record<string, string> = {},
  path = '/api/v1/email',
): Request {
  return new Request(`${site}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** What a browser sends by itself when no script takes the form over. */
export function pagePost(fields: Record<string, string>, path = '/api/v1/email'): Request {
  return new Request(`${site}${path}`, {
    method: 'POST',
    headers: { Accept: 'text/html,application/xhtml+xml', Origin: site },
    body: new URLSearchParams(fields),
  });
}

export function applicationPost(
  cv: File | null,
  {
    fields = application,
    headers = {},
  }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (cv) body.set('cv', cv);
  return new Request(`${site}/api/v1/applications`, {
    method: 'POST',
    headers: { Accept: 'application/json', ...headers },
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
