/**
 * Sends a daily message through the queue, and by mail to the owner on a day without other mail, to
 * prove that both work; the next sweep alerts the owner when the message is missing.
 */
import * as v from 'valibot';
import { sendMail } from '../delivery/mail.ts';
import type { Env } from '../env.ts';
import { heartbeatTimeLimits } from '../limits.ts';
import { logProblem } from '../log.ts';
import { recordLastSeenTime, reportIncident } from '../notify/self-monitoring.ts';

export async function sendHeartbeatToQueue(env: Env, nowMs: number): Promise<void> {
  await recordLastSeenTime(env.DB, 'daily-round', nowMs);
  await env.OUTBOX.send({ heartbeat: nowMs });
}

/** Returns false if the mail failed. */
export async function handleQueuedHeartbeat(env: Env, sentAtMs: number): Promise<boolean> {
  if (!(await wasMailDeliveredRecently(env, sentAtMs))) {
    const mailOutcome = await sendMail(env, buildQuietDayMail(env.SITE_URL));
    if (!mailOutcome.sent) {
      logProblem('heartbeat-failed', { error: mailOutcome.error });
      return false;
    }
  }
  await recordLastSeenTime(env.DB, 'heartbeat', sentAtMs);
  return true;
}

async function wasMailDeliveredRecently(env: Env, nowMs: number): Promise<boolean> {
  const deliveryRow = await env.DB.prepare('SELECT 1 FROM inquiries WHERE delivered_at > ? LIMIT 1')
    .bind(nowMs - heartbeatTimeLimits.recentMail)
    .first();
  return deliveryRow !== null;
}

function buildQuietDayMail(siteUrl: string) {
  const mailText = `No inquiry was mailed to you in the last 24 hours, and the mail works: this one took the same way. Messages that wait or are held are at ${siteUrl}/desk. On a day without any mail, not even this one, look at ${siteUrl}/desk?view=health`;
  return {
    subject: 'No inquiries by mail today; the mail works',
    text: mailText,
    html: `<p>${mailText}</p>`,
    replyTo: null,
  };
}

const signalsSchema = v.array(v.object({ name: v.string(), seen_at: v.number() }));

export async function checkHeartbeat(env: Env, nowMs: number): Promise<void> {
  const { results: signalRows } = await env.DB.prepare(
    `SELECT name, seen_at FROM signals WHERE name IN ('daily-round', 'heartbeat')`,
  ).all();
  const seenMsBySignal = new Map(
    v.parse(signalsSchema, signalRows).map((signalRow) => [signalRow.name, signalRow.seen_at]),
  );
  const lastDailyRoundMs = seenMsBySignal.get('daily-round') ?? 0;
  if (lastDailyRoundMs <= nowMs - heartbeatTimeLimits.dailyRoundDeadline) {
    const missingRoundText =
      'The daily round of the website has not run for more than a day. Look at the Worker’s cron triggers.';
    await reportIncident(env, 'daily-round-missing', missingRoundText, nowMs);
  }
  const lastHeartbeatMs = seenMsBySignal.get('heartbeat') ?? 0;
  if (
    lastHeartbeatMs < lastDailyRoundMs &&
    lastDailyRoundMs <= nowMs - heartbeatTimeLimits.deadline
  ) {
    const missingHeartbeatText = `The daily message of the website to itself has not come back: the queue or the mail does not work. Inquiries are kept: ${env.SITE_URL}/desk`;
    await reportIncident(env, 'heartbeat-missing', missingHeartbeatText, nowMs);
  }
}
