import type { Env } from './env.ts';
import { tellOfHeldMessages } from './inquiries/held-notice.ts';
import { purge, removeStrayFiles } from './inquiries/retention.ts';
import { sweep } from './inquiries/sweep.ts';
import { dailyCron, hookTimeout } from './limits.ts';
import { kindOf, log, logProblem } from './log.ts';

/** What the clock starts. One task's failure keeps none of the others from running. */
export async function runScheduled(controller: ScheduledController, env: Env): Promise<void> {
  const now = controller.scheduledTime;
  if (controller.cron !== dailyCron) return attempt('sweep', () => sweep(env, now));
  await attempt('purge', () => purge(env, now));
  await attempt('stray-files', () => removeStrayFiles(env, now));
  await attempt('held-notice', () => tellOfHeldMessages(env, now));
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
