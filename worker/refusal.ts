import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldErrors } from '../src/shared/forms.ts';

/** Why a post is not accepted, thrown where it is noticed and answered in one place. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly fields: FieldErrors;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    more: { fields?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields ?? {};
    this.headers = more.headers ?? {};
  }
}
