/**
 * Checks origin, content type, rate, size and form in this order, so that expensive work is refused
 * early.
 */
import type { FormName } from '../../src/shared/forms.ts';
import { maxBodySize } from '../../src/shared/limits.ts';
import type { AppContext } from '../api/app.ts';
import { wantsPage } from '../api/responses.ts';
import { refuseForeignOrigin } from '../guards/origin.ts';
import { isOverRate, tooOften } from '../guards/rate.ts';
import {
  maxBodySizeOf,
  type PostedFields,
  parseBody,
  parseTruncatedBody,
  readBody,
  refuseUnreadableType,
} from '../guards/request-body.ts';
import { Refusal, refusals } from '../refusal.ts';

interface Endpoint<Form extends FormName> {
  formOf: (posted: PostedFields) => Form | null;
  defaultForm: Form;
  withFile: boolean;
}

export async function readPost<Form extends FormName>(
  c: AppContext,
  endpoint: Endpoint<Form>,
): Promise<{ form: Form; posted: PostedFields }> {
  const request = c.req.raw;
  refuseForeignOrigin(request);
  refuseUnreadableType(request);
  if (await isOverRate(c.env.RATE, request)) {
    if (wantsPage(request)) {
      await saveSubmittedForm(c, endpoint, await readBeginning(request));
    }
    throw tooOften();
  }
  const posted = await readCompleteBody(c, endpoint);
  const form = endpoint.formOf(posted);
  if (form === null) {
    throw new Refusal(400, refusals.unknownForm);
  }
  c.set('submittedForm', { form, fields: posted });
  return { form, posted };
}

async function readCompleteBody<Form extends FormName>(
  c: AppContext,
  endpoint: Endpoint<Form>,
): Promise<PostedFields> {
  const request = c.req.raw;
  const maxSize = maxBodySizeOf(request, endpoint.withFile);
  let beginning: Uint8Array | null = null;
  if (Number(request.headers.get('Content-Length') ?? 0) <= maxSize) {
    const { bytes, isComplete } = await readBody(request, maxSize);
    if (isComplete) {
      return parseBody(request, bytes);
    }
    beginning = bytes.subarray(0, maxBodySize.message);
  }
  if (wantsPage(request)) {
    await saveSubmittedForm(c, endpoint, beginning ?? (await readBeginning(request)));
  }
  const mayHaveCv = maxSize > maxBodySize.message;
  throw new Refusal(413, mayHaveCv ? refusals.tooLargeWithCv : refusals.tooLarge);
}

async function readBeginning(request: Request): Promise<Uint8Array> {
  return (await readBody(request, maxBodySize.message)).bytes;
}

async function saveSubmittedForm<Form extends FormName>(
  c: AppContext,
  { formOf, defaultForm }: Endpoint<Form>,
  beginning: Uint8Array,
): Promise<void> {
  const fields = await parseTruncatedBody(c.req.raw, beginning);
  c.set('submittedForm', { form: formOf(fields) ?? defaultForm, fields });
}
