/** Counts messages by state and lists current delivery problems. */
import * as v from 'valibot';
import { alertAfterWaitMs, dayMs, repeatAlertAfterMs, sweepMissingAfterMs } from '../limits.ts';
import { readOfficeDay } from '../office.ts';
import type { DatabaseEnv } from './env.ts';
import { findExpiringCutoffMs } from './expiry.ts';
import { dueConditionSql, expiringConditionSql, messagesWithDeliverySql } from './filter.ts';

const counts = ['open', 'waiting', 'failed', 'held', 'expiring', 'due'] as const;
const times = ['oldestWaiting', 'lastDelivery', 'lastSweep', 'lastHeartbeat'] as const;
const overviewSchema = v.object({
  ...v.entriesFromList(counts, v.number()),
  ...v.entriesFromList(times, v.nullable(v.number())),
});

/** SQLite would choose an index that reads every waiting row. */
export const oldestWaitingSql = `SELECT waiting_since FROM deliveries INDEXED BY deliveries_waiting
  WHERE recipient = 'owner' AND status = 'waiting' ORDER BY waiting_since LIMIT 1`;

const namesSchema = v.array(v.object({ name: v.string() }));

function readNames(rows: unknown[]): string[] {
  return v.parse(namesSchema, rows).map(({ name }) => name);
}

export type Overview = Awaited<ReturnType<typeof readOverview>>;

export async function readOverview({ DB }: DatabaseEnv, nowMs: number) {
  const [row, incidents, people] = await Promise.all([
    DB.prepare(
      `SELECT
         (SELECT messages FROM counts WHERE state = 'open') AS open,
         (SELECT messages FROM counts WHERE state = 'waiting') AS waiting,
         (SELECT messages FROM counts WHERE state = 'failed') AS failed,
         (SELECT messages FROM counts WHERE state = 'held') AS held,
         (SELECT count(*) FROM ${messagesWithDeliverySql} WHERE ${expiringConditionSql}) AS expiring,
         (SELECT count(*) FROM messages WHERE ${dueConditionSql}) AS due,
         (${oldestWaitingSql}) AS oldestWaiting,
         (SELECT max(settled_at) FROM deliveries WHERE recipient = 'owner' AND status = 'delivered') AS lastDelivery,
         (SELECT seen_at FROM signals WHERE name = 'sweep') AS lastSweep,
         (SELECT seen_at FROM signals WHERE name = 'heartbeat') AS lastHeartbeat`,
    )
      .bind(findExpiringCutoffMs(nowMs), readOfficeDay(nowMs))
      .first(),
    DB.prepare(
      `SELECT name FROM signals
       WHERE name NOT IN ('sweep', 'daily-round', 'heartbeat', 'expiry-notice') AND seen_at > ?`,
    )
      .bind(nowMs - repeatAlertAfterMs)
      .all(),
    DB.prepare('SELECT name FROM people ORDER BY name').all(),
  ]);
  const overview = v.parse(overviewSchema, row);
  const troubles = [
    nowMs - (overview.oldestWaiting ?? nowMs) >= alertAfterWaitMs && 'waiting',
    nowMs - (overview.lastSweep ?? 0) >= sweepMissingAfterMs && 'sweep-missing',
    overview.failed > 0 && 'failed',
    ...readNames(incidents.results),
  ];
  return {
    ...overview,
    /** Names of current problems; empty when all is well. */
    troubles: troubles.filter((trouble) => trouble !== false),
    /** Everybody who has used the desk. */
    people: readNames(people.results),
  };
}

/** Writes at most once a day, because an open desk asks each minute. */
export async function rememberPerson({ DB }: DatabaseEnv, name: string, nowMs: number) {
  const sql = `INSERT INTO people VALUES (?1, ?2)
    ON CONFLICT (name) DO UPDATE SET seen_at = ?2 WHERE seen_at < ?2 - ${dayMs}`;
  await DB.prepare(sql).bind(name, nowMs).run();
}
