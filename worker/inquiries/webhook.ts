import type { Env } from '../env.ts';
import { hookTimeout } from '../limits.ts';
import { kindOf, log, logProblem } from '../log.ts';

/** The owner's second channel. Where none is set, the log alone has the alert, and it counts as posted. */
export async function postToWebhook(
  env: Env,
  text: string,
  details: Record<string, unknown> = {},
): Promise<boolean> {
  if (!env.ALERT_WEBHOOK) return true;
  try {
    const answer = await fetch(env.ALERT_WEBHOOK, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // Slack and others read `text`, Discord reads `content`.
      body: JSON.stringify({ text, content: text, ...details }),
      signal: AbortSignal.timeout(hookTimeout),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    log('alerted');
    return true;
  } catch (error) {
    logProblem('alert-webhook-failed', { error: kindOf(error) });
    return false;
  }
}
