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
import type { Env } from '../env.ts';
import { dayMs, maxAlertReferences } from '../limits.ts';
import { logProblem } from '../log.ts';
import { createOfficeFormats } from '../meeting/slots.ts';
import { listMeetings } from '../meeting/store.ts';
import { office, readOfficeDay } from '../office.ts';
import { readReferencesFromRows } from '../reference.ts';

/** Marks messages as announced only after the mail was sent, so a failed notice is repeated the next day. */
export async function sendDailyNotice(env: Env, nowMs: number): Promise<void> {
  const meetings = await listMeetingLines(env, nowMs);
  const held = await findNewlyHeld(env);
  const expiring = await findExpiring(env, nowMs);
  const due = await findDue(env, nowMs);
  const deskUrl = `${env.SITE_URL}/desk?state=`;
  const notices = [
    describe(meetings, ['meeting today', 'meetings today'], `:\n\n${meetings.join('\n')}`),
    describe(
      held,
      ['message is held as spam', 'messages are held as spam'],
      `, received since the last notice.\n\nLook at them, and release what is no spam: ${deskUrl}held`,
    ),
    describe(
      expiring,
      [
        'unanswered message will be removed within a week',
        'unanswered messages will be removed within a week',
      ],
      `: ${listSome(expiring)}.\n\nLook at them, and send again or export what you need: ${deskUrl}expiring`,
    ),
    describe(
      due,
      ['message is due', 'messages are due'],
      `: ${listSome(due)}.\n\nAnswer them, or choose another day: ${deskUrl}due`,
    ),
  ].filter((notice) => notice !== null);
  if (notices.length === 0) {
    return;
  }
  const subject = notices.map(({ title }) => title).join('; ');
  const text = notices.map((notice) => notice.text).join('\n\n');
  const html = `<pre>${escapeHtml(text)}</pre>`;
  const outcome = await sendMail(env, { subject, text, html, replyTo: null });
  if (!outcome.isSent) {
    logProblem('daily-notice-failed', { error: outcome.error });
    return;
  }
  await env.DB.prepare(
    'UPDATE messages SET held_notice_at = ?1 WHERE reference IN (SELECT value FROM json_each(?2))',
  )
    .bind(nowMs, JSON.stringify(held))
    .run();
  await recordLastSeenTime(env.DB, 'expiry-notice', findExpiringCutoffMs(nowMs));
}

function describe({ length }: string[], [one, several]: [string, string], details: string) {
  const title = `${length} ${length === 1 ? one : several}`;
  return length === 0 ? null : { title, text: title + details };
}

async function listMeetingLines({ DB, SITE_URL }: Env, nowMs: number): Promise<string[]> {
  const { start } = createOfficeFormats(office.languages[0]);
  const meetings = await listMeetings(DB, nowMs, nowMs + dayMs);
  return meetings.map(
    ({ meets_at, name, phone, reference }) =>
      `${start(meets_at)}: ${name}, ${phone}, ${SITE_URL}/desk?message=${reference}`,
  );
}

async function findNewlyHeld({ DB }: Env): Promise<string[]> {
  const sql = 'SELECT reference FROM messages WHERE held_at IS NOT NULL AND held_notice_at IS NULL';
  return readReferencesFromRows((await DB.prepare(sql).all()).results);
}

/** Finds messages that no notice has named, or that somebody has changed since the last notice. */
async function findExpiring({ DB }: Env, nowMs: number): Promise<string[]> {
  const cutoffMs = findExpiringCutoffMs(nowMs);
  const sql = `SELECT reference FROM messages JOIN deliveries ON message = id AND recipient = 'owner'
    WHERE status = 'delivered' AND held_at IS NULL AND answered_at IS NULL AND settled_at < ?1
      AND (settled_at >= coalesce((SELECT seen_at FROM signals WHERE name = 'expiry-notice'), 0)
        OR acted_at >= (SELECT seen_at FROM signals WHERE name = 'expiry-notice') + ?2)
    ORDER BY settled_at`;
  const statement = DB.prepare(sql).bind(cutoffMs, nowMs - cutoffMs);
  const { results } = await statement.all();
  return readReferencesFromRows(results);
}

const dueRowsSchema = v.array(v.object({ reference: v.string(), name: v.nullable(v.string()) }));

/** The notice comes in the evening or at night, so it names what is due half a day later. */
async function findDue({ DB }: Env, nowMs: number): Promise<string[]> {
  const sql = `SELECT reference, fields ->> 'name' AS name FROM messages WHERE ${dueConditionSql} ORDER BY due_on`;
  const statement = DB.prepare(sql).bind(readOfficeDay(nowMs + dayMs / 2));
  const { results } = await statement.all();
  return v.parse(dueRowsSchema, results).map(({ reference, name }) => `${name} (${reference})`);
}

function listSome(names: string[]): string {
  const unnamedCount = names.length - maxAlertReferences;
  const text = names.slice(0, maxAlertReferences).join(', ');
  return unnamedCount > 0 ? `${text} and ${unnamedCount} more` : text;
}
