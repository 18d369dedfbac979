/** Every failure to send becomes one of the `results` in src/content/messages.yml. */

import type { FieldErrors } from '../shared/forms.ts';
import type { Messages } from '../shared/messages.ts';

type SendResult =
  /** A booked meeting has a page. */
  | { sent: true; reference: string | undefined; booked?: { message: string; page: string } }
  | { sent: false; message: string; errors: FieldErrors };

type ReportProgress = (sentShare: number) => void;

/** A slow phone network needs half a minute for a message and minutes for files of 5 MB. */
const timeoutsMs = { message: 45_000, withFiles: 300_000 };

export async function postForm(
  actionUrl: string,
  formData: FormData,
  { results, reportProgress }: { results: Messages['results']; reportProgress: ReportProgress },
): Promise<SendResult> {
  const hasFiles = [...formData.values()].some((value) => value instanceof File && value.size > 0);
  try {
    const response = await (hasFiles
      ? postWithProgress(actionUrl, formData, reportProgress)
      : fetch(actionUrl, {
          method: 'POST',
          signal: AbortSignal.timeout(timeoutsMs.message),
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(Object.fromEntries(formData)),
        }));
    const responseBody: unknown = await response.json();
    const [message, reference, page] = ['message', 'reference', 'page'].map((name) =>
      readNonEmptyText(responseBody, name),
    );
    if (response.ok) {
      return { sent: true, reference, ...(message && page && { booked: { message, page } }) };
    }
    return {
      sent: false,
      message: message ?? results.somethingWrong,
      errors: readFieldErrors(responseBody),
    };
  } catch {
    return { sent: false, message: results.notSent, errors: {} };
  }
}

/** Only XMLHttpRequest tells how much is sent. */
function postWithProgress(
  actionUrl: string,
  formData: FormData,
  reportProgress: ReportProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', actionUrl);
    request.timeout = timeoutsMs.withFiles;
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = reject;
    request.ontimeout = reject;
    request.upload.onprogress = ({ loaded, total }) => reportProgress(loaded / total);
    request.send(formData);
  });
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
