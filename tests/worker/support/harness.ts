/**
 * The Worker with a real database and bucket, a recorded mailbox and a queue that tests run step by
 * step.
 */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env as bindings } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import worker from '../../../worker/index.ts';
import { createBatch, type Queued, referencesOf } from './batch.ts';
import { builtPages } from './built-pages.ts';
import { forgetfulQueue } from './faulty.ts';

export const site = 'https://tern-and-tide.test';
export const outboxQueue = 'outbox';
export const deadLetterQueue = `${outboxQueue}-dead`;

export type SentMail = EmailMessageBuilder;

/** Returns the error of the n-th call, or null. */
type MailService = (call: number) => Error | null;

export function mailError(code: string): Error {
  return Object.assign(new Error('The mail service says no to someone@example.com'), { code });
}

export function createHarness(changes: Partial<Env> = {}) {
  const mails: SentMail[] = [];
  let queue: Queued[] = [];
  let respondToMail: MailService = () => null;
  let mailCalls = 0;

  const env: Env = {
    ...bindings,
    MAIL_FROM: 'website@tern-and-tide.test',
    MAIL_TO: 'hello@tern-and-tide.test',
    SITE_URL: site,
    ASSETS: builtPages,
    RATE: { limit: async () => ({ success: true }) },
    RATE_UNVERIFIED: { limit: async () => ({ success: true }) },
    RATE_VIEWS: { limit: async () => ({ success: true }) },
    MAIL: {
      send: async (mail: EmailMessage | EmailMessageBuilder) => {
        mailCalls += 1;
        const error = respondToMail(mailCalls);
        if (error) {
          throw error;
        }
        if ('subject' in mail) {
          mails.push(mail);
        }
        return { messageId: `mail-${mailCalls}` };
      },
    },
    OUTBOX: {
      send: async (body) => {
        enqueue(body);
        return forgetfulQueue.send(body);
      },
      sendBatch: async (messages) => {
        for (const { body } of messages) {
          enqueue(body);
        }
        return forgetfulQueue.sendBatch(messages);
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

  function enqueue(body: unknown): void {
    queue.push({ body, attempts: 1 });
  }

  async function consume(queued: Queued[], name: string) {
    const { batch, acknowledged, retried } = createBatch(name, queued);
    await worker.queue(batch, env);
    return { acknowledged, retried };
  }

  async function runCron(cron: string): Promise<void> {
    await worker.scheduled(createScheduledController({ cron, scheduledTime: new Date() }), env);
  }

  /** Consumes the queue once and advances the time to the next retry. */
  async function deliverOnce() {
    const round = queue;
    queue = [];
    const { acknowledged, retried } = await consume(round, outboxQueue);
    for (const { body, attempts } of retried) {
      queue.push({ body, attempts: attempts + 1 });
    }
    const delays = retried.map(({ delaySeconds }) => delaySeconds ?? 0);
    if (delays.length > 0) {
      advanceTime(Math.max(...delays) * 1_000 + 1);
    }
    return { acknowledged, delays };
  }

  const sweep = () => runCron('*/5 * * * *');

  return {
    env,
    mails,
    enqueue,
    get waiting() {
      return queue.flatMap(({ body }) => referencesOf(body));
    },
    get queued() {
      return queue.map(({ body }) => body);
    },
    fetch,
    get: (path: string, init: RequestInit = {}) => fetch(new Request(`${site}${path}`, init)),

    setMailService(service: MailService) {
      respondToMail = service;
      mailCalls = 0;
    },

    deliverOnce,
    consumeDeadLetters: (reference: string) =>
      consume([{ body: { reference, sentAt: Date.now() }, attempts: 1 }], deadLetterQueue),
    consume: (bodies: unknown[], name = outboxQueue) =>
      consume(
        bodies.map((body) => ({ body, attempts: 1 })),
        name,
      ),
    sweep,
    async sweepAndDeliver() {
      await sweep();
      await deliverOnce();
    },
    async sweepAfter(milliseconds: number) {
      advanceTime(milliseconds);
      await sweep();
    },
    daily: () => runCron('0 21 * * *'),
    removeOrphans: () => runCron('30 */6 * * *'),
  };
}

export type Harness = ReturnType<typeof createHarness>;

/** An actor at the desk. */
export function deskActor() {
  return { name: 'owner@tern-and-tide.test', now: Date.now() };
}

export function setTime(moment: number): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(moment);
}

export function advanceTime(milliseconds: number): void {
  setTime(Date.now() + milliseconds);
}

/** Compares the results one below a limit and at it. */
export async function compareAtLimit<Result>(
  edge: number,
  at: (moment: number) => Promise<Result>,
): Promise<[Result, Result]> {
  return [await at(edge - 1), await at(edge)];
}

export async function rows(): Promise<Record<string, unknown>[]> {
  const { results } = await bindings.DB.prepare(
    'SELECT * FROM inquiries ORDER BY received_at',
  ).all();
  return results;
}

/** Inserts rows whose columns are SQL over their number `n`; returns the keys of their files. */
export async function insertRows(count: number, more: Record<string, string>): Promise<string[]> {
  const of = ['reference', 'submission', 'fingerprint'].map((column) => [column, 'n']);
  const plain = { form: `'contact'`, email: `'x'`, fields: `'{}'`, status: `'delivered'` };
  const columns = { ...Object.fromEntries(of), ...plain, received_at: '1', due_at: '1', ...more };
  const { results } = await bindings.DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     INSERT INTO inquiries (${Object.keys(columns)}) SELECT ${Object.values(columns)} FROM numbers
     RETURNING file_key`,
  ).all<{ file_key: string | null }>();
  return results.flatMap(({ file_key: key }) => key ?? []);
}

/** Updates rows with the text of a SET clause, all of them without a WHERE. */
export async function changeRows(columns: string, ...values: unknown[]): Promise<void> {
  const statement = bindings.DB.prepare(`UPDATE inquiries SET ${columns}`);
  await statement.bind(...values).run();
}

export async function storedFiles(): Promise<string[]> {
  const { objects } = await bindings.FILES.list();
  return objects.map(({ key }) => key);
}
