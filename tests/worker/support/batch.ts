import type { OutboxMessage } from '../../../worker/delivery/outbox-message.ts';

export interface QueuedMessage {
  body: unknown;
  attempts: number;
}

export interface RetriedMessage extends QueuedMessage {
  delaySeconds: number | undefined;
}

/** Unlike the library's batch, also records the delays of retries. */
export function createBatch(queueName: string, queuedMessages: QueuedMessage[]) {
  const acknowledgedBodies: unknown[] = [];
  const retriedMessages: RetriedMessage[] = [];
  const batch: MessageBatch<unknown> = {
    queue: queueName,
    metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } },
    ackAll: () => {},
    retryAll: () => {},
    messages: queuedMessages.map(({ body, attempts }, index) => ({
      id: `${index}`,
      timestamp: new Date(),
      attempts,
      body,
      ack: () => void acknowledgedBodies.push(body),
      retry: (options) =>
        void retriedMessages.push({ body, attempts, delaySeconds: options?.delaySeconds }),
    })),
  };
  return { batch, acknowledgedBodies, retriedMessages };
}

export function readReferences(messageBody: unknown): string[] {
  const outboxMessage = messageBody as OutboxMessage;
  if ('reference' in outboxMessage) {
    return [outboxMessage.reference];
  }
  return 'references' in outboxMessage ? outboxMessage.references : [];
}
