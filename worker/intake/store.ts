import * as v from 'valibot';
import { normaliseSearchText } from '../desk/search-text.ts';
import type { Database } from '../env.ts';
import {
  alertAfterWaitMs,
  dayMs,
  duplicateWindowMs,
  meetingLimits,
  repeatedSubmissionWindowMs,
} from '../limits.ts';
import { buildIsBusySql, meetingLengthMs } from '../meeting/slots.ts';
import { describeMeeting } from '../meeting/store.ts';
import type { NewMessage, ValidMessage } from '../message.ts';
import { office } from '../office.ts';
import { retry } from '../outside-calls.ts';
import { createReference } from '../reference.ts';

const countOpenMeetingsSql = (email: string, nowMs: string) =>
  `(SELECT count(*) FROM messages WHERE email = ${email} AND cancelled_at IS NULL AND meets_at > ${nowMs})`;

/**
 * One statement decides whether a message is new, so that simultaneous posts store it once:
 * identical text counts as new after ten minutes, the same submission never. It also takes the slot of a meeting.
 */
const insertSql = `
INSERT INTO messages (reference, submission, fingerprint, write_token, form, email, fields, searchable,
  page, service, spam_reason, held_at, received_at, meets_at, meets_until, meeting_token,
  campaign)
SELECT ?1, ?2, ?3, ?4, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20
WHERE NOT EXISTS (
    SELECT 1 FROM messages WHERE fingerprint = ?3 AND received_at > ?6 AND meeting_changed_at IS NULL)
  AND NOT EXISTS (
    SELECT 1 FROM messages WHERE submission = ?2 AND fingerprint = ?5 AND received_at > ?7)
  AND (?17 IS NULL OR NOT ${buildIsBusySql('?17')}
    AND ${countOpenMeetingsSql('?9', '?16')} < ${meetingLimits.openPerMailbox})
ON CONFLICT (submission, fingerprint) DO NOTHING`;

/** Deliveries and files are added in the transaction of the insert; of a message that was not new, nothing is added. */
const insertDeliveriesSql = `
INSERT INTO deliveries (message, recipient, waiting_since, due_at, alert_at)
SELECT messages.id, value, received_at, received_at, iif(value = 'owner', received_at + ${alertAfterWaitMs}, NULL)
FROM messages, json_each(?1) WHERE reference = ?2 AND write_token = ?3`;

const insertFilesSql = `
INSERT INTO files (message, position, key, name, type, size)
SELECT messages.id, file.key, value ->> 'key', value ->> 'name', value ->> 'type', value ->> 'size'
FROM messages, json_each(?1) AS file WHERE reference = ?2 AND write_token = ?3`;

/** Prefers the same submission, which may be this request's own row after a lost response. */
const findEarlierSql = `
SELECT reference, write_token FROM messages
WHERE (fingerprint = ?3 AND (submission = ?2 OR received_at > ?6 AND meeting_changed_at IS NULL))
  OR (submission = ?2 AND fingerprint = ?5 AND received_at > ?7)
ORDER BY submission = ?2 DESC, received_at DESC LIMIT 1`;

const findSubmissionSql = `
SELECT reference FROM messages
WHERE submission = ?1 AND fingerprint IN (?2, ?3) AND received_at > ?4`;

const earlierRowSchema = v.object({ reference: v.string(), write_token: v.string() });

/** Returns null if the slot of a meeting is taken, or its mailbox has enough meetings. */
export async function insertOrFindMessage(db: Database, message: NewMessage, nowMs: number) {
  const writeToken = crypto.randomUUID();
  const { clean, held } = message.fingerprints;
  const identityValues = [
    message.submission ?? crypto.randomUUID(),
    message.isHeld ? held : clean,
    writeToken,
    message.isHeld ? clean : held,
    nowMs - duplicateWindowMs,
    nowMs - repeatedSubmissionWindowMs,
  ];
  return retry(async () => {
    const reference = createReference(office.referencePrefix);
    const columnValues = buildColumnValues(message, reference, nowMs);
    const partsOf = (sql: string, parts: unknown[]) =>
      db.prepare(sql).bind(JSON.stringify(parts), reference, writeToken);
    await db.batch([
      db.prepare(insertSql).bind(reference, ...identityValues, ...columnValues),
      partsOf(insertDeliveriesSql, message.recipients),
      partsOf(insertFilesSql, message.files),
    ]);
    const findEarlier = db.prepare(findEarlierSql).bind(null, ...identityValues);
    const row = await findEarlier.first();
    if (row === null && message.meetsAt !== null) {
      return null;
    }
    const stored = v.parse(earlierRowSchema, row);
    return { reference: stored.reference, isRepeated: stored.write_token !== writeToken };
  });
}

/** Returns the reference of the same message, sent before. */
export async function findSubmission(db: Database, message: ValidMessage) {
  const { submission = null, fingerprints } = message;
  const earliestMs = Date.now() - repeatedSubmissionWindowMs;
  const values = [submission, fingerprints.clean, fingerprints.held, earliestMs];
  const statement = db.prepare(findSubmissionSql).bind(...values);
  return statement.first<string>('reference');
}

export async function hasEnoughMeetings(db: Database, email: string): Promise<boolean> {
  const statement = db.prepare(`SELECT ${countOpenMeetingsSql('?1', '?2')} AS count`);
  const count = await statement.bind(email.toLowerCase(), Date.now()).first<number>('count');
  return (count ?? 0) >= meetingLimits.openPerMailbox;
}

export async function countMessagesOfDay(db: Database): Promise<number> {
  const statement = db.prepare('SELECT messages FROM days WHERE day = ?');
  return (await statement.bind(Math.floor(Date.now() / dayMs)).first<number>('messages')) ?? 0;
}

function buildColumnValues(message: NewMessage, reference: string, nowMs: number) {
  const { isHeld, meetsAt } = message;
  const meetsUntil = meetsAt && meetsAt + meetingLengthMs;
  const fieldValues = { ...message.fieldValues };
  if (meetsAt && meetsUntil) {
    fieldValues.slot = describeMeeting({ meets_at: meetsAt, meets_until: meetsUntil }).summary;
  }
  const texts = [reference, ...Object.values(fieldValues)];
  return [
    message.formName,
    fieldValues.email.toLowerCase(),
    JSON.stringify(fieldValues),
    normaliseSearchText(texts.join(' '), fieldValues.phoneNumber),
    message.page ?? null,
    message.service ?? null,
    message.spamReason,
    isHeld ? nowMs : null,
    nowMs,
    meetsAt,
    meetsUntil,
    meetsAt && crypto.randomUUID(),
    message.campaign ?? null,
  ];
}
