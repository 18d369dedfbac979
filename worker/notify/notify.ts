/**
 * Notifies visitors and the team's webhooks outside the mail queue, so that neither delays the
 * other; the request tries first, and sweeps retry.
 */
import * as v from 'valibot';
import type { Env } from '../env.ts';
import { type NotifiedInquiry, notifiedInquirySchema } from '../inquiry.ts';
import { computeRetryDelaySeconds, jitterShare, leaseMs, notificationLimits } from '../limits.ts';
import { logEvent, logProblem, readErrorKind, runSafely } from '../log.ts';
import { retry } from '../retry.ts';
import { sendConfirmation } from './confirmation.ts';
import { isAllowedWebhookUrl, postInquiry, readWebhookUrlsById } from './message-hook.ts';

const visitorRecipientKey = 'confirmation';

/** Returns the names of the recipients besides the owner as JSON, or null without recipients. */
export async function buildRecipientsJson(env: Env): Promise<string | null> {
  const recipientNames = [
    ...(env.ACKNOWLEDGE === 'true' ? [visitorRecipientKey] : []),
    ...(await readWebhookUrlsById(env)).keys(),
  ];
  return recipientNames.length === 0 ? null : JSON.stringify(recipientNames);
}

const claimSql = `
UPDATE inquiries SET tell_at = ?2, tell_attempts = tell_attempts + 1
WHERE reference IN (SELECT reference FROM inquiries
  WHERE tell_at <= ?1 AND reference = coalesce(?3, reference) ORDER BY tell_at LIMIT ?4)
RETURNING reference, form, email, fields, page, service, received_at, tell, tell_attempts`;

/**
 * Removes settled recipients from the row and records their events; a repetition is harmless, and a
 * write without the lease is ignored.
 */
const writeOutcomesSql = `
UPDATE inquiries SET tell_at = ?4,
  told = (SELECT json_group_array(json(value)) FROM json_each(?3)
    WHERE value ->> 'what' IS NOT NULL AND value ->> 'name' IN (SELECT value FROM json_each(tell))),
  tell = (SELECT nullif(json_group_array(value), '[]') FROM json_each(tell)
    WHERE value NOT IN (SELECT value ->> 'name' FROM json_each(?3)))
WHERE reference = ?1 AND tell_at = ?2`;

/**
 * Notifies the recipients of one message or of all due messages; the claim is not retried, because
 * a lost response counts as an attempt.
 */
export async function notifyDueRecipients(env: Env, reference?: string): Promise<void> {
  const webhookUrlsById = await readWebhookUrlsById(env);
  // Ending a claim takes three calls, a webhook two, a failed confirmation three.
  const callsPerRow = 3 + 2 * webhookUrlsById.size + (env.ACKNOWLEDGE === 'true' ? 3 : 0);
  const maxRowCount = Math.max(1, Math.floor(notificationLimits.callsPerSweep / callsPerRow));
  const nowMs = Date.now();
  const leaseEndMs = nowMs + leaseMs;
  const { results: claimedRows } = await env.DB.prepare(claimSql)
    .bind(nowMs, leaseEndMs, reference ?? null, maxRowCount)
    .all();
  const inquiries = v.parse(v.array(notifiedInquirySchema), claimedRows);
  await Promise.all(
    inquiries.map((inquiry) =>
      notifyInquiryRecipients(env, inquiry, { webhookUrlsById, leaseEndMs }),
    ),
  );
}

type Outcome = { what: string; detail: string | null };

/**
 * Writes each outcome at once, so that a hanging recipient causes no repeated notifications; only
 * the last write is retried, because each contains all outcomes so far.
 */
async function notifyInquiryRecipients(
  env: Env,
  inquiry: NotifiedInquiry,
  { webhookUrlsById, leaseEndMs }: { webhookUrlsById: Map<string, string>; leaseEndMs: number },
): Promise<void> {
  const { reference, tell: recipientNames, tell_attempts: attemptCount } = inquiry;
  const logDetails = { reference };
  const isKnownRecipient = (name: string) =>
    name === visitorRecipientKey || webhookUrlsById.has(name);
  // A recipient is unknown after the owner removed its webhook.
  const outcomes: ({ name: string } & Partial<Outcome>)[] = recipientNames
    .filter((name) => !isKnownRecipient(name))
    .map((name) => ({ name }));
  const pendingRecipientNames = new Set(recipientNames.filter(isKnownRecipient));
  const writeOutcomes = (nextAttemptAtMs: number | null) =>
    env.DB.prepare(writeOutcomesSql)
      .bind(reference, leaseEndMs, JSON.stringify(outcomes), nextAttemptAtMs)
      .run();

  async function notifyTeamOrVisitor(recipientName: string): Promise<void> {
    const webhookUrl = webhookUrlsById.get(recipientName);
    const outcome = await (webhookUrl
      ? postToTeam(env, inquiry, webhookUrl)
      : confirmToVisitor(env, inquiry));
    pendingRecipientNames.delete(recipientName);
    if (outcome === null) {
      return;
    }
    logEvent(outcome.what, { reference, detail: outcome.detail ?? '' });
    outcomes.push({ name: recipientName, ...outcome });
    if (pendingRecipientNames.size > 0) {
      await runSafely(() => writeOutcomes(leaseEndMs), 'outcome-not-written', logDetails);
    }
  }
  await Promise.all([...pendingRecipientNames].map(notifyTeamOrVisitor));
  const delayMs =
    computeRetryDelaySeconds(attemptCount) * 1_000 * (1 + jitterShare * Math.random());
  const areRecipientsSettled = outcomes.length === recipientNames.length;
  const nextAttemptMs = areRecipientsSettled ? null : Date.now() + Math.ceil(delayMs);
  const writeWithRetry = () => retry(() => writeOutcomes(nextAttemptMs));
  await runSafely(writeWithRetry, 'outcome-not-written', logDetails);
}

async function confirmToVisitor(env: Env, inquiry: NotifiedInquiry): Promise<Outcome> {
  const problemKind =
    findReasonNotToConfirm(env, inquiry) ??
    (await sendConfirmation(env, inquiry).catch(readErrorKind));
  return { what: problemKind === null ? 'confirmed' : 'not-confirmed', detail: problemKind };
}

/**
 * After a second claim, the outcome of the first claim is unknown, and the confirmation may have
 * been sent.
 */
function findReasonNotToConfirm(env: Env, inquiry: NotifiedInquiry): string | null {
  if (inquiry.tell_attempts > 1) {
    return 'interrupted';
  }
  if (env.ACKNOWLEDGE !== 'true') {
    return 'switched-off';
  }
  return isTooLateToNotify(inquiry) ? 'too-late' : null;
}

function isTooLateToNotify({ received_at: receivedAtMs }: NotifiedInquiry): boolean {
  return Date.now() - receivedAtMs > notificationLimits.lifetime;
}

/** Returns null when another attempt will follow. */
async function postToTeam(env: Env, inquiry: NotifiedInquiry, webhookUrl: string) {
  const webhookHost = URL.parse(webhookUrl)?.host ?? '?';
  if (!isAllowedWebhookUrl(webhookUrl, env)) {
    return { what: 'not-told', detail: `${webhookHost}: not a public address` };
  }
  try {
    await postInquiry(env, webhookUrl, inquiry);
    return { what: 'told', detail: webhookHost };
  } catch (error) {
    const failureDetail = `${webhookHost}: ${readErrorKind(error)}`;
    logProblem('not-told', { reference: inquiry.reference, detail: failureDetail });
    return isTooLateToNotify(inquiry) ? { what: 'not-told', detail: failureDetail } : null;
  }
}
