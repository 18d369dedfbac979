import * as v from 'valibot';
import type { Env } from '../env.ts';
import { logProblem } from '../log.ts';
import { sendMail } from './mail.ts';

/** Mails daily how many messages are newly held, so that no real one is overlooked. A row is marked once that mail was sent. */
export async function sendHeldNotice(env: Env, now: number): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT reference FROM inquiries WHERE status = 'held' AND held_notice_at IS NULL`,
  ).all();
  const references = v
    .parse(v.array(v.object({ reference: v.string() })), results)
    .map((row) => row.reference);
  const count = references.length;
  if (count === 0) return;
  const subject = count === 1 ? '1 message is held as spam' : `${count} messages are held as spam`;
  const text = `${subject}, received since the last notice.\n\nLook at them: npm run inbox -- list --status held --remote\nDeliver one: npm run inbox -- release REFERENCE --remote`;
  const outcome = await sendMail(env, { subject, text, html: `<pre>${text}</pre>`, replyTo: null });
  if (!outcome.sent) {
    logProblem('held-notice-failed', { error: outcome.error });
    return;
  }
  await env.DB.prepare(
    'UPDATE inquiries SET held_notice_at = ?1 WHERE reference IN (SELECT value FROM json_each(?2))',
  )
    .bind(now, JSON.stringify(references))
    .run();
}
