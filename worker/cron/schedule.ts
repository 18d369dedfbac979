import { fillSearchIndex } from '../desk/search-index.ts';
import type { Env } from '../env.ts';
import { dailyCronExpression, filesCronExpression, webhookTimeoutMs } from '../limits.ts';
import { logEvent, runSafely } from '../log.ts';
import { postDueAlerts } from '../notify/alerts.ts';
import { deleteOldMailboxHashes } from '../notify/confirmation.ts';
import { notifyDueRecipients } from '../notify/notify.ts';
import { recordLastSeenTime } from '../notify/self-monitoring.ts';
import { removeOldViews } from '../views/counter.ts';
import { sendDailyNotice } from './daily-notice.ts';
import { checkHeartbeat, sendHeartbeatToQueue } from './heartbeat.ts';
import { removeExpiredMessages, removeOrphanedFiles } from './retention.ts';
import { giveUpExhaustedMessages, requeueOverdueMessages } from './sweep.ts';

type Tasks = Record<string, (env: Env, nowMs: number) => Promise<void>>;

const sweepTasks: Tasks = {
  'give-up': giveUpExhaustedMessages,
  requeue: requeueOverdueMessages,
  alerts: postDueAlerts,
  'heartbeat-check': checkHeartbeat,
  words: fillSearchIndex,
  signal: (env, nowMs) => recordLastSeenTime(env.DB, 'sweep', nowMs),
  'mailbox-hashes': deleteOldMailboxHashes,
  // Notifications run last, because webhooks may be slow.
  notify: (env) => notifyDueRecipients(env),
};

const fileTasks: Tasks = { 'orphaned-files': removeOrphanedFiles };

const dailyTasks: Tasks = {
  heartbeat: sendHeartbeatToQueue,
  purge: removeExpiredMessages,
  'old-views': removeOldViews,
  'daily-notice': sendDailyNotice,
  'deploy-hook': requestDeploy,
};

export async function runScheduledTasks(controller: ScheduledController, env: Env): Promise<void> {
  const cronTasks =
    { [dailyCronExpression]: dailyTasks, [filesCronExpression]: fileTasks }[controller.cron] ??
    sweepTasks;
  for (const [taskName, runTask] of Object.entries(cronTasks)) {
    await runSafely(() => runTask(env, controller.scheduledTime), 'task-failed', {
      task: taskName,
    });
  }
}

/** Rebuilds the site, so that posts with a future date appear. */
async function requestDeploy(env: Env): Promise<void> {
  // `npm start` runs the daily round, too, but publishes nothing.
  if (!env.DEPLOY_HOOK || env.DESK_KEY) {
    return;
  }
  const deployHookResponse = await fetch(env.DEPLOY_HOOK, {
    method: 'POST',
    signal: AbortSignal.timeout(webhookTimeoutMs),
  });
  logEvent('deploy-asked', { status: deployHookResponse.status });
  if (!deployHookResponse.ok) {
    throw Object.assign(new Error(), { code: `status-${deployHookResponse.status}` });
  }
}
