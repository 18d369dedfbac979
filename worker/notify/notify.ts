/**
 * Notifies of a message beside the mail to the owner: a confirmation to the visitor, a post to each of
 * the team's own addresses. The request that kept the message tries first; sweeps retry. Nothing of
 * it is on the mail's queue, so neither can hold the other up.
 */
import * as v from 'valibot';
import type { Env } from '../env.ts';
import { type NotifiedInquiry, notifiedInquiry } from '../inquiry.ts';
import { delayAfter, jitter, lease, notifications } from '../limits.ts';
import { attempt, kindOf, log, logProblem } from '../log.ts';
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

const claim = `
UPDATE inquiries SET tell_at = ?2, tell_attempts = tell_attempts + 1
WHERE reference IN (SELECT reference FROM inquiries
  WHERE tell_at <= ?1 AND reference = coalesce(?3, reference) ORDER BY tell_at LIMIT ?4)
RETURNING reference, form, email, fields, page, service, received_at, tell, tell_attempts`;

/**
 * Takes the settled recipients out of the row and writes their events. A statement that is repeated
 * settles nobody twice. Only the holder's outcomes count: `tell_at` is the end of its lease alone.
 */
const write = `
UPDATE inquiries SET tell_at = ?4,
  told = (SELECT json_group_array(json(value)) FROM json_each(?3)
    WHERE value ->> 'what' IS NOT NULL AND value ->> 'name' IN (SELECT value FROM json_each(tell))),
  tell = (SELECT nullif(json_group_array(value), '[]') FROM json_each(tell)
    WHERE value NOT IN (SELECT value ->> 'name' FROM json_each(?3)))
WHERE reference = ?1 AND tell_at = ?2`;

/** Notifies of one message, or of what is due. A claim is not retried: one whose answer was lost counts as an attempt. */
export async function notify(env: Env, reference?: string): Promise<void> {
  const hooks = await readHooks(env);
  // To end a row's claim takes three calls, an address two, and a confirmation that fails three.
  const callsARow = 3 + 2 * hooks.size + (env.ACKNOWLEDGE === 'true' ? 3 : 0);
  const most = Math.max(1, Math.floor(notifications.callsASweep / callsARow));
  const now = Date.now();
  const until = now + lease;
  const { results } = await env.DB.prepare(claim)
    .bind(now, until, reference ?? null, most)
    .all();
  const rows = v.parse(v.array(notifiedInquiry), results);
  await Promise.all(rows.map((row) => notifyAll(env, row, { hooks, until })));
}

/** An event of the history. */
type Outcome = { what: string; detail: string | null };

/**
 * Writes each outcome when it ends, so that nobody is notified again because another recipient hangs.
 * Every write has all outcomes so far, so the last alone is retried.
 */
async function notifyAll(
  env: Env,
  row: NotifiedInquiry,
  { hooks, until }: { hooks: Map<string, string>; until: number },
): Promise<void> {
  const { reference, tell: names, tell_attempts: attempts } = row;
  const isKnown = (name: string) => name === visitor || hooks.has(name);
  // An address that the owner has taken out is not notified.
  const settled: ({ name: string } & Partial<Outcome>)[] = names
    .filter((name) => !isKnown(name))
    .map((name) => ({ name }));
  const underWay = new Set(names.filter(isKnown));
  const writeSettled = (tellAt: number | null) =>
    env.DB.prepare(write).bind(reference, until, JSON.stringify(settled), tellAt).run();

  async function notifyOne(name: string): Promise<void> {
    const address = hooks.get(name);
    const outcome = await (address ? postOnce(env, row, address) : confirmOnce(env, row));
    underWay.delete(name);
    if (outcome === null) {
      return;
    }
    log(outcome.what, { reference, detail: outcome.detail ?? '' });
    settled.push({ name, ...outcome });
    if (underWay.size > 0) {
      await attempt(() => writeSettled(until), 'outcome-not-written', { reference });
    }
  }
  await Promise.all([...underWay].map(notifyOne));
  const delay = delayAfter(attempts) * 1_000 * (1 + jitter * Math.random());
  const next = settled.length < names.length ? Date.now() + Math.ceil(delay) : null;
  await attempt(() => retry(() => writeSettled(next)), 'outcome-not-written', { reference });
}

async function confirmOnce(env: Env, row: NotifiedInquiry): Promise<Outcome> {
  const problem = reasonNotToConfirm(env, row) ?? (await confirm(env, row).catch(kindOf));
  return { what: problem === null ? 'confirmed' : 'not-confirmed', detail: problem };
}

/** A second claim means that the first one's outcome is unknown: the visitor may have the confirmation. */
function reasonNotToConfirm(env: Env, row: NotifiedInquiry): string | null {
  if (row.tell_attempts > 1) {
    return 'interrupted';
  }
  if (env.ACKNOWLEDGE !== 'true') {
    return 'switched-off';
  }
  return isOld(row) ? 'too-late' : null;
}

function isOld({ received_at: receivedAt }: NotifiedInquiry): boolean {
  return Date.now() - receivedAt > notifications.lasts;
}

/** Null while another attempt is to come. */
async function postOnce(env: Env, row: NotifiedInquiry, address: string): Promise<Outcome | null> {
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
    return isOld(row) ? { what: 'not-told', detail } : null;
  }
}
