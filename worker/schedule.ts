import { indexWords } from './desk/words.ts';
import type { Env } from './env.ts';
import { raiseAlerts } from './inquiries/alerts.ts';
import { sendDailyNotice } from './inquiries/daily-notice.ts';
import { checkHeartbeat, sendHeartbeat } from './inquiries/heartbeat.ts';
import { purge, removeOrphanedFiles } from './inquiries/retention.ts';
import { recordSignal } from './inquiries/signals.ts';
import { giveUpExhausted, requeueOverdue } from './inquiries/sweep.ts';
import { dailyCron, hookTimeout } from './limits.ts';
import { kindOf, log, logProblem } from './log.ts';

/** What the cron triggers start. When one task fails, the others still run. */
export async function runScheduled(controller: ScheduledController, env: Env): Promise<void> {
  const now = controller.scheduledTime;
  const run = controller.cron === dailyCron ? runDaily : runSweep;
  await run(env, now);
}

async function runSweep(env: Env, now: number): Promise<void> {
  await attempt('give-up', () => giveUpExhausted(env, now));
  await attempt('requeue', () => requeueOverdue(env, now));
  await attempt('alerts', () => raiseAlerts(env, now));
  await attempt('heartbeat-check', () => checkHeartbeat(env, now));
  await attempt('words', () => indexWords(env));
  await attempt('signal', () => recordSignal(env.DB, 'sweep', now));
}

async function runDaily(env: Env, now: number): Promise<void> {
  await attempt('heartbeat', () => sendHeartbeat(env, now));
  await attempt('purge', () => purge(env, now));
  await attempt('orphaned-files', () => removeOrphanedFiles(env, now));
  await attempt('daily-notice', () => sendDailyNotice(env, now));
  await attempt('deploy-hook', () => askForDeploy(env));
}

async function attempt(task: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    logProblem('task-failed', { task, error: kindOf(error) });
  }
}

/** A post with a later date appears with the first build after it. */
async function askForDeploy(env: Env): Promise<void> {
  if (!env.DEPLOY_HOOK) return;
  const answer = await fetch(env.DEPLOY_HOOK, {
    method: 'POST',
    signal: AbortSignal.timeout(hookTimeout),
  });
  log('deploy-asked', { status: answer.status });
}
