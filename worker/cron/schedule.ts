import { recordLastSeenTime } from '../alerts/incidents.ts';
import { postDueAlerts } from '../alerts/overdue.ts';
import { alertDatabaseFailure, checkMailAndDailyRound } from '../alerts/self-check.ts';
import { deliverAllDue } from '../delivery/engine.ts';
import { removeOldConfirmations } from '../delivery/visitor.ts';
import { removeExpiredRecords } from '../desk/remove.ts';
import type { Env } from '../env.ts';
import { dailyCronExpression, filesCronExpression } from '../limits.ts';
import { logEvent, logProblem, readErrorKind, runSafely } from '../log.ts';
import { type LimitedEnv, limitOutsideCalls, retry } from '../outside-calls.ts';
import { postJson } from '../post-json.ts';
import { sendDailyNotice } from './daily-notice.ts';
import { removeOldCounts, removeOrphanedFiles } from './retention.ts';

type Tasks = Record<string, (env: LimitedEnv, nowMs: number) => Promise<unknown>>;

const sweepTasks: Tasks = {
  signal: recordSweep,
  'self-check': checkMailAndDailyRound,
  alerts: postDueAlerts,
  'old-confirmations': removeOldConfirmations,
  // The deliveries come last and use the calls that are left.
  deliveries: deliverAllDue,
};

const dailyTasks: Tasks = {
  signal: ({ DB }, nowMs) => recordLastSeenTime(DB, 'daily-round', nowMs),
  purge: removeExpiredRecords,
  'old-counts': removeOldCounts,
  'daily-notice': sendDailyNotice,
  'deploy-hook': requestDeploy,
};

const tasksByCron: Record<string, Tasks> = {
  [dailyCronExpression]: dailyTasks,
  [filesCronExpression]: { 'orphaned-files': removeOrphanedFiles },
};

export async function runScheduledTasks(controller: ScheduledController, env: Env): Promise<void> {
  const { cron, scheduledTime } = controller;
  const limitedEnv = limitOutsideCalls(env);
  for (const [task, runTask] of Object.entries(tasksByCron[cron] ?? sweepTasks)) {
    await runSafely(() => runTask(limitedEnv, scheduledTime), 'task-failed', { task });
  }
}

async function recordSweep(env: LimitedEnv, nowMs: number): Promise<void> {
  try {
    await retry(() => recordLastSeenTime(env.DB, 'sweep', nowMs));
  } catch (error) {
    logProblem('database-down', { error: readErrorKind(error) });
    await alertDatabaseFailure(env, error, nowMs);
  }
}

/** Rebuilds the site, so that posts with a future date appear. */
async function requestDeploy(env: LimitedEnv): Promise<void> {
  // `npm start` runs the daily round, too, but publishes nothing.
  if (!env.DEPLOY_HOOK || env.DESK_KEY) {
    return;
  }
  await postJson(env, env.DEPLOY_HOOK, '{}');
  logEvent('deploy-asked');
}
