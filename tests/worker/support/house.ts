/** The Worker with its real database and bucket, a mailbox to look into, and a queue that a test drives by hand. */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env as bindings } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import worker from '../../../worker/index.ts';
import { dailyCron, deadLetterQueue } from '../../../worker/limits.ts';
import { createBatch } from './batch.ts';
import { builtPages } from './built-pages.ts';

export const site = 'https://codecrafters.example';
const outboxQueue = 'codecrafters-outbox';

export type SentLetter = EmailMessageBuilder;

/** What the mail service answers to its n-th call: nothing, or the error it throws. */
type MailService = (call: number) => Error | null;

export function mailError(code: string): Error {
  return Object.assign(new Error('The mail service says no to someone@example.com'), { code });
}

export function createHouse(changes: Partial<Env> = {}) {
  const letters: SentLetter[] = [];
  const waiting: string[] = [];
  let mailService: MailService = () => null;
  let mailCalls = 0;

  const env: Env = {
    ...bindings,
    MAIL_FROM: 'website@codecrafters.example',
    MAIL_TO: 'hello@codecrafters.example',
    SITE_URL: site,
    ASSETS: builtPages,
    RATE: { limit: async () => ({ success: true }) },
    RATE_UNVERIFIED: { limit: async () => ({ success: true }) },
    MAIL: {
      send: async (letter: EmailMessage | EmailMessageBuilder) => {
        mailCalls += 1;
        const error = mailService(mailCalls);
        if (error) throw error;
        if ('subject' in letter) letters.push(letter);
        return { messageId: `mail-${mailCalls}` };
      },
    },
    OUTBOX: {
      send: async (message) => {
        waiting.push(message.reference);
        return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
      },
      sendBatch: async (messages) => {
        for (const { body } of messages) waiting.push(body.reference);
        return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
      },
    },
    ...changes,
  };

  async function fetch(request: Request): Promise<Response> {
    const context = createExecutionContext();
    const response = await worker.fetch(request, env, context);
    await waitOnExecutionContext(context);
    return response;
  }

  async function consume(references: string[], queue: string) {
    const { batch, acknowledged, retried } = createBatch(queue, references);
    await worker.queue(batch, env);
    return { acknowledged, retried };
  }

  return {
    env,
    letters,
    /** References on the queue, in order. */
    waiting,
    fetch,

    mailAnswers(service: MailService) {
      mailService = service;
      mailCalls = 0;
    },

    /** One round of the queue. Whatever is to be tried again is back on it, and time passes until then. */
    async deliverOnce() {
      const { acknowledged, retried } = await consume(waiting.splice(0), outboxQueue);
      waiting.push(...retried.map(({ reference }) => reference));
      const delays = retried.map(({ delaySeconds }) => delaySeconds ?? 0);
      if (delays.length > 0) passTime(Math.max(...delays) * 1_000 + 1);
      return { acknowledged, delays };
    },

    bury: (reference: string) => consume([reference], deadLetterQueue),

    sweep: () =>
      worker.scheduled(
        createScheduledController({ cron: '*/5 * * * *', scheduledTime: new Date() }),
        env,
      ),
    daily: () =>
      worker.scheduled(
        createScheduledController({ cron: dailyCron, scheduledTime: new Date() }),
        env,
      ),
  };
}

export type House = ReturnType<typeof createHouse>;

export function passTime(milliseconds: number): void {
  const then = Date.now() + milliseconds;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(then);
}

export async function rows(): Promise<Record<string, unknown>[]> {
  const { results } = await bindings.DB.prepare(
    'SELECT * FROM inquiries ORDER BY received_at',
  ).all();
  return results;
}

export async function storedFiles(): Promise<string[]> {
  const { objects } = await bindings.FILES.list();
  return objects.map(({ key }) => key);
}
