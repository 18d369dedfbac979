/**
 * Sends at most one mail a day about the day's meetings, newly held messages, and unanswered
 * messages that will be removed in a week.
 */

import { escapeHtml } from '../../src/shared/html.ts';
import { recordLastSeenTime } from '../alerts/incidents.ts';
import { sendMail } from '../delivery/mail.ts';
import { findExpiringCutoffMs } from '../desk/expiry.ts';
import type { Database, Env } from '../env.ts';
import { maxAlertReferences } from '../limits.ts';
import { logProblem } from '../log.ts';
import { buildMeetingsNotice } from '../meeting/notice.ts';
import { readReferencesFromRows } from '../reference.ts';

/**
 * Marks messages as announced only after the mail was sent, so a failed notice is repeated the next
 * day.
 */
export async function sendDailyNotice(env: Env, nowMs: number): Promise<void> {
  const heldReferences = await findNewlyHeldReferences(env.DB);
  const expiringReferences = await findExpiringReferences(env.DB, nowMs);
  const meetingsNotice = await buildMeetingsNotice(env, nowMs);
  const notices = [
    ...(meetingsNotice ? [meetingsNotice] : []),
    ...(heldReferences.length > 0 ? [buildHeldNotice(env.SITE_URL, heldReferences.length)] : []),
    ...(expiringReferences.length > 0 ? [buildExpiryNotice(env.SITE_URL, expiringReferences)] : []),
  ];
  if (notices.length === 0) {
    return;
  }
  const subject = notices.map(({ title }) => title).join('; ');
  const mailText = notices.map((notice) => notice.title + notice.text).join('\n\n');
  const html = `<pre>${escapeHtml(mailText)}</pre>`;
  const mailOutcome = await sendMail(env, { subject, text: mailText, html, replyTo: null });
  if (!mailOutcome.isSent) {
    logProblem('daily-notice-failed', { error: mailOutcome.error });
    return;
  }
  await env.DB.prepare(
    'UPDATE messages SET held_notice_at = ?1 WHERE reference IN (SELECT value FROM json_each(?2))',
  )
    .bind(nowMs, JSON.stringify(heldReferences))
    .run();
  await recordLastSeenTime(env.DB, 'expiry-notice', findExpiringCutoffMs(nowMs));
}

async function findNewlyHeldReferences(db: Database): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT reference FROM messages WHERE held_at IS NOT NULL AND held_notice_at IS NULL')
    .all();
  return readReferencesFromRows(results);
}

/** Finds messages that no notice has named, or that somebody has changed since the last notice. */
async function findExpiringReferences(db: Database, nowMs: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT reference FROM messages JOIN deliveries ON message = id AND recipient = 'owner'
       WHERE status = 'delivered' AND answered_at IS NULL AND settled_at < ?1
         AND (settled_at >= coalesce((SELECT seen_at FROM signals WHERE name = 'expiry-notice'), 0)
           OR acted_at >= (SELECT seen_at FROM signals WHERE name = 'expiry-notice') + ?2)
       ORDER BY settled_at`,
    )
    .bind(findExpiringCutoffMs(nowMs), nowMs - findExpiringCutoffMs(nowMs))
    .all();
  return readReferencesFromRows(results);
}

function buildHeldNotice(siteUrl: string, heldCount: number) {
  return {
    title: heldCount === 1 ? '1 message is held as spam' : `${heldCount} messages are held as spam`,
    text: `, received since the last notice.\n\nLook at them, and release what is no spam: ${siteUrl}/desk?state=held`,
  };
}

function buildExpiryNotice(siteUrl: string, references: string[]) {
  const namedReferencesText = references.slice(0, maxAlertReferences).join(', ');
  const unnamedCount = references.length - maxAlertReferences;
  const messageCountText =
    references.length === 1 ? '1 unanswered message' : `${references.length} unanswered messages`;
  return {
    title: `${messageCountText} will be removed within a week`,
    text: `: ${namedReferencesText}${unnamedCount > 0 ? ` and ${unnamedCount} more` : ''}.\n\nLook at them, and send again or export what you need: ${siteUrl}/desk?state=expiring`,
  };
}
