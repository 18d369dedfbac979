import type { Env } from '../env.ts';
import { webhookTimeoutMs } from '../limits.ts';
import { logEvent, logProblem, readErrorKind } from '../log.ts';

/** Returns true without an alert webhook, because the log already has the alert. */
export async function postAlertToWebhook(
  env: Env,
  alertText: string,
  alertDetails: Record<string, unknown> = {},
): Promise<boolean> {
  if (!env.ALERT_WEBHOOK) {
    return true;
  }
  try {
    // Slack reads `text`, Discord reads `content`.
    const alertBody = { text: alertText, content: alertText, ...alertDetails };
    await postJson(env.ALERT_WEBHOOK, JSON.stringify(alertBody));
    logEvent('alerted');
    return true;
  } catch (error) {
    logProblem('alert-webhook-failed', { error: readErrorKind(error) });
    return false;
  }
}

/** Throws on a timeout or an error status. */
export async function postJson(
  webhookUrl: string,
  jsonBody: string,
  requestInit: RequestInit = {},
) {
  const webhookResponse = await fetch(webhookUrl, {
    method: 'POST',
    ...requestInit,
    headers: { 'Content-Type': 'application/json', ...requestInit.headers },
    body: jsonBody,
    signal: AbortSignal.timeout(webhookTimeoutMs),
  });
  await webhookResponse.body?.cancel();
  if (!webhookResponse.ok) {
    throw Object.assign(new Error(), { code: `status-${webhookResponse.status}` });
  }
}
