/** Alerts the owner by webhook about undelivered messages, with references only, because many people may read a chat. */
import * as v from 'valibot';
import { alertLeaseMs, maxAlertReferences } from '../limits.ts';
import { logProblem } from '../log.ts';
import type { LimitedEnv } from '../outside-calls.ts';
import { postAlert } from '../post-json.ts';
import { readRows } from '../rows.ts';

const alertRowSchema = v.object({
  reference: v.string(),
  status: v.picklist(['waiting', 'failed']),
  last_error: v.nullable(v.string()),
});
type AlertRow = v.InferOutput<typeof alertRowSchema>;

/** Raises one alert for all rows that need it; if the post fails, a sweep retries it after the lease. */
export async function postDueAlerts(env: LimitedEnv, nowMs: number): Promise<void> {
  const leaseEndMs = nowMs + alertLeaseMs;
  const sql = `UPDATE deliveries SET alert_at = ?2 WHERE alert_at <= ?1
    RETURNING status, last_error, (SELECT reference FROM messages WHERE id = message) AS reference`;
  const rows = await readRows(env.DB, alertRowSchema, sql, nowMs, leaseEndMs);
  if (rows.length > 0 && (await postAlertOfRows(env, rows))) {
    // Skips rows that have changed in the meantime.
    const sql = 'UPDATE deliveries SET alert_at = NULL WHERE alert_at = ?';
    await env.DB.prepare(sql).bind(leaseEndMs).run();
  }
}

function postAlertOfRows(env: LimitedEnv, rows: AlertRow[]): Promise<boolean> {
  const failed = rows.filter(({ status }) => status === 'failed');
  const delayed = rows.filter(({ status }) => status === 'waiting');
  const references = [...failed, ...delayed].map(({ reference }) => reference);
  const errors = [...new Set(rows.map((row) => row.last_error ?? 'not tried yet'))];
  logProblem('alert', {
    failed: failed.length,
    delayed: delayed.length,
    references: listSome(references),
    errors: errors.join(' '),
  });
  const lines = [
    failed.length > 0 &&
      `${describeCount(failed)} given up. Fix the cause, then send again: ${env.SITE_URL}/desk?state=failed`,
    delayed.length > 0 &&
      `${describeCount(delayed)} delayed; delivery is still retried: ${env.SITE_URL}/desk?state=waiting`,
    `Reason: ${errors.join(', ')}. Nothing is lost.`,
    listSome(references),
  ];
  return postAlert(env, lines.filter(Boolean).join('\n'), {
    references: references.slice(0, maxAlertReferences),
    errors,
  });
}

function describeCount({ length }: AlertRow[]): string {
  return length === 1 ? '1 message is' : `${length} messages are`;
}

export function listSome(names: string[]): string {
  const unnamedCount = names.length - maxAlertReferences;
  const text = names.slice(0, maxAlertReferences).join(', ');
  return unnamedCount > 0 ? `${text} and ${unnamedCount} more` : text;
}
