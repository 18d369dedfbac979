/**
 * A daily message through queue and mail that proves both work: on a day without other mail the
 * owner receives it, and the next sweep alerts the owner when it is missing.
 */
import * as v from 'valibot';
import { sendMail } from '../delivery/mail.ts';
import type { Env } from '../env.ts';
import { heartbeat } from '../limits.ts';
import { logProblem } from '../log.ts';
import { recordSignal, reportIncident } from '../notify/signals.ts';

export async function sendHeartbeat(env: Env, now: number): Promise<void> {
  await recordSignal(env.DB, 'daily-round', now);
  await env.OUTBOX.send({ heartbeat: now });
}

export async function handleHeartbeat(env: Env, sentAt: number): Promise<void> {
  if (!(await wasMailDelivered(env, sentAt))) {
    const outcome = await sendMail(env, quietDayMail(env.SITE_URL));
    if (!outcome.sent) {
      logProblem('heartbeat-failed', { error: outcome.error });
      return;
    }
  }
  await recordSignal(env.DB, 'heartbeat', sentAt);
}

async function wasMailDelivered(env: Env, now: number): Promise<boolean> {
  const row = await env.DB.prepare('SELECT 1 FROM inquiries WHERE delivered_at > ? LIMIT 1')
    .bind(now - heartbeat.recentMail)
    .first();
  return row !== null;
}

function quietDayMail(siteUrl: string) {
  const text = `Nobody has written through the website in the last 24 hours, and everything works: this mail came the way of an inquiry. On a day without any mail, not even this one, look at ${siteUrl}/desk?view=health`;
  return {
    subject: 'No inquiries today; the website works',
    text,
    html: `<p>${text}</p>`,
    replyTo: null,
  };
}

const signalsSchema = v.array(v.object({ name: v.string(), seen_at: v.number() }));

export async function checkHeartbeat(env: Env, now: number): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT name, seen_at FROM signals WHERE name IN ('daily-round', 'heartbeat')`,
  ).all();
  const seenAt = new Map(v.parse(signalsSchema, results).map((row) => [row.name, row.seen_at]));
  const dailyRound = seenAt.get('daily-round') ?? 0;
  if (dailyRound <= now - heartbeat.dailyRoundDeadline) {
    const missing =
      'The daily round of the website has not run for more than a day. Look at the Worker’s cron triggers.';
    await reportIncident(env, 'daily-round-missing', missing, now);
  }
  if ((seenAt.get('heartbeat') ?? 0) < dailyRound && dailyRound <= now - heartbeat.deadline) {
    const missing = `The daily message of the website to itself has not come back: the queue or the mail does not work. Inquiries are kept: ${env.SITE_URL}/desk`;
    await reportIncident(env, 'heartbeat-missing', missing, now);
  }
}
