/**
 * Tells the owner by webhook, not by mail, which messages do not reach the mailbox: once when a
 * message waits long, once when it is given up. Names references only: a webhook may end in a chat
 * that many people read.
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

/** Claims rows for one alert, so that batches that end together do not alert twice. */
const claimForAlert = `
UPDATE inquiries SET alerting_until = ?1 + ?2
WHERE alerting_until <= ?1 AND (
  (status = 'failed' AND alerted_as IS NOT 'failed')
  OR (status = 'queued' AND alerted_as IS NULL
    AND ((attempts >= ?3 AND last_error IS NOT NULL) OR max(queued_at, received_at) <= ?1 - ?4)))
RETURNING reference, status, last_error`;

/** A row that the owner resent meanwhile is in no alert any more. */
const markAlerted = `
UPDATE inquiries SET alerted_at = ?1, alerting_until = 0,
  alerted_as = CASE alerted.value ->> 'status' WHEN 'failed' THEN 'failed' ELSE 'delayed' END
FROM json_each(?3) AS alerted
WHERE reference = alerted.value ->> 'reference' AND alerting_until = ?1 + ?2`;

/** Raises one alert for all rows that need it. If it cannot be posted, a sweep after the lease raises it again. */
export async function raiseAlerts(env: Env, now: number): Promise<void> {
  const { results } = await env.DB.prepare(claimForAlert)
    .bind(now, alertLease, alertAfterAttempts, maxWait)
    .all();
  const rows = v.parse(alertedSchema, results);
  if (rows.length === 0 || !(await postAlert(env, rows))) {
    return;
  }
  await env.DB.prepare(markAlerted).bind(now, alertLease, JSON.stringify(rows)).run();
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
      `${counted(failed)} given up. Mend the reason, then send again: ${env.SITE_URL}/desk?state=failed`,
    delayed.length > 0 &&
      `${counted(delayed)} delayed; delivery goes on being tried: ${env.SITE_URL}/desk?state=queued`,
    `Reason: ${errors.join(', ')}. Nothing is lost.`,
    `${references.join(', ')}${rows.length > references.length ? ` and ${rows.length - references.length} more` : ''}`,
  ];
  return postToWebhook(env, lines.filter(Boolean).join('\n'), { references, errors });
}

function counted({ length }: AlertedRow[]): string {
  return length === 1 ? '1 message is' : `${length} messages are`;
}
