/** Which slots are offered and free, and why a slot is refused. */
import { createMeetingFormats } from '../../src/shared/meeting-formats.ts';
import { listMeetingDays, type MeetingDay, minuteMs } from '../../src/shared/meeting-slots.ts';
import { fillPlaceholders } from '../../src/shared/messages.ts';
import { formatIsoDay } from '../../src/shared/office-day.ts';
import type { Database } from '../env.ts';
import { dayMs, meetingLimits } from '../limits.ts';
import { type OfficeLanguage, office } from '../office.ts';
import { createFieldRefusal } from '../refusal.ts';
import { readRows } from '../rows.ts';
import { timeSchema } from './schema.ts';

const { meetingRules: rules, timeZone } = office;
export const meetingLengthMs = rules.minutes * minuteMs;
const pauseMs = rules.pause * minuteMs;

export function createOfficeFormats({ locale }: OfficeLanguage) {
  return createMeetingFormats(locale, timeZone);
}

/** SQL: another meeting or a blocked time is at `start`, with the pause; `self` excludes the meeting that moves. */
export const buildIsBusySql = (start: string, self = '0') => `EXISTS (SELECT 1 FROM busy_times
  WHERE starts_at BETWEEN ${start} - ${dayMs} AND ${start} + ${meetingLengthMs + pauseMs - 1}
    AND ends_at > ${start} - ${pauseMs} AND message IS NOT ${self})`;

/** One query reads what is taken, without who took it. */
export async function listFreeDays(db: Database): Promise<MeetingDay[]> {
  const nowMs = Date.now();
  const sql = 'SELECT starts_at, ends_at FROM busy_times WHERE starts_at > ?';
  const busyTimes = await readRows(db, timeSchema, sql, nowMs - dayMs);
  const isFree = (startMs: number) => {
    const endMs = startMs + meetingLengthMs + pauseMs;
    return !busyTimes.some((busy) => startMs < busy.ends_at + pauseMs && endMs > busy.starts_at);
  };
  return listMeetingDays(rules, timeZone, nowMs).map((meetingDay) => ({
    ...meetingDay,
    starts: meetingDay.starts.filter(isFree),
  }));
}

/** Returns why this is not the start of an offered slot, free or not; null if it is one. */
export function findSlotProblem(startMs: number, { meeting }: OfficeLanguage): string | null {
  const { notOffered, past, far, closed } = meeting.refused;
  const nowMs = Date.now();
  if (Number.isNaN(startMs)) {
    return notOffered;
  }
  if (startMs <= nowMs) {
    return past;
  }
  const days = listMeetingDays(rules, timeZone, nowMs - meetingLimits.grace);
  const day = formatIsoDay(timeZone, startMs);
  const meetingDay = days.find((each) => each.day === day);
  if (!meetingDay) {
    return far;
  }
  if (meetingDay.starts.includes(startMs)) {
    return null;
  }
  if (meetingDay.closed) {
    return fillPlaceholders(closed, { name: meetingDay.closed });
  }
  return startMs < nowMs + rules.noticeHours * 60 * minuteMs ? past : notOffered;
}

/** Names the next free slots; the problem stands at the time, which the visitor chooses anew. */
export async function createSlotRefusal(db: Database, problem: string, language: OfficeLanguage) {
  const days = await listFreeDays(db).catch(() => []);
  const slots = days
    .flatMap(({ starts }) => starts)
    .slice(0, meetingLimits.named)
    .map(createOfficeFormats(language).start);
  const { nextFree, none } = language.meeting.refused;
  const advice = slots.length > 0 ? fillPlaceholders(nextFree, { slots: slots.join('; ') }) : none;
  return createFieldRefusal({ slot: `${problem} ${advice}` });
}
