/**
 * Consumes the queues; every message is acknowledged, because the sweep finds undelivered rows, and
 * only a message that names a single row is retried for its first attempts.
 */
import { withCallBudget } from '../call-budget.ts';
import { handleHeartbeat } from '../cron/heartbeat.ts';
import type { Env } from '../env.ts';
import type { ClaimedInquiry } from '../inquiry.ts';
import {
  batchSize,
  callAttempts,
  calls,
  deadLetterEnding,
  delayAfter,
  jitter,
  maxAttempts,
  quickRetries,
  sweep,
} from '../limits.ts';
import { attempt, kindOf, log, logProblem } from '../log.ts';
import { raiseAlerts } from '../notify/alerts.ts';
import { type Claim, claim } from './claim.ts';
import { deliver } from './deliver.ts';
import { failDeadLetters } from './give-up.ts';
import type { MailOutcome } from './mail.ts';
import {
  type ParsedOutboxMessage,
  parseOutboxMessage,
  putOnQueue,
  referencesIn,
} from './outbox-message.ts';
import { createOutcomeWriter, type Outcome } from './outcomes.ts';

interface ReadMessage {
  message: Message<unknown>;
  body: ParsedOutboxMessage;
}

interface Batch {
  env: Env;
  callsLeft: () => number;
  /** Attempts of queue messages that may be retried, by the row that they name. */
  quick: Map<string, number>;
  retryDelays: Map<string, number>;
  failed: number;
}

export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const messages = batch.messages.flatMap((message) => {
    const body = parseOutboxMessage(message.body);
    if (body !== null) {
      return [{ message, body }];
    }
    logProblem('invalid-queue-message', { queue: batch.queue });
    message.ack();
    return [];
  });
  await (batch.queue.endsWith(deadLetterEnding)
    ? consumeDeadLetters(messages, env)
    : consumeOutbox(messages, env));
}

async function consumeOutbox(messages: ReadMessage[], env: Env): Promise<void> {
  const batch: Batch = {
    ...withCallBudget(env),
    quick: new Map(
      messages.flatMap(({ message: { attempts }, body }) =>
        'reference' in body && attempts <= quickRetries ? [[body.reference, attempts]] : [],
      ),
    ),
    retryDelays: new Map(),
    failed: 0,
  };
  const references = [...new Set(messages.flatMap(({ body }) => referencesIn(body)))];
  while (references.length > 0 && affordableRows(batch) > 0) {
    const affordable = references.splice(0, affordableRows(batch));
    await claimAndDeliver(affordable, references.length, batch);
  }
  if (references.length > 0) {
    // Left to another invocation; the sweep finds rows that the queue does not accept.
    const count = references.length;
    log('put-back', { count });
    await attempt(() => putOnQueue(env.OUTBOX, references), 'not-queued', { count });
  }
  const heartbeats = messages.flatMap(({ body }) => ('heartbeat' in body ? [body.heartbeat] : []));
  if (heartbeats.length > 0) {
    await attempt(() => handleHeartbeat(env, Math.max(...heartbeats)), 'heartbeat-failed');
  }
  for (const { message, body } of messages) {
    settle(message, body, batch);
  }
  if (batch.failed > 0) {
    await alertOwner(env);
  }
}

function affordableRows({ callsLeft }: Batch): number {
  const spendable = callsLeft() - calls.afterDelivery - 2 * callAttempts;
  return Math.min(batchSize, Math.floor(spendable / calls.perRow));
}

