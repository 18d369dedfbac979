/**
 * Alerts the owner by webhook about undelivered messages, with references only, because many people
 * may read a chat.
 */
import * as v from 'valibot';
import { alertLeaseMs, maxAlertReferences } from '../limits.ts';
import { logProblem } from '../log.ts';
import type { LimitedEnv } from '../outside-calls.ts';
import { postAlert } from '../post-json.ts';

const alertRowsSchema = v.array(
  v.object({
    reference: v.string(),
    status: v.picklist(['waiting', 'failed']),
    last_error: v.nullable(v.string()),
  }),
);
type AlertedRow = v.InferOutput<typeof alertRowsSchema>[number];

/** Raises one alert for all rows that need it; if the post fails, a sweep retries it after the lease. */
export async function postDueAlerts(env: LimitedEnv, nowMs: number): Promise<void> {
  const leaseEndMs = nowMs + alertLeaseMs;
  const { results } = await env.DB.prepare(
    `UPDATE deliveries SET alert_at = ?2 WHERE alert_at <= ?1
     RETURNING status, last_error, (SELECT reference FROM messages WHERE id = message) AS reference`,
  )
    .bind(nowMs, leaseEndMs)
    .all();
  const rowsToAlert = v.parse(alertRowsSchema, results);
  if (rowsToAlert.length > 0 && (await postAlertOfRows(env, rowsToAlert))) {
    // Skips rows that have changed in the meantime.
    await env.DB.prepare('UPDATE deliveries SET alert_at = NULL WHERE alert_at = ?')
      .bind(leaseEndMs)
      .run();
  }
}

function postAlertOfRows(env: LimitedEnv, alertRows: AlertedRow[]): Promise<boolean> {
  const failedRows = alertRows.filter(({ status }) => status === 'failed');
  const delayedRows = alertRows.filter(({ status }) => status === 'waiting');
  const namedReferences = [...failedRows, ...delayedRows]
    .slice(0, maxAlertReferences)
    .map(({ reference }) => reference);
  const errorKinds = [...new Set(alertRows.map((row) => row.last_error ?? 'not tried yet'))];
  logProblem('alert', {
    failed: failedRows.length,
    delayed: delayedRows.length,
    references: namedReferences.join(' '),
    errors: errorKinds.join(' '),
  });
  const alertLines = [
    failedRows.length > 0 &&
      `${formatMessageCount(failedRows.length)} given up. Fix the cause, then send again: ${env.SITE_URL}/desk?state=failed`,
    delayedRows.length > 0 &&
      `${formatMessageCount(delayedRows.length)} delayed; delivery is still retried: ${env.SITE_URL}/desk?state=waiting`,
    `Reason: ${errorKinds.join(', ')}. Nothing is lost.`,
    `${namedReferences.join(', ')}${alertRows.length > namedReferences.length ? ` and ${alertRows.length - namedReferences.length} more` : ''}`,
  ];
  const alertDetails = { references: namedReferences, errors: errorKinds };
  return postAlert(env, alertLines.filter(Boolean).join('\n'), alertDetails);
}

function formatMessageCount(messageCount: number): string {
  return messageCount === 1 ? '1 message is' : `${messageCount} messages are`;
}
