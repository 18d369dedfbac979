/**
 * Simulates the Worker's bindings: every call takes time, may fail before or after its work, and
 * counts towards the free plan's limit.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Env } from '../../worker/env.ts';
import worker from '../../worker/index.ts';
import { type Chance, type Clock, createChance, createClock, takeOver } from './clock.ts';

const workerFolder = join(import.meta.dirname, '../../worker');

/** Read as text, because Wrangler takes seconds to load. */
function outboxSetting(name: string): number {
  const settings = readFileSync(join(workerFolder, 'wrangler.jsonc'), 'utf8');
  return Number(new RegExp(`"${name}": (\\d+)`).exec(settings)?.[1]);
}

const maxBatchSize = outboxSetting('max_batch_size');
const maxRetries = outboxSetting('max_retries');
const retryDelay = outboxSetting('retry_delay') * 1_000;
const migrations = join(workerFolder, 'migrations');
const [firstSchema = '', ...laterSchemas] = readdirSync(migrations)
  .sort()
  .map((name) => readFileSync(join(migrations, name), 'utf8'));

/** The free plan's calls per invocation. */
const maxCalls = 50;
/** Tells to which invocation a webhook call belongs. */
const invocations = new AsyncLocalStorage<Invocation>();

const owner = 'hello@tern-and-tide.test';
export const site = 'https://tern-and-tide.test';
export const webhook = 'https://hooks.example/alert';
/** The team's webhooks: a chat and a program. */
export const team = ['https://hooks.slack.com/services/T/B/x', 'https://crm.example/messages'];

/** Probabilities per call. */
export interface Faults {
  /** Half of the failures happen after the work is done. */
  failing: number;
  dying: number;
  slowMail: number;
  hangingMail: number;
  twice: number;
  /** The webhook responds with an error, a redirect or never. */
  failingHook: number;
}

export const noFaults: Faults = {
  failing: 0,
  dying: 0,
  slowMail: 0,
  hangingMail: 0,
  twice: 0,
  failingHook: 0,
};

/** The time that background work has after the response. */
const backgroundTime = 30_000;

export interface Mail {
  reference: string;
  announced: boolean;
  attached: string | null;
  saysMissing: boolean;
}

export interface Notification {
  reference: string;
  /** A webhook or the visitor's address. */
  to: string;
  /** The `webhook-id` header. */
  id: string | undefined;
}

interface Queued {
  body: unknown;
  attempts: number;
  dueAt: number;
}

