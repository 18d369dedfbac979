/**
 * Checks origin, content type, rate, size and form in this order, so that expensive work is refused
 * early.
 */
import type { FormName } from '../../src/shared/forms.ts';
import { largestBody } from '../../src/shared/limits.ts';
import { wantsPage } from '../api/answers.ts';
import type { AppContext } from '../api/app.ts';
import { refuseForeignOrigin } from '../guards/origin.ts';
import {
  largestOf,
  type Posted,
  parseBeginning,
  parsePosted,
  readBody,
  refuseUnreadableType,
} from '../guards/posted.ts';
import { isOverRate, tooOften } from '../guards/rate.ts';
import { Refusal, refusals } from '../refusal.ts';

interface Endpoint<Form extends FormName> {
  formOf: (posted: Posted) => Form | null;
  defaultForm: Form;
  withFile: boolean;
}

export async function readPost<Form extends FormName>(
  c: AppContext,
  endpoint: Endpoint<Form>,
): Promise<{ form: Form; posted: Posted }> {
  const request = c.req.raw;
  refuseForeignOrigin(request);
  refuseUnreadableType(request);
  if (await isOverRate(c.env.RATE, request)) {
    if (wantsPage(request)) {
      await saveTyped(c, endpoint, await readBeginning(request));
    }
    throw tooOften();
  }
  const posted = await readWholeBody(c, endpoint);
  const form = endpoint.formOf(posted);
  if (form === null) {
    throw new Refusal(400, refusals.unknownForm);
  }
  c.set('typed', { form, fields: posted });
  return { form, posted };
}

async function readWholeBody<Form extends FormName>(
  c: AppContext,
  endpoint: Endpoint<Form>,
): Promise<Posted> {
  const request = c.req.raw;
  const largest = largestOf(request, endpoint.withFile);
  let beginning: Uint8Array | null = null;
  if (Number(request.headers.get('Content-Length') ?? 0) <= largest) {
    const { bytes, whole } = await readBody(request, largest);
    if (whole) {
      return parsePosted(request, bytes);
    }
    beginning = bytes.subarray(0, largestBody.message);
  }
  if (wantsPage(request)) {
    await saveTyped(c, endpoint, beginning ?? (await readBeginning(request)));
  }
  const mayHaveCv = largest > largestBody.message;
  throw new Refusal(413, mayHaveCv ? refusals.tooLargeWithCv : refusals.tooLarge);
}

async function readBeginning(request: Request): Promise<Uint8Array> {
  return (await readBody(request, largestBody.message)).bytes;
}

async function saveTyped<Form extends FormName>(
  c: AppContext,
  { formOf, defaultForm }: Endpoint<Form>,
  beginning: Uint8Array,
): Promise<void> {
  const fields = await parseBeginning(c.req.raw, beginning);
  c.set('typed', { form: formOf(fields) ?? defaultForm, fields });
}
