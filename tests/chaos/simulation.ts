/**
 * Simulates the Worker's bindings: every call takes time, may have a fault, and counts towards the
 * free plan's limit.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { readSettings } from '../../scripts/lib/wrangler-settings.ts';
import type { Env } from '../../worker/env.ts';
import worker from '../../worker/index.ts';
import { minuteMs } from '../worker/support/time.ts';
import { type Clock, createClock, createRandom, type Random, simulateGlobals } from './clock.ts';

const schemaPath = join(import.meta.dirname, '../../worker/migrations/0001_schema.sql');
const schemaSql = readFileSync(schemaPath, 'utf8');
const rateLimit = readSettings().ratelimits[0]?.simple.limit ?? 0;

/** The free plan allows 50 calls per invocation. */
export const maxCallsPerInvocation = 50;
/** Background work may continue for this time after the response. */
const maxBackgroundTimeMs = 30_000;
/** Cloudflare ends the invocation of a cron task after this time. */
const maxInvocationMs = 15 * minuteMs;
/** The Worker aborts a post after this time. */
const postTimeoutMs = 10_000;

const ownerEmail = 'hello@tern-and-tide.test';
const siteUrl = 'https://tern-and-tide.test';
const alertWebhookUrl = 'https://hooks.example/alert';
export const webhookUrls = ['https://crm.example/x', 'https://hooks.slack.com/services/T/B/x'];

const serviceDelaysMs = { database: 20, bucket: 50, mail: 1_000, webhook: 300, alert: 300 };
type Service = keyof typeof serviceDelaysMs;
/** `lost` work is done but its answer fails, `late` work is done after the time-out; dead invocations never go on. */
type Fault = 'failing' | 'lost' | 'hanging' | 'late' | 'dying' | 'dyingAfter';
export type ChooseFault = (service: Service, detail: string, random: Random) => Fault | null;
export type FaultShares = Partial<Record<Service, Partial<Record<Fault, number>>>>;

export function drawFaults(sharesByService: FaultShares): ChooseFault {
  return (service, _detail, random) => {
    let remainder = random();
    for (const [fault, share] of Object.entries(sharesByService[service] ?? {})) {
      remainder -= share;
      if (remainder < 0) {
        return fault as Fault;
      }
    }
    return null;
  };
}

type Mail = { to: string; subject: string; text: string; attachments: { content: ArrayBuffer }[] };
/** `to` is the address of a webhook or of a visitor, and `id` the header `webhook-id`. */
type Notification = { reference: string; to: string; id?: string | undefined };
type WebhookInit = { body: string; headers: Record<string, string> };

function extractReference(text: string): string {
  return /[A-Z]+-\w{4}-\w{4}/.exec(text)?.[0] ?? text;
}

/** The fakes have only the methods that the Worker uses. */
function castToBinding<Real>(fakeBinding: unknown): Real {
  return fakeBinding as Real;
}

const never = () => new Promise<never>(() => {});

/** Counts each written row with all indexes of its table, as D1 counts them at most. */
function countWrittenRows(database: DatabaseSync): () => number {
  database.exec('CREATE TEMP TABLE written (n); INSERT INTO written VALUES (0)');
  const triggers = database.prepare(
    `SELECT format('CREATE TEMP TRIGGER %s_%s AFTER %s ON main.%s BEGIN UPDATE written SET n = n + %d; END',
       column1, name, column1, name, (SELECT count(*) FROM sqlite_master WHERE tbl_name = t.name AND type IN ('table', 'index'))) AS sql
     FROM sqlite_master AS t, (VALUES ('INSERT'), ('UPDATE'), ('DELETE')) WHERE type = 'table'`,
  );
  triggers.all().forEach(({ sql }) => void database.exec(String(sql)));
  return () => Number(database.prepare('SELECT n FROM written').get()?.n);
}

type Settings = {
  chooseFault: ChooseFault;
  countsRows: boolean;
  /** Visitors get confirmations, and messages go to two webhooks instead of one. */
  acknowledge: boolean;
};

