/**
 * Notifies visitors and the team's webhooks outside the mail queue, so that neither delays the
 * other; the request tries first, and sweeps retry.
 */
import * as v from 'valibot';
import type { Env } from '../env.ts';
import { type NotifiedInquiry, notifiedInquirySchema } from '../inquiry.ts';
import { delayAfter, jitter, lease, notifications } from '../limits.ts';
import { attempt, kindOf, log, logProblem } from '../log.ts';
import { retry } from '../retry.ts';
import { confirm } from './confirmation.ts';
import { isAllowed, postMessage, readHooks } from './message-hook.ts';

const visitor = 'confirmation';

/** JSON names of the recipients besides the owner; null when there are none. */
export async function recipients(env: Env): Promise<string | null> {
  const names = [
    ...(env.ACKNOWLEDGE === 'true' ? [visitor] : []),
    ...(await readHooks(env)).keys(),
  ];
  return names.length === 0 ? null : JSON.stringify(names);
}

const claimSql = `
UPDATE inquiries SET tell_at = ?2, tell_attempts = tell_attempts + 1
WHERE reference IN (SELECT reference FROM inquiries
  WHERE tell_at <= ?1 AND reference = coalesce(?3, reference) ORDER BY tell_at LIMIT ?4)
RETURNING reference, form, email, fields, page, service, received_at, tell, tell_attempts`;

/**
 * Removes settled recipients from the row and records their events; safe to repeat, and ignored
 * without the current lease.
 */
const writeSql = `
UPDATE inquiries SET tell_at = ?4,
  told = (SELECT json_group_array(json(value)) FROM json_each(?3)
    WHERE value ->> 'what' IS NOT NULL AND value ->> 'name' IN (SELECT value FROM json_each(tell))),
  tell = (SELECT nullif(json_group_array(value), '[]') FROM json_each(tell)
    WHERE value NOT IN (SELECT value ->> 'name' FROM json_each(?3)))
WHERE reference = ?1 AND tell_at = ?2`;

/**
 * Notifies the recipients of one message or of all due ones; the claim is not retried, because a
 * lost response counts as an attempt.
 */
export async function notify(env: Env, reference?: string): Promise<void> {
  const hooks = await readHooks(env);
  // Ending a claim takes three calls, a webhook two, a failed confirmation three.
  const callsPerRow = 3 + 2 * hooks.size + (env.ACKNOWLEDGE === 'true' ? 3 : 0);
  const limit = Math.max(1, Math.floor(notifications.callsPerSweep / callsPerRow));
  const now = Date.now();
  const leaseEnd = now + lease;
  const { results } = await env.DB.prepare(claimSql)
    .bind(now, leaseEnd, reference ?? null, limit)
    .all();
  const rows = v.parse(v.array(notifiedInquirySchema), results);
  await Promise.all(rows.map((row) => notifyAll(env, row, { hooks, leaseEnd })));
}

type Outcome = { what: string; detail: string | null };

/**
 * Writes each outcome at once, so that a hanging recipient causes no repeated notifications; only
 * the last write is retried, because each contains all outcomes so far.
 */
async function notifyAll(
  env: Env,
  row: NotifiedInquiry,
  { hooks, leaseEnd }: { hooks: Map<string, string>; leaseEnd: number },
): Promise<void> {
  const { reference, tell: names, tell_attempts: attempts } = row;
  const isKnown = (name: string) => name === visitor || hooks.has(name);
  // The owner has removed this webhook.
  const outcomes: ({ name: string } & Partial<Outcome>)[] = names
    .filter((name) => !isKnown(name))
    .map((name) => ({ name }));
  const pending = new Set(names.filter(isKnown));
  const writeSettled = (tellAt: number | null) =>
    env.DB.prepare(writeSql).bind(reference, leaseEnd, JSON.stringify(outcomes), tellAt).run();

  async function notifyOne(name: string): Promise<void> {
    const address = hooks.get(name);
    const outcome = await (address ? postOnce(env, row, address) : confirmOnce(env, row));
    pending.delete(name);
    if (outcome === null) {
      return;
    }
    log(outcome.what, { reference, detail: outcome.detail ?? '' });
    outcomes.push({ name, ...outcome });
    if (pending.size > 0) {
      await attempt(() => writeSettled(leaseEnd), 'outcome-not-written', { reference });
    }
  }
  await Promise.all([...pending].map(notifyOne));
  const delay = delayAfter(attempts) * 1_000 * (1 + jitter * Math.random());
  const next = outcomes.length < names.length ? Date.now() + Math.ceil(delay) : null;
  await attempt(() => retry(() => writeSettled(next)), 'outcome-not-written', { reference });
}

async function confirmOnce(env: Env, row: NotifiedInquiry): Promise<Outcome> {
  const problem = reasonNotToConfirm(env, row) ?? (await confirm(env, row).catch(kindOf));
  return { what: problem === null ? 'confirmed' : 'not-confirmed', detail: problem };
}

/**
 * After a second claim the first one's outcome is unknown, and the confirmation may have been sent.
 */
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
  return Date.now() - receivedAt > notifications.lifetime;
}

/** Null when another attempt will follow. */
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
