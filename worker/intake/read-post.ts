/**
 * Checks origin, content type, rate, size and form in this order, so that expensive work is refused
 * early.
 */
import type { FormName } from '../../src/shared/forms.ts';
import { maxBodyBytes } from '../../src/shared/limits.ts';
import type { AppContext } from '../app.ts';
import { refuseForeignOrigin } from '../guards/origin.ts';
import { createRateLimitRefusal, isOverRate } from '../guards/rate.ts';
import {
  getMaxBodyBytes,
  type PostedFields,
  parseBody,
  parsePartialBody,
  readBody,
  readBodyStartAndEnd,
  refuseUnreadableType,
  wantsPage,
} from '../guards/request-body.ts';
import { Refusal } from '../refusal.ts';

interface Endpoint<Form extends FormName> {
  readFormName: (postedFormFields: PostedFields) => Form | null;
}

export async function readPostRequest<Form extends FormName>(
  ctx: AppContext,
  endpointSettings: Endpoint<Form>,
): Promise<{ formName: Form; postedFields: PostedFields }> {
  const request = ctx.req.raw;
  refuseForeignOrigin(request);
  refuseUnreadableType(request);
  if (await isOverRate(ctx.env.RATE, request)) {
    if (wantsPage(request)) {
      await rememberFormForProblemPage(ctx, endpointSettings, await readBodyStartAndEnd(request));
    }
    throw createRateLimitRefusal();
  }
  const postedFields = await readCompleteBody(ctx, endpointSettings);
  const formName = endpointSettings.readFormName(postedFields);
  if (formName === null) {
    throw new Refusal(400, 'unknownForm');
  }
  ctx.set('submittedForm', { form: formName, fields: postedFields });
  return { formName, postedFields };
}

async function readCompleteBody<Form extends FormName>(
  ctx: AppContext,
  endpointSettings: Endpoint<Form>,
): Promise<PostedFields> {
  const request = ctx.req.raw;
  const maxByteCount = getMaxBodyBytes(request);
  let partialBodyBytes: Uint8Array | null = null;
  if (Number(request.headers.get('Content-Length')) <= maxByteCount) {
    const { bodyBytes, isBodyComplete } = await readBody(request, maxByteCount);
    if (isBodyComplete) {
      return parseBody(request, bodyBytes);
    }
    partialBodyBytes = bodyBytes.subarray(0, maxBodyBytes.message);
  }
  if (wantsPage(request)) {
    await rememberFormForProblemPage(
      ctx,
      endpointSettings,
      partialBodyBytes ?? (await readBodyStartAndEnd(request)),
    );
  }
  const canHaveFiles = maxByteCount > maxBodyBytes.message;
  throw new Refusal(413, canHaveFiles ? 'tooLargeWithFiles' : 'tooLarge');
}

async function rememberFormForProblemPage<Form extends FormName>(
  ctx: AppContext,
  { readFormName }: Endpoint<Form>,
  partialBodyBytes: Uint8Array,
): Promise<void> {
  const submittedFields = await parsePartialBody(ctx.req.raw, partialBodyBytes);
  ctx.set('submittedForm', { form: readFormName(submittedFields), fields: submittedFields });
}
