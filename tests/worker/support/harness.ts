/** Runs the Worker with a real database and bucket, a recorded mailbox and a manual queue. */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env as bindings } from 'cloudflare:workers';
import type { Env } from '../../../worker/env.ts';
import worker from '../../../worker/index.ts';
import { builtPagesBinding } from './built-pages.ts';
import { queueSendResult } from './faulty.ts';
import { advanceTime } from './time.ts';

export const siteUrl = 'https://tern-and-tide.test';

/** Returns the error that the n-th call throws, if any. */
type MailService = (call: number) => Error | null | undefined;

export function mailError(code: string): Error {
  return Object.assign(new Error('The mail service says no to someone@example.com'), { code });
}

type QueuedMessage = { body: unknown; attempts: number };

export function createHarness(envOverrides: Partial<Env> = {}) {
  const sentMails: EmailMessageBuilder[] = [];
  const pendingQueueMessages: QueuedMessage[] = [];
  let getSimulatedMailError: MailService = () => null;
  let mailCallCount = 0;

  const env: Env = {
    ...bindings,
    MAIL_FROM: 'website@tern-and-tide.test',
    MAIL_TO: 'hello@tern-and-tide.test',
    SITE_URL: siteUrl,
    ASSETS: builtPagesBinding,
    RATE: { limit: async () => ({ success: true }) },
    RATE_UNVERIFIED: { limit: async () => ({ success: true }) },
    RATE_VIEWS: { limit: async () => ({ success: true }) },
    MAIL: {
      send: async (mail: EmailMessage | EmailMessageBuilder) => {
        mailCallCount += 1;
        const mailServiceError = getSimulatedMailError(mailCallCount);
        if (mailServiceError) {
          throw mailServiceError;
        }
        if ('subject' in mail) {
          sentMails.push(mail);
        }
        return { messageId: `mail-${mailCallCount}` };
      },
    },
    OUTBOX: {
      send: async (body) => enqueue(body),
      sendBatch: async (messages) => enqueue(...Array.from(messages, ({ body }) => body)),
    },
    ...envOverrides,
  };

  async function fetchFromWorker(request: Request): Promise<Response> {
    const executionContext = createExecutionContext();
    const response = await worker.fetch(request, env, executionContext);
    await waitOnExecutionContext(executionContext);
    return response;
  }

  function enqueue(...bodies: unknown[]) {
    pendingQueueMessages.push(...bodies.map((body) => ({ body, attempts: 1 })));
    return queueSendResult;
  }

  /** Unlike the library's batch, also records the delays of retries. */
  async function consumeBatch(queuedMessages: QueuedMessage[], queue: string) {
    const acknowledgedBodies: unknown[] = [];
    const retriedMessages: (QueuedMessage & QueueRetryOptions)[] = [];
    const messages = queuedMessages.map<Message>(({ body, attempts }, index) => ({
      id: `${index}`,
      timestamp: new Date(),
      attempts,
      body,
      ack: () => void acknowledgedBodies.push(body),
      retry: (options) => void retriedMessages.push({ body, attempts: attempts + 1, ...options }),
    }));
    const { metadata } = queueSendResult;
    await worker.queue({ queue, metadata, messages, ackAll: () => {}, retryAll: () => {} }, env);
    return { acknowledgedBodies, retriedMessages };
  }

  function consume(queueMessageBodies: unknown[], queueName = 'outbox') {
    const messages = queueMessageBodies.map((body) => ({ body, attempts: 1 }));
    return consumeBatch(messages, queueName);
  }

  async function runCron(cron: string): Promise<void> {
    await worker.scheduled(createScheduledController({ cron, scheduledTime: new Date() }), env);
  }

  /** Consumes the queue once and advances the time to the next retry. */
  async function deliverOnce() {
    const queueBatch = pendingQueueMessages.splice(0);
    const { acknowledgedBodies, retriedMessages } = await consumeBatch(queueBatch, 'outbox');
    pendingQueueMessages.push(...retriedMessages);
    const delaysInSeconds = retriedMessages.map(({ delaySeconds = 0 }) => delaySeconds);
    if (delaysInSeconds.length > 0) {
      advanceTime(Math.max(...delaysInSeconds) * 1_000 + 1);
    }
    return { acknowledgedBodies, delaysInSeconds };
  }

  const runSweep = () => runCron('*/5 * * * *');

  return {
    env,
    mails: sentMails,
    enqueue,
    get queuedReferences() {
      return pendingQueueMessages.flatMap<string>(({ body }) => {
        const { reference, references = reference ?? [] } = Object(body);
        return references;
      });
    },
    get queuedBodies() {
      return pendingQueueMessages.map(({ body }) => body);
    },
    fetch: fetchFromWorker,
    get: (path: string, init: RequestInit = {}) =>
      fetchFromWorker(new Request(`${siteUrl}${path}`, init)),

    setMailService(mailService: MailService) {
      getSimulatedMailError = mailService;
      mailCallCount = 0;
    },

    deliverOnce,
    consume,
    consumeDeadLetters: (reference: string) =>
      consume([{ reference, sentAt: Date.now() }], 'outbox-dead'),
    sweep: runSweep,
    async sweepAndDeliver() {
      await runSweep();
      await deliverOnce();
    },
    sweepAfter(milliseconds: number) {
      advanceTime(milliseconds);
      return runSweep();
    },
    daily: () => runCron('0 21 * * *'),
    removeOrphans: () => runCron('30 */6 * * *'),
  };
}

export type Harness = ReturnType<typeof createHarness>;

export let harness = createHarness();

export function resetHarness(): void {
  harness = createHarness();
}

export function createActor() {
  return { name: 'owner@tern-and-tide.test', now: Date.now() };
}
