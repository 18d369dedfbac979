/**
 * Consumes the queues. Messages are acknowledged even after failures, because the sweep requeues
 * undelivered rows; only a message that names a single row is retried, for its first attempts.
 */
import { createCallCountingEnv } from '../call-counting-env.ts';
import { handleQueuedHeartbeat } from '../cron/heartbeat.ts';
import type { Env } from '../env.ts';
import type { ClaimedInquiry } from '../inquiry.ts';
import {
  callLimits,
  computeRetryDelaySeconds,
  deadLetterQueueSuffix,
  jitterShare,
  maxCallAttempts,
  maxClaimedRows,
  maxDeliveryAttempts,
  maxQuickRetries,
  sweepLimits,
} from '../limits.ts';
import { logEvent, logProblem, readErrorKind, runSafely } from '../log.ts';
import { postDueAlerts } from '../notify/alerts.ts';
import { type Claim, claimDueRows } from './claim.ts';
import { deliverInquiry } from './deliver.ts';
import { markDeadLettersFailed } from './give-up.ts';
import type { MailOutcome } from './mail.ts';
import {
  getMessageReferences,
  type ParsedOutboxMessage,
  parseOutboxMessage,
  putOnQueue,
} from './outbox-message.ts';
import { createOutcomeWriter, type Outcome } from './outcomes.ts';

interface ReadMessage {
  queueMessage: Message<unknown>;
  messageBody: ParsedOutboxMessage;
}

interface Batch {
  env: Env;
  callsLeft: () => number;
  /** The keys are references whose queue message may be retried, the values its attempts. */
  quick: Map<string, number>;
  retryDelays: Map<string, number>;
  failed: number;
}

export async function consumeBatch(queueBatch: MessageBatch<unknown>, env: Env): Promise<void> {
  const parsedMessages = queueBatch.messages.flatMap((queueMessage) => {
    const messageBody = parseOutboxMessage(queueMessage.body);
    if (messageBody !== null) {
      return [{ queueMessage, messageBody }];
    }
    logProblem('invalid-queue-message', { queue: queueBatch.queue });
    queueMessage.ack();
    return [];
  });
  await (queueBatch.queue.endsWith(deadLetterQueueSuffix)
    ? consumeDeadLetters(parsedMessages, env)
    : consumeOutbox(parsedMessages, env));
}

async function consumeOutbox(parsedMessages: ReadMessage[], env: Env): Promise<void> {
  const batchState: Batch = {
    ...createCallCountingEnv(env),
    quick: new Map(
      parsedMessages.flatMap(({ queueMessage, messageBody }) =>
        'reference' in messageBody && queueMessage.attempts <= maxQuickRetries
          ? [[messageBody.reference, queueMessage.attempts]]
          : [],
      ),
    ),
    retryDelays: new Map(),
    failed: 0,
  };
  const messageBodies = parsedMessages.map(({ messageBody }) => messageBody);
  const remainingReferences = [...new Set(messageBodies.flatMap(getMessageReferences))];
  while (remainingReferences.length > 0 && computeDeliverableRowCount(batchState) > 0) {
    const referencesWithinBudget = remainingReferences.splice(
      0,
      computeDeliverableRowCount(batchState),
    );
    await claimAndDeliver(referencesWithinBudget, remainingReferences.length, batchState);
  }
  if (remainingReferences.length > 0) {
    // Another invocation delivers the remaining rows; the sweep finds rows that the queue refuses.
    const logDetails = { count: remainingReferences.length };
    logEvent('put-back', logDetails);
    await runSafely(() => putOnQueue(env.OUTBOX, remainingReferences), 'not-queued', logDetails);
  }
  for (const parsedMessage of parsedMessages) {
    if ('heartbeat' in parsedMessage.messageBody) {
      await consumeHeartbeat(parsedMessage.queueMessage, env, parsedMessage.messageBody.heartbeat);
    } else {
      acknowledgeOrRetry(parsedMessage, batchState);
    }
  }
  if (batchState.failed > 0) {
    await alertOwner(env);
  }
}

/** The retries end before the next sweep expects the heartbeat. */
async function consumeHeartbeat(queueMessage: Message<unknown>, env: Env, sentAtMs: number) {
  let hasSucceeded = false;
  await runSafely(async () => {
    hasSucceeded = await handleQueuedHeartbeat(env, sentAtMs);
  }, 'heartbeat-failed');
  if (hasSucceeded || queueMessage.attempts > maxQuickRetries) {
    queueMessage.ack();
  } else {
    queueMessage.retry({ delaySeconds: computeRetryDelaySeconds(queueMessage.attempts) });
  }
}

const reservedCallCount = callLimits.afterDelivery + 2 * maxCallAttempts;

function computeDeliverableRowCount({ callsLeft }: Batch): number {
  const affordableRowCount = Math.floor((callsLeft() - reservedCallCount) / callLimits.perRow);
  return Math.min(maxClaimedRows, affordableRowCount);
}

