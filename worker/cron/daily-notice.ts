/**
 * Sends at most one mail a day about newly held messages and unanswered messages that will be
 * removed in a week.
 */

import { sendMail } from '../delivery/mail.ts';
import { expiringBefore } from '../desk/expiry.ts';
import type { Database, Env } from '../env.ts';
import { alertMaxReferences } from '../limits.ts';
import { logProblem } from '../log.ts';
import { recordSignal } from '../notify/signals.ts';
import { referencesOf } from '../reference.ts';

/**
 * Marks messages as announced only after the mail was sent, so a failed notice is repeated the next
 * day.
 */
export async function sendDailyNotice(env: Env, now: number): Promise<void> {
  const held = await newlyHeld(env.DB);
  const expiring = await newlyExpiring(env.DB, now);
  const notices = [
    ...(held.length > 0 ? [heldNotice(env.SITE_URL, held)] : []),
    ...(expiring.length > 0 ? [expiryNotice(env.SITE_URL, expiring)] : []),
  ];
  if (notices.length === 0) {
    return;
  }
  const subject = notices.map(({ title }) => title).join('; ');
  const text = notices.map(({ title, text }) => `${title}${text}`).join('\n\n');
  const outcome = await sendMail(env, { subject, text, html: `<pre>${text}</pre>`, replyTo: null });
  if (!outcome.sent) {
    logProblem('daily-notice-failed', { error: outcome.error });
    return;
  }
  await env.DB.prepare(
    'UPDATE inquiries SET held_notice_at = ?1 WHERE reference IN (SELECT value FROM json_each(?2))',
  )
    .bind(now, JSON.stringify(held))
    .run();
  await recordSignal(env.DB, 'expiry-notice', expiringBefore(now));
}

async function newlyHeld(db: Database): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT reference FROM inquiries WHERE status = 'held' AND held_notice_at IS NULL`)
    .all();
  return referencesOf(results);
}

async function newlyExpiring(db: Database, now: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT reference FROM inquiries
       WHERE status = 'delivered' AND answered_at IS NULL AND delivered_at < ?1
         AND delivered_at >= coalesce((SELECT seen_at FROM signals WHERE name = 'expiry-notice'), 0)
       ORDER BY delivered_at`,
    )
    .bind(expiringBefore(now))
    .all();
  return referencesOf(results);
}

function heldNotice(siteUrl: string, { length }: string[]) {
  return {
    title: length === 1 ? '1 message is held as spam' : `${length} messages are held as spam`,
    text: `, received since the last notice.\n\nLook at them, and release what is no spam: ${siteUrl}/desk?state=held`,
  };
}

function expiryNotice(siteUrl: string, references: string[]) {
  const named = references.slice(0, alertMaxReferences).join(', ');
  const more = references.length - alertMaxReferences;
  const count =
    references.length === 1 ? '1 unanswered message' : `${references.length} unanswered messages`;
  return {
    title: `${count} will be removed in a week`,
    text: `: ${named}${more > 0 ? ` and ${more} more` : ''}.\n\nLook at them, and send again or export what you need: ${siteUrl}/desk?state=expiring`,
  };
}
