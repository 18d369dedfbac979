/**
 * The real Worker over a mail service that fails as often as it is told to, for `npm run bench -- worker`.
 * Only the mail and the waiting differ: what waits 30 seconds waits one here.
 */
import type { Env, OutboxMessage } from '../env.ts';
import worker from '../index.ts';

const shorter = 30;
let failing = 0;
const delivered = new Map<string, number>();

class MailFailure extends Error {
  readonly code = 'E_INTERNAL_SERVER_ERROR';
}

const mail: Env['MAIL'] = {
  send: async (letter: EmailMessage | EmailMessageBuilder) => {
    if (Math.random() < failing) throw new MailFailure('Try again later.');
    const reference = 'subject' in letter ? /CC-\w{4}-\w{4}/.exec(letter.subject)?.[0] : undefined;
    if (reference) delivered.set(reference, (delivered.get(reference) ?? 0) + 1);
    return { messageId: reference ?? '' };
  },
};

function hurried(batch: MessageBatch<OutboxMessage>): MessageBatch<OutboxMessage> {
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
        message.retry({ delaySeconds: Math.ceil(delaySeconds / shorter) }),
    })),
  };
}

async function report(env: Env): Promise<Response> {
  const { results } = await env.DB.prepare(
    'SELECT status, count(*) AS count, sum(known_failures) AS failures FROM inquiries GROUP BY status',
  ).all();
  const twice = [...delivered.values()].filter((count) => count > 1).length;
  return Response.json({ rows: results, mails: delivered.size, twice });
}

export default {
  async fetch(request, env, context) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/bench/report') return report(env);
    if (pathname === '/api/bench/failing') {
      failing = Number(searchParams.get('rate'));
      return Response.json({ failing });
    }
    return worker.fetch(request, { ...env, MAIL: mail }, context);
  },
  queue: (batch, env) => worker.queue(hurried(batch), { ...env, MAIL: mail }),
} satisfies ExportedHandler<Env, OutboxMessage>;
