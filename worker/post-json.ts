import { callLimits } from './limits.ts';
import { logEvent, logProblem, readErrorKind } from './log.ts';
import type { LimitedEnv } from './outside-calls.ts';

/** Returns true without an alert webhook, because the log already has the alert. */
export async function postAlert(
  env: LimitedEnv,
  alertText: string,
  alertDetails: Record<string, unknown> = {},
): Promise<boolean> {
  if (!env.ALERT_WEBHOOK) {
    return true;
  }
  try {
    // Slack reads `text`, Discord reads `content`.
    const alertBody = { text: alertText, content: alertText, ...alertDetails };
    await postJson(env, env.ALERT_WEBHOOK, JSON.stringify(alertBody));
    logEvent('alerted');
    return true;
  } catch (error) {
    logProblem('alert-webhook-failed', { error: readErrorKind(error) });
    return false;
  }
}

/** Throws on a timeout or an error status. */
export async function postJson(
  env: LimitedEnv,
  webhookUrl: string,
  jsonBody: string,
  requestInit: RequestInit = {},
): Promise<void> {
  env.countCall();
  const response = await fetch(webhookUrl, {
    method: 'POST',
    ...requestInit,
    headers: { 'Content-Type': 'application/json', ...requestInit.headers },
    body: jsonBody,
    signal: AbortSignal.timeout(callLimits.timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) {
    throw Object.assign(new Error(), { code: `status-${response.status}` });
  }
}
