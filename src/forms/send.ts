/** Every failure to send becomes one of the messages in src/shared/messages.ts. */
import type { FieldErrors } from '../shared/forms.ts';
import { resultMessages } from '../shared/messages.ts';

export type SendResult =
  | { sent: true; reference: string | undefined }
  | { sent: false; message: string; errors: FieldErrors };

/** A slow phone network needs half a minute for a message and minutes for a CV of 5 MB. */
const timeoutsMs = { message: 45_000, withFile: 300_000 };

export async function postForm(
  actionUrl: string,
  formData: FormData,
  hasFile: boolean,
): Promise<SendResult> {
  try {
    const response = await fetch(actionUrl, {
      method: 'POST',
      signal: AbortSignal.timeout(hasFile ? timeoutsMs.withFile : timeoutsMs.message),
      ...(hasFile ? { body: formData } : buildJsonRequestOptions(formData)),
    });
    const responseBody: unknown = await response.json();
    if (response.ok) {
      return { sent: true, reference: readNonEmptyText(responseBody, 'reference') };
    }
    return {
      sent: false,
      message: readNonEmptyText(responseBody, 'message') ?? resultMessages.somethingWrong,
      errors: readFieldErrors(responseBody),
    };
  } catch {
    return { sent: false, message: resultMessages.notSent, errors: {} };
  }
}

function buildJsonRequestOptions(formData: FormData) {
  return {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(formData)),
  };
}

function readProperty(responseBody: unknown, propertyName: string): unknown {
  return typeof responseBody === 'object' && responseBody !== null
    ? new Map(Object.entries(responseBody)).get(propertyName)
    : undefined;
}

function readNonEmptyText(responseBody: unknown, propertyName: string): string | undefined {
  const propertyValue = readProperty(responseBody, propertyName);
  return typeof propertyValue === 'string' && propertyValue.trim() !== ''
    ? propertyValue
    : undefined;
}

function readFieldErrors(responseBody: unknown): FieldErrors {
  const uncheckedErrors = readProperty(responseBody, 'errors');
  const errorEntries =
    typeof uncheckedErrors === 'object' && uncheckedErrors !== null
      ? Object.entries(uncheckedErrors)
      : [];
  return Object.fromEntries(
    errorEntries.filter(([, errorText]) => typeof errorText === 'string' && errorText !== ''),
  );
}
