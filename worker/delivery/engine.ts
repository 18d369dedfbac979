/**
 * Delivers what waits in the table `deliveries`: claims rows, lets the code of each recipient try, and
 * writes the outcomes. worker/README.md describes the states of a row.
 */
import * as v from 'valibot';
import type { Database } from '../env.ts';
import { alertAfterAttempts, deliveryLimits, maxCallAttempts } from '../limits.ts';
import { logEvent, logProblem, readErrorKind, runSafely } from '../log.ts';
import { deliveryContentSchema } from '../message.ts';
import { type LimitedEnv, retry } from '../outside-calls.ts';
import { readRows } from '../rows.ts';
import { type Delivery, findRecipient } from './recipients.ts';

/** Interrupted rows come one at a time and after the others, because such a row may kill its invocation again. */
const sweepPasses = [1, 0].flatMap((isOwner) => [
  { scope: buildPassSql(isOwner, 1), limit: deliveryLimits.maxClaimed },
  { scope: buildPassSql(isOwner, 0), limit: 1 },
]);

function buildPassSql(isOwner: number, isUninterrupted: number): string {
  return `(recipient = 'owner') = ${isOwner} AND (lease_token IS NULL) = ${isUninterrupted}`;
}

/** A claim or an early write, and the last write of the outcomes with its retries. */
const reservedCallCount = 1 + maxCallAttempts;

export async function deliverAllDue(env: LimitedEnv): Promise<void> {
  for (const { scope, limit } of sweepPasses) {
    let claimedCount = limit;
    while (claimedCount === limit && env.callsLeft() > reservedCallCount) {
      const affordableCount = Math.min(limit, env.callsLeft() - reservedCallCount);
      claimedCount = await claimAndDeliver(env, scope, affordableCount);
    }
  }
}

/** The request that stores or resends messages tries at once; the sweep repeats what fails. */
export async function deliverMessages(env: LimitedEnv, references: string[]): Promise<void> {
  const messages = 'SELECT id FROM messages WHERE reference IN (SELECT value FROM json_each(?5))';
  const scope = `message IN (${messages})`;
  const json = JSON.stringify(references);
  const deliver = () => claimAndDeliver(env, scope, deliveryLimits.maxClaimed, [json]);
  await runSafely(deliver, 'not-claimed', { count: references.length });
}

const { firstRetryMs, longestRetryMs } = deliveryLimits;
const buildRetryDelaySql = (attempts: string) =>
  `min(${longestRetryMs}, ${firstRetryMs} << min(${attempts}, 20))`;

/**
 * Leases due rows: without an outcome they are due again after the lease, later with each attempt. The claim
 * is not retried, because a lost response counts as an attempt.
 */
const buildClaimSql = (scope: string) => `
UPDATE deliveries SET lease_token = ?1, attempts = attempts + 1,
  maybe_delivered = max(maybe_delivered, lease_token IS NOT NULL),
  due_at = ?2 + max(?3, ${buildRetryDelaySql('attempts')})
WHERE (message, recipient) IN (
  SELECT message, recipient FROM deliveries WHERE status = 'waiting' AND due_at <= ?2 AND ${scope}
  ORDER BY due_at LIMIT ?4)
RETURNING message, recipient, attempts, maybe_delivered, (
  SELECT json_object('reference', reference, 'form', form, 'email', email, 'fields', fields, 'page', page,
    'service', service, 'received_at', received_at, 'spam_reason', spam_reason, 'files', json(files))
  FROM messages_with_files WHERE id = message) AS content`;

const claimedRowSchema = v.object({
  ...v.entriesFromList(['message', 'attempts', 'maybe_delivered'], v.number()),
  ...v.entriesFromList(['recipient', 'content'], v.string()),
});

const contentSchema = v.pipe(v.string(), v.parseJson(), deliveryContentSchema);

interface RowOutcome {
  status: 'waiting' | 'delivered' | 'failed';
  error?: string;
  maybeDelivered?: boolean;
  /** The row was put back without an attempt. */
  untried?: boolean;
}

const untried: RowOutcome = { status: 'waiting', untried: true };

/** What the attempts of one claim share. */
interface Batch {
  env: LimitedEnv;
  token: string;
  claimedAtMs: number;
  unwrittenOutcomes: (RowOutcome & { message: number; recipient: string; at: number })[];
  affordableCallCount: number;
  /** The most calls of the attempts that have not ended. */
  pendingCallCount: number;
  /** Attachments are sent one at a time, because a Worker has only 128 MB of memory. */
  lastAttachment: Promise<void>;
}

async function claimAndDeliver(
  env: LimitedEnv,
  scope: string,
  limit: number,
  scopeValues: string[] = [],
): Promise<number> {
  const token = crypto.randomUUID();
  const claimedAtMs = Date.now();
  const values = [token, claimedAtMs, deliveryLimits.leaseMs, limit, ...scopeValues];
  const rows = await readRows(env.DB, claimedRowSchema, buildClaimSql(scope), ...values);
  const batch: Batch = {
    env,
    token,
    claimedAtMs,
    unwrittenOutcomes: [],
    affordableCallCount: env.callsLeft() - reservedCallCount,
    pendingCallCount: 0,
    lastAttachment: Promise.resolve(),
  };
  const attempts = rows.map((row) => attemptRow(batch, row));
  await writeWhileAttempting(batch, attempts);
  return rows.length;
}

