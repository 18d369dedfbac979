/** Counts messages by state and lists current delivery problems. */
import * as v from 'valibot';
import { readHealth } from '../alerts/health.ts';
import type { DatabaseEnv } from '../env.ts';
import { dayMs, repeatAlertAfterMs, retentionLimits } from '../limits.ts';
import { readOfficeDay } from '../office.ts';
import { readTexts } from '../rows.ts';
import { stateConditionsSql } from './filter.ts';

const states = ['open', 'waiting', 'failed', 'held', 'expiring', 'due'] as const;
const countsSchema = v.object(v.entriesFromList(states, v.number()));
const countsSql = `SELECT json_group_object(state, messages) FROM (SELECT state, messages FROM counts
  UNION ALL SELECT 'expiring', count(*) FROM desk_messages WHERE ${stateConditionsSql.expiring}
  UNION ALL SELECT 'due', count(*) FROM messages WHERE ${stateConditionsSql.due})`;

export type Overview = Awaited<ReturnType<typeof readOverview>>;

export async function readOverview({ DB }: DatabaseEnv, nowMs: number) {
  const countValues = [nowMs - retentionLimits.expiring, readOfficeDay(nowMs)];
  const incidentsSql = `SELECT name FROM signals
    WHERE name NOT IN ('sweep', 'daily-round', 'heartbeat', 'expiry-notice') AND seen_at > ?`;
  const [{ times, delays }, [countsJson = ''], incidents, people] = await Promise.all([
    readHealth(DB, nowMs),
    readTexts(DB, countsSql, ...countValues),
    readTexts(DB, incidentsSql, nowMs - repeatAlertAfterMs),
    readTexts(DB, 'SELECT name FROM people ORDER BY name'),
  ]);
  const counts = v.parse(countsSchema, JSON.parse(countsJson));
  const troubles = [
    delays.oldestWaiting !== undefined && 'waiting',
    delays.lastSweep !== undefined && 'sweep-missing',
    counts.failed > 0 && 'failed',
    ...incidents,
  ];
  return {
    ...counts,
    ...times,
    /** Names of current problems; empty when all is well. */
    troubles: troubles.filter((trouble) => trouble !== false),
    /** Everybody who has used the desk. */
    people,
  };
}

/** Writes at most once a day, because an open desk asks each minute. */
export async function rememberPerson({ DB }: DatabaseEnv, name: string, nowMs: number) {
  const sql = `INSERT INTO people VALUES (?1, ?2)
    ON CONFLICT (name) DO UPDATE SET seen_at = ?2 WHERE seen_at < ?2 - ${dayMs}`;
  await DB.prepare(sql).bind(name, nowMs).run();
}
