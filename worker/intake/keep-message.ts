import { type Envelope, readEnvelope } from '../../src/shared/envelope.ts';
import type { FormName } from '../../src/shared/forms.ts';
import type { AppContext } from '../api/app.ts';
import { digest } from '../digest.ts';
import type { Env } from '../env.ts';
import { isOverRate, tooOften } from '../guards/rate.ts';
import type { PostedFields } from '../guards/request-body.ts';
import { spamReason } from '../guards/spam.ts';
import { type Verdict, verifyWithTurnstile } from '../guards/turnstile.ts';
import type { Inquiry, ValidMessage } from '../inquiry.ts';
import { attempt, kindOf, log, logProblem } from '../log.ts';
import { notify, recipients } from '../notify/notify.ts';
import { reportIncident } from '../notify/signals.ts';
import { refusals, unavailable } from '../refusal.ts';
import { type Cv, replaceMissingFile, storeCv } from './cv.ts';
import { findSubmission, insertInquiry, type StoredInquiry } from './store.ts';

interface ValidPost {
  form: FormName;
  values: Record<string, string> & { email: string };
  cv: Cv | null;
}

export async function keepMessage(
  c: AppContext,
  posted: PostedFields,
  { form, values, cv }: ValidPost,
): Promise<string> {
  const envelope = readEnvelope(posted);
  const { submission, page, service } = envelope;
  const fileDigest = cv === null ? '' : await digest(cv.bytes);
  const message = { form, values, email: values.email, fileDigest, submission, page, service };
  const earlier = await findEarlierResult(c, message);
  if (earlier !== null) {
    if (cv !== null) {
      await replaceMissingFile(c, earlier, () => storeCv(c, cv));
    }
    return earlier.reference;
  }
  const heldReason = spamReason(envelope, values, await turnstileVerdict(c, envelope));
  const file = cv && (await storeCv(c, cv));
  // A held message is not announced: whoever releases it has seen it.
  const names = heldReason === null ? await recipients(c.env) : null;
  const storedInquiry = await insertAndQueue(c, {
    ...message,
    heldReason,
    file,
    recipients: names,
  });
  if (file !== null && storedInquiry.fileKey !== file.key) {
    const replaced = await replaceMissingFile(c, storedInquiry, async () => file);
    // Only now is it certain that no row names this file.
    if (!replaced) {
      c.executionCtx.waitUntil(attempt(() => c.env.FILES.delete(file.key), 'file-not-deleted'));
    }
  }
  return storedInquiry.reference;
}

/** Looks up a repeated submission first, because a Turnstile token passes only once. */
async function findEarlierResult(
  c: AppContext,
  message: ValidMessage,
): Promise<StoredInquiry | null> {
  if (!c.env.TURNSTILE_SECRET) {
    return null;
  }
  try {
    const earlier = await findSubmission(c.env.DB, message, Date.now());
    if (earlier !== null) {
      log('repeated', { reference: earlier.reference, form: message.form });
    }
    return earlier;
  } catch (error) {
    logProblem('not-looked-up', { error: kindOf(error) });
    return null;
  }
}

/** A sender who did not pass the check may send fewer messages, but is not refused. */
async function turnstileVerdict(c: AppContext, envelope: Envelope): Promise<Verdict | 'off'> {
  if (!c.env.TURNSTILE_SECRET) {
    return 'off';
  }
  const verdict = await verifyWithTurnstile(
    c.env.TURNSTILE_SECRET,
    { token: envelope['cf-turnstile-response'], submission: envelope.submission },
    c.req.raw,
  );
  if (verdict === 'failing') {
    c.executionCtx.waitUntil(alertTurnstile(c.env));
  }
  if (verdict !== 'passed' && (await isOverRate(c.env.RATE_UNVERIFIED, c.req.raw))) {
    throw tooOften();
  }
  return verdict;
}

function alertTurnstile(env: Env): Promise<void> {
  const text =
    'Turnstile refuses our secret or has an error of its own, so nobody is checked for spam. Messages arrive. If it lasts, set the secret anew: npx wrangler secret put TURNSTILE_SECRET -c worker/wrangler.jsonc';
  return attempt(() => reportIncident(env, 'turnstile', text, Date.now()), 'alert-failed');
}

/**
 * Only the insert decides the response; the sweep finds messages that the queue does not accept.
 */
async function insertAndQueue(c: AppContext, inquiry: Inquiry): Promise<StoredInquiry> {
  const { form, heldReason } = inquiry;
  let storedInquiry: StoredInquiry;
  try {
    storedInquiry = await insertInquiry(c.env.DB, inquiry, Date.now());
  } catch (error) {
    logProblem('not-stored', { form, error: kindOf(error) });
    throw unavailable(refusals.maybeStored);
  }
  const { reference, repeated } = storedInquiry;
  log(repeated ? 'repeated' : 'stored', { reference, form, held: heldReason !== null });
  if (!repeated && heldReason === null) {
    c.executionCtx.waitUntil(queueAndNotify(c.env, reference, inquiry.recipients !== null));
  }
  return storedInquiry;
}

/** Queues the mail first and notifies the recipients even if the queue fails. */
async function queueAndNotify(env: Env, reference: string, hasRecipients: boolean): Promise<void> {
  const send = () => env.OUTBOX.send({ reference, sentAt: Date.now() });
  await attempt(send, 'not-queued', { reference });
  if (hasRecipients) {
    await attempt(() => notify(env, reference), 'not-told', { reference });
  }
}