/** `oldRows` is SQL that inserts rows into the first schema. */
function createSimulation(clock: Clock, chance: Chance, faults: Faults, oldRows = '') {
  const database = new DatabaseSync(':memory:');
  database.exec([firstSchema, oldRows, ...laterSchemas].join('\n'));
  const statements = new Map<string, StatementSync>();
  const files = new Map<string, { content: string; uploaded: Date }>();
  const mails: Mail[] = [];
  const confirmations: Notification[] = [];
  const posts: Notification[] = [];
  const alerts: { text: string; references: string[] }[] = [];
  const counts = { operations: 0, failed: 0, died: 0, refused: 0, mostCalls: 0, batches: 0 };
  const queues: Record<string, Queued[]> = { outbox: [], dead: [] };
  const idle: (() => void)[] = [];
  let mailDownUntil = 0;
  let hooksDownUntil = 0;

  async function call<Result>(
    invocation: Invocation,
    most: number,
    work: () => Result,
  ): Promise<Result> {
    invocation.calls += 1;
    counts.mostCalls = Math.max(counts.mostCalls, invocation.calls);
    if (invocation.calls > maxCalls) {
      counts.refused += 1;
      throw new Error('Too many API requests by single Worker invocation.');
    }
    await clock.wait(1 + chance() * most);
    if (invocation.dead || chance() < faults.dying * invocation.fragile) {
      if (!invocation.dead) {
        counts.died += 1;
      }
      invocation.dead = true;
      return new Promise(() => {});
    }
    const moment = chance() < faults.failing ? (chance() < 0.5 ? 'before' : 'after') : null;
    if (moment === 'before') {
      throw failure();
    }
    const result = work();
    await clock.wait(1 + chance() * most);
    if (moment === 'after') {
      throw failure();
    }
    return result;
  }

  function failure(): Error {
    counts.failed += 1;
    return new Error('Network connection lost.');
  }

  function prepare(invocation: Invocation, sql: string) {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    const bound = (values: SQLInputValue[]) => ({
      bind: (...more: SQLInputValue[]) => bound(more),
      first: () => call(invocation, 20, () => statement.all(...values)[0] ?? null),
      all: () => call(invocation, 20, () => ({ results: statement.all(...values) })),
      run: () =>
        call(invocation, 20, () => ({
          meta: { changes: Number(statement.run(...values).changes) },
        })),
    });
    return bound([]);
  }

  function createBucket(invocation: Invocation) {
    return {
      get: (key: string) =>
        call(invocation, 50, () => {
          const file = files.get(key);
          return file && { arrayBuffer: async () => new TextEncoder().encode(file.content).buffer };
        }).then((file) => file ?? null),
      head: (key: string) => call(invocation, 20, () => (files.has(key) ? { key } : null)),
      put: (key: string, bytes: Uint8Array) =>
        call(invocation, 80, () => {
          files.set(key, {
            content: new TextDecoder().decode(bytes),
            uploaded: new Date(clock.now()),
          });
        }),
      delete: (keys: string | string[]) =>
        call(invocation, 20, () => {
          for (const key of [keys].flat()) {
            files.delete(key);
          }
        }),
      list: () =>
        call(invocation, 20, () => ({
          truncated: false,
          objects: [...files].map(([key, { uploaded }]) => ({ key, uploaded })),
        })),
    };
  }

  function enqueue(queue: string, body: unknown, delay = 0, attempts = 1): void {
    queues[queue]?.push({ body, attempts, dueAt: clock.now() + delay });
    clock.wait(delay).then(() => {
      for (const wake of idle.splice(0)) {
        wake();
      }
    });
  }

  function createMail(invocation: Invocation) {
    return {
      send: async (mail: {
        to: string;
        subject: string;
        text: string;
        attachments: { content: ArrayBuffer }[];
      }) => {
        if (clock.now() < mailDownUntil) {
          await call(invocation, 500, () => {});
          throw Object.assign(new Error('No.'), { code: 'E_RATE_LIMIT_EXCEEDED' });
        }
        if (chance() < faults.hangingMail) {
          await new Promise(() => {});
        }
        await clock.wait(
          chance() < faults.slowMail ? 20_000 + chance() * 60_000 : chance() * 2_000,
        );
        return call(invocation, 500, () => {
          const reference = /[A-Z]+-\w{4}-\w{4}/.exec(mail.subject)?.[0] ?? mail.subject;
          const [attachment] = mail.attachments;
          if (mail.to !== owner) {
            confirmations.push({ reference, to: mail.to, id: undefined });
            return { messageId: reference };
          }
          mails.push({
            reference,
            announced: mail.text.includes('You may already have this message'),
            attached: attachment ? new TextDecoder().decode(attachment.content) : null,
            saysMissing: mail.text.includes('is not in the file store'),
          });
          return { messageId: reference };
        });
      },
    };
  }

  function createEnv(invocation: Invocation): Env {
    return asBinding<Env>({
      DB: { prepare: (sql: string) => prepare(invocation, sql) },
      FILES: createBucket(invocation),
      OUTBOX: {
        send: (body: unknown) =>
          call(invocation, 30, () => {
            counts.operations += 1;
            enqueue('outbox', body);
          }),
        sendBatch: (messages: { body: unknown; delaySeconds?: number }[]) =>
          call(invocation, 30, () => {
            counts.operations += messages.length;
            for (const { body, delaySeconds = 0 } of messages) {
              enqueue('outbox', body, delaySeconds * 1_000);
            }
          }),
      },
      MAIL: createMail(invocation),
      RATE: { limit: async () => ({ success: true }) },
      RATE_UNVERIFIED: { limit: async () => ({ success: true }) },
      RATE_VIEWS: { limit: async () => ({ success: true }) },
      ASSETS: { fetch: async () => new Response('', { status: 404 }) },
      MAIL_FROM: 'website@tern-and-tide.test',
      MAIL_TO: owner,
      SITE_URL: site,
      ALERT_WEBHOOK: webhook,
      MESSAGE_WEBHOOK: team.join('\n'),
      ACKNOWLEDGE: 'true',
    });
  }

  /** Replaces `fetch`. */
  async function answerWebhook(
    address: string,
    { body, headers }: { body: string; headers: Record<string, string> },
  ): Promise<Response> {
    const invocation = invocations.getStore() ?? invoke();
    if (address !== webhook) {
      return answerPost(invocation, address, body, headers['webhook-id']);
    }
    return call(invocation, 300, () => {
      const { text, references = [] }: { text: string; references?: string[] } = JSON.parse(body);
      alerts.push({ text, references });
      return new Response(null, { status: 204 });
    });
  }

  async function answerPost(
    invocation: Invocation,
    to: string,
    body: string,
    id: string | undefined,
  ): Promise<Response> {
    const isDown = clock.now() < hooksDownUntil || chance() < faults.failingHook;
    const status = isDown ? ([302, 500, null][Math.floor(chance() * 3)] ?? null) : 204;
    const answer = await call(invocation, 300, () => {
      const [reference = ''] = /[A-Z]+-\w{4}-\w{4}/.exec(body) ?? [];
      if (!isDown) {
        posts.push({ reference, to, id });
      }
      return status && new Response(null, { status });
    });
    if (answer) {
      return answer;
    }
    // The Worker aborts a post after ten seconds.
    await clock.wait(10_000);
    throw new DOMException('Too late', 'TimeoutError');
  }

  function invoke(): Invocation {
    return { dead: false, fragile: 1, calls: 0 };
  }

  /** Null when the Worker died before responding. */
  async function fetch(request: Request): Promise<Response | null> {
    const invocation = invoke();
    const context = asBinding<ExecutionContext>({ waitUntil: () => {}, props: {}, exports: {} });
    const answer = invocations.run(invocation, async () =>
      worker.fetch(request, createEnv(invocation), context),
    );
    answer.then(() => {
      clock.schedule(backgroundTime, () => {
        invocation.dead = true;
      });
    });
    return Promise.race([answer, clock.wait(45_000).then(() => null)]);
  }

  /** Retries messages that a dead Worker neither acknowledged nor retried. */
  async function consume(queue: string, name: string): Promise<void> {
    for (;;) {
      await clock.wait(500 + chance() * 1_500);
      if (!queues[queue]?.some(({ dueAt }) => dueAt <= clock.now())) {
        await new Promise<void>((resolve) => void idle.push(resolve));
        continue;
      }
      const waiting = queues[queue] ?? [];
      const due = waiting.filter(({ dueAt }) => dueAt <= clock.now()).slice(0, maxBatchSize);
      queues[queue] = waiting.filter((message) => !due.includes(message));
      const invocation = invoke();
      const settled = new Set<Queued>();
      const requeue = (message: Queued, delay: number) => {
        settled.add(message);
        if (message.attempts <= maxRetries) {
          enqueue(queue, message.body, delay, message.attempts + 1);
        } else if (queue === 'outbox') {
          enqueue('dead', message.body);
        }
      };
      counts.operations += due.length;
      counts.batches += 1;
      const batch = asBinding<MessageBatch<unknown>>({
        queue: name,
        messages: due.map((message) => ({
          body: message.body,
          attempts: message.attempts,
          ack: () => {
            settled.add(message);
            counts.operations += 1;
            if (chance() < faults.twice) {
              enqueue(queue, message.body);
            }
          },
          retry: ({ delaySeconds = 0 } = {}) => requeue(message, delaySeconds * 1_000),
        })),
      });
      await Promise.race([
        invocations.run(invocation, () => worker.queue(batch, createEnv(invocation))),
        clock.wait(15 * 60_000),
      ]);
      for (const message of due) {
        if (!settled.has(message)) {
          requeue(message, retryDelay);
        }
      }
    }
  }

  async function runCron(cron: string): Promise<void> {
    const invocation = invoke();
    const controller = { cron, scheduledTime: Date.now(), noRetry: () => {} };
    await Promise.race([
      invocations.run(invocation, () => worker.scheduled(controller, createEnv(invocation))),
      clock.wait(15 * 60_000),
    ]);
  }

  return {
    files,
    mails,
    confirmations,
    posts,
    alerts,
    counts,
    fetch,
    runCron,
    answerWebhook,
    consumeOutbox: () => consume('outbox', 'outbox'),
    consumeDead: () => consume('dead', 'outbox-dead'),
    putOnQueue: async (body: unknown) => enqueue('outbox', body),
    get onQueue() {
      return queues.outbox?.length ?? 0;
    },
    loseQueue: () => void queues.outbox?.splice(0),
    breakMail: (until: number) => {
      mailDownUntil = until;
    },
    breakHooks: (until: number) => {
      hooksDownUntil = until;
    },
    history: () => database.prepare('SELECT * FROM history').all(),
    unnotified: () => database.prepare('SELECT * FROM inquiries WHERE tell_at IS NOT NULL').all(),
    rows: () => database.prepare('SELECT * FROM inquiries').all(),
    waiting: () => database.prepare(`SELECT * FROM inquiries WHERE status = 'queued'`).all(),
    /** Makes the stored files older. */
    age: (milliseconds: number) => {
      for (const file of files.values()) {
        file.uploaded = new Date(+file.uploaded - milliseconds);
      }
    },
    close: () => database.close(),
  };
}

