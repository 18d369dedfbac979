import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldErrors } from '../src/shared/forms.ts';
import { retryAfterSeconds } from './limits.ts';

export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly fields: FieldErrors;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    refusalOptions: { fields?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = refusalOptions.fields ?? {};
    this.headers = refusalOptions.headers ?? {};
  }
}

export function createUnavailableRefusal(message: string): Refusal {
  return new Refusal(503, message, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

/** Only the Worker uses these texts; texts that the browser also uses are in src/shared. */
export const refusalTexts = {
  notStored:
    'We could not keep your message just now, so it was not sent. Please try again in a minute.',
  maybeStored:
    'We could not confirm that we have your message. It may have arrived, but please send it again in a minute: that is safe, we will not count it twice.',
  tooOften: 'You have sent several messages in a short time. Please wait a minute and try again.',
  tooManyToday:
    'We have had unusually many messages from this form today. Please write us an e-mail or call us instead.',
  tooLarge: 'This is larger than we can receive. Please shorten it and try again.',
  tooLargeWithFiles:
    'This is larger than we can receive. Please choose files of 5 MB or less together.',
  tooSlow: 'This took too long to reach us. Please check your connection and try again.',
  unreadable: 'We could not read what was sent. Please try again.',
  unknownForm: 'We do not know this form. Please use a form on our website.',
  wrongContentType: 'Please send this as JSON or as a form.',
  foreignOrigin: 'Please send this from our own website.',
  wrongMethod: 'This address cannot be used that way.',
  signIn: 'Please sign in again. On your own machine, open the address that `npm start` printed.',
  signInUnreachable: 'We cannot check who you are just now. Please try again in a minute.',
  nothingHere: 'There is nothing at this address.',
} as const;