/** Reserves calls for the `others` that are still to be claimed. */
async function claimAndDeliver(references: string[], others: number, batch: Batch): Promise<void> {
  const { env, callsLeft } = batch;
  let newClaim: Claim;
  try {
    newClaim = await claim(env.DB, references, Date.now());
  } catch (error) {
    logProblem('not-claimed', { references: references.join(' '), error: kindOf(error) });
    for (const reference of references) {
      const attempts = batch.quick.get(reference);
      if (attempts !== undefined) {
        batch.retryDelays.set(reference, delayAfter(attempts));
      }
    }
    return;
  }
  const { token, deadline, inquiries, unreadable } = newClaim;
  const write = createOutcomeWriter(env.DB, token, {
    count: inquiries.length + unreadable.length,
    mayWrite: (missing) =>
      callsLeft() >= (missing + others) * calls.perRow + 2 * callAttempts + calls.afterDelivery,
  });
  const deliverAndWrite = async (inquiry: ClaimedInquiry) =>
    write(await outcomeOf(inquiry, deadline, batch));
  const withFile = inquiries.filter(({ file }) => file !== null);
  await Promise.all([
    ...unreadable.map((reference) => write(giveUp(batch, reference, 'unreadable'))),
    ...inquiries.filter(({ file }) => file === null).map(deliverAndWrite),
    runInSequence(withFile, deliverAndWrite),
  ]);
}

/** One attachment at a time, because a Worker has 128 MB of memory. */
async function runInSequence<Item>(
  items: Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    await run(item);
  }
}

async function outcomeOf(
  inquiry: ClaimedInquiry,
  deadline: number,
  batch: Batch,
): Promise<Outcome> {
  const { reference, attempts } = inquiry;
  const sending = await deliver(batch.env, inquiry, deadline).catch(unexpectedFailure);
  if (sending.sent) {
    log('delivered', { reference, attempts });
    return { reference, status: 'delivered', deliveredAt: Date.now() };
  }
  const { error, certain, final } = sending;
  if (final || attempts >= maxAttempts) {
    return giveUp(batch, reference, error);
  }
  const delaySeconds = Math.ceil(delayAfter(attempts) * (1 + jitter * Math.random()));
  const dueAt = Date.now() + delaySeconds * 1_000;
  const isQuick = attempts <= quickRetries && batch.quick.has(reference);
  if (isQuick) {
    batch.retryDelays.set(reference, delaySeconds);
  }
  logProblem('delivery-deferred', { reference, attempts, error, delaySeconds });
  const carriedUntil = isQuick ? dueAt + sweep.minInFlight : 0;
  return { reference, status: 'queued', error, certain, dueAt, carriedUntil };
}

function unexpectedFailure(error: unknown): MailOutcome {
  return { sent: false, final: false, certain: false, error: kindOf(error) };
}

function giveUp(batch: Batch, reference: string, error: string): Outcome {
  batch.failed += 1;
  logProblem('delivery-failed', { reference, error });
  return { reference, status: 'failed', error };
}

function settle(
  message: Message<unknown>,
  body: ParsedOutboxMessage,
  { retryDelays }: Batch,
): void {
  const reference = 'reference' in body ? body.reference : '';
  const delaySeconds = retryDelays.get(reference);
  if (delaySeconds === undefined) {
    message.ack();
  } else {
    message.retry({ delaySeconds });
  }
  // Several messages may name a row, and one retry is enough.
  retryDelays.delete(reference);
}

/** Handles messages whose consumer died several times. */
async function consumeDeadLetters(messages: ReadMessage[], env: Env): Promise<void> {
  const deadLetters = messages.flatMap(({ body }) =>
    'heartbeat' in body
      ? []
      : referencesIn(body).map((reference) => ({ reference, sentAt: body.sentAt })),
  );
  try {
    const failed = await failDeadLetters(env.DB, deadLetters, Date.now());
    for (const reference of failed) {
      logProblem('delivery-failed', { reference, error: 'dead-letter' });
    }
    for (const { message } of messages) {
      message.ack();
    }
    if (failed.length > 0) {
      await alertOwner(env);
    }
  } catch (error) {
    logProblem('dead-letters-not-marked', { error: kindOf(error) });
    for (const { message } of messages) {
      message.retry({ delaySeconds: delayAfter(message.attempts) });
    }
  }
}

/** Raises one alert for the whole batch; if it fails, the next sweep raises it. */
function alertOwner(env: Env): Promise<void> {
  return attempt(() => raiseAlerts(env, Date.now()), 'alert-failed');
}
