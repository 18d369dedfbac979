/**
 * The real Worker over a mail service that fails as often as it is told to, for `npm run bench -- worker`.
 * Only the mail, the rate limiter and the clock differ: a second lasts thirty here, and a sweep is made
 * when it is asked for.
 */
import type { Env } from '../env.ts';
import worker from '../index.ts';

const faster = 30;
const realNow = Date.now.bind(Date);
const epoch = realNow();
Date.now = () => epoch + (realNow() - epoch) * faster;

let failing = 0;
const delivered = new Map<string, number>();

class MailFailure extends Error {
  readonly code = 'E_INTERNAL_SERVER_ERROR';
}

const mail: Env['MAIL'] = {
  send: async (mail: EmailMessage | EmailMessageBuilder) => {
    if (Math.random() < failing) {
      throw new MailFailure('Try again later.');
    }
    const reference = 'subject' in mail ? /[A-Z]+-\w{4}-\w{4}/.exec(mail.subject)?.[0] : undefined;
    if (reference) {
      delivered.set(reference, (delivered.get(reference) ?? 0) + 1);
    }
    return { messageId: reference ?? '' };
  },
};

/** Counts in memory, as the deployed limiter does. The local one writes each call into a database of its own. */
const counts = new Map<string, number>();
const limiter: RateLimit = {
  async limit({ key }) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { success: (counts.get(key) ?? 0) <= 10 };
  },
};

/** The queue's own waits are real seconds. A message comes never sooner than its row is due. */
function spedUp(batch: MessageBatch<unknown>): MessageBatch<unknown> {
  return {
    queue: batch.queue,
    metadata: batch.metadata,
    ackAll: () => batch.ackAll(),
    retryAll: (options) => batch.retryAll(options),
    messages: batch.messages.map((message) => ({
      id: message.id,
      timestamp: message.timestamp,
      attempts: message.attempts,
      body: message.body,
      ack: () => message.ack(),
      retry: ({ delaySeconds = 0 } = {}) =>
        message.retry({ delaySeconds: Math.ceil(delaySeconds / faster) + 1 }),
    })),
  };
}

async function report(env: Env): Promise<Response> {
  const { results } = await env.DB.prepare(
    'SELECT status, count(*) AS count, sum(attempts) - count(*) AS failures FROM inquiries GROUP BY status',
  ).all();
  const twice = [...delivered.values()].filter((count) => count > 1).length;
  return Response.json({ rows: results, mails: delivered.size, twice });
}

/** `file`: whether the file that a row names is there; null where it names none. */
async function rows(env: Env) {
  const { results } = await env.DB.prepare(
    'SELECT reference, status, file_key FROM inquiries',
  ).all<{
    reference: string;
    status: string;
    file_key: string | null;
  }>();
  return Promise.all(
    results.map(async ({ reference, status, file_key: key }) => ({
      reference,
      status,
      file: key === null ? null : (await env.FILES.head(key)) !== null,
    })),
  );
}

export default {
  async fetch(request, env, context) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/bench/report') {
      return report(env);
    }
    if (pathname === '/api/bench/sweep') {
      const controller = { cron: '*/5 * * * *', scheduledTime: Date.now(), noRetry: () => {} };
      await worker.scheduled(controller, { ...env, MAIL: mail });
      return Response.json({});
    }
    if (pathname === '/api/bench/rows') {
      return Response.json(await rows(env));
    }
    if (pathname === '/api/bench/failing') {
      failing = Number(searchParams.get('rate'));
      return Response.json({ failing });
    }
    return worker.fetch(request, { ...env, MAIL: mail, RATE: limiter }, context);
  },
  queue: (batch, env) => worker.queue(spedUp(batch), { ...env, MAIL: mail }),
} satisfies ExportedHandler<Env>;
