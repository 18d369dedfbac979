import { callLimits } from './limits.ts';
import { logEvent, runSafely } from './log.ts';
import type { LimitedEnv } from './outside-calls.ts';

/** Returns true without an alert webhook, because the log already has the alert. */
export async function postAlert(env: LimitedEnv, text: string, details: object = {}) {
  if (!env.ALERT_WEBHOOK) {
    return true;
  }
  const url = env.ALERT_WEBHOOK;
  // Slack reads `text`, Discord reads `content`.
  const body = JSON.stringify({ text, content: text, ...details });
  const isPosted = await runSafely(() => postJson(env, url, body), 'alert-webhook-failed');
  if (isPosted) {
    logEvent('alerted');
  }
  return isPosted;
}

/** Throws on a timeout or an error status. */
export async function postJson(env: LimitedEnv, url: string, body: string, init: RequestInit = {}) {
  env.countCall();
  const response = await fetch(url, {
    method: 'POST',
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
    body,
    signal: AbortSignal.timeout(callLimits.timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) {
    throw Object.assign(new Error(), { code: `status-${response.status}` });
  }
}
