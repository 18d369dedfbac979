/**
 * The queue's consumers. A queue message only names rows, and the row says what is to be done. So a
 * message is acknowledged whatever happens: the sweep finds each row that is not delivered. Only a
 * message that names a single row is retried, for the first quick attempts.
 */
import type { Env } from '../env.ts';
import {
  batchSize,
  deadLetterQueue,
  delayAfter,
  jitter,
  maxAttempts,
  quickRetries,
  sweep,
} from '../limits.ts';
import { kindOf, log, logProblem } from '../log.ts';
import { raiseAlerts } from './alerts.ts';
import { deliver } from './deliver.ts';
import { createDeliveredMarks } from './delivered-marks.ts';
import {
  type Claim,
  claim,
  type Failure,
  failDeadLetters,
  markDeferred,
  markFailed,
} from './delivery-state.ts';
import { handleHeartbeat } from './heartbeat.ts';
import type { ClaimedInquiry } from './inquiry.ts';
import { type OutboxMessage, readOutboxMessage, referencesIn } from './outbox-message.ts';

interface ReadMessage {
  message: Message<unknown>;
  body: OutboxMessage;
}

/** What the batch's messages need to know when all mails are done. */
interface BatchResults {
  /** Rows whose own queue message may be retried. */
  retryable: Set<string>;
  /** Seconds until it is. */
  retryDelays: Map<string, number>;
  /** Rows that could not be claimed, as the database failed. */
  unclaimed: Set<string>;
  failed: number;
}

/** What the mails of one claim share. */
interface Delivery extends Omit<Claim, 'inquiries'> {
  env: Env;
  markDelivered: (reference: string) => Promise<void>;
  results: BatchResults;
}

export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const messages = batch.messages.flatMap((message) => {
    const body = readOutboxMessage(message.body);
    if (body !== null) return [{ message, body }];
    logProblem('invalid-queue-message', { queue: batch.queue });
    message.ack();
    return [];
  });
  await (batch.queue === deadLetterQueue
    ? consumeDeadLetters(messages, env)
    : consumeOutbox(messages, env));
}

async function consumeOutbox(messages: ReadMessage[], env: Env): Promise<void> {
  const references = [...new Set(messages.flatMap(({ body }) => referencesIn(body)))];
  const results: BatchResults = {
    retryable: new Set(
      messages.flatMap(({ message, body }) =>
        'reference' in body && message.attempts <= quickRetries ? [body.reference] : [],
      ),
    ),
    retryDelays: new Map(),
    unclaimed: new Set(),
    failed: 0,
  };
  for (let start = 0; start < references.length; start += batchSize) {
    await claimAndDeliver(references.slice(start, start + batchSize), env, results);
  }
  await Promise.all(messages.map((message) => settleMessage(message, env, results)));
  if (results.failed > 0) await alertOwner(env);
}

async function claimAndDeliver(
  references: string[],
  env: Env,
  results: BatchResults,
): Promise<void> {
  let claimed: Claim;
  try {
    claimed = await claim(env.DB, references, Date.now());
  } catch (error) {
    logProblem('not-claimed', { references: references.join(' '), error: kindOf(error) });
    for (const reference of references) results.unclaimed.add(reference);
    return;
  }
  const markDelivered = createDeliveredMarks(env.DB, claimed.token);
  const delivery = { ...claimed, env, results, markDelivered };
  const withFile = claimed.inquiries.filter(({ file }) => file !== null);
  const withoutFile = claimed.inquiries.filter(({ file }) => file === null);
  await Promise.all([
    ...claimed.unreadable.map((reference) =>
      logErrors(reference, () => giveUp(delivery, reference, 'unreadable')),
    ),
    ...withoutFile.map((inquiry) => deliverInquiry(delivery, inquiry)),
    deliverInTurn(delivery, withFile),
  ]);
}

/** A Worker has 128 MB: it holds one attachment at a time. */
async function deliverInTurn(delivery: Delivery, inquiries: ClaimedInquiry[]): Promise<void> {
  for (const inquiry of inquiries) await deliverInquiry(delivery, inquiry);
}

/** One row's error does not stop the others. Where its mark is missing, its lease ends, and the sweep finds it. */
async function logErrors(reference: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    logProblem('delivery-interrupted', { reference, error: kindOf(error) });
  }
}

function deliverInquiry(delivery: Delivery, inquiry: ClaimedInquiry): Promise<void> {
  const { reference, attempts } = inquiry;
  return logErrors(reference, async () => {
    const outcome = await deliver(delivery.env, inquiry, delivery.endsAt);
    if (outcome.sent) {
      await delivery.markDelivered(reference);
      log('delivered', { reference, attempts });
    } else if (outcome.final || attempts >= maxAttempts) {
      await giveUp(delivery, reference, outcome.error);
    } else {
      await defer(delivery, inquiry, outcome);
    }
  });
}

async function defer(
  { env, token, results }: Delivery,
  { reference, attempts }: ClaimedInquiry,
  failure: Failure,
): Promise<void> {
  const delaySeconds = Math.ceil(delayAfter(attempts) * (1 + jitter * Math.random()));
  const dueAt = Date.now() + delaySeconds * 1_000;
  const isQuick = attempts <= quickRetries && results.retryable.has(reference);
  const carriedUntil = isQuick ? dueAt + sweep.minInFlight : 0;
  await markDeferred(env.DB, token, reference, failure, { dueAt, carriedUntil });
  if (isQuick) results.retryDelays.set(reference, delaySeconds);
  logProblem('delivery-deferred', { reference, attempts, error: failure.error, delaySeconds });
}

async function giveUp({ env, token, results }: Delivery, reference: string, error: string) {
  await markFailed(env.DB, token, reference, error);
  results.failed += 1;
  logProblem('delivery-failed', { reference, error });
}

async function settleMessage({ message, body }: ReadMessage, env: Env, results: BatchResults) {
  if ('heartbeat' in body) {
    await logErrors('heartbeat', () => handleHeartbeat(env, body.heartbeat));
  }
  const delaySeconds = 'reference' in body ? retryDelay(body.reference, message, results) : null;
  if (delaySeconds === null) message.ack();
  else message.retry({ delaySeconds });
}

function retryDelay(
  reference: string,
  { attempts }: Message<unknown>,
  { retryable, retryDelays, unclaimed }: BatchResults,
): number | null {
  // One retried message is enough, should several name the row.
  if (!retryable.delete(reference)) return null;
  return unclaimed.has(reference) ? delayAfter(attempts) : (retryDelays.get(reference) ?? null);
}

/** The queue gave these up: their consumer died over them several times. */
async function consumeDeadLetters(messages: ReadMessage[], env: Env): Promise<void> {
  const references = messages.flatMap(({ body }) => referencesIn(body));
  try {
    const failed = await failDeadLetters(env.DB, references, Date.now());
    for (const reference of failed) {
      logProblem('delivery-failed', { reference, error: 'dead-letter' });
    }
    for (const { message } of messages) message.ack();
    if (failed.length > 0) await alertOwner(env);
  } catch (error) {
    logProblem('dead-letters-not-marked', { error: kindOf(error) });
    for (const { message } of messages) {
      message.retry({ delaySeconds: delayAfter(message.attempts) });
    }
  }
}

/** One alert for the whole batch. When it fails, the next sweep raises it. */
async function alertOwner(env: Env): Promise<void> {
  try {
    await raiseAlerts(env, Date.now());
  } catch (error) {
    logProblem('alert-failed', { error: kindOf(error) });
  }
}
