/** Counts messages by state and lists current delivery problems. */
import * as v from 'valibot';
import { alertAfterWaitMs, repeatAlertAfterMs, sweepMissingAfterMs } from '../limits.ts';
import type { DatabaseEnv } from './env.ts';
import { findExpiringCutoffMs } from './expiry.ts';
import { expiringConditionSql, messagesWithDeliverySql } from './filter.ts';

const overviewSchema = v.object({
  open: v.number(),
  waiting: v.number(),
  failed: v.number(),
  held: v.number(),
  expiring: v.number(),
  oldestWaiting: v.nullable(v.number()),
  lastDelivery: v.nullable(v.number()),
  lastSweep: v.nullable(v.number()),
  lastHeartbeat: v.nullable(v.number()),
});

/** SQLite would choose an index that reads every waiting row. */
export const oldestWaitingSql = `SELECT waiting_since FROM deliveries INDEXED BY deliveries_waiting
  WHERE recipient = 'owner' AND status = 'waiting' ORDER BY waiting_since LIMIT 1`;

const incidentsSchema = v.array(v.object({ name: v.string() }));

export interface Overview extends v.InferOutput<typeof overviewSchema> {
  /** Names of current problems; empty when all is well. */
  troubles: string[];
}

export async function readOverview({ DB }: DatabaseEnv, nowMs: number): Promise<Overview> {
  const [countsRow, incidentsResult] = await Promise.all([
    DB.prepare(
      `SELECT
         (SELECT messages FROM counts WHERE state = 'open') AS open,
         (SELECT messages FROM counts WHERE state = 'waiting') AS waiting,
         (SELECT messages FROM counts WHERE state = 'failed') AS failed,
         (SELECT messages FROM counts WHERE state = 'held') AS held,
         (SELECT count(*) FROM ${messagesWithDeliverySql} WHERE ${expiringConditionSql}) AS expiring,
         (${oldestWaitingSql}) AS oldestWaiting,
         (SELECT max(settled_at) FROM deliveries WHERE recipient = 'owner' AND status = 'delivered') AS lastDelivery,
         (SELECT seen_at FROM signals WHERE name = 'sweep') AS lastSweep,
         (SELECT seen_at FROM signals WHERE name = 'heartbeat') AS lastHeartbeat`,
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
    'sweep-missing': nowMs - (overview.lastSweep ?? 0) >= sweepMissingAfterMs,
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
