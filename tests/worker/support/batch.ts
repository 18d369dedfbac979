export interface QueuedMessage {
  body: unknown;
  attempts: number;
}

/** Unlike the library's batch, also records the delays of retries. */
export function createBatch(queueName: string, queuedMessages: QueuedMessage[]) {
  const acknowledgedBodies: unknown[] = [];
  const retriedMessages: (QueuedMessage & QueueRetryOptions)[] = [];
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
      retry: (options) => void retriedMessages.push({ body, attempts, ...options }),
    })),
  };
  return { batch, acknowledgedBodies, retriedMessages };
}

/** Returns the references of a queue message, and none of a heartbeat. */
export function readReferences(messageBody: unknown): string[] {
  const { reference, references } = Object(messageBody);
  return references ?? (reference === undefined ? [] : [reference]);
}