function createSimulation(clock: Clock, random: Random, settings: Settings) {
  const database = new DatabaseSync(':memory:');
  database.exec(`${schemaSql}; UPDATE signals SET seen_at = ${clock.now()}`);
  const readWrittenRows = settings.countsRows ? countWrittenRows(database) : () => 0;
  const statementsBySql = new Map<string, StatementSync>();
  const files = new Map<string, { key: string; content: string; uploaded: Date }>();
  const mails: ReturnType<typeof readOwnerMail>[] = [];
  const confirmations: Notification[] = [];
  const posts: Notification[] = [];
  const alerts: { text: string; references: string[] }[] = [];
  const counts = { faults: 0, died: 0, mostCalls: 0, calls: 0, invocations: 0 };
  const rateCounts = new Map<string, number>();
  const outageEnds: Partial<Record<Service, number>> = {};

  type Invocation = ReturnType<typeof createInvocation>;
  /** Assigns each webhook call and timer to its invocation. */
  const invocationStorage = new AsyncLocalStorage<Invocation>();

  function readOwnerMail({ subject, text, attachments: [attachment] }: Mail) {
    return {
      at: clock.now(),
      reference: extractReference(subject),
      announced: text.includes('You may already have this message'),
      attached: attachment ? new TextDecoder().decode(attachment.content) : null,
    };
  }

  function createInvocation() {
    counts.invocations += 1;
    let callCount = 0;
    const invocation = {
      dead: false,
      async call<Result>(
        [service, detail, statementCount = 1]: [Service, string, number?],
        performCall: () => Result,
      ): Promise<Result> {
        callCount += statementCount;
        counts.calls += statementCount;
        counts.mostCalls = Math.max(counts.mostCalls, callCount);
        if (callCount > maxCallsPerInvocation) {
          throw new Error('Too many API requests by single Worker invocation.');
        }
        const waitForNetwork = () => clock.wait(1 + random() * serviceDelaysMs[service]);
        await waitForNetwork();
        const isOut = clock.now() < (outageEnds[service] ?? 0);
        const fault = isOut ? 'failing' : settings.chooseFault(service, detail, random);
        counts.faults += fault === null ? 0 : 1;
        const diesAt = (moment: Fault) => {
          counts.died += fault === moment && !invocation.dead ? 1 : 0;
          invocation.dead ||= fault === moment;
          return invocation.dead;
        };
        if (diesAt('dying') || fault === 'hanging') {
          return never();
        }
        if (fault === 'failing') {
          const code = isOut && service === 'mail' ? { code: 'E_RATE_LIMIT_EXCEEDED' } : {};
          throw Object.assign(new Error('Network connection lost.'), code);
        }
        await clock.wait(fault === 'late' ? 10_000 + random() * 50_000 : 0);
        const callResult = performCall();
        await waitForNetwork();
        if (diesAt('dyingAfter')) {
          return never();
        }
        if (fault === 'lost') {
          throw new Error('Network connection lost.');
        }
        return callResult;
      },
    };
    return invocation;
  }

  function runStatement(sql: string, sqlValues: SQLInputValue[]) {
    const statement = statementsBySql.get(sql) ?? database.prepare(sql);
    statementsBySql.set(sql, statement);
    return statement.all(...sqlValues);
  }

  function createStatement({ call }: Invocation, sql: string, sqlValues: SQLInputValue[]) {
    const callAll = () => call(['database', sql], () => runStatement(sql, sqlValues));
    return {
      sql,
      sqlValues,
      first: async (column?: string) => {
        const [row] = await callAll();
        return (column === undefined ? row : row?.[column]) ?? null;
      },
      all: async () => ({ results: await callAll() }),
      run: callAll,
    };
  }

  function createDatabase(invocation: Invocation) {
    return {
      prepare: (sql: string) => ({
        ...createStatement(invocation, sql, []),
        bind: (...sqlValues: SQLInputValue[]) => createStatement(invocation, sql, sqlValues),
      }),
      batch(statements: { sql: string; sqlValues: SQLInputValue[] }[]) {
        const batchSql = statements.map(({ sql }) => sql).join(';');
        return invocation.call(['database', batchSql, statements.length], () => {
          database.exec('BEGIN');
          try {
            const results = statements.map(({ sql, sqlValues }) => runStatement(sql, sqlValues));
            database.exec('COMMIT');
            return results.map((rows) => ({ results: rows }));
          } catch (error) {
            database.exec('ROLLBACK');
            throw error;
          }
        });
      },
    };
  }

  function createBucket({ call }: Invocation) {
    const find = (method: string) => (key: string) =>
      call(['bucket', `${method} ${key}`], () => files.get(key) ?? null);
    return {
      get: find('get'),
      head: find('head'),
      put: (key: string, fileBytes: Uint8Array) =>
        call(['bucket', `put ${key}`], () => {
          const content = new TextDecoder().decode(fileBytes);
          const arrayBuffer = async () => new TextEncoder().encode(content).buffer;
          const storedFile = { key, content, arrayBuffer, uploaded: new Date(clock.now()) };
          files.set(key, storedFile);
        }),
      delete: (keys: string | string[]) =>
        call(['bucket', 'delete'], () => [keys].flat().forEach((key) => void files.delete(key))),
      list: () =>
        call(['bucket', 'list'], () => ({ truncated: false, objects: [...files.values()] })),
    };
  }

  /** Counts in fixed minutes, like Cloudflare's limiter. */
  async function limitRate({ key }: { key: string }) {
    const minuteKey = `${Math.floor(clock.now() / minuteMs)} ${key}`;
    const rateCount = (rateCounts.get(minuteKey) ?? 0) + 1;
    rateCounts.set(minuteKey, rateCount);
    return { success: rateCount <= rateLimit };
  }

  function receiveMail(mail: Mail): void {
    if (mail.to === ownerEmail) {
      mails.push(readOwnerMail(mail));
    } else {
      confirmations.push({ reference: extractReference(mail.subject), to: mail.to });
    }
  }

  function createEnv(invocation: Invocation): Env {
    return castToBinding<Env>({
      DB: createDatabase(invocation),
      FILES: createBucket(invocation),
      MAIL: { send: (mail: Mail) => invocation.call(['mail', mail.text], () => receiveMail(mail)) },
      RATE: { limit: limitRate },
      ASSETS: { fetch: async () => new Response('', { status: 404 }) },
      MAIL_FROM: 'website@tern-and-tide.test',
      MAIL_TO: ownerEmail,
      SITE_URL: siteUrl,
      ACCESS_TEAM: 'tern-and-tide',
      ACCESS_AUD: 'desk-audience',
      ALERT_WEBHOOK: alertWebhookUrl,
      MESSAGE_WEBHOOK: webhookUrls.slice(0, settings.acknowledge ? 2 : 1).join('\n'),
      ACKNOWLEDGE: String(settings.acknowledge),
    });
  }

  /** Replaces the global `fetch`, so that no post leaves the simulation. */
  async function answerPost(url: string, { body, headers }: WebhookInit): Promise<Response> {
    const invocation = invocationStorage.getStore() ?? createInvocation();
    const service = url === alertWebhookUrl ? 'alert' : 'webhook';
    const answer = invocation.call([service, url], () => {
      if (service === 'alert') {
        alerts.push({ references: [], ...JSON.parse(body) });
      } else {
        posts.push({ reference: extractReference(body), to: url, id: headers['webhook-id'] });
      }
      return new Response(null, { status: 204 });
    });
    const timeout = clock.wait(postTimeoutMs).then(() => {
      throw new DOMException('Too late', 'TimeoutError');
    });
    return Promise.race([answer, timeout]).catch((error: unknown) => {
      const status = [302, 500][Math.floor(random() * 4)];
      if (status === undefined || error instanceof DOMException) {
        throw error;
      }
      return new Response(null, { status });
    });
  }

  /** The timers of a dead invocation never end. */
  function setInvocationTimeout(run: () => void, delayMs = 0) {
    const invocation = invocationStorage.getStore();
    return clock.schedule(delayMs, () => (invocation?.dead ? null : run()));
  }

  function endLater(invocation: Invocation, delayMs: number): void {
    clock.schedule(delayMs, () => {
      invocation.dead = true;
    });
  }

  /** Returns null if the Worker died before responding. */
  async function fetchFromWorker(post: Request): Promise<Response | null> {
    const invocation = createInvocation();
    const ctx = castToBinding<ExecutionContext>({ waitUntil: () => {}, props: {}, exports: {} });
    const workerResponsePromise = invocationStorage.run(invocation, async () =>
      worker.fetch(castToBinding(post), createEnv(invocation), ctx),
    );
    workerResponsePromise.then(() => endLater(invocation, maxBackgroundTimeMs));
    return Promise.race([workerResponsePromise, clock.wait(45_000).then(() => null)]);
  }

  async function runCron(cron: string): Promise<void> {
    const invocation = createInvocation();
    endLater(invocation, maxInvocationMs);
    const controller = { cron, scheduledTime: Date.now(), noRetry() {} };
    const run = () => worker.scheduled(controller, createEnv(invocation));
    await invocationStorage.run(invocation, run);
  }

  const sweep = () => runCron('* * * * *');
  const dueSql = `SELECT 1 FROM deliveries WHERE (status = 'waiting' AND due_at <= ?1) OR alert_at <= ?1 LIMIT 1`;

  return {
    files,
    mails,
    confirmations,
    posts,
    alerts,
    counts,
    outageEnds,
    globalMethods: { fetch: answerPost, setTimeout: setInvocationTimeout },
    fetch: fetchFromWorker,
    sweep,
    /** A sweep without anything due changes nothing, so nine of ten are skipped to save time. */
    sweepIfDue: () =>
      runStatement(dueSql, [Date.now()]).length > 0 || random() < 0.1 ? sweep() : null,
    daily: () => runCron('0 21 * * *'),
    removeOrphans: () => runCron('30 */6 * * *'),
    readWrittenRows,
    history: () => runStatement('SELECT * FROM history', []),
    messages: () =>
      runStatement(
        'SELECT messages.*, key AS file_key FROM messages LEFT JOIN files ON message = id',
        [],
      ),
    deliveries: (condition = 'true') =>
      runStatement(
        `SELECT *, (SELECT key FROM files WHERE files.message = id) AS file_key
         FROM deliveries JOIN messages ON id = message WHERE ${condition}`,
        [],
      ),
    close: () => database.close(),
  };
}

