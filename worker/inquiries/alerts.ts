import * as v from 'valibot';
import type { Env } from '../env.ts';
import { alertAfterAttempts, alertMost, hookTimeout } from '../limits.ts';
import { kindOf, log, logProblem } from '../log.ts';

const troubledSchema = v.array(
  v.object({
    reference: v.string(),
    form: v.string(),
    status: v.string(),
    last_error: v.nullable(v.string()),
  }),
);

const troubled = `
SELECT reference, form, status, last_error FROM inquiries
WHERE alerted_at IS NULL AND (status = 'failed' OR (status = 'queued' AND known_failures >= ?1))
ORDER BY received_at LIMIT ?2`;

/**
 * Tells the owner, on a way that is not the mail, which messages do not reach the mailbox. Each is
 * told once; when the webhook does not answer, it is told again with the next sweep. Names references
 * only: a webhook may end in a chat that many people read.
 */
export async function raiseAlerts(env: Env, now: number): Promise<void> {
  const { results } = await env.DB.prepare(troubled).bind(alertAfterAttempts, alertMost).all();
  const rows = v.parse(troubledSchema, results);
  if (rows.length === 0) return;
  const references = rows.map((row) => row.reference);
  const errors = [...new Set(rows.map((row) => row.last_error ?? 'unknown'))];
  if (!(await announce(env, references, errors))) return;
  await env.DB.prepare(
    `UPDATE inquiries SET alerted_at = ?1 WHERE reference IN (SELECT value FROM json_each(?2))`,
  )
    .bind(now, JSON.stringify(references))
    .run();
}

async function announce(env: Env, references: string[], errors: string[]): Promise<boolean> {
  logProblem('alert', {
    count: references.length,
    references: references.join(' '),
    errors: errors.join(' '),
  });
  if (!env.ALERT_WEBHOOK) return true;
  const text = `Delivery by mail keeps failing for ${references.length} message(s): ${references.join(', ')}. Reason: ${errors.join(', ')}. They are kept. Look with: npm run inbox -- list --remote`;
  try {
    const answer = await fetch(env.ALERT_WEBHOOK, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // Slack and others read `text`, Discord reads `content`.
      body: JSON.stringify({ text, content: text, references, errors }),
      signal: AbortSignal.timeout(hookTimeout),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    log('alerted', { count: references.length });
    return true;
  } catch (error) {
    logProblem('alert-webhook-failed', { error: kindOf(error) });
    return false;
  }
}
