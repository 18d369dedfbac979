/** Proves that mail and the daily round work, and alerts the owner when they do not. */
import { sendMail } from '../delivery/mail.ts';
import { dailyDeadlineMs, dayMs, repeatDatabaseAlertAfterMs } from '../limits.ts';
import { logProblem, readErrorKind } from '../log.ts';
import type { LimitedEnv } from '../outside-calls.ts';
import { postAlert } from '../post-json.ts';
import { readHealth } from './health.ts';
import { recordLastSeenTime, reportIncident } from './incidents.ts';

/** After a day without a mailed message, a short mail to the owner proves that mail works. */
export async function checkMailAndDailyRound(env: LimitedEnv, nowMs: number): Promise<void> {
  const { lastDailyRound, lastHeartbeat, lastDelivery } = (await readHealth(env.DB, nowMs)).times;
  if ((lastDailyRound ?? 0) <= nowMs - dailyDeadlineMs) {
    const text =
      'The daily round of the website has not run for more than a day. Look at the Worker’s cron triggers.';
    await reportIncident(env, 'daily-round-missing', text, nowMs);
  }
  const lastMailMs = Math.max(lastHeartbeat ?? 0, lastDelivery ?? 0);
  if (lastMailMs > nowMs - dayMs) {
    return;
  }
  const outcome = await sendMail(env, buildQuietDayMail(env.SITE_URL));
  if (outcome.isSent) {
    await recordLastSeenTime(env.DB, 'heartbeat', nowMs);
    return;
  }
  logProblem('heartbeat-failed', { error: outcome.error });
  if (lastMailMs <= nowMs - dailyDeadlineMs) {
    const text = `No mail has left the website for more than a day, and its daily mail fails too: ${outcome.error}. Inquiries are kept: ${env.SITE_URL}/desk`;
    await reportIncident(env, 'heartbeat-missing', text, nowMs);
  }
}

function buildQuietDayMail(siteUrl: string) {
  const text = `No inquiry was mailed to you in the last 24 hours, and the mail works: this one took the same way. Messages that wait or are held are at ${siteUrl}/desk. On a day without any mail, not even this one, look at ${siteUrl}/desk?view=health`;
  const subject = 'No inquiries by mail today; the mail works';
  return { subject, text, html: `<p>${text}</p>`, replyTo: null };
}

const databaseAlertKey = 'alerts/database';

/** The time of the last alert is in the bucket, because the database can record nothing. */
export async function alertDatabaseFailure(env: LimitedEnv, error: unknown, nowMs: number) {
  const lastAlert = await env.FILES.head(databaseAlertKey).catch(() => null);
  const isRecent = lastAlert !== null && +lastAlert.uploaded > nowMs - repeatDatabaseAlertAfterMs;
  const text = `The website’s database does not store anything (${readErrorKind(error)}), so visitors cannot send messages. They are asked to write or call. Look at Cloudflare’s status and at ${env.SITE_URL}/api/v1/health`;
  if (!isRecent && (await postAlert(env, text))) {
    await env.FILES.put(databaseAlertKey, '');
  }
}
