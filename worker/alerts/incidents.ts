/** Records when parts of the Worker last worked, and alerts incidents that concern no row. */
import type { Database } from '../env.ts';
import { alertLeaseMs, repeatAlertAfterMs } from '../limits.ts';
import { logProblem } from '../log.ts';
import type { LimitedEnv } from '../outside-calls.ts';
import { postAlert } from '../post-json.ts';

type Signal = 'sweep' | 'daily-round' | 'heartbeat' | 'expiry-notice';
type Incident = 'heartbeat-missing' | 'daily-round-missing' | 'turnstile' | 'flood';

export async function recordLastSeenTime(db: Database, signal: Signal, seenAtMs: number) {
  const sql = `INSERT INTO signals (name, seen_at) VALUES (?1, ?2)
    ON CONFLICT (name) DO UPDATE SET seen_at = max(seen_at, excluded.seen_at)`;
  await db.prepare(sql).bind(signal, seenAtMs).run();
}

/** Alerts the owner once a day while an incident lasts; retries soon when the alert cannot be posted. */
export async function reportIncident(
  env: LimitedEnv,
  incident: Incident,
  text: string,
  nowMs: number,
): Promise<void> {
  const dueSql = `INSERT INTO signals (name, seen_at, silent_until) VALUES (?1, ?2, ?3)
    ON CONFLICT (name) DO UPDATE SET seen_at = ?2, silent_until = ?3 WHERE silent_until <= ?2
    RETURNING name`;
  const due = env.DB.prepare(dueSql).bind(incident, nowMs, nowMs + alertLeaseMs);
  if ((await due.first()) === null) {
    return;
  }
  logProblem('incident', { incident });
  if (await postAlert(env, text)) {
    const sql = 'UPDATE signals SET silent_until = ?2 WHERE name = ?1';
    await env.DB.prepare(sql)
      .bind(incident, nowMs + repeatAlertAfterMs)
      .run();
  }
}
