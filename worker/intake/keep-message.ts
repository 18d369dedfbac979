import type { FormName } from '../../src/shared/forms.ts';
import { type HiddenFields, readHiddenFields } from '../../src/shared/read-hidden-fields.ts';
import type { AppContext } from '../api/app-types.ts';
import { hashToHex } from '../digest.ts';
import type { Env } from '../env.ts';
import { createTooOftenRefusal, isOverRate } from '../guards/rate.ts';
import type { PostedFields } from '../guards/request-body.ts';
import { findSpamReason } from '../guards/spam.ts';
import { type TurnstileVerdict, verifyWithTurnstile } from '../guards/turnstile.ts';
import type { Inquiry, ValidMessage } from '../inquiry.ts';
import { logEvent, logProblem, readErrorKind, runSafely } from '../log.ts';
import { buildRecipientsJson, notifyDueRecipients } from '../notify/notify.ts';
import { reportIncident } from '../notify/self-monitoring.ts';
import { createUnavailableRefusal, refusalTexts } from '../refusal.ts';
import { type Cv, storeCv, storeCvAgainIfMissing } from './cv.ts';
import { buildIdempotencyKey } from './fingerprint.ts';
import { findSubmission, insertOrFindInquiry, type StoredInquiry } from './store.ts';

interface ValidPost {
  formName: FormName;
  fieldValues: Record<string, string> & { email: string };
  cv: Cv | null;
}

export async function storeMessage(
  ctx: AppContext,
  postedFields: PostedFields,
  { formName, fieldValues, cv }: ValidPost,
): Promise<string> {
  const hiddenFields = readHiddenFields(postedFields);
  const { submission: submissionId, page: pagePath, service: serviceKey } = hiddenFields;
  const fileDigest = cv === null ? '' : await hashToHex(cv.bytes);
  const validMessage = { formName, fieldValues, fileDigest, submissionId, pagePath, serviceKey };
  const earlierInquiry = await findEarlierSubmission(ctx, validMessage);
  if (earlierInquiry !== null) {
    if (cv !== null) {
      await storeCvAgainIfMissing(ctx, earlierInquiry, () => storeCv(ctx, cv));
    }
    return earlierInquiry.reference;
  }
  const turnstileVerdict = await checkTurnstile(ctx, hiddenFields, validMessage);
  const heldReason = findSpamReason(hiddenFields, fieldValues, turnstileVerdict);
  const storedFile = cv && (await storeCv(ctx, cv));
  // A held message is not announced: whoever releases it has seen it.
  const recipients = heldReason === null ? await buildRecipientsJson(ctx.env) : null;
  const inquiry = { ...validMessage, heldReason, file: storedFile, recipients };
  const storedInquiry = await insertAndQueue(ctx, inquiry);
  if (storedFile !== null && storedInquiry.fileKey !== storedFile.key) {
    const isFileReplaced = await storeCvAgainIfMissing(ctx, storedInquiry, async () => storedFile);
    // After the failed replacement it is certain that no row names this file.
    if (!isFileReplaced) {
      ctx.executionCtx.waitUntil(
        runSafely(() => ctx.env.FILES.delete(storedFile.key), 'file-not-deleted'),
      );
    }
  }
  return storedInquiry.reference;
}

/** Looks up a repeated submission first, because a Turnstile token passes only once. */
async function findEarlierSubmission(
  ctx: AppContext,
  validMessage: ValidMessage,
): Promise<StoredInquiry | null> {
  if (!ctx.env.TURNSTILE_SECRET) {
    return null;
  }
  try {
    const earlierInquiry = await findSubmission(ctx.env.DB, validMessage, Date.now());
    if (earlierInquiry !== null) {
      logEvent('repeated', { reference: earlierInquiry.reference, form: validMessage.formName });
    }
    return earlierInquiry;
  } catch (error) {
    logProblem('not-looked-up', { error: readErrorKind(error) });
    return null;
  }
}

/** A sender who did not pass the check may send fewer messages, but is not refused. */
async function checkTurnstile(
  ctx: AppContext,
  { 'cf-turnstile-response': token }: HiddenFields,
  validMessage: ValidMessage,
): Promise<TurnstileVerdict | 'off'> {
  if (!ctx.env.TURNSTILE_SECRET) {
    return 'off';
  }
  const turnstileVerdict = await verifyWithTurnstile(
    ctx.env.TURNSTILE_SECRET,
    { token, idempotencyKey: await buildIdempotencyKey(validMessage) },
    ctx.req.raw,
  );
  if (turnstileVerdict === 'failing') {
    ctx.executionCtx.waitUntil(reportFailingTurnstile(ctx.env));
  }
  if (turnstileVerdict !== 'passed' && (await isOverRate(ctx.env.RATE_UNVERIFIED, ctx.req.raw))) {
    throw createTooOftenRefusal();
  }
  return turnstileVerdict;
}

function reportFailingTurnstile(env: Env): Promise<void> {
  const problemText =
    'Turnstile refuses our secret or has an error of its own, so nobody is checked for spam. Messages arrive. If it lasts, set the secret anew: npx wrangler secret put TURNSTILE_SECRET -c worker/wrangler.jsonc';
  return runSafely(() => reportIncident(env, 'turnstile', problemText, Date.now()), 'alert-failed');
}

/**
 * Only the insert decides the response; the sweep finds messages that the queue does not accept.
 */
async function insertAndQueue(ctx: AppContext, inquiry: Inquiry): Promise<StoredInquiry> {
  const { formName, heldReason } = inquiry;
  let storedInquiry: StoredInquiry;
  try {
    storedInquiry = await insertOrFindInquiry(ctx.env.DB, inquiry, Date.now());
  } catch (error) {
    logProblem('not-stored', { form: formName, error: readErrorKind(error) });
    throw createUnavailableRefusal(refusalTexts.maybeStored);
  }
  const { reference, repeated: isRepeated } = storedInquiry;
  const logDetails = { reference, form: formName, held: heldReason !== null };
  logEvent(isRepeated ? 'repeated' : 'stored', logDetails);
  if (!isRepeated && heldReason === null) {
    ctx.executionCtx.waitUntil(queueAndNotify(ctx.env, reference, inquiry.recipients !== null));
  }
  return storedInquiry;
}

/** Queues the mail first and notifies the recipients even if the queue fails. */
async function queueAndNotify(env: Env, reference: string, hasRecipients: boolean): Promise<void> {
  const sendToQueue = () => env.OUTBOX.send({ reference, sentAt: Date.now() });
  await runSafely(sendToQueue, 'not-queued', { reference });
  if (hasRecipients) {
    await runSafely(() => notifyDueRecipients(env, reference), 'not-told', { reference });
  }
}
