/** Booked meetings: a meeting is the message that asked for it. */
import { minuteMs } from '../../src/shared/meeting-slots.ts';
import { fillPlaceholders } from '../../src/shared/messages.ts';
import type { Database } from '../env.ts';
import { localisePath, type OfficeLanguage, office, readPageLanguage } from '../office.ts';
import { retry } from '../outside-calls.ts';
import { createFieldRefusal } from '../refusal.ts';
import { readRows } from '../rows.ts';
import { buildMeetingPath } from './calendar-file.ts';
import { type Meeting, meetingSchema } from './schema.ts';
import {
  buildIsBusySql,
  createOfficeFormats,
  createSlotRefusal,
  findSlotProblem,
  meetingLengthMs,
} from './slots.ts';

export async function findMeeting(db: Database, key: 'meeting_token' | 'reference', value: string) {
  const sql = `SELECT * FROM meetings WHERE ${key} = ?`;
  const [meeting] = await readRows(db, meetingSchema, sql, value);
  return meeting ?? null;
}

/** By default to the last time that a date can have. */
export async function listMeetings(db: Database, fromMs: number, untilMs = 8.64e15) {
  const sql = `SELECT * FROM meetings
    WHERE cancelled_at IS NULL AND meets_at BETWEEN ? AND ? ORDER BY meets_at`;
  return readRows(db, meetingSchema, sql, fromMs, untilMs);
}

type Times = Pick<Meeting, 'meets_at' | 'meets_until'> & Partial<Pick<Meeting, 'cancelled_at'>>;

/** The texts of a meeting; the field `slot` of its message has the summary. */
export function describeMeeting(
  { meets_at, meets_until, cancelled_at = null }: Times,
  language = office.languages[0],
) {
  const texts = language.meeting;
  const isPast = meets_at <= Date.now();
  const stateName = cancelled_at === null ? (isPast ? 'past' : 'booked') : 'cancelled';
  const state = texts.states[stateName];
  const start = createOfficeFormats(language).start(meets_at);
  const minutes = String((meets_until - meets_at) / minuteMs);
  const length = fillPlaceholders(texts.length, { minutes, place: texts.place });
  const summary = fillPlaceholders(texts.summary, { state, start, length });
  return { stateName, state, start, length, summary } as const;
}

/** The mail in the visitor's language that the owner sends after a change at the desk. */
export function composeChangeMail(before: Meeting, after: Meeting, siteUrl: string) {
  const language = readPageLanguage(after.page);
  const { mails, calendarTitle } = language.meeting;
  const format = createOfficeFormats(language).start;
  const isCancelled = after.cancelled_at !== null;
  const path = isCancelled ? localisePath(language, '/meeting') : buildMeetingPath(after, language);
  const body = fillPlaceholders(isCancelled ? mails.cancelled : mails.moved, {
    name: after.name,
    start: format(before.meets_at),
    newStart: format(after.meets_at),
    link: siteUrl + path,
  });
  return { subject: `${calendarTitle}, ${after.reference}`, body };
}

interface Change {
  /** Null cancels the meeting. */
  startMs: number | null;
  /** A person at the desk; null is the visitor, of whose change the owner hears by mail. */
  actor: string | null;
  language?: OfficeLanguage;
}

/** One statement takes the new slot and frees the old one; a repeated change changes nothing. */
export async function changeMeeting(
  db: Database,
  meeting: Meeting,
  { startMs, actor, language = office.languages[0] }: Change,
): Promise<Meeting> {
  const nowMs = Date.now();
  const problem = startMs === null ? null : findSlotProblem(startMs, language);
  if (problem !== null) {
    throw await createSlotRefusal(db, problem, language);
  }
  const meets_at = startMs ?? meeting.meets_at;
  const meets_until = startMs === null ? meeting.meets_until : startMs + meetingLengthMs;
  const cancelled_at = startMs === null ? nowMs : null;
  const { summary } = describeMeeting({ meets_at, meets_until, cancelled_at });
  const updateSql = `UPDATE messages SET meets_at = ?3, meets_until = ?4, cancelled_at = ?5, meeting_changed_at = ?2,
      fields = json_set(fields, '$.slot', ?6),
      acted_by = coalesce(?7, acted_by), acted_at = iif(?7 IS NULL, acted_at, ?2)
      ${actor === null ? ', resent_at = ?2' : ''}
    WHERE reference = ?1 AND cancelled_at IS NULL AND meets_at > ?2
      AND (?5 IS NOT NULL OR meets_at <> ?3 AND NOT ${buildIsBusySql('?3', 'messages.id')})`;
  const update = db
    .prepare(updateSql)
    .bind(meeting.reference, nowMs, meets_at, meets_until, cancelled_at, summary, actor);
  await retry(() => update.run());
  const changed = await findMeeting(db, 'reference', meeting.reference);
  const isCancelled = changed?.cancelled_at !== null;
  if (changed && (startMs === null ? isCancelled : changed.meets_at === startMs)) {
    return changed;
  }
  throw isCancelled || changed.meets_at <= nowMs
    ? createFieldRefusal({ slot: language.meeting.refused.over })
    : await createSlotRefusal(db, language.meeting.refused.taken, language);
}
