/**
 * Sends at most one mail a day about the day's meetings, newly held messages, unanswered messages
 * that will be removed in a week, and due reminders.
 */
import { escapeHtml } from '../../src/shared/html.ts';
import { recordLastSeenTime } from '../alerts/incidents.ts';
import { listSome } from '../alerts/overdue.ts';
import { sendMail } from '../delivery/mail.ts';
import { stateConditionsSql } from '../desk/filter.ts';
import type { Env } from '../env.ts';
import { dayMs, retentionLimits } from '../limits.ts';
import { logProblem } from '../log.ts';
import { createOfficeFormats } from '../meeting/slots.ts';
import { listMeetings } from '../meeting/store.ts';
import { office, readOfficeDay } from '../office.ts';
import { readTexts } from '../rows.ts';

const heldSql =
  'SELECT reference FROM messages WHERE held_at IS NOT NULL AND held_notice_at IS NULL';

/** Messages that no notice has named, or that somebody has changed since the last notice. */
const expiringSql = `SELECT reference FROM desk_messages WHERE ${stateConditionsSql.expiring}
  AND (settled_at >= coalesce((SELECT seen_at FROM signals WHERE name = 'expiry-notice'), 0)
    OR acted_at >= (SELECT seen_at FROM signals WHERE name = 'expiry-notice') + ?2)
  ORDER BY settled_at`;

const dueSql = `SELECT concat(fields ->> 'name', ' (', reference, ')') FROM messages
  WHERE ${stateConditionsSql.due} ORDER BY due_on`;

/** Marks messages as announced only after the mail was sent, so a failed notice is repeated the next day. */
export async function sendDailyNotice(env: Env, nowMs: number): Promise<void> {
  const { DB, SITE_URL } = env;
  const cutoffMs = nowMs - retentionLimits.expiring;
  const { start } = createOfficeFormats(office.languages[0]);
  const meetings = (await listMeetings(DB, nowMs, nowMs + dayMs)).map(
    ({ meets_at, name, phone, reference }) =>
      `${start(meets_at)}: ${name}, ${phone}, ${SITE_URL}/desk?message=${reference}`,
  );
  const held = await readTexts(DB, heldSql);
  const expiring = await readTexts(DB, expiringSql, cutoffMs, retentionLimits.expiring);
  // The notice comes in the evening or at night, so it names what is due half a day later.
  const due = await readTexts(DB, dueSql, readOfficeDay(nowMs + dayMs / 2));
  const deskUrl = `${SITE_URL}/desk?state=`;
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
  ].flat();
  if (notices.length === 0) {
    return;
  }
  const subject = notices.map(({ title }) => title).join('; ');
  const text = notices.map(({ title, details }) => title + details).join('\n\n');
  const html = `<pre>${escapeHtml(text)}</pre>`;
  const outcome = await sendMail(env, { subject, text, html, replyTo: null });
  if (!outcome.isSent) {
    logProblem('daily-notice-failed', { error: outcome.error });
    return;
  }
  const announcedSql = `UPDATE messages SET held_notice_at = ?1
    WHERE reference IN (SELECT value FROM json_each(?2))`;
  await DB.prepare(announcedSql).bind(nowMs, JSON.stringify(held)).run();
  await recordLastSeenTime(DB, 'expiry-notice', cutoffMs);
}

function describe({ length }: string[], [one, several]: [string, string], details: string) {
  return length === 0 ? [] : [{ title: `${length} ${length === 1 ? one : several}`, details }];
}
