/**
 * Alerts the owner by webhook about undelivered messages, with references only, because many people
 * may read a chat.
 */
import * as v from 'valibot';
import type { Env } from '../env.ts';
import {
  alertAfterAttempts,
  alertAfterWaitMs,
  alertLeaseMs,
  maxAlertReferences,
} from '../limits.ts';
import { logProblem } from '../log.ts';
import { postAlertToWebhook } from './webhook.ts';

const alertRowsSchema = v.array(
  v.object({
    reference: v.string(),
    status: v.picklist(['queued', 'failed']),
    last_error: v.nullable(v.string()),
  }),
);
type AlertedRow = v.InferOutput<typeof alertRowsSchema>[number];

/** Leases rows to one alert, so that simultaneous batches do not alert twice. */
const claimForAlertSql = `
UPDATE inquiries SET alerting_until = ?1 + ?2
WHERE alerting_until <= ?1 AND (
  (status = 'failed' AND alerted_as IS NOT 'failed')
  OR (status = 'queued' AND alerted_as IS NULL
    AND ((attempts >= ?3 AND last_error IS NOT NULL) OR max(queued_at, received_at) <= ?1 - ?4)))
RETURNING reference, status, last_error`;

/** Skips rows that the owner resent in the meantime. */
const markAlertedSql = `
UPDATE inquiries SET alerted_at = ?1, alerting_until = 0,
  alerted_as = CASE alerted.value ->> 'status' WHEN 'failed' THEN 'failed' ELSE 'delayed' END
FROM json_each(?3) AS alerted
WHERE reference = alerted.value ->> 'reference' AND alerting_until = ?1 + ?2`;

/**
 * Raises one alert for all rows that need it; if the post fails, a sweep retries it after the
 * lease.
 */
export async function postDueAlerts(env: Env, nowMs: number): Promise<void> {
  const { results: claimedRows } = await env.DB.prepare(claimForAlertSql)
    .bind(nowMs, alertLeaseMs, alertAfterAttempts, alertAfterWaitMs)
    .all();
  const rowsToAlert = v.parse(alertRowsSchema, claimedRows);
  if (rowsToAlert.length === 0 || !(await postAlert(env, rowsToAlert))) {
    return;
  }
  await env.DB.prepare(markAlertedSql).bind(nowMs, alertLeaseMs, JSON.stringify(rowsToAlert)).run();
}

function postAlert(env: Env, alertRows: AlertedRow[]): Promise<boolean> {
  const failedRows = alertRows.filter(({ status }) => status === 'failed');
  const delayedRows = alertRows.filter(({ status }) => status === 'queued');
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
      `${formatMessageCount(failedRows)} given up. Fix the cause, then send again: ${env.SITE_URL}/desk?state=failed`,
    delayedRows.length > 0 &&
      `${formatMessageCount(delayedRows)} delayed; delivery is still retried: ${env.SITE_URL}/desk?state=queued`,
    `Reason: ${errorKinds.join(', ')}. Nothing is lost.`,
    `${namedReferences.join(', ')}${alertRows.length > namedReferences.length ? ` and ${alertRows.length - namedReferences.length} more` : ''}`,
  ];
  const alertDetails = { references: namedReferences, errors: errorKinds };
  return postAlertToWebhook(env, alertLines.filter(Boolean).join('\n'), alertDetails);
}

function formatMessageCount({ length: messageCount }: AlertedRow[]): string {
  return messageCount === 1 ? '1 message is' : `${messageCount} messages are`;
}