async function attemptRow(batch: Batch, row: v.InferOutput<typeof claimedRowSchema>) {
  const { message, recipient, attempts, maybe_delivered, content } = row;
  const settle = (outcome: RowOutcome) =>
    void batch.unwrittenOutcomes.push({ message, recipient, at: Date.now(), ...outcome });
  const parsedContent = v.safeParse(contentSchema, content);
  if (!parsedContent.success || attempts > deliveryLimits.maxAttempts) {
    const error = parsedContent.success ? 'interrupted' : 'unreadable';
    logProblem('delivery-failed', { message, recipient, error });
    return settle({ status: 'failed', error });
  }
  const maybeDelivered = maybe_delivered === 1;
  const delivery = { ...parsedContent.output, recipient, attempts, maybeDelivered };
  const maxCallCount = findRecipient(recipient).maxCalls(delivery);
  batch.affordableCallCount -= maxCallCount;
  if (batch.affordableCallCount < 0) {
    return settle(untried);
  }
  batch.pendingCallCount += maxCallCount;
  const attempt = async () => {
    const isTooLate = Date.now() - batch.claimedAtMs > deliveryLimits.startWithinMs;
    settle(isTooLate ? untried : await tryDelivery(batch.env, delivery));
    batch.pendingCallCount -= maxCallCount;
  };
  if (delivery.files.length === 0 || recipient !== 'owner') {
    return attempt();
  }
  batch.lastAttachment = batch.lastAttachment.then(attempt);
  return batch.lastAttachment;
}

async function writeWhileAttempting(batch: Batch, attempts: Promise<void>[]): Promise<void> {
  const { env, token, unwrittenOutcomes } = batch;
  const allAttempts = Promise.all(attempts).then(() => true);
  for (let areAllSettled = attempts.length === 0; !areAllSettled; ) {
    areAllSettled = await Promise.race([allAttempts, pause(deliveryLimits.writeAfterMs)]);
    const outcomes = unwrittenOutcomes.splice(0);
    const write = () => writeOutcomes(env.DB, token, outcomes);
    if (areAllSettled && outcomes.length > 0) {
      // Retries, because a row without its outcome would be delivered again; if all fail, its lease ends.
      await runSafely(() => retry(write), 'outcomes-not-written', { count: outcomes.length });
    } else if (outcomes.length > 0) {
      // An early write must leave calls for the attempts and for the last write, which repeats it if it fails.
      const isAffordable = env.callsLeft() - batch.pendingCallCount > maxCallAttempts;
      const written = isAffordable ? write() : Promise.reject();
      await written.catch(() => unwrittenOutcomes.push(...outcomes));
    }
  }
}

async function pause(delayMs: number): Promise<false> {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  return false;
}

async function tryDelivery(env: LimitedEnv, delivery: Delivery): Promise<RowOutcome> {
  const { reference, recipient, attempts } = delivery;
  const { atMostOnce, attempt } = findRecipient(recipient);
  const logDetails = { reference, recipient, attempts };
  if (atMostOnce && delivery.maybeDelivered) {
    return { status: 'failed', error: 'interrupted' };
  }
  const outcome = await attempt(env, delivery).catch((error: unknown) => ({
    isSent: false as const,
    isFinal: false,
    isCertain: false,
    error: readErrorKind(error),
  }));
  if (outcome.isSent) {
    logEvent('delivered', logDetails);
    return { status: 'delivered' };
  }
  const { error, isFinal, isCertain } = outcome;
  const isGivenUp = isFinal || atMostOnce || attempts >= deliveryLimits.maxAttempts;
  logProblem(isGivenUp ? 'delivery-failed' : 'delivery-deferred', { ...logDetails, error });
  return { status: isGivenUp ? 'failed' : 'waiting', error, maybeDelivered: !isCertain };
}

/** Only the outcome of the current lease counts, and a repeated write changes nothing. */
const writeOutcomesSql = `
UPDATE deliveries SET lease_token = NULL, status = outcome.value ->> 'status',
  settled_at = iif(outcome.value ->> 'status' = 'waiting', NULL, outcome.value ->> 'at'),
  last_error = iif(outcome.value ->> 'untried', last_error, outcome.value ->> 'error'),
  maybe_delivered = max(maybe_delivered, coalesce(outcome.value ->> 'maybeDelivered', 0)),
  attempts = attempts - coalesce(outcome.value ->> 'untried', 0),
  due_at = (outcome.value ->> 'at') + iif(outcome.value ->> 'untried', 0,
    CAST(?3 * ${buildRetryDelaySql('attempts - 1')} AS INTEGER)),
  alert_at = CASE
    WHEN recipient <> 'owner' OR outcome.value ->> 'status' = 'delivered' THEN NULL
    WHEN outcome.value ->> 'status' = 'failed' THEN outcome.value ->> 'at'
    WHEN attempts >= ${alertAfterAttempts} THEN min(alert_at, outcome.value ->> 'at')
    ELSE alert_at END
FROM json_each(?1) AS outcome
WHERE message = outcome.value ->> 'message' AND recipient = outcome.value ->> 'recipient' AND lease_token = ?2
RETURNING message`;

async function writeOutcomes(db: Database, token: string, outcomes: Batch['unwrittenOutcomes']) {
  const jitter = 1 + deliveryLimits.jitterShare * Math.random();
  await db.prepare(writeOutcomesSql).bind(JSON.stringify(outcomes), token, jitter).all();
}
