/**
 * Alerts the owner by webhook about undelivered messages, with references only, because many people
 * may read a chat.
 */
import * as v from 'valibot';
import type { Env } from '../env.ts';
import { alertAfterAttempts, alertLease, alertMaxReferences, maxWait } from '../limits.ts';
import { logProblem } from '../log.ts';
import { postToWebhook } from './webhook.ts';

const alertedSchema = v.array(
  v.object({
    reference: v.string(),
    status: v.picklist(['queued', 'failed']),
    last_error: v.nullable(v.string()),
  }),
);
type AlertedRow = v.InferOutput<typeof alertedSchema>[number];

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
export async function raiseAlerts(env: Env, now: number): Promise<void> {
  const { results } = await env.DB.prepare(claimForAlertSql)
    .bind(now, alertLease, alertAfterAttempts, maxWait)
    .all();
  const rows = v.parse(alertedSchema, results);
  if (rows.length === 0 || !(await postAlert(env, rows))) {
    return;
  }
  await env.DB.prepare(markAlertedSql).bind(now, alertLease, JSON.stringify(rows)).run();
}

function postAlert(env: Env, rows: AlertedRow[]): Promise<boolean> {
  const failed = rows.filter(({ status }) => status === 'failed');
  const delayed = rows.filter(({ status }) => status === 'queued');
  const references = [...failed, ...delayed]
    .slice(0, alertMaxReferences)
    .map(({ reference }) => reference);
  const errors = [...new Set(rows.map((row) => row.last_error ?? 'not tried yet'))];
  logProblem('alert', {
    failed: failed.length,
    delayed: delayed.length,
    references: references.join(' '),
    errors: errors.join(' '),
  });
  const lines = [
    failed.length > 0 &&
      `${messagesAre(failed)} given up. Mend the reason, then send again: ${env.SITE_URL}/desk?state=failed`,
    delayed.length > 0 &&
      `${messagesAre(delayed)} delayed; delivery goes on being tried: ${env.SITE_URL}/desk?state=queued`,
    `Reason: ${errors.join(', ')}. Nothing is lost.`,
    `${references.join(', ')}${rows.length > references.length ? ` and ${rows.length - references.length} more` : ''}`,
  ];
  return postToWebhook(env, lines.filter(Boolean).join('\n'), { references, errors });
}

function messagesAre({ length }: AlertedRow[]): string {
  return length === 1 ? '1 message is' : `${length} messages are`;
}