/** Reserves calls for the other rows, which are claimed later. */
async function claimAndDeliver(references: string[], unclaimedRowCount: number, batchState: Batch) {
  const { env, callsLeft } = batchState;
  let newClaim: Claim;
  try {
    newClaim = await claimDueRows(env.DB, references, Date.now());
  } catch (error) {
    logProblem('not-claimed', { references: references.join(' '), error: readErrorKind(error) });
    for (const reference of references) {
      const attemptCount = batchState.quick.get(reference);
      if (attemptCount !== undefined) {
        batchState.retryDelays.set(reference, computeRetryDelaySeconds(attemptCount));
      }
    }
    return;
  }
  const { inquiries, unreadable: unreadableReferences } = newClaim;
  const writeOutcome = createOutcomeWriter(env.DB, newClaim.token, {
    count: inquiries.length + unreadableReferences.length,
    mayWrite: (missingCount) =>
      callsLeft() >= (missingCount + unclaimedRowCount) * callLimits.perRow + reservedCallCount,
  });
  const deliverAndWrite = async (inquiry: ClaimedInquiry) =>
    writeOutcome(await attemptDelivery(inquiry, newClaim.deadlineMs, batchState));
  // Attachments are sent one at a time, because a Worker has only 128 MB of memory.
  const deliverInSequence = async (inquiriesWithFile: ClaimedInquiry[]) => {
    for (const inquiry of inquiriesWithFile) {
      await deliverAndWrite(inquiry);
    }
  };
  await Promise.all([
    ...unreadableReferences.map((reference) =>
      writeOutcome(logFailedDelivery(batchState, reference, 'unreadable')),
    ),
    ...inquiries.filter(({ file }) => file === null).map(deliverAndWrite),
    deliverInSequence(inquiries.filter(({ file }) => file !== null)),
  ]);
}

async function attemptDelivery(
  inquiry: ClaimedInquiry,
  deadlineMs: number,
  batchState: Batch,
): Promise<Outcome> {
  const { reference, attempts } = inquiry;
  const mailOutcome = await deliverInquiry(batchState.env, inquiry, deadlineMs).catch(
    toMailFailure,
  );
  if (mailOutcome.sent) {
    logEvent('delivered', { reference, attempts });
    return { reference, status: 'delivered', deliveredAt: Date.now() };
  }
  const { error, certain: isSurelyUnsent, final: isErrorPermanent } = mailOutcome;
  if (isErrorPermanent || attempts >= maxDeliveryAttempts) {
    return logFailedDelivery(batchState, reference, error);
  }
  const delaySeconds = Math.ceil(
    computeRetryDelaySeconds(attempts) * (1 + jitterShare * Math.random()),
  );
  const dueAt = Date.now() + delaySeconds * 1_000;
  const isQuickRetry = attempts <= maxQuickRetries && batchState.quick.has(reference);
  if (isQuickRetry) {
    batchState.retryDelays.set(reference, delaySeconds);
  }
  logProblem('delivery-deferred', { reference, attempts, error, delaySeconds });
  const carriedUntil = isQuickRetry ? dueAt + sweepLimits.minInFlight : 0;
  return { reference, status: 'queued', error, certain: isSurelyUnsent, dueAt, carriedUntil };
}

function toMailFailure(error: unknown): MailOutcome {
  return { sent: false, final: false, certain: false, error: readErrorKind(error) };
}

function logFailedDelivery(batchState: Batch, reference: string, errorKind: string): Outcome {
  batchState.failed += 1;
  logProblem('delivery-failed', { reference, error: errorKind });
  return { reference, status: 'failed', error: errorKind };
}

function acknowledgeOrRetry({ queueMessage, messageBody }: ReadMessage, { retryDelays }: Batch) {
  const reference = 'reference' in messageBody ? messageBody.reference : '';
  const delaySeconds = retryDelays.get(reference);
  if (delaySeconds === undefined) {
    queueMessage.ack();
  } else {
    queueMessage.retry({ delaySeconds });
  }
  // Several messages may name the same row, and one retry is enough.
  retryDelays.delete(reference);
}

/** Handles messages whose consumer died several times. */
async function consumeDeadLetters(parsedMessages: ReadMessage[], env: Env): Promise<void> {
  const deadLetters = parsedMessages.flatMap(({ messageBody: body }) =>
    'heartbeat' in body
      ? []
      : getMessageReferences(body).map((reference) => ({ reference, sentAt: body.sentAt })),
  );
  try {
    const failedReferences = await markDeadLettersFailed(env.DB, deadLetters, Date.now());
    for (const reference of failedReferences) {
      logProblem('delivery-failed', { reference, error: 'dead-letter' });
    }
    for (const { queueMessage } of parsedMessages) {
      queueMessage.ack();
    }
    if (failedReferences.length > 0) {
      await alertOwner(env);
    }
  } catch (error) {
    logProblem('dead-letters-not-marked', { error: readErrorKind(error) });
    for (const { queueMessage } of parsedMessages) {
      queueMessage.retry({ delaySeconds: computeRetryDelaySeconds(queueMessage.attempts) });
    }
  }
}

/** Raises one alert for the whole batch; if the alert fails, the next sweep raises it. */
function alertOwner(env: Env): Promise<void> {
  return runSafely(() => postDueAlerts(env, Date.now()), 'alert-failed');
}
