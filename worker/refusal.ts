import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
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
    { fields = {}, headers = {} }: { fields?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(reason);
    this.status = status;
    this.reason = reason;
    this.fields = fields;
    this.headers = headers;
  }
}

export function requireFound<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) {
    throw new Refusal(404, 'nothingHere');
  }
  return found;
}

export function parseOrRefuse<Output>(schema: v.GenericSchema<unknown, Output>, input: unknown) {
  const result = v.safeParse(schema, input);
  if (!result.success) {
    throw new Refusal(422, 'unreadable');
  }
  return result.output;
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
