import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldErrors } from '../src/shared/forms.ts';
import type { Messages, RefusalName } from '../src/shared/messages.ts';
import { retryAfterSeconds } from './limits.ts';

/** The visitor gets the text of `reason`, or of the first of `fields`. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly reason: RefusalName | 'somethingWrong';
  readonly fields: FieldErrors;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    reason: RefusalName | 'somethingWrong',
    refusalOptions: { fields?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(reason);
    this.status = status;
    this.reason = reason;
    this.fields = refusalOptions.fields ?? {};
    this.headers = refusalOptions.headers ?? {};
  }
}

export function createFieldRefusal(fields: FieldErrors): Refusal {
  return new Refusal(422, 'unreadable', { fields });
}

export function createUnavailableRefusal(reason: RefusalName): Refusal {
  return new Refusal(503, reason, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

export function describeRefusal(refusal: Refusal, { results, refusals }: Messages): string {
  const [fieldText] = Object.values(refusal.fields);
  return fieldText ?? { ...results, ...refusals }[refusal.reason];
}
