/** Every failure becomes one of the messages in src/shared/messages.ts. */
import type { FieldErrors } from '../shared/forms.ts';
import { messages } from '../shared/messages.ts';

export type SendResult =
  | { sent: true; reference: string | undefined }
  | { sent: false; message: string; errors: FieldErrors };

/** Milliseconds. A slow phone network needs half a minute; a CV of 5 MB needs minutes. */
const timeouts = { message: 45_000, withFile: 300_000 };

export async function send(action: string, data: FormData, hasFile: boolean): Promise<SendResult> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      signal: AbortSignal.timeout(hasFile ? timeouts.withFile : timeouts.message),
      ...(hasFile ? { body: data } : asJson(data)),
    });
    const body: unknown = await response.json();
    if (response.ok) {
      return { sent: true, reference: textOf(body, 'reference') };
    }
    return {
      sent: false,
      message: textOf(body, 'message') ?? messages.somethingWrong,
      errors: errorsOf(body),
    };
  } catch {
    return { sent: false, message: messages.notSent, errors: {} };
  }
}

function asJson(data: FormData) {
  return {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(data)),
  };
}

function propertyOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? new Map(Object.entries(body)).get(name)
    : undefined;
}

function textOf(body: unknown, name: string): string | undefined {
  const value = propertyOf(body, name);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function errorsOf(body: unknown): FieldErrors {
  const errors = propertyOf(body, 'errors');
  const entries = typeof errors === 'object' && errors !== null ? Object.entries(errors) : [];
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string' && text !== ''));
}