export type Simulation = ReturnType<typeof createSimulation>;

function buildPostRequest(path: string, contentType: string, body: string, ip: string): Request {
  const headers = { 'Content-Type': contentType, 'CF-Connecting-IP': ip };
  return new Request(`${siteUrl}/api/v1/${path}`, { method: 'POST', headers, body });
}

export function inquiryPost(fields: object, ip: string): Request {
  const defaultFields = { name: 'Asha', email: 'asha@example.com', phoneNumber: '9876543210' };
  const body = JSON.stringify({ ...defaultFields, ...fields });
  return buildPostRequest('email', 'application/json', body, ip);
}

export function applicationPost(fields: Record<string, string>, cvContent: string, ip: string) {
  const allFields = { name: 'Asha', position: 'Developer', ...fields };
  const parts = Object.entries(allFields).map(([name, value]) => `"${name}"\r\n\r\n${value}\r\n`);
  parts.push(`"cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n${cvContent}\r\n`);
  const partStart = '--edge\r\nContent-Disposition: form-data; name=';
  const body = `${parts.map((part) => partStart + part).join('')}--edge--\r\n`;
  return buildPostRequest('applications', 'multipart/form-data; boundary=edge', body, ip);
}

export type Run = { clock: Clock; random: Random; simulation: Simulation };

/** Each seed has days of its own, because the Worker counts the messages of a day in memory. */
export async function simulate<Result>(
  {
    seed = 1,
    startHour = 15,
    ...settings
  }: Partial<Settings & Record<'seed' | 'startHour', number>>,
  runInSimulation: (simulationRun: Run) => Promise<Result>,
): Promise<Result> {
  const random = createRandom(seed);
  const clock = createClock(Date.UTC(2026, 10, 2 + 4 * seed, startHour));
  const defaultSettings = { chooseFault: () => null, countsRows: false, acknowledge: false };
  const simulation = createSimulation(clock, random, { ...defaultSettings, ...settings });
  const restoreGlobals = simulateGlobals(clock, random, [
    [globalThis, simulation.globalMethods],
    [console, { log: () => {}, error: () => {} }],
  ]);
  try {
    return await runInSimulation({ clock, random, simulation });
  } finally {
    restoreGlobals();
    simulation.close();
  }
}
