import { checkForm } from '../../src/shared/check-form.ts';
import { fileRulesByForm } from '../../src/shared/files.ts';
import type { FormName } from '../../src/shared/forms.ts';
import { maxBodyBytes } from '../../src/shared/limits.ts';
import { readMessageFormName } from '../../src/shared/read-hidden-fields.ts';
import type { AppContext } from '../app.ts';
import { findPostedFileProblem, type PostedFile, readPostedFiles } from '../files.ts';
import { refuseForeignOrigin } from '../guards/origin.ts';
import { createRateLimitRefusal, isOverRate } from '../guards/rate.ts';
import {
  getMaxBodyBytes,
  type PostedFields,
  parseBody,
  parsePartialBody,
  readBody,
  refuseUnreadableType,
  wantsPage,
} from '../guards/request-body.ts';
import { storeMessage } from '../intake/keep-message.ts';
import { maxRefusedBodyBytes } from '../limits.ts';
import { localisePath, office, readLanguage } from '../office.ts';
import { createFieldRefusal, Refusal } from '../refusal.ts';
import { respondBooked } from './meeting.ts';
import { respondAccepted } from './responses.ts';

/** POST /api/v1/email and /api/v1/applications */
export async function receiveMessage(ctx: AppContext): Promise<Response> {
  const { formName, postedFields } = await readPostRequest(ctx);
  const fileRules = fileRulesByForm[formName];
  const files = fileRules === null ? [] : await readPostedFiles(fileRules, postedFields);
  const fieldValues = validateMessage(ctx, postedFields, { formName, files });
  const reference = await storeMessage(ctx, postedFields, { formName, fieldValues, files });
  if (formName === 'meeting') {
    return respondBooked(ctx, reference);
  }
  const language = readLanguage(ctx);
  const { sent, applicationSent } = language.messages.results;
  const message = formName === 'application' ? applicationSent : sent;
  const page = localisePath(language, `/sent/${reference}?form=${formName}`);
  return respondAccepted(ctx, { message, reference }, page);
}

function readFormName({ req }: AppContext, fields: PostedFields): FormName | null {
  return req.path.endsWith('/applications') ? 'application' : readMessageFormName(fields);
}

/** Checks origin, content type, rate, size and form in this order, so that expensive work is refused early. */
async function readPostRequest(ctx: AppContext) {
  const request = ctx.req.raw;
  refuseForeignOrigin(request);
  refuseUnreadableType(request);
  const isTooOften = await isOverRate(ctx.env.RATE, request);
  const maxByteCount = getMaxBodyBytes(request);
  const isRefused = isTooOften || Number(request.headers.get('Content-Length')) > maxByteCount;
  const isPage = wantsPage(request);
  const body =
    isRefused && !isPage
      ? null
      : await readBody(request, isRefused ? -1 : maxByteCount, isPage ? maxRefusedBodyBytes : 0);
  if (!body?.isBodyComplete) {
    if (isPage && body) {
      // The problem page shows the form again.
      const fields = await parsePartialBody(request, body.bodyBytes);
      ctx.set('submittedForm', { form: readFormName(ctx, fields), fields });
    }
    const reason = maxByteCount > maxBodyBytes.message ? 'tooLargeWithFiles' : 'tooLarge';
    throw isTooOften ? createRateLimitRefusal() : new Refusal(413, reason);
  }
  const postedFields = await parseBody(request, body.bodyBytes);
  const formName = readFormName(ctx, postedFields);
  if (formName === null) {
    throw new Refusal(400, 'unknownForm');
  }
  ctx.set('submittedForm', { form: formName, fields: postedFields });
  return { formName, postedFields };
}

function validateMessage(
  ctx: AppContext,
  postedFields: PostedFields,
  { formName, files }: { formName: FormName; files: PostedFile[] },
) {
  const language = readLanguage(ctx);
  const fieldCheck = checkForm(formName, postedFields, language);
  const rules = fileRulesByForm[formName];
  const texts = rules && language.messages[rules.fieldName];
  const fileProblem = texts && findPostedFileProblem(rules, files, texts);
  if (fieldCheck.valid && fileProblem === null) {
    const { values } = fieldCheck;
    if (!('position' in values)) {
      return values;
    }
    // The owner reads the position in the site's first language; all languages list them in one order.
    const index = language.positions.indexOf(values.position);
    return { ...values, position: office.languages[0].positions[index] ?? values.position };
  }
  const errors = fieldCheck.valid ? {} : { ...fieldCheck.errors };
  // A page without JavaScript loses the chosen files.
  const areFilesLost = files.length > 0 && wantsPage(ctx.req.raw);
  if (texts && (fileProblem !== null || areFilesLost)) {
    errors[rules.fieldName] = fileProblem ?? texts.chooseAgain;
  }
  throw createFieldRefusal(errors);
}
