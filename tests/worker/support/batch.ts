import type { OutboxMessage } from '../../../worker/env.ts';

/** A batch that remembers what its consumer decided, delays included (the library's own forgets them). */
export function createBatch(queue: string, references: string[]) {
  const kept: string[] = [];
  const retried: { reference: string; delaySeconds: number | undefined }[] = [];
  const batch: MessageBatch<OutboxMessage> = {
    queue,
    metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } },
    ackAll: () => {},
    retryAll: () => {},
    messages: references.map((reference, index) => ({
      id: `${index}`,
      timestamp: new Date(),
      attempts: 1,
      body: { reference },
      ack: () => void kept.push(reference),
      retry: (options) => void retried.push({ reference, delaySeconds: options?.delaySeconds }),
    })),
  };
  return { batch, acknowledged: kept, retried };
}
