/**
 * Simulates the Worker's bindings: every call takes time, may fail before or after its work, and
 * counts towards the free plan's limit.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { readSettings } from '../../scripts/lib/wrangler-settings.ts';
import type { Env } from '../../worker/env.ts';
import worker from '../../worker/index.ts';
import { type Clock, createClock, createRandom, type Random, simulateGlobals } from './clock.ts';

const [consumerSettings] = readSettings().queues.consumers;
const maxBatchSize = Number(consumerSettings?.max_batch_size);
const maxRetries = Number(consumerSettings?.max_retries);
const retryDelayMs = Number(consumerSettings?.retry_delay) * 1_000;
const migrationsFolder = join(import.meta.dirname, '../../worker/migrations');
export const migrationSqls = readdirSync(migrationsFolder)
  .sort()
  .map((fileName) => readFileSync(join(migrationsFolder, fileName), 'utf8'));

/** The free plan allows 50 calls per invocation. */
const maxCallsPerInvocation = 50;
/** Cloudflare ends the invocation of a consumer or a cron task after this time. */
const maxInvocationMs = 15 * 60_000;
/** Background work may continue for this time after the response. */
const maxBackgroundTimeMs = 30_000;

const ownerEmail = 'hello@tern-and-tide.test';
const siteUrl = 'https://tern-and-tide.test';
const alertWebhookUrl = 'https://hooks.example/alert';
export const webhookUrls = ['https://hooks.slack.com/services/T/B/x', 'https://crm.example/x'];

/** Each number is the probability of a fault in one call. */
export const noFaults = {
  /** Half of the failing calls have already done their work. */
  failing: 0,
  dying: 0,
  slowMail: 0,
  hangingMail: 0,
  twice: 0,
  /** The webhook responds with an error, a redirect or never. */
  failingHook: 0,
};
export type Faults = typeof noFaults;

/** `to` is the address of a webhook or of a visitor, and `id` the header `webhook-id`. */
type Notification = { reference: string; to: string; id?: string | undefined };

type Mail = { to: string; subject: string; text: string; attachments: { content: ArrayBuffer }[] };
type Queued = { body: unknown; attempts: number; dueAt: number };
type WebhookInit = { body: string; headers: Record<string, string> };

function extractReference(text: string): string {
  return /[A-Z]+-\w{4}-\w{4}/.exec(text)?.[0] ?? text;
}

function readOwnerMail({ subject, text, attachments: [attachment] }: Mail) {
  return {
    reference: extractReference(subject),
    announced: text.includes('You may already have this message'),
    attached: attachment ? new TextDecoder().decode(attachment.content) : null,
    saysMissing: text.includes('is not in the file store'),
  };
}

/** The fakes have only the methods that the Worker uses. */
function castToBinding<Real>(fakeBinding: unknown): Real {
  return fakeBinding as Real;
}

