/** Every failure to send becomes one of the messages in src/shared/form-result-messages.ts. */

import { resultMessages } from '../shared/form-result-messages.ts';
import type { FieldErrors } from '../shared/forms.ts';

type SendResult =
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
      headers: hasFile ? undefined : { 'Content-Type': 'application/json' },
      body: hasFile ? formData : JSON.stringify(Object.fromEntries(formData)),
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

function readNonEmptyText(responseBody: unknown, propertyName: string): string | undefined {
  const propertyValue: unknown = Object(responseBody)[propertyName];
  return typeof propertyValue === 'string' && propertyValue.trim() !== ''
    ? propertyValue
    : undefined;
}

function readFieldErrors(responseBody: unknown): FieldErrors {
  const uncheckedErrors: object = Object(Object(responseBody).errors);
  return Object.fromEntries(
    Object.entries(uncheckedErrors).filter(
      ([, errorText]) => typeof errorText === 'string' && errorText !== '',
    ),
  );
}
