/** Counts messages by state and lists current delivery problems. */
import * as v from 'valibot';
import { alertAfterWaitMs, repeatAlertAfterMs } from '../limits.ts';
import type { DatabaseEnv } from './env.ts';
import { findExpiringCutoffMs } from './expiry.ts';
import { expiringConditionSql, openConditionSql } from './filter.ts';

const overviewSchema = v.object({
  open: v.number(),
  queued: v.number(),
  failed: v.number(),
  held: v.number(),
  expiring: v.number(),
  oldestWaiting: v.nullable(v.number()),
  lastDelivery: v.nullable(v.number()),
  lastSweep: v.nullable(v.number()),
  lastHeartbeat: v.nullable(v.number()),
  alerted: v.number(),
});

const incidentsSchema = v.array(v.object({ name: v.string() }));

export interface Overview extends v.InferOutput<typeof overviewSchema> {
  /** Names of current problems; empty when all is well. */
  troubles: string[];
}

export async function readOverview({ DB }: DatabaseEnv, nowMs: number): Promise<Overview> {
  const [countsRow, incidentsResult] = await Promise.all([
    DB.prepare(
      `SELECT
         (SELECT count(*) FROM inquiries WHERE ${openConditionSql}) AS open,
         (SELECT count(*) FROM inquiries WHERE status = 'queued') AS queued,
         (SELECT count(*) FROM inquiries WHERE status = 'failed') AS failed,
         (SELECT count(*) FROM inquiries WHERE status = 'held') AS held,
         (SELECT count(*) FROM inquiries WHERE ${expiringConditionSql}) AS expiring,
         (SELECT min(max(queued_at, received_at)) FROM inquiries WHERE status = 'queued') AS oldestWaiting,
         (SELECT max(delivered_at) FROM inquiries WHERE delivered_at IS NOT NULL) AS lastDelivery,
         (SELECT seen_at FROM signals WHERE name = 'sweep') AS lastSweep,
         (SELECT seen_at FROM signals WHERE name = 'heartbeat') AS lastHeartbeat,
         (SELECT count(*) FROM inquiries WHERE status IN ('queued', 'failed') AND alerted_as IS NOT NULL) AS alerted`,
    )
      .bind(findExpiringCutoffMs(nowMs))
      .first(),
    DB.prepare(
      `SELECT name FROM signals
       WHERE name NOT IN ('sweep', 'daily-round', 'heartbeat', 'expiry-notice') AND seen_at > ?`,
    )
      .bind(nowMs - repeatAlertAfterMs)
      .all(),
  ]);
  const overview = v.parse(overviewSchema, countsRow);
  const isPresentByTroubleName = {
    waiting: nowMs - (overview.oldestWaiting ?? nowMs) >= alertAfterWaitMs,
    'sweep-missing': nowMs - (overview.lastSweep ?? 0) >= alertAfterWaitMs,
    failed: overview.failed > 0,
  };
  return {
    ...overview,
    troubles: [
      ...Object.entries(isPresentByTroubleName).flatMap(([troubleName, isTroublePresent]) =>
        isTroublePresent ? [troubleName] : [],
      ),
      ...v.parse(incidentsSchema, incidentsResult.results).map(({ name }) => name),
    ],
  };
}
