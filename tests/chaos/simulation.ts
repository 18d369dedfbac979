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
import { type Clock, createClock, createRandom, installClock, type Random } from './clock.ts';

const workerPath = join(import.meta.dirname, '../../worker');

/** Reads the configuration as text, because Wrangler takes seconds to load. */
function readOutboxSetting(settingName: string): number {
  const wranglerJsonc = readFileSync(join(workerPath, 'wrangler.jsonc'), 'utf8');
  return Number(new RegExp(`"${settingName}": (\\d+)`).exec(wranglerJsonc)?.[1]);
}

const maxBatchSize = readOutboxSetting('max_batch_size');
const maxRetries = readOutboxSetting('max_retries');
const retryDelayMs = readOutboxSetting('retry_delay') * 1_000;
const migrationsPath = join(workerPath, 'migrations');
const [firstMigrationSql = '', ...laterMigrationSqls] = readdirSync(migrationsPath)
  .sort()
  .map((fileName) => readFileSync(join(migrationsPath, fileName), 'utf8'));

/** The free plan allows 50 calls per invocation. */
const maxCallsPerInvocation = 50;
/** Assigns each webhook call to its invocation. */
const invocationStorage = new AsyncLocalStorage<Invocation>();

const ownerEmail = 'hello@tern-and-tide.test';
const siteUrl = 'https://tern-and-tide.test';
const alertWebhookUrl = 'https://hooks.example/alert';
/** The team's webhooks: a chat and a program. */
export const teamUrls = ['https://hooks.slack.com/services/T/B/x', 'https://crm.example/messages'];

