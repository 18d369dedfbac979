import type { Env } from '../env.ts';
import { hookTimeout } from '../limits.ts';
import { kindOf, log, logProblem } from '../log.ts';

/** Without a webhook the log alone has the alert, and it counts as posted. */
export async function postToWebhook(
  env: Env,
  text: string,
  details: Record<string, unknown> = {},
): Promise<boolean> {
  if (!env.ALERT_WEBHOOK) {
    return true;
  }
  try {
    // Slack reads `text`, Discord reads `content`.
    await post(env.ALERT_WEBHOOK, JSON.stringify({ text, content: text, ...details }));
    log('alerted');
    return true;
  } catch (error) {
    logProblem('alert-webhook-failed', { error: kindOf(error) });
    return false;
  }
}

/** Throws on a timeout or an error status. */
export async function post(address: string, body: string, init: RequestInit = {}): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
    body,
    signal: AbortSignal.timeout(hookTimeout),
  });
  await response.body?.cancel();
  if (!response.ok) {
    throw Object.assign(new Error(), { code: `status-${response.status}` });
  }
}
