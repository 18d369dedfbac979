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
    const body: unknown = await response.json();
    const [message, reference, page] = ['message', 'reference', 'page'].map((name) =>
      readText(body, name),
    );
    return response.ok
      ? { sent: true, reference, ...(message && page && { booked: { message, page } }) }
      : { sent: false, message: message ?? results.somethingWrong, errors: readFieldErrors(body) };
  } catch {
    return { sent: false, message: results.notSent, errors: {} };
  }
}

/** Only XMLHttpRequest tells how much is sent. */
function postWithProgress(url: string, body: FormData, report: ReportProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = timeoutsMs.withFiles;
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = reject;
    request.ontimeout = reject;
    request.upload.onprogress = ({ loaded, total }) => report(loaded / total);
    request.send(body);
  });
}

function readText(body: unknown, name: string): string | undefined {
  const value: unknown = Object(body)[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function readFieldErrors(body: unknown): FieldErrors {
  const errors: object = Object(Object(body).errors);
  return Object.fromEntries(
    Object.entries(errors).filter(([, text]) => typeof text === 'string' && text !== ''),
  );
}