function createSimulation(clock: Clock, random: Random, faults: Faults, insertOldRowsSql = '') {
  const database = new DatabaseSync(':memory:');
  database.exec(migrationSqls.toSpliced(1, 0, insertOldRowsSql).join('\n'));
  const statementsBySql = new Map<string, StatementSync>();
  const files = new Map<string, { key: string; content: string; uploaded: Date }>();
  const mails: ReturnType<typeof readOwnerMail>[] = [];
  const confirmations: Notification[] = [];
  const posts: Notification[] = [];
  const alerts: { text: string; references: string[] }[] = [];
  const counts = { operations: 0, faults: 0, died: 0, overBudget: 0, mostCalls: 0, batches: 0 };
  const queuesByName: Record<string, Queued[]> = { outbox: [], 'outbox-dead': [] };
  const wakeFunctions: (() => void)[] = [];
  let mailDownUntilMs = 0;
  let hooksDownUntilMs = 0;

  type Invocation = ReturnType<typeof createInvocation>;
  /** Assigns each webhook call to its invocation. */
  const invocationStorage = new AsyncLocalStorage<Invocation>();

  function createInvocation() {
    let callCount = 0;
    const invocation = {
      dead: false,
      async call<Result>(maxDelayMs: number, performCall: () => Result): Promise<Result> {
        callCount += 1;
        counts.mostCalls = Math.max(counts.mostCalls, callCount);
        if (callCount > maxCallsPerInvocation) {
          counts.overBudget += 1;
          throw new Error('Too many API requests by single Worker invocation.');
        }
        await clock.wait(1 + random() * maxDelayMs);
        if (invocation.dead || random() < faults.dying) {
          counts.died += invocation.dead ? 0 : 1;
          invocation.dead = true;
          return new Promise(() => {});
        }
        const isFailing = random() < faults.failing;
        counts.faults += isFailing ? 1 : 0;
        if (isFailing && random() < 0.5) {
          throw new Error('Network connection lost.');
        }
        const callResult = performCall();
        await clock.wait(1 + random() * maxDelayMs);
        if (isFailing) {
          throw new Error('Network connection lost.');
        }
        return callResult;
      },
    };
    return invocation;
  }

  function prepareStatement(invocation: Invocation, sql: string) {
    const statement = statementsBySql.get(sql) ?? database.prepare(sql);
    statementsBySql.set(sql, statement);
    const createBoundStatement = (sqlValues: SQLInputValue[]) => ({
      bind: (...boundSqlValues: SQLInputValue[]) => createBoundStatement(boundSqlValues),
      first: () => invocation.call(20, () => statement.all(...sqlValues)[0] ?? null),
      all: () => invocation.call(20, () => ({ results: statement.all(...sqlValues) })),
      run: () => invocation.call(20, () => ({ meta: statement.run(...sqlValues) })),
    });
    return createBoundStatement([]);
  }

  function createBucket(invocation: Invocation) {
    return {
      get: (key: string) => invocation.call(50, () => files.get(key) ?? null),
      head: (key: string) => invocation.call(20, () => files.get(key) ?? null),
      put: (key: string, fileBytes: Uint8Array) =>
        invocation.call(80, () => {
          const content = new TextDecoder().decode(fileBytes);
          const arrayBuffer = async () => new TextEncoder().encode(content).buffer;
          const storedFile = { key, content, arrayBuffer, uploaded: new Date(clock.now()) };
          files.set(key, storedFile);
        }),
      delete: (keys: string | string[]) =>
        invocation.call(20, () => [keys].flat().forEach((key) => void files.delete(key))),
      list: () => invocation.call(20, () => ({ truncated: false, objects: [...files.values()] })),
    };
  }

  function enqueue(queueName: string, body: unknown, delayMs = 0, attempts = 1): void {
    queuesByName[queueName]?.push({ body, attempts, dueAt: clock.now() + delayMs });
    clock.schedule(delayMs, () => wakeFunctions.splice(0).forEach((wake) => void wake()));
  }

  function createQueue(invocation: Invocation) {
    const sendBatch = (queueMessages: { body: unknown; delaySeconds?: number }[]) =>
      invocation.call(30, () => {
        counts.operations += queueMessages.length;
        for (const { body, delaySeconds = 0 } of queueMessages) {
          enqueue('outbox', body, delaySeconds * 1_000);
        }
      });
    return { send: (body: unknown) => sendBatch([{ body }]), sendBatch };
  }

  async function sendMail(invocation: Invocation, mail: Mail) {
    if (clock.now() < mailDownUntilMs) {
      await invocation.call(500, () => {});
      throw Object.assign(new Error('No.'), { code: 'E_RATE_LIMIT_EXCEEDED' });
    }
    if (random() < faults.hangingMail) {
      await new Promise(() => {});
    }
    await clock.wait(random() < faults.slowMail ? 20_000 + random() * 60_000 : random() * 2_000);
    return invocation.call(500, () => {
      if (mail.to === ownerEmail) {
        mails.push(readOwnerMail(mail));
      } else {
        confirmations.push({ reference: extractReference(mail.subject), to: mail.to });
      }
      return { messageId: mail.subject };
    });
  }

  function createEnv(invocation: Invocation): Env {
    return castToBinding<Env>({
      DB: { prepare: (sql: string) => prepareStatement(invocation, sql) },
      FILES: createBucket(invocation),
      OUTBOX: createQueue(invocation),
      MAIL: { send: (mail: Mail) => sendMail(invocation, mail) },
      RATE: { limit: async () => ({ success: true }) },
      ASSETS: { fetch: async () => new Response('', { status: 404 }) },
      MAIL_FROM: 'website@tern-and-tide.test',
      MAIL_TO: ownerEmail,
      SITE_URL: siteUrl,
      ALERT_WEBHOOK: alertWebhookUrl,
      MESSAGE_WEBHOOK: webhookUrls.join('\n'),
      ACKNOWLEDGE: 'true',
    });
  }

  /** Replaces the global `fetch`, so that no post leaves the simulation. */
  async function answerWebhook(url: string, { body, headers }: WebhookInit): Promise<Response> {
    const invocation = invocationStorage.getStore() ?? createInvocation();
    if (url === alertWebhookUrl) {
      return invocation.call(300, () => {
        alerts.push({ references: [], ...JSON.parse(body) });
        return new Response(null, { status: 204 });
      });
    }
    const isHookDown = clock.now() < hooksDownUntilMs || random() < faults.failingHook;
    const responseStatus = isHookDown ? ([302, 500, null][Math.floor(random() * 3)] ?? null) : 204;
    await invocation.call(300, () => {
      if (!isHookDown) {
        posts.push({ reference: extractReference(body), to: url, id: headers['webhook-id'] });
      }
    });
    if (responseStatus !== null) {
      return new Response(null, { status: responseStatus });
    }
    // The Worker aborts a post after ten seconds.
    await clock.wait(10_000);
    throw new DOMException('Too late', 'TimeoutError');
  }

  /** Returns null if the Worker died before responding. */
  async function fetchFromWorker(request: Request): Promise<Response | null> {
    const invocation = createInvocation();
    const ctx = castToBinding<ExecutionContext>({ waitUntil: () => {}, props: {}, exports: {} });
    const workerResponsePromise = invocationStorage.run(invocation, async () =>
      worker.fetch(request, createEnv(invocation), ctx),
    );
    workerResponsePromise.then(() => {
      clock.schedule(maxBackgroundTimeMs, () => {
        invocation.dead = true;
      });
    });
    return Promise.race([workerResponsePromise, clock.wait(45_000).then(() => null)]);
  }

  async function runInvocation(runWorker: (env: Env) => Promise<unknown>): Promise<void> {
    const invocation = createInvocation();
    const env = createEnv(invocation);
    const workerPromise = invocationStorage.run(invocation, () => runWorker(env));
    await Promise.race([workerPromise, clock.wait(maxInvocationMs)]);
  }

  /** Retries messages that a dead Worker neither acknowledged nor retried. */
  async function runConsumer(queueName: string): Promise<void> {
    const isMessageDue = ({ dueAt }: Queued) => dueAt <= clock.now();
    for (;;) {
      await clock.wait(500 + random() * 1_500);
      const queuedMessages = queuesByName[queueName] ?? [];
      const dueMessages = queuedMessages.filter(isMessageDue).slice(0, maxBatchSize);
      if (dueMessages.length === 0) {
        await new Promise<void>((resolve) => void wakeFunctions.push(resolve));
        continue;
      }
      const unsettledMessages = new Set(dueMessages);
      queuesByName[queueName] = queuedMessages.filter((message) => !unsettledMessages.has(message));
      const requeueOrDeadLetter = (message: Queued, delayMs: number) => {
        unsettledMessages.delete(message);
        if (message.attempts <= maxRetries) {
          enqueue(queueName, message.body, delayMs, message.attempts + 1);
        } else if (queueName === 'outbox') {
          enqueue('outbox-dead', message.body);
        }
      };
      counts.operations += dueMessages.length;
      counts.batches += 1;
      const messages = dueMessages.map((message) => ({
        body: message.body,
        attempts: message.attempts,
        ack: () => {
          unsettledMessages.delete(message);
          counts.operations += 1;
          if (random() < faults.twice) {
            enqueue(queueName, message.body);
          }
        },
        retry: ({ delaySeconds = 0 } = {}) => requeueOrDeadLetter(message, delaySeconds * 1_000),
      }));
      const messageBatch = castToBinding<MessageBatch<unknown>>({ queue: queueName, messages });
      await runInvocation((env) => worker.queue(messageBatch, env));
      for (const message of unsettledMessages) {
        requeueOrDeadLetter(message, retryDelayMs);
      }
    }
  }

  const queryRows = (sql: string) => database.prepare(sql).all();
  const runCron = (cron: string) =>
    runInvocation((env) =>
      worker.scheduled({ cron, scheduledTime: Date.now(), noRetry() {} }, env),
    );

  return {
    files,
    mails,
    confirmations,
    posts,
    alerts,
    counts,
    fetch: fetchFromWorker,
    sweep: () => runCron('*/5 * * * *'),
    daily: () => runCron('0 21 * * *'),
    removeOrphans: () => runCron('30 */6 * * *'),
    answerWebhook,
    startConsumers: (consumerCount: number) => {
      for (let consumerIndex = 0; consumerIndex < consumerCount; consumerIndex += 1) {
        clock.schedule(0, () => runConsumer('outbox'));
      }
      clock.schedule(0, () => runConsumer('outbox-dead'));
    },
    enqueue: (body: unknown) => enqueue('outbox', body),
    countQueued: () => queuesByName.outbox?.length ?? 0,
    loseQueue: () => void queuesByName.outbox?.splice(0),
    breakMail: (outageEndMs: number) => {
      mailDownUntilMs = outageEndMs;
    },
    breakHooks: (outageEndMs: number) => {
      hooksDownUntilMs = outageEndMs;
    },
    history: () => queryRows('SELECT * FROM history'),
    unnotified: () => queryRows('SELECT * FROM inquiries WHERE tell_at IS NOT NULL'),
    rows: () => queryRows('SELECT * FROM inquiries'),
    waiting: () => queryRows(`SELECT * FROM inquiries WHERE status = 'queued'`),
    close: () => database.close(),
  };
}

