import type { Env } from '../env.ts';
import { heldNoticePeriod } from '../limits.ts';
import { logProblem } from '../log.ts';
import { sendMail } from './mail.ts';

/** Once a day: how many messages of the last day wait among the held ones, so that no real one is overlooked. */
export async function tellOfHeldMessages(env: Env, now: number): Promise<void> {
  const count = await env.DB.prepare(
    `SELECT count(*) AS held FROM inquiries WHERE status = 'held' AND received_at >= ?1`,
  )
    .bind(now - heldNoticePeriod)
    .first<number>('held');
  if (!count) return;
  const subject = count === 1 ? '1 message is held as spam' : `${count} messages are held as spam`;
  const text = `${subject}, received in the last 24 hours.\n\nLook at them: npm run inbox -- list --status held --remote\nDeliver one: npm run inbox -- release REFERENCE --remote`;
  const outcome = await sendMail(env, { subject, text, html: `<pre>${text}</pre>`, replyTo: null });
  if (!outcome.sent) logProblem('held-notice-failed', { error: outcome.error });
}
