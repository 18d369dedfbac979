/** Checks origin, content type, rate, size and form in this order, so that expensive work is refused early. */
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

type ReadFormName = (fields: PostedFields) => FormName | null;

export async function readPostRequest(ctx: AppContext, readFormName: ReadFormName) {
  const request = ctx.req.raw;
  refuseForeignOrigin(request);
  refuseUnreadableType(request);
  if (await isOverRate(ctx.env.RATE, request)) {
    await rememberForm(ctx, readFormName);
    throw createRateLimitRefusal();
  }
  const postedFields = await readCompleteBody(ctx, readFormName);
  const formName = readFormName(postedFields);
  if (formName === null) {
    throw new Refusal(400, 'unknownForm');
  }
  ctx.set('submittedForm', { form: formName, fields: postedFields });
  return { formName, postedFields };
}

async function readCompleteBody(ctx: AppContext, readFormName: ReadFormName) {
  const request = ctx.req.raw;
  const maxByteCount = getMaxBodyBytes(request);
  let partialBody: Uint8Array | undefined;
  if (Number(request.headers.get('Content-Length')) <= maxByteCount) {
    const { bodyBytes, isBodyComplete } = await readBody(request, maxByteCount);
    if (isBodyComplete) {
      return parseBody(request, bodyBytes);
    }
    partialBody = bodyBytes.subarray(0, maxBodyBytes.message);
  }
  await rememberForm(ctx, readFormName, partialBody);
  const canHaveFiles = maxByteCount > maxBodyBytes.message;
  throw new Refusal(413, canHaveFiles ? 'tooLargeWithFiles' : 'tooLarge');
}

/** The problem page shows the form again. */
async function rememberForm(ctx: AppContext, readFormName: ReadFormName, partialBody?: Uint8Array) {
  const request = ctx.req.raw;
  if (wantsPage(request)) {
    const body = partialBody ?? (await readBodyStartAndEnd(request));
    const fields = await parsePartialBody(request, body);
    ctx.set('submittedForm', { form: readFormName(fields), fields });
  }
}