/** Each number is the probability of a fault in one call. */
export interface Faults {
  /** Half of the failing calls have already done their work. */
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

/** Background work may continue for this time after the response. */
const backgroundTimeMs = 30_000;

export interface Mail {
  reference: string;
  announced: boolean;
  attached: string | null;
  saysMissing: boolean;
}

export interface Notification {
  reference: string;
  /** The recipient is the address of a webhook or of a visitor. */
  to: string;
  /** The id is the value of the `webhook-id` header. */
  id: string | undefined;
}

interface Queued {
  body: unknown;
  attempts: number;
  dueAt: number;
}

/** `oldRowsSql` is SQL that inserts rows into the first schema. */
function createSimulation(clock: Clock, random: Random, faults: Faults, oldRowsSql = '') {
  const database = new DatabaseSync(':memory:');
  database.exec([firstMigrationSql, oldRowsSql, ...laterMigrationSqls].join('\n'));
  const statementsBySql = new Map<string, StatementSync>();
  const filesByKey = new Map<string, { content: string; uploaded: Date }>();
  const ownerMails: Mail[] = [];
  const confirmations: Notification[] = [];
  const webhookPosts: Notification[] = [];
  const alerts: { text: string; references: string[] }[] = [];
  const runCounts = { operations: 0, failed: 0, died: 0, refused: 0, mostCalls: 0, batches: 0 };
  const queuesByName: Record<string, Queued[]> = { outbox: [], dead: [] };
  const idleConsumerWakeups: (() => void)[] = [];
  let mailDownUntilMs = 0;
  let hooksDownUntilMs = 0;

  async function simulateCall<Result>(
    invocation: Invocation,
    maxDelayMs: number,
    performCall: () => Result,
  ): Promise<Result> {
    invocation.calls += 1;
    runCounts.mostCalls = Math.max(runCounts.mostCalls, invocation.calls);
    if (invocation.calls > maxCallsPerInvocation) {
      runCounts.refused += 1;
      throw new Error('Too many API requests by single Worker invocation.');
    }
    await clock.wait(1 + random() * maxDelayMs);
    if (invocation.dead || random() < faults.dying) {
      if (!invocation.dead) {
        runCounts.died += 1;
      }
      invocation.dead = true;
      return new Promise(() => {});
    }
    const failureMoment = random() < faults.failing ? (random() < 0.5 ? 'before' : 'after') : null;
    if (failureMoment === 'before') {
      throw createNetworkError();
    }
    const callResult = performCall();
    await clock.wait(1 + random() * maxDelayMs);
    if (failureMoment === 'after') {
      throw createNetworkError();
    }
    return callResult;
  }

  function createNetworkError(): Error {
    runCounts.failed += 1;
    return new Error('Network connection lost.');
  }

  function prepareStatement(invocation: Invocation, sql: string) {
    const statement = statementsBySql.get(sql) ?? database.prepare(sql);
    statementsBySql.set(sql, statement);
    const createBoundStatement = (sqlValues: SQLInputValue[]) => ({
      bind: (...newSqlValues: SQLInputValue[]) => createBoundStatement(newSqlValues),
      first: () => simulateCall(invocation, 20, () => statement.all(...sqlValues)[0] ?? null),
      all: () => simulateCall(invocation, 20, () => ({ results: statement.all(...sqlValues) })),
      run: () =>
        simulateCall(invocation, 20, () => ({
          meta: { changes: Number(statement.run(...sqlValues).changes) },
        })),
    });
    return createBoundStatement([]);
  }

  function createBucket(invocation: Invocation) {
    return {
      get: (fileKey: string) =>
        simulateCall(invocation, 50, () => {
          const storedFile = filesByKey.get(fileKey);
          return (
            storedFile && {
              arrayBuffer: async () => new TextEncoder().encode(storedFile.content).buffer,
            }
          );
        }).then((file) => file ?? null),
      head: (fileKey: string) =>
        simulateCall(invocation, 20, () => (filesByKey.has(fileKey) ? { key: fileKey } : null)),
      put: (fileKey: string, fileBytes: Uint8Array) =>
        simulateCall(invocation, 80, () => {
          filesByKey.set(fileKey, {
            content: new TextDecoder().decode(fileBytes),
            uploaded: new Date(clock.now()),
          });
        }),
      delete: (fileKeys: string | string[]) =>
        simulateCall(invocation, 20, () => {
          for (const fileKey of [fileKeys].flat()) {
            filesByKey.delete(fileKey);
          }
        }),
      list: () =>
        simulateCall(invocation, 20, () => ({
          truncated: false,
          objects: [...filesByKey].map(([key, { uploaded }]) => ({ key, uploaded })),
        })),
    };
  }

  function enqueue(queueName: string, body: unknown, delayMs = 0, attempts = 1): void {
    queuesByName[queueName]?.push({ body, attempts, dueAt: clock.now() + delayMs });
    clock.wait(delayMs).then(() => {
      for (const wakeConsumer of idleConsumerWakeups.splice(0)) {
        wakeConsumer();
      }
    });
  }

  function createMailBinding(invocation: Invocation) {
    return {
      send: async (mail: {
        to: string;
        subject: string;
        text: string;
        attachments: { content: ArrayBuffer }[];
      }) => {
        if (clock.now() < mailDownUntilMs) {
          await simulateCall(invocation, 500, () => {});
          throw Object.assign(new Error('No.'), { code: 'E_RATE_LIMIT_EXCEEDED' });
        }
        if (random() < faults.hangingMail) {
          await new Promise(() => {});
        }
        await clock.wait(
          random() < faults.slowMail ? 20_000 + random() * 60_000 : random() * 2_000,
        );
        return simulateCall(invocation, 500, () => {
          const subjectReference = /[A-Z]+-\w{4}-\w{4}/.exec(mail.subject)?.[0] ?? mail.subject;
          const [firstAttachment] = mail.attachments;
          if (mail.to !== ownerEmail) {
            confirmations.push({ reference: subjectReference, to: mail.to, id: undefined });
            return { messageId: subjectReference };
          }
          ownerMails.push({
            reference: subjectReference,
            announced: mail.text.includes('You may already have this message'),
            attached: firstAttachment ? new TextDecoder().decode(firstAttachment.content) : null,
            saysMissing: mail.text.includes('is not in the file store'),
          });
          return { messageId: subjectReference };
        });
      },
    };
  }

  function createEnv(invocation: Invocation): Env {
    const rateLimiter = { limit: async () => ({ success: true }) };
    return castToBinding<Env>({
      DB: { prepare: (sql: string) => prepareStatement(invocation, sql) },
      FILES: createBucket(invocation),
      OUTBOX: {
        send: (messageBody: unknown) =>
          simulateCall(invocation, 30, () => {
            runCounts.operations += 1;
            enqueue('outbox', messageBody);
          }),
        sendBatch: (queueMessages: { body: unknown; delaySeconds?: number }[]) =>
          simulateCall(invocation, 30, () => {
            runCounts.operations += queueMessages.length;
            for (const { body: messageBody, delaySeconds = 0 } of queueMessages) {
              enqueue('outbox', messageBody, delaySeconds * 1_000);
            }
          }),
      },
      MAIL: createMailBinding(invocation),
      RATE: rateLimiter,
      RATE_UNVERIFIED: rateLimiter,
      RATE_VIEWS: rateLimiter,
      ASSETS: { fetch: async () => new Response('', { status: 404 }) },
      MAIL_FROM: 'website@tern-and-tide.test',
      MAIL_TO: ownerEmail,
      SITE_URL: siteUrl,
      ALERT_WEBHOOK: alertWebhookUrl,
      MESSAGE_WEBHOOK: teamUrls.join('\n'),
      ACKNOWLEDGE: 'true',
    });
  }

  /** Replaces the global `fetch`, so that no post leaves the simulation. */
  async function answerWebhook(
    webhookUrl: string,
    { body: postBody, headers: postHeaders }: { body: string; headers: Record<string, string> },
  ): Promise<Response> {
    const invocation = invocationStorage.getStore() ?? createInvocation();
    if (webhookUrl !== alertWebhookUrl) {
      return answerTeamPost(invocation, webhookUrl, postBody, postHeaders['webhook-id']);
    }
    return simulateCall(invocation, 300, () => {
      const alert: { text: string; references?: string[] } = JSON.parse(postBody);
      alerts.push({ references: [], ...alert });
      return new Response(null, { status: 204 });
    });
  }

  async function answerTeamPost(
    invocation: Invocation,
    webhookUrl: string,
    postBody: string,
    webhookId: string | undefined,
  ): Promise<Response> {
    const isHookDown = clock.now() < hooksDownUntilMs || random() < faults.failingHook;
    const responseStatus = isHookDown ? ([302, 500, null][Math.floor(random() * 3)] ?? null) : 204;
    const webhookResponse = await simulateCall(invocation, 300, () => {
      const [reference = ''] = /[A-Z]+-\w{4}-\w{4}/.exec(postBody) ?? [];
      if (!isHookDown) {
        webhookPosts.push({ reference, to: webhookUrl, id: webhookId });
      }
      return responseStatus && new Response(null, { status: responseStatus });
    });
    if (webhookResponse) {
      return webhookResponse;
    }
    // The Worker aborts a post after ten seconds.
    await clock.wait(10_000);
    throw new DOMException('Too late', 'TimeoutError');
  }

  function createInvocation(): Invocation {
    return { dead: false, calls: 0 };
  }

  /** Returns null if the Worker died before responding. */
  async function fetchFromWorker(request: Request): Promise<Response | null> {
    const invocation = createInvocation();
    const ctx = castToBinding<ExecutionContext>({ waitUntil: () => {}, props: {}, exports: {} });
    const workerResponsePromise = invocationStorage.run(invocation, async () =>
      worker.fetch(request, createEnv(invocation), ctx),
    );
    workerResponsePromise.then(() => {
      clock.schedule(backgroundTimeMs, () => {
        invocation.dead = true;
      });
    });
    return Promise.race([workerResponsePromise, clock.wait(45_000).then(() => null)]);
  }

  /** Retries messages that a dead Worker neither acknowledged nor retried. */
  async function runConsumer(queueKey: string, queueName: string): Promise<void> {
    const isDue = ({ dueAt }: Queued) => dueAt <= clock.now();
    for (;;) {
      await clock.wait(500 + random() * 1_500);
      if (!queuesByName[queueKey]?.some(isDue)) {
        await new Promise<void>((resolve) => void idleConsumerWakeups.push(resolve));
        continue;
      }
      const queuedMessages = queuesByName[queueKey] ?? [];
      const dueMessages = queuedMessages.filter(isDue).slice(0, maxBatchSize);
      queuesByName[queueKey] = queuedMessages.filter((message) => !dueMessages.includes(message));
      const invocation = createInvocation();
      const settledMessages = new Set<Queued>();
      const requeueOrDeadLetter = (message: Queued, delayMs: number) => {
        settledMessages.add(message);
        if (message.attempts <= maxRetries) {
          enqueue(queueKey, message.body, delayMs, message.attempts + 1);
        } else if (queueKey === 'outbox') {
          enqueue('dead', message.body);
        }
      };
      runCounts.operations += dueMessages.length;
      runCounts.batches += 1;
      const messageBatch = castToBinding<MessageBatch<unknown>>({
        queue: queueName,
        messages: dueMessages.map((message) => ({
          body: message.body,
          attempts: message.attempts,
          ack: () => {
            settledMessages.add(message);
            runCounts.operations += 1;
            if (random() < faults.twice) {
              enqueue(queueKey, message.body);
            }
          },
          retry: ({ delaySeconds = 0 } = {}) => requeueOrDeadLetter(message, delaySeconds * 1_000),
        })),
      });
      await Promise.race([
        invocationStorage.run(invocation, () => worker.queue(messageBatch, createEnv(invocation))),
        clock.wait(15 * 60_000),
      ]);
      for (const message of dueMessages) {
        if (!settledMessages.has(message)) {
          requeueOrDeadLetter(message, retryDelayMs);
        }
      }
    }
  }

  async function runCron(cron: string): Promise<void> {
    const invocation = createInvocation();
    const controller = { cron, scheduledTime: Date.now(), noRetry: () => {} };
    await Promise.race([
      invocationStorage.run(invocation, () => worker.scheduled(controller, createEnv(invocation))),
      clock.wait(15 * 60_000),
    ]);
  }

  return {
    files: filesByKey,
    mails: ownerMails,
    confirmations,
    posts: webhookPosts,
    alerts,
    counts: runCounts,
    fetch: fetchFromWorker,
    runCron,
    answerWebhook,
    startConsumers: (count: number) => {
      for (let consumerIndex = 0; consumerIndex < count; consumerIndex += 1) {
        clock.start(() => runConsumer('outbox', 'outbox'));
      }
    },
    consumeDead: () => runConsumer('dead', 'outbox-dead'),
    putOnQueue: async (body: unknown) => enqueue('outbox', body),
    get onQueue() {
      return queuesByName.outbox?.length ?? 0;
    },
    loseQueue: () => void queuesByName.outbox?.splice(0),
    breakMail: (endMs: number) => {
      mailDownUntilMs = endMs;
    },
    breakHooks: (endMs: number) => {
      hooksDownUntilMs = endMs;
    },
    history: () => database.prepare('SELECT * FROM history').all(),
    unnotified: () => database.prepare('SELECT * FROM inquiries WHERE tell_at IS NOT NULL').all(),
    rows: () => database.prepare('SELECT * FROM inquiries').all(),
    waiting: () => database.prepare(`SELECT * FROM inquiries WHERE status = 'queued'`).all(),
    /** Makes the stored files older. */
    age: (ageMs: number) => {
      for (const storedFile of filesByKey.values()) {
        storedFile.uploaded = new Date(+storedFile.uploaded - ageMs);
      }
    },
    close: () => database.close(),
  };
}

interface Invocation {
  dead: boolean;
  calls: number;
}

/** The fakes have only the methods that the Worker uses. */
function castToBinding<Real>(fakeBinding: unknown): Real {
  return fakeBinding as Real;
}

export type Simulation = ReturnType<typeof createSimulation>;

export function buildInquiryRequest(formFields: object): Request {
  const defaultFields = { name: 'Asha', email: 'asha@example.com', phoneNumber: '9876543210' };
  return new Request(`${siteUrl}/api/v1/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...defaultFields, ...formFields }),
  });
}

export function buildApplicationRequest(fields: Record<string, string>, cv: string): Request {
  const defaultFields = { name: 'Asha', email: 'asha@example.com', position: 'Developer' };
  const fieldParts = Object.entries({ ...defaultFields, ...fields }).map(
    ([name, value]) => `name="${name}"\r\n\r\n${value}`,
  );
  fieldParts.push(`name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n${cv}`);
  const formParts = fieldParts.map(
    (part) => `--edge\r\nContent-Disposition: form-data; ${part}\r\n`,
  );
  return new Request(`${siteUrl}/api/v1/applications`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=edge' },
    body: `${formParts.join('')}--edge--\r\n`,
  });
}

export interface Run {
  clock: Clock;
  random: Random;
  simulation: Simulation;
}

/** Runs a function in simulated time, without network and logs. */
export async function runSimulation<Result>(
  { seed = 1, start: startMs = Date.UTC(2026, 10, 2, 15), faults = noFaults, oldRowsSql = '' },
  runInSimulation: (simulationRun: Run) => Promise<Result>,
): Promise<Result> {
  const random = createRandom(seed);
  const clock = createClock(startMs);
  const simulation = createSimulation(clock, random, faults, oldRowsSql);
  const restoreTimeAndRandom = installClock(clock, random);
  const { fetch: originalFetch } = globalThis;
  const { log: originalLog, error: originalError } = console;
  Object.assign(globalThis, { fetch: simulation.answerWebhook });
  Object.assign(console, { log: () => {}, error: () => {} });
  try {
    return await runInSimulation({ clock, random, simulation });
  } finally {
    restoreTimeAndRandom();
    Object.assign(globalThis, { fetch: originalFetch });
    Object.assign(console, { log: originalLog, error: originalError });
    simulation.close();
  }
}

/** Schedules a sweep every five minutes from the first to the last minute. */
export function scheduleSweeps({ clock, simulation }: Run, lastMinute: number, firstMinute = 0) {
  for (let sweepMinute = firstMinute; sweepMinute <= lastMinute; sweepMinute += 5) {
    clock.schedule(sweepMinute * 60_000, () =>
      clock.start(() => simulation.runCron('*/5 * * * *')),
    );
  }
}
