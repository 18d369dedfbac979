/** Records when parts last worked, and incidents that concern no single row. */
import type { Database, Env } from '../env.ts';
import { alertLease, repeatAlertAfter } from '../limits.ts';
import { logProblem } from '../log.ts';
import { postToWebhook } from './webhook.ts';

type Signal = 'sweep' | 'daily-round' | 'heartbeat' | 'expiry-notice';
type Incident = 'heartbeat-missing' | 'daily-round-missing' | 'turnstile';

export async function recordSignal(db: Database, signal: Signal, seenAt: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO signals (name, seen_at) VALUES (?1, ?2)
       ON CONFLICT (name) DO UPDATE SET seen_at = max(seen_at, excluded.seen_at)`,
    )
    .bind(signal, seenAt)
    .run();
}

/**
 * Alerts the owner once a day while an incident lasts; retries soon when the alert cannot be
 * posted.
 */
export async function reportIncident(
  env: Env,
  incident: Incident,
  text: string,
  now: number,
): Promise<void> {
  const reported = await env.DB.prepare(
    `INSERT INTO signals (name, seen_at, silent_until) VALUES (?1, ?2, ?3)
     ON CONFLICT (name) DO UPDATE SET seen_at = ?2, silent_until = ?3 WHERE silent_until <= ?2
     RETURNING name`,
  )
    .bind(incident, now, now + alertLease)
    .first();
  if (reported === null) {
    return;
  }
  logProblem('incident', { incident });
  if (!(await postToWebhook(env, text))) {
    return;
  }
  await env.DB.prepare('UPDATE signals SET silent_until = ?2 WHERE name = ?1')
    .bind(incident, now + repeatAlertAfter)
    .run();
}
