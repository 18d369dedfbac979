/**
 * Sends at most one mail a day about the day's meetings, newly held messages, unanswered messages
 * that will be removed in a week, and due reminders.
 */
import * as v from 'valibot';
import { escapeHtml } from '../../src/shared/html.ts';
import { recordLastSeenTime } from '../alerts/incidents.ts';
import { sendMail } from '../delivery/mail.ts';
import { findExpiringCutoffMs } from '../desk/expiry.ts';
import { dueConditionSql } from '../desk/filter.ts';
import type { Database, Env } from '../env.ts';
import { dayMs, maxAlertReferences } from '../limits.ts';
import { logProblem } from '../log.ts';
import { buildMeetingsNotice } from '../meeting/notice.ts';
import { readOfficeDay } from '../office.ts';
import { readReferencesFromRows } from '../reference.ts';

/**
 * Marks messages as announced only after the mail was sent, so a failed notice is repeated the next
 * day.
 */
export async function sendDailyNotice(env: Env, nowMs: number): Promise<void> {
  const heldReferences = await findNewlyHeldReferences(env.DB);
  const expiringReferences = await findExpiringReferences(env.DB, nowMs);
  const meetingsNotice = await buildMeetingsNotice(env, nowMs);
  const dueMessages = await findDueMessages(env.DB, nowMs);
  const messageNotices = [
    {
      names: heldReferences,
      one: '1 message is held as spam',
      several: 'messages are held as spam',
      advice: ', received since the last notice.\n\nLook at them, and release what is no spam',
      state: 'held',
    },
    {
      names: expiringReferences,
      one: '1 unanswered message will be removed within a week',
      several: 'unanswered messages will be removed within a week',
      advice: `: ${listSome(expiringReferences)}.\n\nLook at them, and send again or export what you need`,
      state: 'expiring',
    },
    {
      names: dueMessages,
      one: '1 message is due',
      several: 'messages are due',
      advice: `: ${listSome(dueMessages)}.\n\nAnswer them, or choose another day`,
      state: 'due',
    },
  ]
    .filter(({ names }) => names.length > 0)
    .map(({ names, one, several, advice, state }) => ({
      title: names.length === 1 ? one : `${names.length} ${several}`,
      text: `${advice}: ${env.SITE_URL}/desk?state=${state}`,
    }));
  const notices = [...(meetingsNotice ? [meetingsNotice] : []), ...messageNotices];
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
       WHERE status = 'delivered' AND held_at IS NULL AND answered_at IS NULL AND settled_at < ?1
         AND (settled_at >= coalesce((SELECT seen_at FROM signals WHERE name = 'expiry-notice'), 0)
           OR acted_at >= (SELECT seen_at FROM signals WHERE name = 'expiry-notice') + ?2)
       ORDER BY settled_at`,
    )
    .bind(findExpiringCutoffMs(nowMs), nowMs - findExpiringCutoffMs(nowMs))
    .all();
  return readReferencesFromRows(results);
}

const dueRowsSchema = v.array(v.object({ reference: v.string(), name: v.nullable(v.string()) }));

/** The notice comes in the evening or at night, so it names what is due half a day later. */
async function findDueMessages(db: Database, nowMs: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, fields ->> 'name' AS name FROM messages WHERE ${dueConditionSql} ORDER BY due_on`,
    )
    .bind(readOfficeDay(nowMs + dayMs / 2))
    .all();
  return v.parse(dueRowsSchema, results).map(({ reference, name }) => `${name} (${reference})`);
}

function listSome(names: string[]): string {
  const unnamedCount = names.length - maxAlertReferences;
  const namesText = names.slice(0, maxAlertReferences).join(', ');
  return unnamedCount > 0 ? `${namesText} and ${unnamedCount} more` : namesText;
}
