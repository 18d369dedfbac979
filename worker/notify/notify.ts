/**
 * Notifies of a message beside the mail to the owner: a confirmation to the visitor, a post to each of
 * the team's own addresses. The request that kept the message tries first; sweeps retry. Nothing of
 * it is on the mail's queue, so neither can hold the other up.
 */
import * as v from 'valibot';
import type { Env } from '../env.ts';
import { type NotifiedInquiry, notifiedInquiry } from '../inquiry.ts';
import { delayAfter, jitter, lease, notifications } from '../limits.ts';
import { kindOf, log, logProblem } from '../log.ts';
import { retry } from '../retry.ts';
import { confirm } from './confirmation.ts';
import { isAllowed, postMessage, readHooks } from './message-hook.ts';

const visitor = 'confirmation';

/** The names of a new message's recipients, as its row keeps them; null when there are none. */
export async function recipients(env: Env): Promise<string | null> {
  const names = [
    ...(env.ACKNOWLEDGE === 'true' ? [visitor] : []),
    ...(await readHooks(env)).keys(),
  ];
  return names.length === 0 ? null : JSON.stringify(names);
}

const due = 'SELECT reference FROM inquiries WHERE tell_at <= ?1 ORDER BY tell_at LIMIT ?3';

function claimOf(which: string): string {
  return `UPDATE inquiries SET tell_at = ?2, tell_attempts = tell_attempts + 1
    WHERE reference IN (${which}) AND tell_at <= ?1
    RETURNING reference, form, email, fields, page, service, received_at, tell, tell_attempts`;
}

/** Only the holder's outcome counts: `tell_at` is the end of its lease, and of no other's. */
const write = `
UPDATE inquiries SET tell = outcome.value ->> 'left', tell_at = outcome.value ->> 'dueAt',
  told = outcome.value ->> 'told'
FROM json_each(?1) AS outcome
WHERE reference = outcome.value ->> 'reference' AND tell_at = ?2`;

/** Notifies of one message, or of what is due. A claim is not retried: one whose answer was lost counts as an attempt. */
export async function notify(env: Env, reference?: string): Promise<void> {
  const hooks = await readHooks(env);
  const most = Math.max(1, Math.floor(notifications.callsASweep / (hooks.size + 2)));
  const now = Date.now();
  const until = now + lease;
  const { results } = await env.DB.prepare(claimOf(reference ? '?3' : due))
    .bind(now, until, reference ?? most)
    .all();
  if (results.length === 0) {
    return;
  }
  const rows = v.parse(v.array(notifiedInquiry), results);
  const outcomes = JSON.stringify(await Promise.all(rows.map((row) => notifyAll(env, row, hooks))));
  await retry(() => env.DB.prepare(write).bind(outcomes, until).run());
}

/** An event of the history. */
type Notified = { what: string; detail: string | null };

/** Whoever is left is notified later. An address that the owner has taken out meanwhile is not. */
async function notifyAll(env: Env, row: NotifiedInquiry, hooks: Map<string, string>) {
  const { reference, tell_attempts: attempts } = row;
  const left: string[] = [];
  const notified: Notified[] = [];
  async function notifyOne(name: string): Promise<void> {
    const address = hooks.get(name);
    if (address === undefined && name !== visitor) {
      return;
    }
    const event = await (address === undefined
      ? confirmOnce(env, row)
      : postOnce(env, row, address));
    if (event === null) {
      left.push(name);
    } else {
      notified.push(event);
    }
  }
  await Promise.all(row.tell.map(notifyOne));
  for (const { what, detail } of notified) {
    log(what, { reference, detail: detail ?? '' });
  }
  const delay = delayAfter(attempts) * 1_000 * (1 + jitter * Math.random());
  const later = { left, dueAt: Date.now() + Math.ceil(delay) };
  return { reference, told: notified, ...(left.length > 0 ? later : {}) };
}

/** A second claim finds it only where the first one's outcome is unknown: whoever may have got it gets no other. */
async function confirmOnce(env: Env, row: NotifiedInquiry): Promise<Notified> {
  const problem = row.tell_attempts > 1 ? 'interrupted' : await confirm(env, row).catch(kindOf);
  return { what: problem === null ? 'confirmed' : 'not-confirmed', detail: problem };
}

/** Null while another attempt is to come. */
async function postOnce(env: Env, row: NotifiedInquiry, address: string): Promise<Notified | null> {
  const host = URL.parse(address)?.host ?? '?';
  if (!isAllowed(address, env)) {
    return { what: 'not-told', detail: `${host}: not a public address` };
  }
  try {
    await postMessage(env, address, row);
    return { what: 'told', detail: host };
  } catch (error) {
    const detail = `${host}: ${kindOf(error)}`;
    logProblem('not-told', { reference: row.reference, detail });
    const isLast = Date.now() - row.received_at > notifications.lasts;
    return isLast ? { what: 'not-told', detail } : null;
  }
}
