import type { OutboxMessage } from '../../../worker/delivery/outbox-message.ts';

export interface Queued {
  body: unknown;
  attempts: number;
}

export interface Retried extends Queued {
  delaySeconds: number | undefined;
}

/**
 * Records which messages were acknowledged or retried, with the delays that the library's batch
 * forgets.
 */
export function createBatch(queue: string, queued: Queued[]) {
  const acknowledged: unknown[] = [];
  const retried: Retried[] = [];
  const batch: MessageBatch<unknown> = {
    queue,
    metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } },
    ackAll: () => {},
    retryAll: () => {},
    messages: queued.map(({ body, attempts }, index) => ({
      id: `${index}`,
      timestamp: new Date(),
      attempts,
      body,
      ack: () => void acknowledged.push(body),
      retry: (options) =>
        void retried.push({ body, attempts, delaySeconds: options?.delaySeconds }),
    })),
  };
  return { batch, acknowledged, retried };
}

export function referencesOf(body: unknown): string[] {
  const message = body as OutboxMessage;
  if ('reference' in message) {
    return [message.reference];
  }
  return 'references' in message ? message.references : [];
}