interface Invocation {
  dead: boolean;
  /** 0 for an invocation that cannot die. */
  fragile: number;
  calls: number;
}

/** The fakes have only the methods that the Worker uses. */
function asBinding<Real>(binding: unknown): Real {
  return binding as Real;
}

export type Simulation = ReturnType<typeof createSimulation>;

export function inquiryPost(fields: object): Request {
  const visitor = { name: 'Asha', email: 'asha@example.com', phoneNumber: '9876543210' };
  return new Request(`${site}/api/v1/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...visitor, ...fields }),
  });
}

export function applicationPost(fields: Record<string, string>, cv: string): Request {
  const visitor = { name: 'Asha', email: 'asha@example.com', position: 'Developer' };
  const parts = Object.entries({ ...visitor, ...fields }).map(
    ([name, value]) => `name="${name}"\r\n\r\n${value}`,
  );
  parts.push(`name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n${cv}`);
  const body = parts.map((part) => `--edge\r\nContent-Disposition: form-data; ${part}\r\n`);
  return new Request(`${site}/api/v1/applications`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=edge' },
    body: `${body.join('')}--edge--\r\n`,
  });
}

export interface Run {
  clock: Clock;
  chance: Chance;
  simulation: Simulation;
}

/** Runs in simulated time, with webhooks instead of the network and without logs. */
export async function simulate<Result>(
  { seed = 1, start = Date.UTC(2026, 10, 2, 15), faults = noFaults, oldRows = '' },
  run: (parts: Run) => Promise<Result>,
): Promise<Result> {
  const chance = createChance(seed);
  const clock = createClock(start);
  const simulation = createSimulation(clock, chance, faults, oldRows);
  const restoreTime = takeOver(clock, chance);
  const { fetch } = globalThis;
  const { log, error } = console;
  Object.assign(globalThis, { fetch: simulation.answerWebhook });
  Object.assign(console, { log: () => {}, error: () => {} });
  try {
    return await run({ clock, chance, simulation });
  } finally {
    restoreTime();
    Object.assign(globalThis, { fetch });
    Object.assign(console, { log, error });
    simulation.close();
  }
}

/** Schedules a sweep now and every five minutes, or from the given minute on. */
export function scheduleSweeps({ clock, simulation }: Run, until: number, from = 0): void {
  for (let minutes = from; minutes <= until; minutes += 5) {
    clock.schedule(minutes * 60_000, () => clock.start(() => simulation.runCron('*/5 * * * *')));
  }
}