export type Simulation = ReturnType<typeof createSimulation>;

function buildPostRequest(path: string, contentType: string, body: string): Request {
  const headers = { 'Content-Type': contentType };
  return new Request(`${siteUrl}/api/v1/${path}`, { method: 'POST', headers, body });
}

export function inquiryPost(formFields: object): Request {
  const defaultFields = { name: 'Asha', email: 'asha@example.com', phoneNumber: '9876543210' };
  const body = JSON.stringify({ ...defaultFields, ...formFields });
  return buildPostRequest('email', 'application/json', body);
}

export function applicationPost(fields: Record<string, string>, cvContent: string) {
  const defaultFields = { name: 'Asha', email: 'asha@example.com', position: 'Developer' };
  const multipartTextParts = Object.entries({ ...defaultFields, ...fields }).map(
    ([name, fieldValue]) => `name="${name}"\r\n\r\n${fieldValue}`,
  );
  const cvPart = `name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n${cvContent}`;
  const body = [...multipartTextParts, cvPart]
    .map((multipartPart) => `--edge\r\nContent-Disposition: form-data; ${multipartPart}\r\n`)
    .concat('--edge--\r\n')
    .join('');
  return buildPostRequest('applications', 'multipart/form-data; boundary=edge', body);
}

export type Run = { clock: Clock; random: Random; simulation: Simulation };

export async function simulate<Result>(
  { seed = 1, start: startMs = Date.UTC(2026, 10, 2, 15), faults = noFaults, oldRowsSql = '' },
  runInSimulation: (simulationRun: Run) => Promise<Result>,
): Promise<Result> {
  const random = createRandom(seed);
  const clock = createClock(startMs);
  const simulation = createSimulation(clock, random, faults, oldRowsSql);
  const restoreGlobals = simulateGlobals(clock, random, [
    [globalThis, { fetch: simulation.answerWebhook }],
    [console, { log: () => {}, error: () => {} }],
  ]);
  try {
    return await runInSimulation({ clock, random, simulation });
  } finally {
    restoreGlobals();
    simulation.close();
  }
}
