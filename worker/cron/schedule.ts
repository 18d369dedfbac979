import { indexWords } from '../desk/words.ts';
import type { Env } from '../env.ts';
import { dailyCron, filesCron, hookTimeout } from '../limits.ts';
import { attempt, log } from '../log.ts';
import { raiseAlerts } from '../notify/alerts.ts';
import { deleteOldMailboxHashes } from '../notify/confirmation.ts';
import { notify } from '../notify/notify.ts';
import { recordSignal } from '../notify/signals.ts';
import { removeOldViews } from '../views/counter.ts';
import { sendDailyNotice } from './daily-notice.ts';
import { checkHeartbeat, sendHeartbeat } from './heartbeat.ts';
import { purge, removeOrphanedFiles } from './retention.ts';
import { giveUpExhausted, requeueOverdue } from './sweep.ts';

type Tasks = Record<string, (env: Env, now: number) => Promise<void>>;

const sweepTasks: Tasks = {
  'give-up': giveUpExhausted,
  requeue: requeueOverdue,
  alerts: raiseAlerts,
  'heartbeat-check': checkHeartbeat,
  words: indexWords,
  signal: (env, now) => recordSignal(env.DB, 'sweep', now),
  'mailbox-hashes': deleteOldMailboxHashes,
  // Runs last, because webhooks of others may be slow.
  notify: (env) => notify(env),
};

const fileTasks: Tasks = { 'orphaned-files': removeOrphanedFiles };

const dailyTasks: Tasks = {
  heartbeat: sendHeartbeat,
  purge,
  'old-views': removeOldViews,
  'daily-notice': sendDailyNotice,
  'deploy-hook': requestDeploy,
};

export async function runScheduled(controller: ScheduledController, env: Env): Promise<void> {
  const tasks = { [dailyCron]: dailyTasks, [filesCron]: fileTasks }[controller.cron] ?? sweepTasks;
  for (const [task, run] of Object.entries(tasks)) {
    await attempt(() => run(env, controller.scheduledTime), 'task-failed', { task });
  }
}

/** Rebuilds the site, so that posts with a future date appear. */
async function requestDeploy(env: Env): Promise<void> {
  if (!env.DEPLOY_HOOK) {
    return;
  }
  const answer = await fetch(env.DEPLOY_HOOK, {
    method: 'POST',
    signal: AbortSignal.timeout(hookTimeout),
  });
  log('deploy-asked', { status: answer.status });
}
