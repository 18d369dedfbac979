/** The owner's calendar: upcoming meetings, blocked times, and the feed for a phone. */
import { findInstant } from '../../src/shared/meeting-slots.ts';
import { hashToHex } from '../digest.ts';
import type { Database } from '../env.ts';
import { dayMs } from '../limits.ts';
import { office } from '../office.ts';
import { readRows } from '../rows.ts';
import { timeSchema } from './schema.ts';
import { listFreeDays } from './slots.ts';
import { listMeetings } from './store.ts';

export type Calendar = Awaited<ReturnType<typeof readCalendar>>;

export async function readCalendar(db: Database) {
  const nowMs = Date.now();
  const blockedSql = 'SELECT * FROM blocked_times WHERE ends_at > ? ORDER BY starts_at';
  const [meetings, days, blocked, feed] = await Promise.all([
    listMeetings(db, nowMs - dayMs / 2),
    listFreeDays(db),
    readRows(db, timeSchema, blockedSql, nowMs),
    db.prepare('SELECT has_names FROM calendar_feed').first(),
  ]);
  return { meetings, days, blocked, hasFeed: feed !== null };
}

type Block = { day: string; from: string; until: string };

export async function blockTime(db: Database, { day, from, until }: Block): Promise<void> {
  // Sorted, because somebody may swap the two.
  const [starts, ends] = [from, until]
    .sort()
    .map((time) => findInstant(office.timeZone, `${day}T${time}`));
  await db.prepare('INSERT OR REPLACE INTO blocked_times VALUES (?, ?)').bind(starts, ends).run();
}

export async function unblockTime(db: Database, startMs: number): Promise<void> {
  await db.prepare('DELETE FROM blocked_times WHERE starts_at = ?').bind(startMs).run();
}

/** Revokes the feed and, unless `hasNames` is null, makes another; its secret is stored as a hash only. */
export async function replaceFeed(db: Database, hasNames: boolean | null): Promise<string> {
  const secret = crypto.randomUUID();
  const insert = 'INSERT INTO calendar_feed SELECT ?1, ?2 WHERE ?2 IS NOT NULL';
  await db.batch([
    db.prepare('DELETE FROM calendar_feed'),
    db.prepare(insert).bind(await hashToHex(secret), hasNames === null ? null : Number(hasNames)),
  ]);
  return secret;
}

export async function findFeed(db: Database, secret: string) {
  const hasNames = await db
    .prepare('SELECT has_names FROM calendar_feed WHERE secret_hash = ?')
    .bind(await hashToHex(secret))
    .first<number>('has_names');
  return hasNames === null ? null : { hasNames: hasNames === 1 };
}
